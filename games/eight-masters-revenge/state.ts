import type { Stream } from '../../kernel/random.ts'
import type { Seat } from '../../kernel/seats.ts'
import type { Card } from './cards.ts'

/** The questions of EMR-18.4; `none` while nobody is asked. */
export const WINDOW_NAMES = [
  'pick',
  'give',
  'start',
  'effect',
  'action',
  'move',
  'aside',
  'response',
  'counterback',
  't9',
  'free',
  'drop',
  'none',
] as const
export type WindowName = (typeof WINDOW_NAMES)[number]

/** EMR-18.5: what a turn consists of, in order; each step names the one that follows it. */
export const STEP_NAMES = [
  'begin',
  'fury',
  'marker',
  'start',
  'revealed',
  'revealEnd',
  'automaton',
  'action',
  'move',
  'aside',
  'tokens',
  'blow',
  'check',
  'response',
  'exchange',
  't9',
  'damage',
  'effect',
  'attackEnd',
  'free',
  'end',
  'fullHand',
  'next',
] as const
export type StepName = (typeof STEP_NAMES)[number]

/**
 * One moment of a match. Indices are seats; in the solo game the automaton is seat 1. Piles have their top last; hands
 * are sorted by card and their cards say which shuffle they came from.
 */
export interface State {
  /** EMR-0.4 */
  life: number[]
  /** The column of the couple's left card; 0 for an area that was cleared. */
  place: number[]
  /** Two for each seat, left and right: a card in play with its row and tokens (`placed.ts`); −1 when cleared. */
  couple: number[]
  /** Six for each seat: the tokens on the attack zones (`placed.ts`). */
  zones: number[]
  /** −1 without a fighter. */
  fighters: number[]
  /** A bit for each fighter in fury (EMR-12.3). */
  fury: number
  /** Who has the marker of T8; −1 while it is with its owner or not in the game. */
  marker: Seat
  /** Damage, plus, minus, crow (EMR-11.2). */
  supply: number[]
  hands: number[][]
  /** T2: the active player's cards set aside. */
  aside: number[]
  pile: Card[]
  discards: Card[]
  /** How many shuffles there were after the first. */
  shuffle: number
  /** The solo stack in the order of revealing, `at` the visible token, `seen` how many were revealed (EMR-14.12). */
  stack: number[]
  stackAt: number
  stackSeen: number
  /** Who has yet to pick a fighter (EMR-1.12). */
  draft: Seat[]
  starter: Seat
  turn: number
  active: Seat
  /** A free turn: drawing brings one card (EMR-10.4). */
  free: boolean
  /** The card in suspense (EMR-0.6): the blow, or the card that T4 turned up; −1 for none. */
  suspense: Card
  attack: Attack | null
  /** Where the turn stands: the step that asks, or the one that comes next. */
  step: StepName
  /** Packets still to be taken, first to last (`rules/packets.ts`). */
  packets: number[]
  /** A slide under way (`rules/slide.ts`); 0 for none. */
  slide: number
  window: WindowName
  asked: Seat
  ended: End | null
  stream: Stream
  /** Only in a view: the cards that lie hidden, with their shuffles, which everybody could know. */
  unseen: number[]
  /** Only in a view: the hidden tokens of the solo stack, ascending. */
  unseenTokens: number[]
}

/** The attack of the active player that is being resolved. */
export interface Attack {
  /** The card put in play; it may have left again in a counter exchange. */
  card: Card
  /** Where it was put: 0 left, 1 right. */
  side: number
  /** The blow with its tokens until step 1 has used them. */
  tokens: number
  /** EMR-6.6; −1 before the hit check. */
  defender: Seat
  /** EMR-7.2 */
  base: number
  /** A crow empties step 4 (EMR-5.9). */
  crowed: boolean
  /** How many cards blocked. */
  blocks: number
  /** Who countered last; −1 while nobody has. */
  counterer: Seat
  /** T9 took the place of the damage (EMR-13.37). */
  wounding: boolean
}

/** The solo tokens, by number. */
export const PLUS_TOKEN = 0
export const MINUS_TOKEN = 1
export const NEUTRAL_TOKEN = 2

export interface End {
  winners: Seat[]
  reason: 'lastStanding' | 'turnLimit' | 'gaveUp'
  rule: string
}

/** Cheap: search copies constantly. Streams are values and are shared. */
export const copyState = (s: State): State => ({
  life: s.life.slice(),
  place: s.place.slice(),
  couple: s.couple.slice(),
  zones: s.zones.slice(),
  fighters: s.fighters.slice(),
  fury: s.fury,
  marker: s.marker,
  supply: s.supply.slice(),
  hands: copyHands(s.hands),
  aside: s.aside.slice(),
  pile: s.pile.slice(),
  discards: s.discards.slice(),
  shuffle: s.shuffle,
  stack: s.stack.slice(),
  stackAt: s.stackAt,
  stackSeen: s.stackSeen,
  draft: s.draft.slice(),
  starter: s.starter,
  turn: s.turn,
  active: s.active,
  free: s.free,
  suspense: s.suspense,
  attack: s.attack === null ? null : copyAttack(s.attack),
  step: s.step,
  packets: s.packets.slice(),
  slide: s.slide,
  window: s.window,
  asked: s.asked,
  ended: s.ended === null ? null : { ...s.ended, winners: s.ended.winners.slice() },
  stream: s.stream,
  unseen: s.unseen.slice(),
  unseenTokens: s.unseenTokens.slice(),
})

const copyHands = (hands: readonly number[][]): number[][] => {
  const copies: number[][] = []
  for (let seat = 0; seat < hands.length; seat++) copies.push(hands[seat].slice())
  return copies
}

const copyAttack = (a: Attack): Attack => ({
  card: a.card,
  side: a.side,
  tokens: a.tokens,
  defender: a.defender,
  base: a.base,
  crowed: a.crowed,
  blocks: a.blocks,
  counterer: a.counterer,
  wounding: a.wounding,
})
