import { bots } from './all.ts'
import type { Bot } from './bot.ts'
import { isLevel, LEVELS, searching } from './levels.ts'
import { PEER_ITERATIONS, peering } from './peer.ts'

/** How far those think who think in iterations. */
const ITERATIONS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(Object.entries(LEVELS).map(([id, { iterations }]) => [id, iterations])),
  peer: PEER_ITERATIONS,
  oracle: LEVELS.master.iterations,
}

/** Whoever climbs the ladder, with a share of the usual effort; besides the bots these are the peer and the oracle. */
export const contestant = (id: string, effort = 1): Bot | undefined => {
  if (!Object.hasOwn(ITERATIONS, id)) return Object.hasOwn(bots, id) ? bots[id] : undefined
  const iterations = Math.max(1, Math.round(effort * ITERATIONS[id]))
  if (id === 'peer') return peering(id, iterations)
  const searcher = searching(id, iterations, isLevel(id) ? LEVELS[id].carelessness : 0)
  return id === 'oracle' ? seeingAll(searcher) : searcher
}

/** Who knows the one world there is searches it as deep as it goes, and has nothing to try out in others. */
const seeingAll = (bot: Bot): Bot => ({
  id: bot.id,
  seesAll: true,
  choose: (game, ...given) => {
    const { playOn: _, ...advice } = game.advice
    return bot.choose({ ...game, advice }, ...given)
  },
})
