import type { Rng } from '../../kernel/random.ts'
import type { Viewer } from '../../kernel/seats.ts'
import { type Card, cardOf, FACES, GALLERY_BIT, HOLE, type Kind, kindOf, seenBy, shuffleOf } from './cards.ts'
import { isOut } from './rules/bout.ts'
import { SECRETS } from './secrets.ts'
import { copyState, type State } from './state.ts'

/** Chapter 3: hands and deck are secret; who has seen a card goes on knowing it. */
export const hide = (s: State, viewer: Viewer): State => {
  const view = copyState(s)
  const eyes = eyesOf(s, viewer)
  view.stream = null
  view.unseen = unseenOf(s)
  for (let seat = 0; seat < view.hands.length; seat++)
    if (seat !== eyes) view.hands[seat] = masked(s.hands[seat], eyes).sort(knownFirst)
  view.deck = masked(s.deck, eyes)
  if (eyes !== s.active) view.drawn = masked(s.drawn, eyes)
  // KBK-3.5
  if (view.draft !== null)
    view.draft.offers = view.draft.offers.map((two, seat) => (seat === eyes ? two : two.map(() => -1)))
  return view
}

/** An eliminated seat sees what the gallery sees. */
const eyesOf = (s: State, viewer: Viewer): number =>
  viewer === 'gallery' || (isOut(s, viewer) && s.draft === null) ? GALLERY_BIT : viewer

const sees = (card: Card, eyes: number): boolean => ((seenBy(card) >>> eyes) & 1) === 1 && kindOf(card) !== HOLE

const holeOf = (card: Card): Card => cardOf(HOLE, shuffleOf(card))

const masked = (cards: readonly Card[], eyes: number): Card[] =>
  cards.map((card) => (sees(card, eyes) ? card : holeOf(card)))

/** Order inside a hidden hand says nothing: known cards first, then holes. */
const knownFirst = (x: Card, y: Card): number => kindOf(x) - kindOf(y) || x - y

/** What each shuffle still holds in hands and deck is common knowledge. */
const unseenOf = (s: State): Kind[][] => {
  if (s.unseen.length > 0) return s.unseen
  const unseen: Kind[][] = Array.from({ length: s.shuffle + 1 }, () => [])
  for (const cards of [...s.hands, s.deck, s.drawn])
    for (const card of cards) unseen[shuffleOf(card)].push(kindOf(card))
  for (const kinds of unseen) kinds.sort((x, y) => x - y)
  return unseen
}

/** Deals what a shuffle still holds to the holes that came from it, all deals equally likely. */
export const imagine = (view: State, viewer: Viewer, rng: Rng): State => {
  const s = copyState(view)
  const pools = view.unseen.map((kinds) => kinds.slice())
  const places = [...s.hands, s.deck, s.drawn]
  for (const cards of places)
    for (const card of cards) if (kindOf(card) !== HOLE) takeOut(pools[shuffleOf(card)], kindOf(card))
  for (const pool of pools) rng.shuffle(pool)
  for (const cards of places)
    for (let i = 0; i < cards.length; i++) if (kindOf(cards[i]) === HOLE) cards[i] = dealt(pools, cards[i])
  for (const hand of s.hands) hand.sort(knownFirst)
  imagineOffers(s, rng)
  s.unseen = []
  s.stream = rng.split().save()
  void viewer
  return s
}

const takeOut = (pool: Kind[], kind: Kind): void => {
  pool.splice(pool.indexOf(kind), 1)
}

const dealt = (pools: readonly Kind[][], hole: Card): Card => {
  const kind = pools[shuffleOf(hole)].pop()
  if (kind === undefined) throw new Error('a view has more holes than cards')
  return cardOf(kind, shuffleOf(hole))
}

const imagineOffers = ({ draft }: State, rng: Rng): void => {
  if (draft === null) return
  const known = new Set(draft.offers.flat())
  const box = SECRETS.flatMap((_, secret) => (known.has(secret) ? [] : [secret]))
  draft.offers = draft.offers.map((two) =>
    two.includes(-1) ? two.map(() => rng.take(box)).sort((x, y) => x - y) : two,
  )
}

/** Equal exactly when `hide` is equal: what the viewer sees, written as one string. */
export const key = (s: State, viewer: Viewer): string => {
  const { hands, deck, discard, drawn, draft, attack, blow, ended, ...rest } = hide(s, viewer)
  const piles = [...hands, deck, discard, drawn].map((cards) => String.fromCharCode(...cards.map((card) => card + 1)))
  return piles.join('\0') + JSON.stringify([draft, attack, blow, ended, Object.values(rest)])
}

/** Faces of the cards that can be named: those that lie somewhere known, and what a later shuffle still holds. */
export const cards = (s: State): string[] => {
  const placed = [...s.hands.flat(), ...s.deck, ...s.drawn].map(kindOf).filter((kind) => kind !== HOLE)
  return [...placed, ...s.discard, ...s.unseen.slice(1).flat()].map((kind) => FACES[kind])
}
