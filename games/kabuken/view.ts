import { keyText } from '../../kernel/codes.ts'
import type { Rules } from '../../kernel/contract.ts'
import type { Rng } from '../../kernel/random.ts'
import type { Viewer } from '../../kernel/seats.ts'
import { type Card, FACES, GALLERY_BIT, HOLE, hidden, KINDS, type Kind, kindOf } from './cards.ts'
import type { House } from './options.ts'
import { isOut } from './rules/bout.ts'
import { hasAttack } from './rules/list-attacks.ts'
import { SECRETS } from './secrets.ts'
import { copyState, type State, type StateFields, UNSEEN } from './state.ts'

const { fillHoles, kindsByShuffle, masked, maskedHands, sortHand, without } = hidden

/** Chapter 3: hands and deck are secret; who has seen a card goes on knowing it. */
const SEEN = {
  hands: (s: State, eyes: number) => maskedHands(s.hands, eyes),
  deck: (s: State, eyes: number) => masked(s.deck, eyes),
  drawn: (s: State, eyes: number) => (eyes === s.active ? s.drawn : masked(s.drawn, eyes)),
  // KBK-3.5
  draft: ({ draft }: State, eyes: number) =>
    draft === null ? null : { order: draft.order, offers: maskedOffers(draft.offers, eyes) },
  stream: () => null,
}

/** Written out, so that nobody has to look for it elsewhere who follows an answer through the program. */
export const hide = (s: State, viewer: Viewer): State => {
  const eyes = eyesOf(s, viewer)
  const view = copyState(s)
  view.hands = SEEN.hands(s, eyes)
  view.deck = SEEN.deck(s, eyes)
  view.drawn = SEEN.drawn(s, eyes)
  view.draft = SEEN.draft(s, eyes)
  view.stream = SEEN.stream()
  view.unseen = unseenOf(s)
  return view
}

/** Without a reshuffle what is unseen follows from the rest. */
export const keyBy = (state: StateFields): Rules<State>['key'] => {
  const { key } = state.views<number>(copyState, SEEN)
  return (s, viewer) => key(s, eyesOf(s, viewer)) + (s.shuffle === 0 ? '' : keyText(UNSEEN, unseenOf(s)))
}

const maskedOffers = (offers: readonly number[][], eyes: number): number[][] =>
  offers.map((two, seat) => (seat === eyes ? two : two.map(() => -1)))

/** An eliminated seat sees what the gallery sees, once the blow has fallen and as long as the game goes on. */
const eyesOf = (s: State, viewer: Viewer): number => {
  if (viewer === 'gallery') return GALLERY_BIT
  const eliminated = isOut(s, viewer) && s.draft === null && s.ended === null && s.blow?.target !== viewer
  return eliminated ? GALLERY_BIT : viewer
}

/** What each shuffle still holds in hands and deck is common knowledge. */
const unseenOf = (s: State): Kind[][] =>
  s.unseen.length > 0 ? s.unseen.map((kinds) => kinds.slice()) : kindsByShuffle(hiddenPiles(s), s.shuffle + 1, KINDS)

const hiddenPiles = ({ hands, deck, drawn }: State): Card[][] => [...hands, deck, drawn]

/** KBK-15.11: who has used Mountain Storm holds an attack, and everybody knows it. */
export const imagine = (house: House, view: State, rng: Rng): State => {
  let s = anyWorld(view, rng)
  while (s.mustAttack === 'stormed' && s.ended === null && !hasAttack(house, s, s.active)) s = anyWorld(view, rng)
  return s
}

/** Deals what a shuffle still holds to the holes that came from it, all deals equally likely. */
const anyWorld = (view: State, rng: Rng): State => {
  const s = copyState(view)
  const pools = poolsOf(view)
  for (const pool of pools) rng.shuffle(pool)
  for (const hand of s.hands) if (fillHoles(hand, pools)) sortHand(hand)
  fillHoles(s.deck, pools)
  fillHoles(s.drawn, pools)
  imagineOffers(s, rng)
  s.unseen = []
  s.stream = rng.split().save()
  return s
}

/** By shuffle, the hidden kinds that the view does not show. */
const poolsOf = (view: State): Kind[][] => without(view.unseen, hiddenPiles(view), KINDS)

const imagineOffers = ({ draft }: State, rng: Rng): void => {
  if (draft === null) return
  const known = new Set(draft.offers.flat())
  const box = SECRETS.flatMap((_, secret) => (known.has(secret) ? [] : [secret]))
  draft.offers = draft.offers.map((two) =>
    two.includes(-1) ? two.map(() => rng.take(box)).sort((x, y) => x - y) : two,
  )
}

/** Faces of the cards that can be named: those that lie somewhere known, and what a later shuffle still holds. */
export const cards = (s: State): string[] => {
  const placed = [...s.hands.flat(), ...s.deck, ...s.drawn].map(kindOf).filter((kind) => kind !== HOLE)
  return [...placed, ...s.discard, ...poolsOf(s).slice(1).flat()].map((kind) => FACES[kind])
}
