import { DAZZLE_MAX, RESURRECTION_HEAL } from './constants.ts'

/** The ways in which a secret that is declared together with an attack bends it (KBK-15.11). */
export const DECLARED = ['oneFlower', 'unanswerable', 'run', 'takesField'] as const
export type Declared = (typeof DECLARED)[number]

/** What a secret is and can do, in plain fields. Chapter 17. */
export interface Secret {
  readonly id: string
  readonly name: string
  readonly kind: 'permanent' | 'immediate'
  readonly declared?: Declared
  /** Puts a hand card under the discard together with an attack. */
  readonly buries?: boolean
  /** Random cards of the target go under the discard before an attack. */
  readonly storms?: boolean
  readonly sniperDamage?: number
  readonly negates?: boolean
  readonly heals?: number
  /** Deals the difference of two revealed cards, at most this. */
  readonly dazzles?: number
  readonly anotherTurn?: boolean
  readonly manyPairs?: boolean
}

const NO_SECRET: Secret = { id: 'none', name: 'no secret', kind: 'permanent' }

export const SECRETS: readonly Secret[] = [
  // KBK-17.1 … 17.4
  { id: 'floral-flame', name: 'Floral Flame', kind: 'permanent', declared: 'oneFlower' },
  // KBK-17.5
  { id: 'rigid-palm', name: 'Rigid Palm', kind: 'immediate', declared: 'unanswerable' },
  // KBK-17.6 … 17.8
  { id: 'poison-fang', name: 'Poison Fang', kind: 'permanent', sniperDamage: 1 },
  // KBK-17.9, KBK-17.10
  { id: 'in-the-palm', name: 'In the Palm', kind: 'permanent', buries: true },
  // KBK-17.16 … 17.19
  { id: 'resurrection', name: 'Resurrection', kind: 'immediate', heals: RESURRECTION_HEAL },
  // KBK-17.11 … 17.15
  { id: 'strong-seal', name: 'Strong Seal', kind: 'immediate', negates: true },
  // KBK-17.20 … 17.24
  { id: 'barrage', name: 'Barrage Attack', kind: 'immediate', declared: 'run' },
  // KBK-17.25 … 17.27
  { id: 'dazzle', name: 'Dazzle', kind: 'immediate', dazzles: DAZZLE_MAX },
  // KBK-17.28 … 17.30
  { id: 'grave-keeper', name: 'Grave Keeper', kind: 'immediate', declared: 'takesField' },
  // KBK-17.31, KBK-17.32
  { id: 'mountain-storm', name: 'Mountain Storm', kind: 'immediate', storms: true },
  // KBK-17.33 … 17.37
  { id: 'greed', name: 'Greed', kind: 'immediate', anotherTurn: true },
  // KBK-17.38 … 17.40
  { id: 'protection-amulet', name: 'Protection Amulet', kind: 'permanent', manyPairs: true },
]

export const secretAt = (index: number): Secret => (index < 0 ? NO_SECRET : SECRETS[index])
export const secretIndex = (id: string): number => SECRETS.findIndex((secret) => secret.id === id)
/** The id of the secret that bends an attack in this way. */
export const declaredSecret = (declared: Declared): string =>
  SECRETS.find((secret) => secret.declared === declared)?.id ?? ''
