import type { FastifyInstance } from 'fastify'
import { describeProblem } from '../../kernel/result.ts'
import type { Viewer } from '../../kernel/seats.ts'
import type { SeenMatch } from '../../kernel/seen-match.ts'
import { ROUTES } from '../../protocol/routes.ts'
import type { Config, Rate } from '../config.ts'
import { createBuckets } from '../realtime/rate-limit.ts'
import type { Store } from '../store/store.ts'
import type { TableRow } from '../store/tables.ts'
import { atWork } from '../tables/hosted-table.ts'
import { pastOf } from '../tables/past.ts'
import { seatOfGuest } from '../tables/stored-table.ts'
import { tableInfo } from '../tables/table-info.ts'
import type { Tables } from '../tables/tables.ts'
import { householdOf } from './address.ts'
import { guestOf } from './guests.ts'
import { HttpProblem } from './problem.ts'
import { serve } from './serve.ts'

/** A match is played again for each: enough for who looks back often, too little for who wants to keep a server busy. */
const RATE: Rate = { burst: 20, perSecond: 0.5 }
/** So many pasts are kept, for those who look twice or watch together. */
const KEPT = 50

interface CachedPast {
  readonly entries: number
  readonly past: SeenMatch
}

export const pastRoutes = (app: FastifyInstance, config: Config, store: Store, tables: Tables): void => {
  const askers = createBuckets(RATE, () => config.clock.now())
  const kept = new Map<string, CachedPast>()

  const pastFor = async (row: TableRow, viewer: Viewer): Promise<SeenMatch> => {
    const entries = await store.matches.entries(row.id)
    const key = `${row.id} ${viewer}`
    const before = kept.get(key)
    if (before?.entries === entries.length) return before.past
    if (!Object.hasOwn(config.games, row.game)) throw new HttpProblem(409, 'This game is no longer played here.')
    const game = await config.games[row.game]()
    const past = atWork(config.working, row.id, () => pastOf(game, row, entries, viewer))
    if (!past.ok) throw new HttpProblem(409, `This match does not replay: ${describeProblem(past.problem)}.`)
    kept.delete(key)
    kept.set(key, { entries: entries.length, past: past.value })
    for (const oldest of [...kept.keys()].slice(0, -KEPT)) kept.delete(oldest)
    return past.value
  }

  serve(app, ROUTES.past, async ({ id, request }) => {
    const guest = await guestOf(store, request.cookies)
    if (!askers.take(guest?.id ?? householdOf(request.raw)))
      throw new HttpProblem(429, 'You look back faster than matches can be played again; wait a moment.')
    const row = await store.tables.find(id)
    if (row === null) throw new HttpProblem(404, 'There is no such table; check the link, or open a new table.')
    if (row.status === 'waiting' || row.seats.some(({ kind }) => kind === 'open'))
      throw new HttpProblem(409, 'This match has not begun: there is nothing to look back at yet.')
    const viewer = seatOfGuest(row.seats, guest?.id ?? null) ?? 'gallery'
    return {
      table: tableInfo(row, guest?.id ?? null, tables.present(id)),
      ...(await pastFor(row, viewer)),
    }
  })
}
