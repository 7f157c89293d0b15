import type { FastifyInstance } from 'fastify'
import { ROUTES } from '../../protocol/routes.ts'
import type { TableInfo } from '../../protocol/table-info.ts'
import type { Config, Rate } from '../config.ts'
import { createBuckets } from '../realtime/rate-limit.ts'
import type { Store } from '../store/store.ts'
import { outlineInfo } from '../tables/table-info.ts'
import type { Tables } from '../tables/tables.ts'
import { guestOf, needGuest } from './guests.ts'
import { HttpProblem } from './problem.ts'
import { serve } from './serve.ts'

/** So many tables are shown to everybody. */
const SHOWN = 50
/** So many of one's own. */
const OWN = { playing: 20, over: 10 }
/** Who is asked at a table that rests is known when its match was played again: enough for who comes and goes a lot. */
const LOOKS: Rate = { burst: 20, perSecond: 0.2 }

/** Tables in a row, to choose one from. */
export const tableListRoutes = (app: FastifyInstance, config: Config, store: Store, tables: Tables): void => {
  const lookers = createBuckets(LOOKS, () => config.clock.now())

  const tablesOf = async (ids: readonly string[], guest: string | null): Promise<readonly TableInfo[]> =>
    (await store.tables.outlines(ids)).map((table) => outlineInfo(table, guest, tables.present(table.id)))

  serve(app, ROUTES.ownTables, async ({ request }) => {
    const { id: guest } = await needGuest(store, request)
    if (!lookers.take(guest))
      throw new HttpProblem(
        429,
        'You look at your tables faster than their matches can be played again; wait a moment.',
      )
    const live = await tablesOf(await store.tables.ofGuest(guest, ['waiting', 'playing'], OWN.playing), guest)
    const over = await tablesOf(await store.tables.ofGuest(guest, ['over'], OWN.over), guest)
    const isAsked = async ({ id, status }: TableInfo): Promise<boolean> =>
      status === 'playing' && (await tables.isTurn(id, guest))
    const playing = await Promise.all(live.map(async (table) => ({ table, yours: await isAsked(table) })))
    return { playing, over }
  })

  serve(app, ROUTES.listTables, async ({ request }) => {
    const guest = await guestOf(store, request.cookies)
    return { tables: await tablesOf(await store.tables.listed(SHOWN), guest?.id ?? null) }
  })
}
