import type { Outcome, Refusal, Rules, Setup, Sink } from '../../kernel/contract.ts'
import type { Event } from '../../kernel/events.ts'
import { type Seat, seatList } from '../../kernel/seats.ts'
import type { Choice } from './choice.ts'
import type { Packed } from './code.ts'
import type { House } from './house.ts'
import { notationOf } from './notation.ts'
import { positionsOf } from './position/position.ts'
import { isOut } from './rules/bout.ts'
import { endByAgreement } from './rules/end.ts'
import { giveUp } from './rules/give-up.ts'
import { clearTable } from './rules/resolve.ts'
import { newMatch, setUp } from './rules/setup.ts'
import { copyState, type State } from './state.ts'
import { unpack } from './unpack.ts'
import { cards, hide, imagine, key } from './view.ts'
import { windowOf } from './windows/all.ts'

/** The rules, and what was agreed, for those who look deeper: the text table and the bots. */
export interface KffRules extends Rules<State, Packed, Choice> {
  readonly house: House
}

/** The rules of one match, bound to what was agreed. */
export const bindRules = (setup: Setup, version: number, house: House): KffRules => {
  const alone: readonly Seat[][] = seatList(house.seats).map((seat) => [seat])
  const nobody: readonly Seat[] = []
  return {
    setup,
    version,
    house,
    deal: (rng, log) => {
      const s = newMatch(house, rng)
      setUp({ house, s, log }, rng)
      return s
    },
    copy: copyState,
    awaiting: (s) => (s.asked < 0 ? nobody : alone[s.asked]),
    question: (s, seat) => ({ window: s.window, form: windowOf(s).form(house, s, seat) }),
    choices: (s, seat, out) => windowOf(s).choices(house, s, seat, out),
    count: (s, seat) => windowOf(s).count(house, s, seat),
    sample: (s, seat, rng) => windowOf(s).sample(house, s, seat, rng),
    pack: (s, seat, choice) => windowOf(s).pack(house, s, seat, choice),
    unpack: (code) => unpack(house, code),
    refusal: (s, seat, choice) => windowOf(s).refusal(house, s, seat, choice),
    play: (s, answers, log) => windowOf(s).play({ house, s, log }, answers[0]),
    fallback: (s, seat) => windowOf(s).fallback(house, s, seat),
    concede: (s, seat, log) => giveUp({ house, s, log }, seat),
    ties: {
      parties: (s) => seatList(house.seats).filter((seat) => s.ended === null && !isOut(house, s, seat)),
      agree: (s, log) => agree(house, s, log),
    },
    outcome: ({ ended }) => (ended === null ? null : outcomeOf(house, ended)),
    hide: (s, viewer) => hide(house, s, viewer),
    imagine: (view, _viewer, rng) => imagine(house, view, rng),
    key: (s, viewer) => key(house, s, viewer),
    cards: (s) => cards(house, s),
    labels: Object.fromEntries(house.records.map(({ id, name }) => [id, name])),
    notation: notationOf(house),
    position: positionsOf(house),
  }
}

/** KFF-3.11: a tie by agreement of all living sides. */
const agree = (house: House, s: State, log: Sink<Event> | undefined): Refusal | null => {
  const b = { house, s, log }
  if (s.ended !== null) return { rule: 'KFF-3.11', why: 'over' }
  if (s.exchange !== null) clearTable(b)
  s.picking = []
  log?.push({ key: 'kung-fu-fighting.agreed', rule: 'KFF-3.11' })
  endByAgreement(b)
  return null
}

const outcomeOf = ({ sideOf }: House, { places, reason, rule }: NonNullable<State['ended']>): Outcome => ({
  places: sideOf.map((side) => places[side]),
  reason,
  rule,
})

/** What was agreed, of rules that were opened here. */
export const houseIn = (rules: Rules<State, Packed, Choice>): House => {
  if (!isOurs(rules)) throw new Error('these are the rules of another game')
  return rules.house
}

const isOurs = (rules: Rules<State, Packed, Choice>): rules is KffRules => 'house' in rules
