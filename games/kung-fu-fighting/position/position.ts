import { type Stream, seeded } from '../../../kernel/random.ts'
import { bad, ok, type Result } from '../../../kernel/result.ts'
import { type Seat, seatLetter, seatList } from '../../../kernel/seats.ts'
import { kindOf, shuffleOf } from '../cards.ts'
import type { House } from '../house.ts'
import { leftOf } from '../rules/bout.ts'
import type { State } from '../state.ts'
import { type By, type Given, givenReader } from './given.ts'
import { type Places, placeCards, readCards } from './place.ts'
import { sideName } from './readers.ts'
import { soundness } from './sound.ts'

/** A position that came from outside, whole or in part: what is missing has the defaults of the mode. */
export const readPosition = (house: House, input: unknown): Result<State> => {
  const read = givenReader(house)(input, '')
  if (!read.ok) return read
  const given = read.value
  const chi = house.members.map((_, side) => given.chi?.[sideName(house, side)] ?? house.chi)
  const places = placeCards(
    house,
    given,
    house.sideOf.map((side) => chi[side] === 0),
  )
  if (!places.ok) return places
  const stream = streamOf(house, given)
  if (!stream.ok) return stream
  const s = stateOf(house, given, chi, places.value, stream.value)
  const problem = soundness(house, given, s)
  if (problem !== null) return problem
  s.asked = askedBy(house, s)
  if (given.asked !== undefined && given.asked !== s.asked)
    return bad('asked', `is ${s.asked < 0 ? 'nobody' : seatLetter(s.asked)} in the window ${s.window}`)
  return ok(s)
}

/** Without a stream of its own a position is deterministic; `script` names the cards that chance picks next. */
const streamOf = (house: House, { stream, script }: Given): Result<Stream> => {
  const base = stream ?? seeded('sfc32', 'position').save()
  if (script === undefined) return ok(base)
  const cards = readCards(house, 'script', script, true)
  if (!cards.ok) return cards
  return base === null ? bad('stream', 'is missing') : ok({ ...base, script: cards.value.map(kindOf) })
}

const stateOf = (
  house: House,
  given: Given,
  chi: number[],
  { hands, deck, discard }: Places,
  stream: Stream,
): State => {
  const bySeat = <T>(row: By<T> | undefined, otherwise: () => T): T[] =>
    seatList(house.seats).map((seat) => row?.[seatLetter(seat)] ?? otherwise())
  const picking = given.window === 'archetype'
  return {
    first: given.first ?? 0,
    chi,
    falls: house.members.map((_, side) => given.falls?.[sideName(house, side)] ?? (chi[side] === 0 ? 1 : 0)),
    archetypes: bySeat(given.archetypes, () => -1),
    picking: given.picking ?? [],
    hands,
    stances: bySeat(given.stances, () => -1),
    weapons: bySeat(given.weapons, () => -1),
    onStance: bySeat(given.onStance, () => []).map((kinds) => kinds.slice()),
    onWeapon: bySeat(given.onWeapon, () => []).map((kinds) => kinds.slice()),
    deck,
    discard,
    shuffle: given.shuffle ?? Math.max(0, ...[...hands.flat(), ...deck].map(shuffleOf)),
    turn: given.turn ?? (picking ? 0 : 1),
    active: given.active ?? (picking ? -1 : 0),
    exchange: given.exchange ?? null,
    window: given.window ?? 'prepare',
    asked: -1,
    ended: given.ended ?? null,
    stream,
    unseen: [],
  }
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
