import { andMore, faceDown, hiddenPile, oneCard, openPile, topFirst } from '../../kernel/card-fields.ts'
import { declareState, type GivenIn, record, type StateIn } from '../../kernel/declared-state.ts'
import {
  beginning,
  called,
  count,
  each,
  entry,
  flag,
  inOtherWords,
  list,
  number,
  oneOf,
  onlyInViews,
  optional,
  orNone,
  shared,
  stream,
  textLike,
} from '../../kernel/fields.ts'
import { seatFields } from '../../kernel/seat-fields.ts'
import { SIDES } from './choice.ts'
import { FIGHTERS } from './fighters.ts'
import { TOKENS } from './placed.ts'
import { packet, slide } from './position/moves.ts'
import { ANY_FACE, blow, couple, FACE, HIDDEN_FACE, STACK_TOKEN, zonesBySeat } from './position/texts.ts'

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

/** The solo tokens, by number. */
export const PLUS_TOKEN = 0
export const MINUS_TOKEN = 1
export const NEUTRAL_TOKEN = 2

/**
 * One moment of a match, declared once, with so many areas. Indices are seats; in the solo game the automaton is seat 1.
 * Piles have their top last; hands are sorted by card and their cards say which shuffle they came from.
 */
const fieldsOf = (areas: number) => {
  const { letters, seat, nobody, seatOrder, seatBits, perSeat } = seatFields(areas)
  const card = oneCard(ANY_FACE, 'B24')
  const hiddenCards = hiddenPile(HIDDEN_FACE)
  const attack = record({
    /** The card put in play; it may have left again in a counter exchange. */
    card,
    /** Where it was put: 0 left, 1 right. */
    side: entry('side', SIDES),
    /** The blow with its tokens until step 1 has used them. */
    tokens: called('blow', blow),
    /** EMR-6.6; −1 before the hit check. */
    defender: nobody,
    /** EMR-7.2 */
    base: count(20),
    /** A crow empties step 4 (EMR-5.9). */
    crowed: flag,
    /** How many cards blocked. */
    blocks: count(2),
    /** Who countered last. */
    counterer: nobody,
    /** T9 took the place of the damage (EMR-13.37). */
    wounding: flag,
  })
  const end = record({
    winners: seatOrder,
    reason: oneOf(['lastStanding', 'turnLimit', 'gaveUp']),
    rule: textLike('a rule such as EMR-17.2', /^EMR-\d+\.\d+$/),
  })
  const fields = {
    window: beginning('none', oneOf(WINDOW_NAMES)),
    asked: nobody,
    /** Where the turn stands: the step that asks, or the one that comes next. */
    step: oneOf(STEP_NAMES),
    active: seat,
    turn: count(),
    /** A free turn: drawing brings one card (EMR-10.4). */
    free: flag,
    starter: seat,
    /** EMR-0.4 */
    life: perSeat(count(10)),
    hands: perSeat(andMore(hiddenCards)),
    /** The column of the couple's left card; 0 for an area that was cleared. Positions say `areas`. */
    place: inOtherWords(list(count())),
    /** Two for each seat, left and right: a card in play with its row and tokens (`placed.ts`); −1 when cleared. */
    couple: inOtherWords(list(number(-1, 2 ** 31))),
    /** Six for each seat: the tokens on the attack zones (`placed.ts`). */
    zones: zonesBySeat(letters),
    fighters: perSeat(
      orNone(
        entry(
          'fighter',
          FIGHTERS.map(({ id }) => id),
        ),
      ),
    ),
    /** A bit for each fighter in fury (EMR-12.3). */
    fury: seatBits,
    /** Who has the marker of T8; −1 while it is with its owner or not in the game. */
    marker: nobody,
    /** EMR-11.2 */
    supply: each(TOKENS, count(16)),
    /** T2: the active player's cards set aside. */
    aside: hiddenCards,
    pile: faceDown(topFirst(openPile(FACE))),
    discards: openPile(FACE),
    /** The card in suspense (EMR-0.6): the blow, or the card that T4 turned up. */
    suspense: orNone(card),
    /** How many shuffles there were after the first. */
    shuffle: count(10_000),
    /** The solo stack in the order of revealing, `at` the visible token, `seen` how many were revealed (EMR-14.12). */
    stack: openPile(STACK_TOKEN),
    stackAt: count(9),
    stackSeen: count(10),
    /** Who has yet to pick a fighter (EMR-1.12). */
    draft: seatOrder,
    /** The attack of the active player that is being resolved. */
    attack: optional(attack),
    /** Packets still to be taken, first to last (`rules/packets.ts`). */
    packets: list(packet(areas)),
    /** A slide under way (`rules/slide.ts`); 0 for none. */
    slide: slide(areas),
    ended: shared(optional(end)),
    stream,
    /** The cards that lie hidden, with their shuffles, which everybody could know. */
    unseen: onlyInViews(hiddenCards),
    /** The hidden tokens of the solo stack, ascending. */
    unseenTokens: onlyInViews(list(count())),
  }
  const inPositions = {
    handSizes: perSeat(count(100)),
    areas: perSeat(couple),
    pileSize: count(100),
    /** Where cards lie that are not named. */
    rest: oneOf(['below', 'none']),
    removed: openPile(ANY_FACE),
    /** The cards that the next shuffle brings to the top, first to last. */
    script: openPile(FACE),
  }
  return { fields, inPositions }
}

const DECLARED = [1, 2, 3, 4].map((areas) => {
  const { fields, inPositions } = fieldsOf(areas)
  return declareState(fields, inPositions)
})
export const stateOf = ({ areas }: { readonly areas: number }) => DECLARED[areas - 1]
type StateFields = ReturnType<typeof stateOf>
export type Given = GivenIn<StateFields>
export type State = StateIn<StateFields>
export type Attack = NonNullable<State['attack']>
export type End = NonNullable<State['ended']>

/** Written out in the same order, since search copies constantly. */
export const copyState = (s: State): State => ({
  window: s.window,
  asked: s.asked,
  step: s.step,
  active: s.active,
  turn: s.turn,
  free: s.free,
  starter: s.starter,
  life: s.life.slice(),
  hands: copyHands(s.hands),
  place: s.place.slice(),
  couple: s.couple.slice(),
  zones: s.zones.slice(),
  fighters: s.fighters.slice(),
  fury: s.fury,
  marker: s.marker,
  supply: s.supply.slice(),
  aside: s.aside.slice(),
  pile: s.pile.slice(),
  discards: s.discards.slice(),
  suspense: s.suspense,
  shuffle: s.shuffle,
  stack: s.stack.slice(),
  stackAt: s.stackAt,
  stackSeen: s.stackSeen,
  draft: s.draft.slice(),
  attack: s.attack === null ? null : copyAttack(s.attack),
  packets: s.packets.slice(),
  slide: s.slide,
  ended: s.ended,
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
