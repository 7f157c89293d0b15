import { ok } from '../result.ts'
import { type TinyGame, type TinyRules, tinyGame } from './tiny-game.ts'

/** A variant of the tiny game with one thing broken, and the check that has to notice. */
export interface Broken {
  readonly check: string
  readonly game: TinyGame
  /** What it says, or a part of it. */
  readonly says: string
  /** How many choices are many, if it shows only among many. */
  readonly many?: number
}

export const rulesBroken = (check: string, says: string, change: (rules: TinyRules) => Partial<TinyRules>): Broken => ({
  check,
  says,
  game: {
    ...tinyGame,
    open: (setup) => {
      const opened = tinyGame.open(setup)
      return opened.ok ? ok({ ...opened.value, ...change(opened.value) }) : opened
    },
  },
})

export const gameBroken = (check: string, says: string, change: Partial<TinyGame>): Broken => ({
  check,
  says,
  game: { ...tinyGame, ...change },
})

export const without = <T>(table: Readonly<Record<string, T>>, name: string): Record<string, T> =>
  Object.fromEntries(Object.entries(table).filter(([key]) => key !== name))
