import type { BotRoom } from '../bots/bot-room.ts'
import type { Bus } from '../nodes/bus.ts'
import type { Watch } from './watch.ts'

/** The same line to other servers, with everything counted that goes over it. */
export const watchedBus = (bus: Bus, watch: Watch): Bus => ({
  ready: bus.ready,
  tell: (news) => {
    watch.news('told', news.kind)
    bus.tell(news)
  },
  listen: (hear, missed) =>
    bus.listen((news, from) => {
      watch.news('heard', news.kind)
      hear(news, from)
    }, missed),
  close: () => bus.close(),
})

/** The same bots, timed. */
export const watchedBots = (bots: BotRoom, watch: Watch): BotRoom => ({
  think: async (job) => {
    const start = performance.now()
    const thought = await bots.think(job)
    watch.thought(job.bot, performance.now() - start)
    return thought
  },
  advise: (asking) => bots.advise(asking),
  check: (job) => bots.check(job),
  close: () => bots.close(),
})
