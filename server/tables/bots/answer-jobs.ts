import { performance } from 'node:perf_hooks'
import { parentPort } from 'node:worker_threads'
import { advise } from '../../../bots/advise.ts'
import { answerOf } from '../../../bots/answer.ts'
import type { Bot } from '../../../bots/bot.ts'
import { LEVELS, timeFor } from '../../../bots/levels.ts'
import { registry } from '../../../games/registry.ts'
import type { Game, Rules } from '../../../kernel/contract.ts'
import { seeded } from '../../../kernel/random.ts'
import { replay } from '../../../kernel/replay.ts'
import { describeProblem } from '../../../kernel/result.ts'
import type { Advice, Asking, Check, Checked, Job, Ready, Thought } from './job.ts'

const clock = (): number => performance.now()

/** The life of a thread in which bots think: answers one job after the other. A failure ends it. */
export const answerJobs = (bots: Readonly<Record<string, Bot>>): void => {
  parentPort?.on('message', (job: Job | Asking | Check) => {
    const done = 'record' in job ? check(job) : 'level' in job ? adviceFor(job) : thoughtOf(bots, job)
    void done.then((answer) => parentPort?.postMessage(answer, []))
  })
  const ready: Ready = { isReady: true }
  parentPort?.postMessage(ready, [])
}

export const thoughtOf = async (bots: Readonly<Record<string, Bot>>, job: Job): Promise<Thought> => {
  const { game, rules } = await openFor(job)
  return { choice: answerOf(bots[job.bot], game, rules, job, clock) }
}

export const adviceFor = async (asking: Asking): Promise<Advice> => {
  const { game, rules } = await openFor(asking)
  const { view, seat, seed, level } = asking
  const budget = { iterations: LEVELS[level].iterations, ...timeFor(level, clock) }
  return { best: advise(game, rules, view, seat, seeded('sfc32', seed), budget) }
}

const openFor = async (
  job: Pick<Job, 'game' | 'rules' | 'setup'>,
): Promise<{ readonly game: Game; readonly rules: Rules }> => {
  const game = await registry[job.game]()
  const opened = game.open(job.setup, job.rules)
  if (!opened.ok) throw new Error(`${job.game} does not open`)
  return { game, rules: opened.value }
}

const check = async ({ record }: Check): Promise<Checked> => {
  const replayed = replay(await registry[record.game](), record)
  if (!replayed.ok) return { problem: describeProblem(replayed.problem) }
  const { rules, moments } = replayed.value
  return { problem: rules.outcome(moments[moments.length - 1].state) === null ? 'the match is not over' : null }
}
