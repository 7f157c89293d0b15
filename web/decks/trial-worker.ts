import { contestant } from '../../bots/contestants.ts'
import { registry } from '../../games/registry.ts'
import { playBatch, type Series } from '../../lab/series.ts'
import { summarise } from '../../lab/summary.ts'
import { emptyTally, merge } from '../../lab/tally.ts'
import type { Task, TrialNews } from './trial.ts'

const SEED = 'deck check'
const BATCH = 5
/** They differ in skill: a deck with which skill counts for nothing shows. */
const PLAYERS = ['greedy', 'random']

const say = (news: TrialNews): void => postMessage(news, {})

const play = async ({ game: id, setup, games }: Task): Promise<void> => {
  const game = await registry[id]()
  const rules = game.open(setup)
  if (!rules.ok) return say({ problem: rules.problem })
  const names = Array.from({ length: rules.value.setup.seats }, (_, seat) => PLAYERS[seat % PLAYERS.length])
  const bots = names.flatMap((name) => contestant(name) ?? [])
  const series: Series = { game: id, setup: rules.value.setup, seed: SEED, bots: names }
  const tally = emptyTally()
  for (let from = 0; from < games; from += BATCH) {
    merge(tally, playBatch(game, rules.value, bots, series, { from, to: Math.min(games, from + BATCH) }))
    say({ done: tally.games, summary: summarise(tally) })
  }
}

addEventListener('message', ({ data }: MessageEvent<Task>) => {
  play(data).catch((error: unknown) => {
    // Where the page hears of it, as of any other mistake.
    setTimeout(() => {
      throw error
    })
  })
})
