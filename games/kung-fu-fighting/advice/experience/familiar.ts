import { BASE_GEAR } from '../../deck/base-gear.ts'
import { BASE_MOVES } from '../../deck/base-moves.ts'
import type { House } from '../../house.ts'

/** The cards of which there is experience, by kind; those that can lie before somebody come last. */
export const CARDS = [...BASE_MOVES, ...BASE_GEAR]

/** Whether there is any experience of such a match: a duel with the cards of the base set and no others. */
export const isFamiliar = (house: House): boolean => {
  let known = familiar.get(house)
  if (known === undefined) {
    const { seats, archetypes, records } = house
    known =
      seats === 2 &&
      archetypes === 'off' &&
      records.length === CARDS.length &&
      records.every((record, kind) => record === CARDS[kind])
    familiar.set(house, known)
  }
  return known
}

const familiar = new WeakMap<House, boolean>()
