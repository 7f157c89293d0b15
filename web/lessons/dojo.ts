import type { Game } from '../../kernel/contract.ts'
import { seeded } from '../../kernel/random.ts'
import { settings } from '../settings/settings.ts'
import type { Pace } from '../show/pace.ts'
import type { Dojo } from './coach.ts'
import { recall, remember } from './progress.ts'
import { openThinker } from './thinker.ts'
import { words } from './words.ts'

/** How long to look at what has happened. */
const PAUSES: Readonly<Record<Pace, number>> = { slow: 1600, normal: 900, fast: 500, instant: 0 }

/** The coach's world in a browser. */
export const openDojo = (game: Game): Dojo & { close(): void } => {
  const thinker = openThinker()
  const { id } = game.meta
  const newSeed = (): string => crypto.randomUUID()
  return {
    name: words.pupil,
    later: (ms, act) => {
      const timer = setTimeout(act, ms)
      return () => clearTimeout(timer)
    },
    random: Math.random,
    pause: () => PAUSES[settings.pace.chosen.value],
    think: async (puzzle) => {
      const choice = await thinker.think({ ...puzzle, game: id, seed: newSeed() })
      return choice ?? anything(game, puzzle)
    },
    newSeed,
    reached: (progress) => {
      const { isDone } = recall(localStorage, id)
      remember(localStorage, id, { isDone: isDone || progress === null, progress })
    },
    close: thinker.close,
  }
}

/** What the clock would play, where no bot can be had. */
const anything = (game: Game, { setup, view, seat }: Parameters<Dojo['think']>[0]): string => {
  const opened = game.open(setup)
  if (!opened.ok) throw new Error(`a lesson has a setup that its game refuses: ${opened.problem.message}`)
  const rules = opened.value
  return rules.notation.write(rules.unpack(rules.fallback(view, seat, seeded('sfc32', crypto.randomUUID()))))
}
