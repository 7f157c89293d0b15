import type { Rules } from '../../kernel/contract.ts'
import type { Rng } from '../../kernel/random.ts'
import type { Viewer } from '../../kernel/seats.ts'
import { ALL_CARDS, BLOWS, type Card, cardOf, FACES, fromShuffle, HOLE, shuffleOf } from './cards.ts'
import type { House } from './options.ts'
import { cardAt } from './placed.ts'
import { type Attack, copyState, STEP_NAMES, type State, stateOf, WINDOW_NAMES } from './state.ts'

/** EMR-18.3: hidden are other hands, cards set aside, the pile, and the rest of the solo stack. */
export const hideBy = (house: House): Rules<State>['hide'] =>
  stateOf(house).views<Viewer>(copyState, {
    hands: (s, viewer) => maskedHands(s, viewer),
    aside: (s, viewer) => (seesAside(house, s, viewer) ? s.aside : holesOf(s.aside)),
    pile: (s) => HOLES.slice(0, s.pile.length),
    stack: maskedStack,
    stream: () => null,
    unseen: unseenOf,
    unseenTokens: unseenTokensOf,
  }).hide

const HOLES: readonly Card[] = Array<Card>(ALL_CARDS).fill(HOLE)

const maskedHands = ({ hands, shuffle }: State, viewer: Viewer): number[][] => {
  const seen = hands.slice()
  for (let seat = 0; seat < seen.length; seat++) if (seat !== viewer) seen[seat] = maskedHand(seen[seat], shuffle)
  return seen
}

/** Before the first reshuffle all holes are alike. */
const maskedHand = (hand: readonly number[], shuffle: number): number[] =>
  shuffle === 0 ? holesOf(hand) : holesOf(hand).sort((x, y) => x - y)

const maskedStack = (s: State): number[] => {
  const seen = s.stack.slice()
  for (let i = 0; i < seen.length; i++) if (!isRevealed(s, i)) seen[i] = HIDDEN_TOKEN
  return seen
}

const HIDDEN_TOKEN = -1

const holesOf = (hidden: readonly number[]): number[] => {
  const holes: number[] = []
  for (let i = 0; i < hidden.length; i++) holes.push(fromShuffle(HOLE, shuffleOf(hidden[i])))
  return holes
}

/** EMR-13.6, EMR-19.13 */
const seesAside = (house: House, s: State, viewer: Viewer): boolean =>
  viewer === s.active && house.asideSeen === 'owner'

/** EMR-14.12: tokens lie open once they have come to light. */
const isRevealed = ({ stack, stackAt, stackSeen }: State, index: number): boolean =>
  (stackAt - index + stack.length) % stack.length < stackSeen

const unseenTokensOf = (s: State): number[] =>
  s.unseenTokens.length > 0
    ? s.unseenTokens
    : s.stack.filter((token, index) => token !== HIDDEN_TOKEN && !isRevealed(s, index)).sort((x, y) => x - y)

/** The hidden cards in their order, each with the shuffle it came from: what everybody could know by counting. */
const unseenOf = (s: State): number[] => {
  if (s.unseen.length > 0) return s.unseen
  const shuffles = new Int32Array(BLOWS).fill(-1)
  for (let seat = 0; seat < s.hands.length; seat++) note(shuffles, s.hands[seat])
  note(shuffles, s.aside)
  for (let i = 0; i < s.pile.length; i++) if (s.pile[i] !== HOLE) shuffles[s.pile[i]] = s.shuffle
  const unseen: number[] = []
  for (let card = 0; card < BLOWS; card++) if (shuffles[card] >= 0) unseen.push(fromShuffle(card, shuffles[card]))
  return unseen
}

const note = (shuffles: Int32Array, hidden: readonly number[]): void => {
  for (let i = 0; i < hidden.length; i++)
    if (cardOf(hidden[i]) !== HOLE) shuffles[cardOf(hidden[i])] = shuffleOf(hidden[i])
}

/** Deals what each shuffle still holds to the holes that came from it, all deals equally likely. */
export const imagine = (view: State, rng: Rng): State => {
  const s = copyState(view)
  const pools = poolsOf(view)
  for (const pool of pools.values()) rng.shuffle(pool)
  for (let seat = 0; seat < s.hands.length; seat++) {
    fillHoles(s.hands[seat], pools)
    s.hands[seat].sort((x, y) => cardOf(x) - cardOf(y))
  }
  fillHoles(s.aside, pools)
  const latest = poolOf(pools, s.shuffle)
  for (let i = 0; i < s.pile.length; i++) if (s.pile[i] === HOLE) s.pile[i] = nextOf(latest)
  if (s.stack.length > 0) fillStack(s, rng)
  s.unseen = []
  s.unseenTokens = []
  s.stream = rng.split().save()
  return s
}

type Pools = Map<number, Card[]>

/** By shuffle, the hidden cards that the view does not show. */
const poolsOf = (view: State): Pools => {
  const shown = new Uint8Array(ALL_CARDS)
  for (let seat = 0; seat < view.hands.length; seat++) show(shown, view.hands[seat])
  show(shown, view.aside)
  for (let i = 0; i < view.pile.length; i++) if (view.pile[i] !== HOLE) shown[view.pile[i]] = 1
  const pools: Pools = new Map()
  const latest = poolOf(pools, view.shuffle)
  for (let i = 0; i < view.unseen.length; i++) {
    const hidden = view.unseen[i]
    if (shown[cardOf(hidden)] === 1) continue
    const pool = shuffleOf(hidden) === view.shuffle ? latest : poolOf(pools, shuffleOf(hidden))
    pool.push(cardOf(hidden))
  }
  return pools
}

