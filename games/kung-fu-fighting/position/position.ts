import type { Positions } from '../../../kernel/contract.ts'
import { streamOf } from '../../../kernel/position.ts'
import { bad, ok, type Result } from '../../../kernel/result.ts'
import { type Seat, seatLetter } from '../../../kernel/seats.ts'
import { shuffleOf } from '../cards.ts'
import type { House } from '../house.ts'
import { leftOf } from '../rules/bout.ts'
import { type State, stateOf } from '../state.ts'
import { placeCards } from './place.ts'
import { soundness } from './sound.ts'

export const positionsOf = (house: House): Positions<State> => ({
  write: (s) => stateOf(house).write(s, { handSizes: s.hands.map((hand) => hand.length), deckSize: s.deck.length }),
  read: (position) => readPosition(house, position),
})

/** A position that came from outside, whole or in part: what is missing has the defaults of the mode. */
const readPosition = (house: House, input: unknown): Result<State> => {
  const state = stateOf(house)
  const read = state.read(input, '')
  if (!read.ok) return read
  const given = read.value
  const chi = house.members.map((_, side) => given.chi?.[side] ?? house.chi)
  const places = placeCards(
    house,
    given,
    house.sideOf.map((side) => chi[side] === 0),
  )
  if (!places.ok) return places
  const { window = 'prepare' } = given
  const { hands, deck } = places.value
  const picking = window === 'archetype'
  const s = state.fill(given, {
    ...places.value,
    window,
    falls: chi.map((left, side) => given.falls?.[side] ?? (left === 0 ? 1 : 0)),
    shuffle: given.shuffle ?? Math.max(0, ...[...hands.flat(), ...deck].map(shuffleOf)),
    turn: given.turn ?? (picking ? 0 : 1),
    active: given.active ?? (picking ? -1 : 0),
    stream: streamOf(given),
  })
  const problem = soundness(house, given, s)
  if (problem !== null) return problem
  s.asked = askedBy(house, s)
  if (given.asked !== undefined && given.asked !== s.asked)
    return bad('asked', `is ${s.asked < 0 ? 'nobody' : seatLetter(s.asked)} in the window ${s.window}`)
  return ok(s)
}

/** Who is asked follows from the window. */
const askedBy = (house: House, s: State): Seat => {
  const { window, exchange, picking, active } = s
  if (window === 'none') return -1
  if (window === 'archetype') return picking[0]
  if (exchange === null) return active
  const { attacks, at, target, round } = exchange.volleys[exchange.volleys.length - 1]
  const attack = exchange.attacks[attacks[at]]
  if (window === 'ally') return leftOf(house, attack.attacker, round)
  const { seat } = attack.targets[target]
  return window === 'cover' ? leftOf(house, seat, round) : seat
}
