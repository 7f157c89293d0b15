import type { Positions } from '../../../kernel/contract.ts'
import { streamOf } from '../../../kernel/position.ts'
import { ok, type Result } from '../../../kernel/result.ts'
import { type Seat, seatList } from '../../../kernel/seats.ts'
import { shuffleOf } from '../cards.ts'
import { characterAt } from '../characters.ts'
import type { House } from '../options.ts'
import type { State, StateFields } from '../state.ts'
import { placeCards } from './place.ts'
import { soundness } from './sound.ts'

export const positionsOf = (house: House, state: StateFields): Positions<State> => ({
  write: (s) =>
    state.write(s, {
      handSizes: s.hands.map((hand) => hand.length),
      deckSize: s.deck.length,
      field: s.discard.at(-1) ?? -1,
    }),
  read: (position) => readPosition(house, state, position),
})

/** A position that came from outside, whole or in part: what is missing has the defaults of the mode. */
const readPosition = (house: House, state: StateFields, input: unknown): Result<State> => {
  const read = state.read(input, '')
  if (!read.ok) return read
  const given = read.value
  const fighters = seatList(house.seats).map((seat) => characterAt(given.characters?.[seat] ?? -1))
  const places = placeCards(given, fighters)
  if (!places.ok) return places
  const { draft = null, active = 0, window = 'action', turn = 1 } = given
  const { hands, deck } = places.value
  const s = state.fill(given, {
    ...places.value,
    window,
    active,
    turn,
    hp: fighters.map(({ hp }, seat) => given.hp?.[seat] ?? (draft === null ? hp : 0)),
    shuffle: given.shuffle ?? Math.max(0, ...[...hands.flat(), ...deck].map(shuffleOf)),
    next: given.next ?? (draft === null ? (active + 1) % house.seats : -1),
    held: given.held ?? hands[Math.max(0, active)].length,
    stream: streamOf(given),
  })
  s.asked = askedBy(s)
  return soundness(house, given, s) ?? ok(s)
}

/** Who is asked follows from the window (KBK-21.1). */
const askedBy = (s: State): Seat => {
  const { window, attack, blow, draft } = s
  if (window === 'none' || window === 'secret') return -1
  if (window === 'character') return draft?.order[0] ?? -1
  if (window === 'answer' || window === 'chain') return attack?.target ?? -1
  if (window === 'dazzle') return attack?.attacker ?? -1
  if (window === 'seal') return blow?.target ?? -1
  if (window === 'resurrection') return blow?.dealer ?? -1
  return s.active
}
