import type { Game } from '../contract.ts'
import { atSight, insist, merged, missed, partsOf, playShare } from './conforms.ts'
import type { Plan, Report } from './plan.ts'

export interface NamedTest {
  readonly name: string
  run(): void
}

/** The conformance of a game as tests for any runner: one for each mode and number of seats, and what they reached. */
export const suite = (game: Game, plan: Plan): NamedTest[] => {
  const played = new Map<string, Report>()
  const parts = partsOf(game).map((part) => ({
    name: `${part.mode} with ${part.seats} seats`,
    play: () => playShare(game, plan, part),
  }))
  const reportOf = ({ name, play }: (typeof parts)[number]): Report => {
    const report = played.get(name) ?? play()
    played.set(name, report)
    return report
  }
  return [
    { name: 'meta, words and rulebook', run: () => insist(game, atSight(game)) },
    ...parts.map((part) => ({ name: part.name, run: () => insist(game, reportOf(part).failures) })),
    { name: 'everything is reached', run: () => insist(game, missed(game, plan, merged(parts.map(reportOf)))) },
  ]
}
