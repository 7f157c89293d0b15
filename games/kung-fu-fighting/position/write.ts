import type { Position } from '../../../kernel/contract.ts'
import { seatLetter } from '../../../kernel/seats.ts'
import { type Card, facesOf, GALLERY_BIT, HOLE, type Kind, kindOf, seenBy, shuffleOf } from '../cards.ts'
import type { House } from '../house.ts'
import type { State } from '../state.ts'
import { writeExchange } from './exchange.ts'
import { sideName } from './readers.ts'

/** Any moment as readable JSON. `handSizes`, `deckSize` and `asked` follow from the rest and are there to be read. */
export const writePosition = (house: House, s: State): Position => {
  const card = (kind: Kind): string | null => (kind < 0 ? null : facesOf(house, [kind])[0])
  const row = (kinds: readonly Kind[]): string => facesOf(house, kinds).join(' ')
  const hidden = (cards: readonly Card[]): string => cards.map((one) => writeCard(house, one)).join(' ')
  const bySide = <T>(values: readonly T[]): Record<string, T> =>
    Object.fromEntries(values.map((value, side) => [sideName(house, side), value]))
  return {
    window: s.window,
    asked: letter(s.asked),
    active: letter(s.active),
    turn: s.turn,
    first: seatLetter(s.first),
    chi: bySide(s.chi),
    falls: bySide(s.falls),
    hands: bySeat(s.hands.map(hidden)),
    handSizes: bySeat(s.hands.map((hand) => hand.length)),
    stances: bySeat(s.stances.map(card)),
    weapons: bySeat(s.weapons.map(card)),
    onStance: bySeat(s.onStance.map(row)),
    onWeapon: bySeat(s.onWeapon.map(row)),
    archetypes: bySeat(s.archetypes.map(card)),
    picking: s.picking.map(seatLetter).join(''),
    deck: hidden(s.deck.toReversed()),
    deckSize: s.deck.length,
    discard: row(s.discard),
    shuffle: s.shuffle,
    exchange: s.exchange === null ? null : writeExchange(house, s.exchange),
    ended: s.ended === null ? null : { ...s.ended, places: bySide(s.ended.places) },
    stream: s.stream,
  }
}

/** A hidden card as text: `kick`, from reshuffle 1 `kick@1`, known to A and the gallery `kick!Az`; a hole is `?`. */
const writeCard = (house: House, card: Card): string => {
  const knowers = [0, 1, 2, 3, 4, 5].filter((seat) => ((seenBy(card) >>> seat) & 1) === 1).map(seatLetter)
  if (((seenBy(card) >>> GALLERY_BIT) & 1) === 1) knowers.push('z')
  const face = kindOf(card) === HOLE ? '?' : facesOf(house, [card])[0]
  const shuffle = shuffleOf(card) === 0 ? '' : `@${shuffleOf(card)}`
  return face + shuffle + (knowers.length === 0 ? '' : `!${knowers.join('')}`)
}

const bySeat = <T>(values: readonly T[]): Record<string, T> =>
  Object.fromEntries(values.map((value, seat) => [seatLetter(seat), value]))

const letter = (seat: number): string | null => (seat < 0 ? null : seatLetter(seat))
