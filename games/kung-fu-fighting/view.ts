import type { Rng } from '../../kernel/random.ts'
import type { Viewer } from '../../kernel/seats.ts'
import { type Card, cardOf, facesOf, GALLERY_BIT, HOLE, hidden, type Kind, kindOf, shuffleOf } from './cards.ts'
import type { House } from './house.ts'
import { isOut } from './rules/bout.ts'
import { copyState, type State } from './state.ts'

const { byKind, fillHoles, kindsByShuffle, masked, without } = hidden

/** KFF-16.2: hands and deck are secret; who has seen a card goes on knowing it. */
export const hide = (house: House, s: State, viewer: Viewer): State => {
  const view = copyState(s)
  const eyes = eyesOf(house, s, viewer)
  view.stream = null
  if (s.unseen.length === 0) view.unseen = unseenOf(house, s)
  for (let seat = 0; seat < view.hands.length; seat++)
    if (seat !== eyes) view.hands[seat] = maskedHand(s.hands[seat], eyes)
  for (let i = 0; i < view.deck.length; i++) view.deck[i] = holeOf(view.deck[i])
  return view
}

/** An eliminated seat sees what the gallery sees. */
const eyesOf = (house: House, s: State, viewer: Viewer): number =>
  viewer === 'gallery' || isOut(house, s, viewer) ? GALLERY_BIT : viewer

const holeOf = (card: Card): Card => cardOf(HOLE, shuffleOf(card))

/** Order inside a hidden hand says nothing: known cards first, then holes. */
const maskedHand = (hand: readonly Card[], eyes: number): Card[] => masked(hand, eyes).sort(byKind)

/** What each shuffle still holds in hands and deck is common knowledge. */
const unseenOf = ({ kinds }: House, { hands, deck, shuffle }: State): Kind[][] =>
  kindsByShuffle([...hands, deck], shuffle + 1, kinds)

/** Deals what a shuffle still holds to the holes that came from it, all deals equally likely. */
export const imagine = (house: House, view: State, rng: Rng): State => {
  return dealRest(copyState(view), poolsOf(house, view), rng)
}

/** To the holes that are left. */
export const dealRest = (s: State, pools: readonly Kind[][], rng: Rng): State => {
  for (const pool of pools) rng.shuffle(pool)
  for (const hand of s.hands) if (fillHoles(hand, pools)) hand.sort(byKind)
  fillHoles(s.deck, pools)
  s.unseen = []
  s.stream = rng.split().save()
  return s
}

/** By shuffle, the hidden kinds that the view does not show. */
export const poolsOf = ({ kinds }: House, { unseen, hands }: State): Kind[][] => without(unseen, hands, kinds)

/** Equal exactly when `hide` is equal: what the viewer sees, written as one string. */
export const key = (house: House, s: State, viewer: Viewer): string => {
  const eyes = eyesOf(house, s, viewer)
  const codes: number[] = [s.first, s.shuffle, s.turn & 0xffff, s.turn >>> 16, s.active + 1, s.asked + 1, s.deck.length]
  for (let side = 0; side < s.chi.length; side++) codes.push(s.chi[side], s.falls[side])
  for (let seat = 0; seat < s.hands.length; seat++) {
    codes.push(s.archetypes[seat] + 1, s.stances[seat] + 1, s.weapons[seat] + 1)
    writeList(codes, s.onStance[seat])
    writeList(codes, s.onWeapon[seat])
    writeCards(codes, seat === eyes ? s.hands[seat] : maskedHand(s.hands[seat], eyes))
  }
  writeList(codes, s.discard)
  for (let i = 0; i < s.deck.length; i++) codes.push(shuffleOf(s.deck[i]))
  // Without a reshuffle and an exchange it follows from the rest.
  if (s.shuffle > 0) for (const found of s.unseen.length > 0 ? s.unseen : unseenOf(house, s)) writeList(codes, found)
  return `${String.fromCharCode(...codes)}${s.window} ${context(s)}`
}

/** Two units for each card: a card with its history has more than 16 bits. */
const writeCards = (codes: number[], cards: readonly Card[]): void => {
  codes.push(cards.length)
  for (let i = 0; i < cards.length; i++) codes.push(cards[i] & 0xffff, cards[i] >>> 16)
}

const writeList = (codes: number[], kinds: readonly Kind[]): void => {
  codes.push(kinds.length)
  for (let i = 0; i < kinds.length; i++) codes.push(kinds[i])
}

const context = ({ exchange, picking, ended }: State): string =>
  exchange === null && ended === null && picking.length === 0 ? '' : JSON.stringify([exchange, picking, ended])

/** Faces of the cards that can be named: those that lie somewhere known, and what a later shuffle still holds. */
export const cards = (house: House, s: State): string[] => {
  const known = s.hands
    .flat()
    .concat(s.deck)
    .filter((card) => kindOf(card) !== HOLE)
  const inPlay = [...s.stances, ...s.weapons, ...s.onStance.flat(), ...s.onWeapon.flat()]
  const open = [...s.discard, ...(s.exchange?.table ?? []), ...inPlay].filter((kind) => kind >= 0 && kind < house.kinds)
  const later = s.unseen.length === 0 ? [] : poolsOf(house, s).slice(1).flat()
  return facesOf(house, [...known, ...open, ...later])
}
