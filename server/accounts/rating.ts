import { rate, rating } from 'openskill'
import type { Meta, Setup } from '../../kernel/contract.ts'
import { type Seat, seatList } from '../../kernel/seats.ts'
import type { RatingInfo } from '../../protocol/accounts.ts'

/** How strong somebody is: a normal distribution, as openskill has it. */
export interface Rating {
  readonly mu: number
  readonly sigma: number
}

/** Everybody's, before the first match. */
export const FIRST: Rating = rating()

/** The seats of each side: teams where the mode has them, else everybody for himself. */
export const sidesOf = ({ modes }: Meta, { mode, seats }: Setup): readonly (readonly Seat[])[] =>
  modes.find(({ id }) => id === mode)?.teams ?? seatList(seats).map((seat) => [seat])

/** The ratings by seat after a match with these places. A side is where its best seat is; sharers share. */
export const rated = (
  sides: readonly (readonly Seat[])[],
  places: readonly number[],
  before: readonly Rating[],
): readonly Rating[] => {
  const teams = sides.map((side) => side.map((seat) => ({ ...before[seat] })))
  const rank = sides.map((side) => Math.min(...side.map((seat) => places[seat])))
  const after = before.slice()
  for (const [side, team] of rate(teams, { rank }).entries())
    for (const [n, { mu, sigma }] of team.entries()) after[sides[side][n]] = { mu, sigma }
  return after
}

const BEGINNING = 1000
/** Points for each unit of openskill's scale. */
const SCALE = 40

export const pointsOf = (mu: number): number => Math.round(BEGINNING + SCALE * (mu - FIRST.mu))

/** By how much less is in doubt than before the first match. */
const CERTAIN: readonly (readonly [number, RatingInfo['certainty']])[] = [
  [FIRST.sigma * 0.5, 'settled'],
  [FIRST.sigma * 0.75, 'settling'],
]

/** What people are told of it: nineteen of twenty lie within the margin. */
export const tellRating = (known: Rating): Omit<RatingInfo, 'game' | 'matches'> => ({
  points: pointsOf(known.mu),
  margin: Math.round(2 * SCALE * known.sigma),
  certainty: CERTAIN.find(([most]) => known.sigma <= most)?.[1] ?? 'guess',
})
