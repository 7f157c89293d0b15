import type { Game } from '../contract.ts'
import { wrongAtSight } from './check-words.ts'
import { describeFailure, type Failure, type Part, type Plan, type Report } from './plan.ts'
import { misses, nothingReached } from './reached.ts'
import { playPart } from './run.ts'

export const partsOf = ({ meta }: Game): Part[] =>
  meta.modes.flatMap(({ id, seats }) => seats.map((count) => ({ mode: id, seats: count })))

/** One share of the plan's games. */
export const playShare = (game: Game, plan: Plan, part: Part): Report =>
  playPart(game, plan, part, Math.ceil(plan.games / partsOf(game).length))

/** What every game gets for free, and must pass. */
export const conforms = (game: Game, plan: Plan): Report => {
  const report = merged(partsOf(game).map((part) => playShare(game, plan, part)))
  return { ...report, failures: [...atSight(game), ...report.failures, ...missed(game, plan, report)] }
}

export const atSight = (game: Game): Failure[] =>
  wrongAtSight(game).map((message) => ({ check: 'sight', message, example: null }))

export const missed = (game: Game, plan: Plan, { faces, reached }: Report): Failure[] =>
  (plan.only?.includes('reached') ?? true)
    ? misses(game, faces, reached, plan).map((message) => ({
        check: 'reached',
        message,
        example: null,
      }))
    : []

export const merged = (reports: readonly Report[]): Report => {
  const reached = nothingReached()
  for (const kind of KINDS)
    for (const report of reports) for (const name of report.reached[kind]) reached[kind].add(name)
  return {
    games: reports.reduce((sum, { games }) => sum + games, 0),
    steps: reports.reduce((sum, { steps }) => sum + steps, 0),
    failures: reports.flatMap(({ failures }) => failures),
    faces: new Set(reports.flatMap(({ faces }) => [...faces])),
    reached,
  }
}

const KINDS = ['cards', 'events', 'windows', 'refusals', 'ends', 'orders'] as const

/** Throws what is wrong, in words. */
export const insist = (game: Game, failures: readonly Failure[]): void => {
  if (failures.length > 0)
    throw new Error(failures.map((failure) => describeFailure(game.meta.id, failure)).join('\n\n'))
}
