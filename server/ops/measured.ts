import type { Bus } from '../cluster/bus.ts'
import type { BotRoom } from '../tables/bots/bot-room.ts'
import type { Metrics } from './metrics.ts'

/** The same line to other servers, with everything counted that goes over it. */
export const measuredBus = (bus: Bus, metrics: Metrics): Bus => ({
  ready: bus.ready,
  tell: (news) => {
    metrics.news('told', news.kind)
    bus.tell(news)
  },
  listen: (hear, missed) =>
    bus.listen((news, from) => {
      metrics.news('heard', news.kind)
      hear(news, from)
    }, missed),
  close: () => bus.close(),
})

/** The same bots, timed. */
export const measuredBots = (bots: BotRoom, metrics: Metrics): BotRoom => ({
  think: async (job) => {
    const start = performance.now()
    const thought = await bots.think(job)
    metrics.thought(job.bot, performance.now() - start)
    return thought
  },
  advise: (asking) => bots.advise(asking),
  check: (job) => bots.check(job),
  close: () => bots.close(),
})
