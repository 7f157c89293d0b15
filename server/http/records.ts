import type { FastifyInstance } from 'fastify'
import { isObject } from '../../kernel/json.ts'
import { readRecord } from '../../kernel/record.ts'
import { describeProblem } from '../../kernel/result.ts'
import { ROUTES } from '../../protocol/routes.ts'
import type { Config, Rate } from '../config.ts'
import { createBuckets } from '../realtime/rate-limit.ts'
import type { Store } from '../store/store.ts'
import type { BotRoom } from '../tables/bots/bot-room.ts'
import { householdOf } from './address.ts'
import { HttpProblem } from './problem.ts'
import { serve } from './serve.ts'

/** From one address: each is played again and kept for good. */
const RATE: Rate = { burst: 10, perSecond: 1 / 60 }

const wrong = (problem: string): HttpProblem => new HttpProblem(400, `This is no match that can be shared: ${problem}.`)

/** Matches that were played without this house, and are shown here to whoever has the link. */
export const recordRoutes = (
  app: FastifyInstance,
  config: Config,
  store: Store,
  room: Pick<BotRoom, 'check'>,
): void => {
  const sharers = createBuckets(RATE, () => config.clock.now())

  serve(app, ROUTES.share, async ({ body, request }) => {
    if (!sharers.take(householdOf(request.raw)))
      throw new HttpProblem(429, 'You have shared many matches in a short time; wait a minute.')
    const { game: id } = body
    const game = typeof id === 'string' && Object.hasOwn(config.games, id) ? await config.games[id]() : null
    const read = readRecord(body, (wanted) => (wanted === id ? game?.meta : undefined))
    if (!read.ok) throw wrong(describeProblem(read.problem))
    const checked = await room.check({ record: read.value })
    if (checked === null) throw wrong('it takes too long to play it again')
    if (checked.problem !== null) throw wrong(checked.problem)
    return { id: await store.records.keep(read.value, config.clock.now()) }
  })

  serve(app, ROUTES.shared, async ({ id }) => {
    const found = await store.records.find(id)
    if (!isObject(found)) throw new HttpProblem(404, 'There is no such match; check the link.')
    return found
  })
}
