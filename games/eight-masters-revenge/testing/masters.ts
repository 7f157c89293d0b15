import type { Game } from '../../../kernel/contract.ts'
import { isObject } from '../../../kernel/json.ts'
import type { Choice, Packed } from '../choice.ts'
import { game } from '../game.ts'
import type { State } from '../state.ts'

/** Whole games in which everybody has a fighter, so that every technique gets its turns. */
const WHOLE = { fighters: 'random', turnLimit: 'none', life: 'by-mode' }

export const masters: Game<State, Packed, Choice> = {
  ...game,
  open: (setup) => {
    if (!isObject(setup)) return game.open(setup)
    const options = isObject(setup.options) ? setup.options : {}
    return game.open({ ...setup, options: { ...options, ...WHOLE } })
  },
}
