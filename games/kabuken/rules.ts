import type { Outcome, Rules, Setup } from '../../kernel/contract.ts'
import { type Seat, seatList } from '../../kernel/seats.ts'
import type { Choice, Packed } from './choice.ts'
import { notation } from './notation.ts'
import { houseBy } from './options.ts'
import { pack, unpack } from './pack.ts'
import { positionsOf } from './position/position.ts'
import { endGame } from './rules/end.ts'
import { concludeGame } from './rules/match.ts'
import { newMatch, setUp } from './rules/setup.ts'
import { copyState, type State, stateOf } from './state.ts'
import { cards, hide, imagine, keyBy } from './view.ts'
import { windowOf } from './windows/all.ts'

/** The rules of one match, bound to what was agreed. */
export const bindRules = (setup: Setup, version: number): Rules<State, Packed, Choice> => {
  const house = houseBy(setup, version)
  const state = stateOf(house.seats)
  const everybody = seatList(house.seats)
  const alone: readonly Seat[][] = everybody.map((seat) => [seat])
  const nobody: readonly Seat[] = []
  return {
    setup,
    version,
    deal: (rng, log) => {
      const s = newMatch(house, state, rng)
      setUp({ house, s, log }, rng)
      return s
    },
    copy: copyState,
    awaiting: (s) => (s.window === 'none' ? nobody : s.asked < 0 ? everybody : alone[s.asked]), // KBK-21.2
    question: (s, seat) => ({ window: s.window, form: windowOf(s).form(house, s, seat) }),
    choices: (s, seat, out) => windowOf(s).choices(house, s, seat, out),
    pack: (s, seat, choice) => pack(house, s, seat, choice),
    unpack,
    refusal: (s, seat, choice) => windowOf(s).refusal(house, s, seat, choice),
    play: (s, answers, log) => {
      const b = { house, s, log }
      windowOf(s).play(b, answers)
      if (s.ended !== null) concludeGame(b)
    },
    fallback: (s, seat, rng) => windowOf(s).fallback(house, s, seat, rng),
    concede: (s, seat, log) => {
      if (house.seats > 2) return { rule: 'KBK-21.14', why: 'seatOnly' }
      const b = { house, s, log }
      log?.push({ key: 'kabuken.gaveUp', seat, rule: 'KBK-21.14' })
      endGame(b, [1 - seat], 'gaveUp', 'KBK-21.14')
      concludeGame(b)
      return null
    },
    outcome: ({ ended }) => (ended === null ? null : outcomeOf(house.seats, ended)),
    hide,
    key: keyBy(state),
    imagine: (view, _viewer, rng) => imagine(house, view, rng),
    cards,
    notation,
    position: positionsOf(house, state),
  }
}

/** The winners share the first place, everybody else the next. */
const outcomeOf = (seats: number, { winners, reason, rule }: NonNullable<State['ended']>): Outcome => ({
  places: seatList(seats).map((seat) => (winners.includes(seat) ? 1 : winners.length + 1)),
  reason,
  rule,
})
