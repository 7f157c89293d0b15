import { parentPort } from 'node:worker_threads'
import { contestant } from '../bots/contestants.ts'
import { pledged } from '../bots/pledged.ts'
import { registry } from '../games/registry.ts'
import { type Job, playBatch } from '../lab/series.ts'
import type { Tally } from '../lab/tally.ts'

const play = async ({ series, batch }: Job): Promise<Tally> => {
  const game = await registry[series.game]()
  const rules = game.open(series.setup)
  if (!rules.ok) throw new Error(`${series.game} does not open`)
  const { pledges } = series
  const players = series.bots.map((name, i) => {
    const bot = contestant(name, series.effort)
    if (bot === undefined) throw new Error(`nobody is called ${name}`)
    return pledges === undefined ? bot : pledged(bot, pledges.window, pledges.choices[i])
  })
  return playBatch(game, rules.value, players, series, batch)
}

parentPort?.on('message', (job: Job) => {
  void play(job).then((tally) => parentPort?.postMessage(tally, []))
})
