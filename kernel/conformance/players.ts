import type { Code, Rules } from '../contract.ts'
import type { Rng } from '../random.ts'
import { type Seat, seatList } from '../seats.ts'
import { type Act, listed } from './situation.ts'

/** How the players of one match choose. */
export interface Style {
  /** One in so many matches is played like this; the even style takes the rest. */
  readonly oneIn: number
  pick(rules: Rules, state: unknown, seat: Seat, rng: Rng): Code
}

const MANY = 5000

const evenly = (rules: Rules, state: unknown, seat: Seat, rng: Rng): Code => {
  if (rules.sample !== undefined) return rules.sample(state, seat, rng)
  const codes = listed(rules, state, seat)
  return codes[rng.below(codes.length)]
}

/** Mostly one end of the list, so that matches go where even chance seldom leads. */
const leaning =
  (end: 0 | -1) =>
  (rules: Rules, state: unknown, seat: Seat, rng: Rng): Code => {
    if (rng.below(4) === 0 || (rules.count?.(state, seat) ?? 0) > MANY) return evenly(rules, state, seat, rng)
    const code = listed(rules, state, seat).at(end)
    return code ?? evenly(rules, state, seat, rng)
  }

const STYLES: readonly Style[] = [
  { oneIn: 12, pick: leaning(0) },
  { oneIn: 12, pick: leaning(-1) },
  { oneIn: 20, pick: (rules, state, seat, rng) => rules.fallback(state, seat, rng) },
  {
    oneIn: 12,
    pick: (rules, state, seat, rng) =>
      rng.below(2) === 0 ? evenly(rules, state, seat, rng) : rules.fallback(state, seat, rng),
  },
]

const EVEN: Style = { oneIn: 1, pick: evenly }

const QUITTERS = 8

/** Players who do not choose evenly may go on for ever. */
const ENOUGH = 400

export interface Players {
  readonly even: boolean
  /** They stop after so many answers. */
  readonly stamina: number
  next(state: unknown): Act
}

/** Players for one match. In some matches somebody gives up. */
export const playersFor = (rules: Rules, rng: Rng, longest: number): Players => {
  const style = STYLES.find(({ oneIn }) => rng.below(oneIn) === 0) ?? EVEN
  const mayQuit = rng.below(QUITTERS) === 0
  const patience = 2 << rng.below(6)
  const giveUp = (state: unknown): Act | null => {
    const seats = seatList(rules.setup.seats).filter((seat) => rules.concede(rules.copy(state), seat) === null)
    return seats.length === 0 ? null : { kind: 'giveUp', seat: seats[rng.below(seats.length)] }
  }
  return {
    even: style === EVEN,
    stamina: style === EVEN ? longest : Math.min(longest, ENOUGH),
    next: (state) =>
      (mayQuit && rng.below(patience) === 0 ? giveUp(state) : null) ?? {
        kind: 'answers',
        codes: rules.awaiting(state).map((seat) => style.pick(rules, state, seat, rng)),
      },
  }
}
