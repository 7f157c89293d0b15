import type { Outcome, Rules, Setup } from '../../kernel/contract.ts'
import { type Seat, seatList } from '../../kernel/seats.ts'
import type { CardTable } from './cards.ts'
import type { Choice, Packed } from './choice.ts'
import { notation } from './notation.ts'
import { houseOf, houseWith } from './options.ts'
import { pack, unpack } from './pack.ts'
import { positionsOf } from './position/position.ts'
import { partners, resign } from './rules/resign.ts'
import { newGame } from './rules/setup.ts'
import { closeWindow, run } from './rules/steps.ts'
import { copyState, type State } from './state.ts'
import { AUTOMATON_LABELS } from './text/automaton.ts'
import { cards, hideBy, imagine, key } from './view.ts'
import { windowOf } from './windows/all.ts'

/** The rules of one match, bound to what was agreed; another table of cards is for tests of the rules themselves. */
export const bindRules = (setup: Setup, version: number, table?: CardTable): Rules<State, Packed, Choice> => {
  const house = table === undefined ? houseOf(setup) : houseWith(setup, table)
  const alone: readonly Seat[][] = seatList(house.seats).map((seat) => [seat])
  const nobody: readonly Seat[] = []
  return {
    setup,
    version,
    ...(house.isSolo ? { labels: AUTOMATON_LABELS } : {}),
    deal: (rng, log) => newGame(house, rng, log),
    copy: copyState,
    awaiting: (s) => (s.window === 'none' ? nobody : alone[s.asked]), // EMR-18.1
    question: (s, seat) => ({ window: s.window, form: windowOf(s).form(house, s, seat) }),
    choices: (s, seat, out) => windowOf(s).choices(house, s, seat, out),
    pack,
    unpack,
    refusal: (s, seat, choice) => windowOf(s).refusal(house, s, seat, choice),
    play: (s, answers, log) => {
      const b = { house, s, log }
      const window = windowOf(s)
      const seat = s.asked
      closeWindow(b)
      window.play(b, seat, answers[0])
      run(b)
    },
    fallback: (s, seat) => windowOf(s).fallback(house, s, seat),
    concede: (s, seat, log) => resign({ house, s, log }, seat),
    partners: (_s, seat) => partners(house, seat),
    outcome: ({ ended }) => (ended === null ? null : outcomeOf(house.seats, ended)),
    hide: hideBy(house),
    imagine: (view, _viewer, rng) => imagine(view, rng),
    key: (s, viewer) => key(house, s, viewer),
    cards,
    notation,
    position: positionsOf(house),
  }
}

/** The winners share the first place, everybody else the next; who loses to the automaton is second. */
const outcomeOf = (seats: number, { winners, reason, rule }: NonNullable<State['ended']>): Outcome => ({
  places: seatList(seats).map((seat) => (winners.includes(seat) ? 1 : winners.length + 1)),
  reason,
  rule,
})
