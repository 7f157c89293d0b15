import { keyText } from '../../kernel/codes.ts'
import type { Rng } from '../../kernel/random.ts'
import type { Viewer } from '../../kernel/seats.ts'
import { oncePer } from '../../kernel/setup.ts'
import { type Card, cardOf, facesOf, GALLERY_BIT, HOLE, hidden, type Kind, kindOf, shuffleOf } from './cards.ts'
import type { House } from './house.ts'
import { isOut } from './rules/bout.ts'
import { copyState, type State, stateOf, UNSEEN } from './state.ts'

const { fillHoles, kindsByShuffle, maskedHands, sortHand, without } = hidden

/** KFF-16.2: hands and deck are secret; who has seen a card goes on knowing it. */
const viewsOf = oncePer((house: House) =>
  stateOf(house).views<number>(copyState, {
    hands: (s, eyes) => maskedHands(s.hands, eyes),
    deck: (s) => holesOf(s.deck),
    stream: () => null,
    unseen: (s) => unseenOf(house, s),
  }),
)

export const hide = (house: House, s: State, viewer: Viewer): State => viewsOf(house).hide(s, eyesOf(house, s, viewer))

/** Without a reshuffle what is unseen follows from the rest. */
export const key = (house: House, s: State, viewer: Viewer): string =>
  viewsOf(house).key(s, eyesOf(house, s, viewer)) + (s.shuffle === 0 ? '' : keyText(UNSEEN, unseenOf(house, s)))

/** An eliminated seat sees what the gallery sees. */
const eyesOf = (house: House, s: State, viewer: Viewer): number =>
  viewer === 'gallery' || isOut(house, s, viewer) ? GALLERY_BIT : viewer

const holesOf = (deck: readonly Card[]): Card[] => {
  const holes = deck.slice()
  for (let i = 0; i < holes.length; i++) holes[i] = cardOf(HOLE, shuffleOf(holes[i]))
  return holes
}

/** What each shuffle still holds in hands and deck is common knowledge. */
const unseenOf = ({ kinds }: House, { hands, deck, shuffle, unseen }: State): State['unseen'] =>
  unseen.length > 0 ? unseen : kindsByShuffle([...hands, deck], shuffle + 1, kinds)

/** Deals what a shuffle still holds to the holes that came from it, all deals equally likely. */
export const imagine = (house: House, view: State, rng: Rng): State =>
  dealRest(copyState(view), poolsOf(house, view), rng)

/** To the holes that are left. */
export const dealRest = (s: State, pools: readonly Kind[][], rng: Rng): State => {
  for (const pool of pools) rng.shuffle(pool)
  for (const hand of s.hands) if (fillHoles(hand, pools)) sortHand(hand)
  fillHoles(s.deck, pools)
  s.unseen = []
  s.stream = rng.split().save()
  return s
}

/** By shuffle, the hidden kinds that the view does not show. */
export const poolsOf = ({ kinds }: House, { unseen, hands }: State): Kind[][] => without(unseen, hands, kinds)

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
