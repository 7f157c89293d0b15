import type { Rng } from '../../kernel/random.ts'
import type { Viewer } from '../../kernel/seats.ts'
import { type Card, FACES, GALLERY_BIT, HOLE, hidden, KINDS, type Kind, kindOf } from './cards.ts'
import type { House } from './options.ts'
import { isOut } from './rules/bout.ts'
import { hasAttack } from './rules/list-attacks.ts'
import { SECRETS } from './secrets.ts'
import { copyState, type State } from './state.ts'

const { byKind, fillHoles, kindsByShuffle, masked, without } = hidden

/** Chapter 3: hands and deck are secret; who has seen a card goes on knowing it. */
export const hide = (s: State, viewer: Viewer): State => {
  const eyes = eyesOf(s, viewer)
  const view = copyState(s)
  view.stream = null
  if (view.draft !== null) view.draft.offers = maskedOffers(view.draft.offers, eyes) // KBK-3.5
  for (let seat = 0; seat < s.hands.length; seat++)
    if (seat !== eyes) view.hands[seat] = maskedHand(s.hands[seat], eyes)
  view.deck = masked(s.deck, eyes)
  if (eyes !== s.active) view.drawn = masked(s.drawn, eyes)
  view.unseen = unseenOf(s)
  return view
}

const maskedOffers = (offers: readonly number[][], eyes: number): number[][] =>
  offers.map((two, seat) => (seat === eyes ? two : two.map(() => -1)))

/** An eliminated seat sees what the gallery sees, once the blow has fallen and as long as the game goes on. */
const eyesOf = (s: State, viewer: Viewer): number => {
  if (viewer === 'gallery') return GALLERY_BIT
  const eliminated = isOut(s, viewer) && s.draft === null && s.ended === null && s.blow?.target !== viewer
  return eliminated ? GALLERY_BIT : viewer
}

/** Order inside a hidden hand says nothing: known cards first, then holes. */
const maskedHand = (hand: readonly Card[], eyes: number): Card[] => masked(hand, eyes).sort(byKind)

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
  for (const hand of s.hands) if (fillHoles(hand, pools)) hand.sort(byKind)
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

/** Equal exactly when `hide` is equal: what the viewer sees, written as one string. */
export const key = (s: State, viewer: Viewer): string => {
  const eyes = eyesOf(s, viewer)
  const seats = s.hands.length
  const codes: number[] = [s.starter, s.shuffle, s.runOuts, s.momentum + 1, s.turn, s.active + 1, s.next + 1, s.held]
  codes.push(s.attacks, s.waiting + 1, s.paid, s.asked + 1, (s.succeeding ? 1 : 0) + (s.flamed ? 2 : 0))
  for (let seat = 0; seat < seats; seat++) {
    codes.push(s.hp[seat], s.wins[seat], s.characters[seat] + 1, s.secrets[seat] + 1, s.uses[seat], s.usedIn[seat])
    const hand = seat === eyes ? s.hands[seat] : maskedHand(s.hands[seat], eyes)
    writePile(codes, hand)
  }
  writePile(codes, masked(s.deck, eyes))
  writePile(codes, s.discard)
  writePile(codes, eyes === s.active ? s.drawn : masked(s.drawn, eyes))
  for (const kinds of s.shuffle === 0 ? [] : unseenOf(s)) writePile(codes, kinds) // else it follows from the rest
  return `${String.fromCharCode(...codes)}${s.window} ${s.mustAttack} ${context(s, eyes)}`
}

/** Two units for each card: a card with its history has more than 16 bits. */
const writePile = (codes: number[], cards: readonly Card[]): void => {
  codes.push(cards.length)
  for (let i = 0; i < cards.length; i++) codes.push(cards[i] & 0xffff, cards[i] >>> 16)
}

const context = ({ draft, attack, blow, ended }: State, eyes: number): string => {
  if (draft === null && attack === null && ended === null) return ''
  const offers = draft === null ? null : maskedOffers(draft.offers, eyes)
  return JSON.stringify([draft?.order, offers, attack, blow, ended])
}

/** Faces of the cards that can be named: those that lie somewhere known, and what a later shuffle still holds. */
export const cards = (s: State): string[] => {
  const placed = [...s.hands.flat(), ...s.deck, ...s.drawn].map(kindOf).filter((kind) => kind !== HOLE)
  return [...placed, ...s.discard, ...poolsOf(s).slice(1).flat()].map((kind) => FACES[kind])
}
