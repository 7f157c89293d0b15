import type { Bot } from './bot.ts'
import type { Budget } from './search/budget.ts'
import { unit } from './search/regret.ts'
import { Search } from './search/search.ts'

interface Level {
  /** How many worlds it imagines for one answer, in a game of the usual pace. */
  readonly iterations: number
  /** How often it plays something that merely came to its mind: 0 to 1. */
  readonly carelessness: number
  /** The longest that a person has to wait for it. */
  readonly seconds: number
}

/** From the one to learn with to the one to be proud of having beaten. */
export const LEVELS = {
  novice: { iterations: 200, carelessness: 0.75, seconds: 0.3 },
  student: { iterations: 1000, carelessness: 0.5, seconds: 0.5 },
  adept: { iterations: 4000, carelessness: 0.25, seconds: 1 },
  master: { iterations: 16_000, carelessness: 0, seconds: 2 },
} as const satisfies Readonly<Record<string, Level>>

export const isLevel = (id: string): id is keyof typeof LEVELS => Object.hasOwn(LEVELS, id)

/** Thinks about so many imagined worlds, or as many as the game's pace makes of it, and takes pains or not. */
export const searching = (id: string, iterations: number, carelessness = 0): Bot => ({
  id,
  choose: (game, rules, view, seat, rng, budget = {}) => {
    const search = new Search(game, rules, view, seat, rng)
    const most = Math.ceil(iterations * (game.advice.pace ?? 1))
    search.run({ ...budget, iterations: Math.min(most, budget.iterations ?? most) })
    return carelessness > 0 && unit(rng) < carelessness ? search.carelessChoice() : search.choice()
  },
})

const level = (id: keyof typeof LEVELS): Bot => searching(id, LEVELS[id].iterations, LEVELS[id].carelessness)

export const novice = level('novice')
export const student = level('student')
export const adept = level('adept')
export const master = level('master')

/** So that nobody waits too long for a bot of this name, by a clock in milliseconds. */
export const timeFor = (id: string, clock: () => number): Partial<Budget> =>
  isLevel(id) ? { clock, until: clock() + 1000 * LEVELS[id].seconds } : {}
