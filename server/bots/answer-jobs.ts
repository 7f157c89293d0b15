import { performance } from 'node:perf_hooks'
import { parentPort } from 'node:worker_threads'
import { answerOf } from '../../bots/answer.ts'
import type { Bot } from '../../bots/bot.ts'
import { registry } from '../../games/registry.ts'
import type { Job, Ready, Thought } from './job.ts'

const clock = (): number => performance.now()

/** The life of a thread in which bots think: answers one job after the other. A failure ends it. */
export const answerJobs = (bots: Readonly<Record<string, Bot>>): void => {
  parentPort?.on('message', (job: Job) => {
    void think(bots, job).then((thought) => parentPort?.postMessage(thought, []))
  })
  const ready: Ready = { isReady: true }
  parentPort?.postMessage(ready, [])
}

const think = async (bots: Readonly<Record<string, Bot>>, job: Job): Promise<Thought> => {
  const game = await registry[job.game]()
  const opened = game.open(job.setup)
  if (!opened.ok) throw new Error(`${job.game} does not open`)
  return { choice: answerOf(bots[job.bot], game, opened.value, job, clock) }
}
