import { DAZZLE_MAX, RESURRECTION_HEAL } from './constants.ts'
import { NO_POWER, type Power } from './power.ts'

/** The ways in which a secret that is declared together with an attack bends it (KBK-15.11). */
export const DECLARED = ['oneFlower', 'unanswerable', 'run', 'takesField'] as const
export type Declared = (typeof DECLARED)[number]

/** What a secret is and can do, in plain fields. Chapter 17. */
export interface Secret extends Power {
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

const NO_SECRET: Secret = { ...NO_POWER, id: 'none', name: 'no secret', kind: 'permanent' }

export const SECRETS: readonly Secret[] = [
  {
    id: 'floral-flame',
    name: 'Floral Flame',
    rules: 'KBK-17.1 … 17.4',
    icon: { icon: 'flower-twirl', author: 'Lorc' },
    rank: 2,
    note: 'show your hand and make a Dual Fist of a single flower',
    kind: 'permanent',
    declared: 'oneFlower',
  },
  {
    id: 'rigid-palm',
    name: 'Rigid Palm',
    rules: 'KBK-17.5',
    icon: { icon: 'magic-palm', author: 'Lorc' },
    rank: 6,
    note: 'once, a God Fist that can be neither defended nor countered',
    kind: 'immediate',
    declared: 'unanswerable',
  },
  {
    id: 'poison-fang',
    name: 'Poison Fang',
    rules: 'KBK-17.6 … 17.8',
    icon: { icon: 'snake-bite', author: 'Lorc' },
    rank: 1,
    note: 'a successful Sniper Fist deals 1 more',
    kind: 'permanent',
    sniperDamage: 1,
  },
  {
    id: 'in-the-palm',
    name: 'In the Palm',
    rules: 'KBK-17.9 … 17.10',
    icon: { icon: 'card-discard', author: 'Faithtoken' },
    rank: 0,
    note: 'before each attack you may put a card under the discard',
    kind: 'permanent',
    buries: true,
  },
  {
    id: 'resurrection',
    name: 'Resurrection',
    rules: 'KBK-17.16 … 17.19',
    icon: { icon: 'angel-wings', author: 'Lorc' },
    rank: 7,
    note: 'once, when you deal damage, recover 2 HP',
    kind: 'immediate',
    heals: RESURRECTION_HEAL,
  },
  {
    id: 'strong-seal',
    name: 'Strong Seal',
    rules: 'KBK-17.11 … 17.15',
    icon: { icon: 'wax-seal', author: 'Lorc' },
    rank: 11,
    note: 'once, damage to you comes to nothing',
    kind: 'immediate',
    negates: true,
  },
  {
    id: 'barrage',
    name: 'Barrage Attack',
    rules: 'KBK-17.20 … 17.24',
    icon: { icon: 'punch-blast', author: 'Lorc' },
    rank: 8,
    note: 'once, a run of 3 to 6 cards of one colour for 2 to 4 damage',
    kind: 'immediate',
    declared: 'run',
  },
  {
    id: 'dazzle',
    name: 'Dazzle',
    rules: 'KBK-17.25 … 17.27',
    icon: { icon: 'barbed-sun', author: 'Lorc' },
    rank: 10,
    note: 'once, after a successful attack two cards of the deck add their difference',
    kind: 'immediate',
    dazzles: DAZZLE_MAX,
  },
  {
    id: 'grave-keeper',
    name: 'Grave Keeper',
    rules: 'KBK-17.28 … 17.30',
    icon: { icon: 'tombstone', author: 'Sbed' },
    rank: 4,
    note: 'once, attack with the Field Card as one of your cards',
    kind: 'immediate',
    declared: 'takesField',
  },
  {
    id: 'mountain-storm',
    name: 'Mountain Storm',
    rules: 'KBK-17.31 … 17.32',
    icon: { icon: 'lightning-storm', author: 'Lorc' },
    rank: 5,
    note: 'once, before attacking, two random cards of your target are gone',
    kind: 'immediate',
    storms: true,
  },
  {
    id: 'greed',
    name: 'Greed',
    rules: 'KBK-17.33 … 17.37',
    icon: { icon: 'swap-bag', author: 'Lorc' },
    rank: 9,
    note: 'once, take another turn with as many cards as before',
    kind: 'immediate',
    anotherTurn: true,
  },
  {
    id: 'protection-amulet',
    name: 'Protection Amulet',
    rules: 'KBK-17.38 … 17.40',
    icon: { icon: 'gem-pendant', author: 'Lorc' },
    rank: 3,
    note: 'defend with as many pairs as you like',
    kind: 'permanent',
    manyPairs: true,
  },
]

export const secretAt = (index: number): Secret => (index < 0 ? NO_SECRET : SECRETS[index])
export const secretIndex = (id: string): number => SECRETS.findIndex((secret) => secret.id === id)
/** The id of the secret that bends an attack in this way. */
export const declaredSecret = (declared: Declared): string =>
  SECRETS.find((secret) => secret.declared === declared)?.id ?? ''
