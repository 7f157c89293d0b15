import { parentPort } from 'node:worker_threads'
import { contestant } from '../bots/contestants.ts'
import { pledged } from '../bots/pledged.ts'
import { registry } from '../games/registry.ts'
import { type Job, playBatch } from './parts/series.ts'

const loaded = await Promise.all(Object.entries(registry).map(async ([id, load]) => [id, await load()] as const))
const games = new Map(loaded)

parentPort?.on('message', ({ series, batch }: Job) => {
  const game = games.get(series.game)
  const rules = game?.open(series.setup)
  if (game === undefined || !rules?.ok) throw new Error(`${series.game} does not open`)
  const { pledges } = series
  const players = series.bots.map((name, i) => {
    const bot = contestant(name, series.effort)
    if (bot === undefined) throw new Error(`nobody is called ${name}`)
    return pledges === undefined ? bot : pledged(bot, pledges.window, pledges.choices[i])
  })
  parentPort?.postMessage(playBatch(game, rules.value, players, series, batch), [])
})
