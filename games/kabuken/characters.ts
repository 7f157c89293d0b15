import { BASIC_HP, DOG_LIMIT, DRAGON_HP, FOX_HP, HAND_LIMIT, HORSE_MAX, SHEEP_HEAL } from './constants.ts'

/** What a character is and can do, in plain fields. Chapter 16. */
export interface Character {
  readonly id: string
  readonly name: string
  readonly hp: number
  /** Cards a refill goes up to. */
  readonly limit: number
  /** Cannot attack but by a secret that is itself an attack. */
  readonly attacksBySecretOnly?: boolean
  readonly noContinuousAttack?: boolean
  readonly undefendable?: boolean
  readonly sniperUncounterable?: boolean
  /** May treat one card of an attack as another colour, for HP. */
  readonly recolours?: { readonly cost: number }
  /** May treat one card of an attack as another number, against a healthy target. */
  readonly renumbers?: { readonly targetHp: number }
  readonly desperate?: { readonly hp: number; readonly damage: number }
  readonly allFlowered?: boolean
  readonly counterDamage?: number
  readonly secondCounterCard?: boolean
  readonly paysForCards?: number
  readonly sequenceHeals?: number
  readonly choosesDraw?: boolean
  readonly secretUses?: number
  readonly winsOnRunOut?: boolean
}

/** Who plays the basic game (KBK-2.1, KBK-2.5). */
const NOBODY: Character = { id: 'nobody', name: 'Nobody', hp: BASIC_HP, limit: HAND_LIMIT }

export const CHARACTERS: readonly Character[] = [
  // KBK-16.1
  { id: 'rat', name: 'Rat, Chu Lee', hp: 7, limit: HAND_LIMIT, sniperUncounterable: true },
  // KBK-16.2 … 16.4
  { id: 'ox', name: 'Ox, Shifa Khan', hp: 9, limit: HAND_LIMIT, recolours: { cost: 1 } },
  // KBK-16.5
  { id: 'tiger', name: 'Tiger, Leona Martin', hp: 8, limit: HAND_LIMIT, undefendable: true },
  // KBK-16.6 … 16.9
  { id: 'rabbit', name: 'Rabbit, Kim Upyon', hp: 7, limit: HAND_LIMIT, secretUses: 2 },
  // KBK-16.10, KBK-16.11
  {
    id: 'dragon',
    name: 'Dragon, Tatsuno Jyarin',
    hp: 10,
    limit: HAND_LIMIT,
    noContinuousAttack: true,
    desperate: { hp: DRAGON_HP, damage: 1 },
  },
  // KBK-16.12 … 16.18
  {
    id: 'snake',
    name: 'Snake, Julia Schneikhardt',
    hp: 7,
    limit: HAND_LIMIT,
    attacksBySecretOnly: true,
    noContinuousAttack: true,
    counterDamage: 1,
    winsOnRunOut: true,
  },
  // KBK-16.19 … 16.21
  { id: 'horse', name: 'Horse, Elena Cavallo', hp: 9, limit: HAND_LIMIT, paysForCards: HORSE_MAX },
  // KBK-16.22
  { id: 'sheep', name: 'Sheep, Rita Siesta', hp: 8, limit: HAND_LIMIT, sequenceHeals: SHEEP_HEAL },
  // KBK-16.23 … 16.25
  { id: 'monkey', name: 'Monkey, Sawatari Masami', hp: 9, limit: HAND_LIMIT, choosesDraw: true },
  // KBK-16.26, KBK-16.27
  { id: 'rooster', name: 'Rooster, Charlotte Tweetle', hp: 8, limit: HAND_LIMIT, secondCounterCard: true },
  // KBK-16.28
  { id: 'dog', name: 'Dog, Sasha 110', hp: 7, limit: DOG_LIMIT },
  // KBK-16.29, KBK-16.30
  { id: 'boar', name: 'Boar, Veronica Sisiera', hp: 7, limit: HAND_LIMIT, allFlowered: true },
  // KBK-16.31 … 16.33
  { id: 'fox', name: 'Fox, Maria Fox', hp: 8, limit: HAND_LIMIT, renumbers: { targetHp: FOX_HP } },
]

/** Joins only if the option is on (KBK-1.3). */
export const PROMO = 'fox'

/** −1, the basic game's nobody, or an index of CHARACTERS. */
export const characterAt = (index: number): Character => (index < 0 ? NOBODY : CHARACTERS[index])
export const characterIndex = (id: string): number => CHARACTERS.findIndex((character) => character.id === id)
