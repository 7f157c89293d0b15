import { ok } from '../result.ts'
import { type TinyGame, type TinyRules, tinyGame } from './tiny-game.ts'

/** A variant of the tiny game with one thing broken, and the check that has to notice. */
export interface Broken {
  readonly check: string
  readonly game: TinyGame
}

export const rulesBroken = (check: string, change: (rules: TinyRules) => Partial<TinyRules>): Broken => ({
  check,
  game: {
    ...tinyGame,
    open: (setup) => {
      const opened = tinyGame.open(setup)
      return opened.ok ? ok({ ...opened.value, ...change(opened.value) }) : opened
    },
  },
})

export const gameBroken = (check: string, change: Partial<TinyGame>): Broken => ({
  check,
  game: { ...tinyGame, ...change },
})

export const without = <T>(table: Readonly<Record<string, T>>, name: string): Record<string, T> =>
  Object.fromEntries(Object.entries(table).filter(([key]) => key !== name))
