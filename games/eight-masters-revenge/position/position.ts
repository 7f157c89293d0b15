import type { Positions } from '../../../kernel/contract.ts'
import { streamOf } from '../../../kernel/position.ts'
import { ok, type Result } from '../../../kernel/result.ts'
import type { Seat } from '../../../kernel/seats.ts'
import { shuffleOf } from '../cards.ts'
import type { House } from '../options.ts'
import { TOKENS } from '../placed.ts'
import { wholeStack, wholeSupply } from '../rules/setup.ts'
import { stepOf } from '../rules/step-of.ts'
import { run } from '../rules/steps.ts'
import { type Attack, type Given, type State, stateOf, type WindowName } from '../state.ts'
import { placeCards } from './place.ts'
import { removedBows } from './removed.ts'
import { soundness } from './sound.ts'
import { tokensInPlay } from './tokens.ts'

/** Any moment as readable JSON. `handSizes`, `pileSize` and `removed` follow from the rest and are there to be read. */
export const positionsOf = (house: House): Positions<State> => ({
  write: (s) =>
    stateOf(house).write(s, {
      handSizes: s.hands.map((hand) => hand.length),
      areas: s.place.map((place, seat) => ({ place, left: s.couple[2 * seat], right: s.couple[2 * seat + 1] })),
      pileSize: s.pile.length,
      rest: 'none',
      removed: removedBows(s),
    }),
  read: (position) => readPosition(house, position),
})

/**
 * A position that came from outside, whole or in part. Without a window it is the moment right before the turn of
 * `active` begins, and the game goes on from there to the first question.
 */
const readPosition = (house: House, input: unknown): Result<State> => {
  const state = stateOf(house)
  const read = state.read(input, '')
  if (!read.ok) return read
  const given = read.value
  const placed = placeCards(house, given)
  if (!placed.ok) return placed
  const { couples, ...places } = placed.value
  const { window = 'none', stack = wholeStack(house), life } = given
  const couple = couples.flatMap(({ left, right }) => [left, right])
  const s = state.fill(given, {
    ...places,
    window,
    life: couples.map(({ place }, seat) => life?.[seat] ?? (place === 0 ? 0 : house.fullLife)),
    place: couples.map(({ place }) => place),
    couple,
    shuffle: given.shuffle ?? Math.max(0, ...[...places.hands.flat(), ...places.aside].map(shuffleOf)),
    stack,
    stackAt: given.stackAt ?? Math.max(0, stack.length - 1),
    stackSeen: given.stackSeen ?? Math.min(1, stack.length),
    stream: streamOf(given),
  })
  const whole = wholeSupply(house, s.fighters)
  const inPlay = tokensInPlay(couple, s.zones, s.attack)
  s.supply = TOKENS.map((_, kind) => given.supply?.[kind] ?? Math.max(0, whole[kind] - inPlay[kind]))
  s.step = given.step ?? stepOf(window, s.attack)
  s.asked = askedBy(given, window, s.active, s.attack)
  const problem = soundness(house, given, s)
  if (problem !== null) return problem
  run({ house, s, log: undefined })
  return ok(s)
}

/** Who is asked follows from the window, but for the marker's owner and a fall. */
const askedBy = (given: Given, window: WindowName, active: Seat, attack: Attack | null): Seat => {
  if (given.asked !== undefined) return given.asked
  if (window === 'none') return -1
  if (window === 'pick') return given.draft?.[0] ?? -1
  if (window === 'response') return attack?.defender ?? -1
  if (window === 'counterback') return attack?.counterer === active ? attack.defender : active
  return active
}
