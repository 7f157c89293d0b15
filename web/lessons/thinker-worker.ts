import { bots } from '../../bots/all.ts'
import { answerOf } from '../../bots/answer.ts'
import { loadGame } from '../games.ts'
import type { Job, Thought } from './thinker.ts'

/** Thinks apart from the page, so that the page never stands still. */
const think = async ({ game: id, bot, setup, ...told }: Job): Promise<string | null> => {
  const game = await loadGame(id)
  const opened = game?.open(setup)
  if (game === null || opened?.ok !== true) return null
  const rules = opened.value
  return rules.notation.write(answerOf(bots[bot], game, rules, told, () => performance.now()))
}

const say = (thought: Thought): void => self.postMessage(thought, { transfer: [] })

self.addEventListener('message', ({ data: job }: MessageEvent<Job>) => {
  think(job).then(
    (choice) => say({ seed: job.seed, choice }),
    (error: unknown) => {
      console.error(error)
      say({ seed: job.seed, choice: null })
    },
  )
})
