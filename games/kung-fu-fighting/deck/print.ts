import type { Against, Type } from './vocabulary.ts'

/** A card as the rules read it: numbers and flags, every field there, so that all cards have one shape. */
export interface Print {
  readonly id: string
  readonly name: string
  readonly type: Type
  /** Cards of one name have one number (KFF-18.4). */
  readonly group: number
  /** A bit for each subtype, as in `Nature`. */
  readonly subtypes: number
  readonly family: string
  readonly slot: 'weapon' | 'stance' | ''
  /** Damage, plus, or the attack of a Weapon. */
  readonly value: number
  /** What the target loses in step 2, and how many cards are discarded after step 4. */
  readonly losses: readonly LossCode[]
  readonly discards: number
  readonly letter: Letter
  readonly pierce: number
  readonly perHelper: number
  /** How many targets a split may have; 0 for no split. */
  readonly splitMax: number
  readonly splitValue: number
  /** UNSET where the card does not say. */
  readonly twoSides: number
  readonly onAlly: number
  readonly inCounter: number
  readonly combo: number
  readonly barsAllBut: string
  readonly allyOnly: boolean
  readonly perOther: number
  readonly perMember: number
  readonly needs: number
  readonly spawn: boolean
  readonly against: number
  readonly ignore: boolean
  readonly counter: boolean
  readonly cover: boolean
  readonly draw: number
  readonly drawEach: number
  readonly bonuses: readonly Lift[]
  readonly versus: number
  readonly versusPlus: number
  readonly defences: readonly Guarding[]
  readonly enter: number
  readonly upkeep: number
  readonly hand: number
  readonly afterUse: boolean
  readonly guard: boolean
  readonly special: '' | 'redirect' | 'counter' | 'move-weapon' | 'draw'
  readonly side: number
  readonly doubleStance: boolean
  readonly freeCounter: boolean
  readonly restorePlus: number
  readonly restoreDraw: number
  readonly unlessWeapon: boolean
  readonly stealIfEmpty: boolean
}

export const UNSET = -1000

export const LOSE_WEAPON = 0
export const LOSE_STANCE = 1
export const TAKE_WEAPON = 2
export type LossCode = 0 | 1 | 2 | 3

/**
 * Where in an order a card can matter in step 2: nowhere, by one loss of Weapon or Stance, or by several. Equal single
 * losses, and losses of different things, cannot tell who came first.
 */
export type Letter = 0 | 1 | 2 | 3 | 4 | 5
export const SEVERAL: Letter = 5

export const PIERCES_WEAPON = 1
export const PIERCES_STANCE = 2

/** What an Attack is to Blocks and defences, as bits. */
export const NATURE: Readonly<Record<Against, number>> = {
  any: 1,
  weapon: 2,
  card: 4,
  punch: 8,
  kick: 16,
  throw: 32,
  trip: 64,
}

/** A bonus line: on which parts (KFF-17.7), and how much. */
export interface Lift {
  readonly on: 'main' | 'main-card' | 'weapon' | 'enhancement' | 'assist' | 'subtype' | 'card'
  /** The subtype's bit, or the card. */
  readonly what: number
  readonly plus: number
}

export interface Guarding {
  readonly against: number
  readonly minus: number
}

export const BLANK: Print = {
  id: '',
  name: '',
  type: 'attack',
  group: 0,
  subtypes: 0,
  family: '',
  slot: '',
  value: 0,
  losses: [],
  discards: 0,
  letter: 0,
  pierce: 0,
  perHelper: 0,
  splitMax: 0,
  splitValue: 0,
  twoSides: UNSET,
  onAlly: UNSET,
  inCounter: UNSET,
  combo: 0,
  barsAllBut: '',
  allyOnly: false,
  perOther: 0,
  perMember: 0,
  needs: 0,
  spawn: false,
  against: 0,
  ignore: false,
  counter: false,
  cover: false,
  draw: 0,
  drawEach: 0,
  bonuses: [],
  versus: -1,
  versusPlus: 0,
  defences: [],
  enter: 0,
  upkeep: 0,
  hand: 0,
  afterUse: false,
  guard: false,
  special: '',
  side: -1,
  doubleStance: false,
  freeCounter: false,
  restorePlus: 0,
  restoreDraw: 0,
  unlessWeapon: false,
  stealIfEmpty: false,
}
