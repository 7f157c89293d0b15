import type { Seat } from '../../kernel/seats.ts'
import type { Card } from './cards.ts'
import type { TokenName } from './placed.ts'

export const SIDES = ['left', 'right'] as const
export type Side = (typeof SIDES)[number]
/** Sides inside: also the place of a card in its couple. */
export const LEFT = 0
export const RIGHT = 1

/** Choices as people read them. Cards are faces, columns count from 1. */
export type Choice =
  | { readonly do: 'pick'; readonly fighter: string }
  | { readonly do: 'give'; readonly seat: Seat }
  | { readonly do: 'place'; readonly column: number }
  | { readonly do: 'putCrow'; readonly seat: Seat; readonly column: number }
  | { readonly do: 'attack' | 'counter'; readonly cards: readonly string[]; readonly side: Side }
  | { readonly do: 'moveOnCards' | 'block' | 'wound' | 'drop'; readonly cards: readonly string[] }
  | { readonly do: 'moveInZones'; readonly from: number; readonly to: number }
  | { readonly do: 'effect' | 'newEffect'; readonly use: Use }
  | { readonly do: Plain }

/** What an effect is used for (chapter 9). */
export type Use =
  | { readonly do: 'slide'; readonly seat: Seat; readonly side: Side; readonly by: number }
  | { readonly do: 'trap'; readonly seat: Seat; readonly column: number }
  | { readonly do: 'wound'; readonly cards: readonly string[] }
  | { readonly do: 'empower'; readonly token: TokenName; readonly cards: readonly string[] }
  | { readonly do: 'removeFromCard'; readonly token: TokenName; readonly cards: readonly string[] }
  | { readonly do: 'removeFromZone'; readonly token: TokenName; readonly seat: Seat; readonly column: number }
  | { readonly do: 'switch' | 'draw'; readonly seat: Seat }
  | { readonly do: 'copy'; readonly cards: readonly string[]; readonly use: Use }

/** Answers that need no more than a word. */
export const PLAIN = [
  'noTechnique',
  'reveal',
  'draw',
  'noMove',
  'aside',
  'noAside',
  'take',
  'stand',
  'noWound',
  'noEffect',
  'freeTurn',
  'noFreeTurn',
] as const
export type Plain = (typeof PLAIN)[number]

const ACTS = [
  ...PLAIN,
  'pick',
  'give',
  'place',
  'putCrow',
  'attack',
  'counter',
  'moveOnCards',
  'moveInZones',
  'block',
  'wound',
  'effect',
  'newEffect',
  'drop',
] as const
export type Act = (typeof ACTS)[number]

/** A choice packed into a number: the act (5 bits), and above it what the act needs. */
export type Packed = number
const ABOVE_ACT = 32

export const actCode = (act: Act): Packed => ACTS.indexOf(act)
export const NO_TECHNIQUE = actCode('noTechnique')
export const REVEAL = actCode('reveal')
export const DRAW = actCode('draw')
export const NO_MOVE = actCode('noMove')
export const ASIDE = actCode('aside')
export const NO_ASIDE = actCode('noAside')
export const TAKE = actCode('take')
export const STAND = actCode('stand')
export const NO_WOUND = actCode('noWound')
export const NO_EFFECT = actCode('noEffect')
export const FREE_TURN = actCode('freeTurn')
export const NO_FREE_TURN = actCode('noFreeTurn')
export const PICK = actCode('pick')
export const GIVE = actCode('give')
export const PLACE = actCode('place')
export const PUT_CROW = actCode('putCrow')
export const ATTACK = actCode('attack')
export const COUNTER = actCode('counter')
export const MOVE_ON_CARDS = actCode('moveOnCards')
export const MOVE_IN_ZONES = actCode('moveInZones')
export const BLOCK = actCode('block')
export const WOUND = actCode('wound')
export const EFFECT = actCode('effect')
export const NEW_EFFECT = actCode('newEffect')
export const DROP = actCode('drop')

export const actOf = (code: Packed): Act => ACTS[code % ABOVE_ACT]
export const isPlainAct = (act: Act): act is Plain => ACTS.indexOf(act) < PLAIN.length

/** One value: a fighter, a seat, a column, the use of an effect, or a set of cards, which may exceed 32 bits. */
export const packValue = (act: Packed, value: number): Packed => act + value * ABOVE_ACT
export const valueOf = (code: Packed): number => Math.floor(code / ABOVE_ACT)

/** A zone: seat and column. */
export const zoneValue = (seat: Seat, column: number): number => seat | (column << 2)
export const seatOfZone = (value: number): Seat => value & 3
export const columnOfZone = (value: number): number => (value >>> 2) & 7

/** A card and the side it goes to. */
export const packCardAt = (act: Packed, card: Card, side: number): Packed => act | (card << 5) | (side << 12)
export const cardIn = (code: Packed): Card => (code >>> 5) & 127
export const sideIn = (code: Packed): number => (code >>> 12) & 1

/** One or two cards, or two columns, in order; 127 stands for no second one. */
const NO_SECOND = 127
export const packPair = (act: Packed, first: number, second = NO_SECOND): Packed => act | (first << 5) | (second << 12)
export const firstOf = (code: Packed): number => (code >>> 5) & 127
/** −1 when there is none. */
export const secondOf = (code: Packed): number => {
  const second = (code >>> 12) & 127
  return second === NO_SECOND ? -1 : second
}
