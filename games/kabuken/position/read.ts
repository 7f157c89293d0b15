import { type Stream, seeded } from '../../../kernel/random.ts'
import { bad, ok, type Result } from '../../../kernel/result.ts'
import { type Seat, seatLetter, seatList } from '../../../kernel/seats.ts'
import { kindOf, shuffleOf } from '../cards.ts'
import { characterAt } from '../characters.ts'
import type { House } from '../options.ts'
import type { State } from '../state.ts'
import { type BySeat, type Given, givenReader } from './given.ts'
import { type Places, placeCards, readCards } from './place.ts'
import { soundness } from './sound.ts'

/** A position that came from outside, whole or in part: what is missing has the defaults of the mode. */
export const readPosition = (house: House, input: unknown): Result<State> => {
  const read = givenReader(house.seats)(input, '')
  if (!read.ok) return read
  const given = read.value
  const seats = seatList(house.seats)
  const characters = fill(seats, given.characters, () => -1)
  const places = placeCards(
    given,
    house.seats,
    characters.map((index) => characterAt(index).limit),
  )
  if (!places.ok) return places
  const stream = streamOf(given, house.seats)
  if (!stream.ok) return stream
  const s = stateOf(given, seats, characters, places.value, stream.value)
  const problem = soundness(house, given, s)
  return problem === null ? ok(s) : problem
}

const fill = <T>(seats: readonly Seat[], given: BySeat<T> | undefined, otherwise: (seat: Seat) => T): T[] =>
  seats.map((seat) => given?.[seatLetter(seat)] ?? otherwise(seat))

/** Without a stream of its own a position is deterministic; `script` names the cards that chance picks next. */
const streamOf = ({ stream, script }: Given, seats: number): Result<Stream> => {
  const base = stream ?? seeded('sfc32', 'position').save()
  if (script === undefined) return ok(base)
  const cards = readCards('script', script, seats, true)
  if (!cards.ok) return cards
  return base === null ? bad('stream', 'is missing') : ok({ ...base, script: cards.value.map(kindOf) })
}

const stateOf = (
  given: Given,
  seats: readonly Seat[],
  characters: number[],
  { hands, deck, discard, drawn }: Places,
  stream: Stream,
): State => {
  const draft = given.draft ?? null
  const active = given.active ?? 0
  const window = given.window ?? 'action'
  const s: State = {
    wins: fill(seats, given.wins, () => 0),
    starter: given.starter ?? 0,
    characters,
    secrets: fill(seats, given.secrets, () => -1),
    uses: fill(seats, given.uses, () => 0),
    usedIn: fill(seats, given.usedIn, () => 0),
    draft,
    hp: fill(seats, given.hp, (seat) => (draft === null ? characterAt(characters[seat]).hp : 0)),
    hands,
    deck,
    discard,
    shuffle: given.shuffle ?? Math.max(0, ...[...hands.flat(), ...deck].map(shuffleOf)),
    runOuts: given.runOuts ?? 0,
    momentum: given.momentum ?? -1,
    turn: given.turn ?? 1,
    active,
    next: given.next ?? (draft === null ? (active + 1) % seats.length : -1),
    held: given.held ?? hands[Math.max(0, active)].length,
    attacks: given.attacks ?? 0,
    succeeding: given.succeeding ?? false,
    waiting: given.waiting ?? -1,
    paid: given.paid ?? 0,
    mustAttack: given.mustAttack ?? '',
    flamed: given.flamed ?? false,
    attack: given.attack ?? null,
    blow: given.blow ?? null,
    drawn,
    window,
    asked: -1,
    ended: given.ended ?? null,
    stream,
    unseen: [],
  }
  s.asked = askedBy(s)
  return s
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