const show = (shown: Uint8Array, hidden: readonly number[]): void => {
  for (let i = 0; i < hidden.length; i++) if (cardOf(hidden[i]) !== HOLE) shown[cardOf(hidden[i])] = 1
}

const poolOf = (pools: Pools, shuffle: number): Card[] => {
  let pool = pools.get(shuffle)
  if (pool === undefined) {
    pool = []
    pools.set(shuffle, pool)
  }
  return pool
}

const nextOf = (pool: Card[]): Card => {
  const card = pool.pop()
  if (card === undefined) throw new Error('a view has more holes than cards')
  return card
}

const fillHoles = (hidden: number[], pools: Pools): void => {
  for (let i = 0; i < hidden.length; i++) {
    if (cardOf(hidden[i]) !== HOLE) continue
    const shuffle = shuffleOf(hidden[i])
    hidden[i] = fromShuffle(nextOf(poolOf(pools, shuffle)), shuffle)
  }
}

const fillStack = (s: State, rng: Rng): void => {
  const tokens = s.unseenTokens.slice()
  rng.shuffle(tokens)
  s.stack = s.stack.map((token) => (token === HIDDEN_TOKEN ? (tokens.pop() ?? HIDDEN_TOKEN) : token))
}

/**
 * Equal exactly when `hide` is equal: what the viewer sees, written as one string. Written out, since the one that the
 * declaration gives takes twice as long (`npm run bench`).
 */
export const key = (house: House, s: State, viewer: Viewer): string => {
  const codes: number[] = [s.fury, s.marker + 1, s.shuffle, s.stackAt, s.stackSeen, s.starter, s.turn, s.active]
  codes.push(s.attack === null ? 0 : 1, s.free ? 1 : 0, s.suspense + 1, s.slide, s.asked + 1, s.pile.length)
  write(codes, s.life)
  write(codes, s.place)
  for (let i = 0; i < s.couple.length; i++) codes.push((s.couple[i] + 1) & 0xffff, (s.couple[i] + 1) >>> 16)
  write(codes, s.zones)
  for (let seat = 0; seat < s.fighters.length; seat++) codes.push(s.fighters[seat] + 1)
  write(codes, s.supply)
  for (let seat = 0; seat < s.hands.length; seat++)
    writeHidden(codes, seat === viewer ? s.hands[seat] : maskedHand(s.hands[seat], s.shuffle))
  writeHidden(codes, seesAside(house, s, viewer) ? s.aside : holesOf(s.aside))
  writeOpen(codes, s.discards)
  write(codes, s.draft)
  write(codes, s.packets)
  for (let i = 0; i < s.stack.length; i++) codes.push(isRevealed(s, i) ? s.stack[i] : HOLE)
  if (s.shuffle > 0) writeHidden(codes, unseenOf(s)) // else it follows from the rest
  if (s.attack !== null) writeAttack(codes, s.attack)
  codes.push(STEP_NAMES.indexOf(s.step), WINDOW_NAMES.indexOf(s.window))
  const text = String.fromCharCode(...codes)
  return s.ended === null ? text : text + JSON.stringify(s.ended)
}

const write = (codes: number[], values: readonly number[]): void => {
  codes.push(values.length)
  for (let i = 0; i < values.length; i++) codes.push(values[i])
}

/** Two cards in one unit: the discards are the longest part of a key. */
const writeOpen = (codes: number[], cards: readonly Card[]): void => {
  codes.push(cards.length)
  for (let i = 0; i < cards.length; i += 2) codes.push(cards[i] | (i + 1 < cards.length ? cards[i + 1] << 7 : 0))
}

/** Two units for each: a card with its shuffle may have more than 16 bits. */
const writeHidden = (codes: number[], hidden: readonly number[]): void => {
  codes.push(hidden.length)
  for (let i = 0; i < hidden.length; i++) codes.push(hidden[i] & 0xffff, hidden[i] >>> 16)
}

const writeAttack = (codes: number[], a: Attack): void => {
  codes.push(a.card, a.side, a.tokens & 0xffff, a.tokens >>> 16, a.defender + 1, a.base, a.crowed ? 1 : 0)
  codes.push(a.blocks, a.counterer + 1, a.wounding ? 1 : 0)
}

/** Faces of the cards whose place is known; removed bows are known to be gone (EMR-3.11). */
export const cards = (s: State): string[] => {
  const hidden = [...s.hands.flat(), ...s.aside].map(cardOf)
  const couples = s.couple.filter((placed) => placed >= 0).map(cardAt)
  const suspense = s.suspense < 0 ? [] : [s.suspense]
  const known = [...hidden, ...s.pile, ...s.discards, ...couples, ...suspense].filter((card) => card < BLOWS)
  const bows = Array.from({ length: 2 * s.place.length }, (_, index) => BLOWS + index)
  return [...known, ...bows].map((card) => FACES[card])
}
