import type { Outcome, Rules, Setup } from '../../kernel/contract.ts'
import { type Seat, seatList } from '../../kernel/seats.ts'
import type { Choice, Packed } from './choice.ts'
import { SEATS } from './constants.ts'
import { notation } from './notation.ts'
import { houseOf } from './options.ts'
import { pack, unpack } from './pack.ts'
import { positionsOf } from './position/position.ts'
import { opponentOf } from './rules/bout.ts'
import { finish } from './rules/end.ts'
import { prepare } from './rules/prepare.ts'
import { newMatch } from './rules/setup.ts'
import { copyState, ENDS, type End, type State } from './state.ts'
import { cards, hide, imagine, key } from './view.ts'
import { windowOf } from './windows/all.ts'

/** The rules of one match, bound to what was agreed. */
export const bindRules = (setup: Setup, version: number): Rules<State, Packed, Choice> => {
  const house = houseOf(setup)
  const both = seatList(SEATS)
  const alone: readonly Seat[][] = both.map((seat) => [seat])
  const nobody: readonly Seat[] = []
  const listed = (s: State, seat: Seat): Packed[] => {
    const codes: Packed[] = []
    windowOf(s).choices(house, s, seat, codes)
    return codes
  }
  return {
    setup,
    version,
    deal: (rng, log) => {
      const s = newMatch(house, rng)
      log?.push({ key: 'kung-fur-fight.deal', seat: s.dogs, to: opponentOf(s.dogs), rule: 'KFU-2.7' })
      prepare({ house, s, log })
      return s
    },
    copy: copyState,
    awaiting: (s) => (s.window === 'none' ? nobody : s.asked < 0 ? both : alone[s.asked]),
    question: (s, seat) => ({ window: s.window, form: windowOf(s).form(house, s, seat) }),
    choices: (s, seat, out) => windowOf(s).choices(house, s, seat, out),
    count: (s, seat) => windowOf(s).many?.count(s, seat) ?? listed(s, seat).length,
    sample: (s, seat, rng) => {
      const { many } = windowOf(s)
      if (many !== undefined) return many.sample(s, seat, rng)
      const codes = listed(s, seat)
      return codes[rng.below(codes.length)]
    },
    pack: (_s, _seat, choice) => pack(choice),
    unpack,
    refusal: (s, seat, choice) => windowOf(s).refusal(house, s, seat, choice),
    play: (s, answers, log) => windowOf(s).play({ house, s, log }, answers),
    fallback: (s, seat, rng) => windowOf(s).fallback(house, s, seat, rng),
    concede: (s, seat, log) => {
      log?.push({ key: 'kung-fur-fight.gaveUp', seat, rule: 'KFU-18.11' })
      finish({ house, s, log }, [opponentOf(seat)], 'gaveUp')
      return null
    },
    outcome: ({ ended }) => (ended === null ? null : outcomeOf(ended)),
    hide,
    imagine: (view, _viewer, rng) => imagine(house, view, rng),
    key,
    cards,
    notation,
    position: positionsOf(house),
  }
}

/** A draw puts both in the first place. */
const outcomeOf = ({ winners, reason }: End): Outcome => ({
  places: seatList(SEATS).map((seat) => (winners.includes(seat) ? 1 : 2)),
  reason,
  rule: ENDS[reason],
})
