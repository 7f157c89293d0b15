import type { Bot } from './bot.ts'
import type { Budget } from './search/budget.ts'
import { Search } from './search/search.ts'

interface Level {
  /** How many worlds it imagines for one answer. */
  readonly iterations: number
  /** The longest that a person has to wait for it. */
  readonly seconds: number
}

/** From the one to learn with to the one to be proud of having beaten. */
export const LEVELS = {
  novice: { iterations: 200, seconds: 0.3 },
  student: { iterations: 1000, seconds: 0.5 },
  adept: { iterations: 4000, seconds: 1 },
  master: { iterations: 16_000, seconds: 2 },
} as const satisfies Readonly<Record<string, Level>>

/** Thinks about so many imagined worlds. */
export const searching = (id: string, iterations: number): Bot => ({
  id,
  choose: (game, rules, view, seat, rng, budget = {}) => {
    const search = new Search(game, rules, view, seat, rng)
    search.run({ ...budget, iterations: Math.min(iterations, budget.iterations ?? iterations) })
    return search.choice()
  },
})

const level = (id: keyof typeof LEVELS): Bot => searching(id, LEVELS[id].iterations)

export const novice = level('novice')
export const student = level('student')
export const adept = level('adept')
export const master = level('master')

/** So that nobody waits too long for a bot of this name, by a clock in milliseconds. */
export const timeFor = (id: string, clock: () => number): Partial<Budget> => {
  const found = Object.entries(LEVELS).find(([name]) => name === id)
  return found === undefined ? {} : { clock, until: clock() + 1000 * found[1].seconds }
}
