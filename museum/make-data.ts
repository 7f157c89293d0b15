import { copyFileSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { MatchRecord } from '../kernel/record.ts'
import { shareReply } from '../protocol/requests.ts'
import { openServer } from '../server/server.ts'
import { connect } from '../server/store/sqlite.ts'
import type { Client } from '../server/testing/client.ts'
import { HandClock } from '../server/testing/hand-clock.ts'
import { quietConfig } from '../server/testing/quiet-config.ts'
import { sure } from '../server/testing/sure.ts'
import { Visitor } from '../server/testing/visitor.ts'
import { EXHIBITS, type Exhibit } from './exhibits.ts'
import { caughtUp, lookAt, playSome, seatDown } from './playing.ts'
import type { Catalogue, PersonSeen, TableSeen } from './seen.ts'

type Programs = Parameters<typeof quietConfig>[1]

/** What a server writes today: as it lies there in the middle of everything, and after the server was closed. */
export const makeData = async (wing: string, programs: Programs, record: MatchRecord): Promise<Catalogue> => {
  const folder = mkdtempSync(join(tmpdir(), 'leitai-museum-'))
  const clock = new HandClock()
  const server = sure(await openServer({ ...quietConfig(folder, programs), clock, report: console.error }))
  const url = `http://127.0.0.1:${server.port}`
  const { id: shared } = shareReply.parse((await new Visitor(url).post('/api/records', record)).body)
  const tables: TableSeen[] = []
  for (const exhibit of EXHIBITS) {
    // Only the last one is left in the log of SQLite: all of them would be megabytes.
    if (exhibit === EXHIBITS.at(-1)) foldLog(folder)
    tables.push(await make(url, exhibit, tables))
  }
  // Nothing is under way now: the files are what a kill would leave.
  copy(folder, join(wing, 'data-killed'))
  await server.close()
  foldLog(folder)
  copy(folder, join(wing, 'data'))
  rmSync(folder, { recursive: true })
  return { tables, shared }
}

/** Writes what lies in the log of SQLite into the database itself. */
const foldLog = (folder: string): void => {
  const connection = connect(join(folder, 'leitai.db'))
  connection.prepare('pragma wal_checkpoint(truncate)').all([])
  connection.close()
}

const copy = (from: string, to: string): void => {
  mkdirSync(to)
  for (const name of ['leitai.db', 'leitai.db-wal'])
    if ((statSync(join(from, name), { throwIfNoEntry: false })?.size ?? 0) > 0)
      copyFileSync(join(from, name), join(to, name))
}

const make = async (url: string, exhibit: Exhibit, before: readonly TableSeen[]): Promise<TableSeen> => {
  const { what, game, first, until, last } = exhibit
  const { id, people } = await seatDown(url, exhibit, before)
  const clients: Client[] = []
  for (const { visitor } of people) clients.push(await visitor.connect(id))
  await first?.(clients)
  if (until !== undefined) await playSome(clients, what, until)
  await last?.(clients)
  for (const client of clients) await caughtUp(client)
  const { seq, waiting, wishes, table } = clients[0].now
  for (const client of clients) await client.close()
  const seen: PersonSeen[] = []
  for (const { name, visitor } of people) seen.push({ name, cookie: visitor.cookie, ...(await lookAt(visitor, id)) })
  return { id, game, what, status: table.status, seq, waiting, wishes, people: seen }
}
