import { sql } from 'kysely'
import { bad, ok, type Result } from '../../kernel/result.ts'
import { messageOf } from '../errors.ts'
import { unwatched, type Watch } from '../operations/watch.ts'
import { accountStore } from './accounts.ts'
import { Bundles, sortIn } from './bundles.ts'
import { claimStore } from './claims.ts'
import { entryStore } from './entries.ts'
import { groupCommit } from './group-commit.ts'
import { guestStore } from './guests.ts'
import { muteStore } from './mutes.ts'
import { openDatabase } from './open.ts'
import { orderStore } from './orders.ts'
import { peopleStore } from './people.ts'
import { recordStore } from './records.ts'
import { reportStore } from './reports.ts'
import { resultStore } from './results.ts'
import { sessionStore } from './sessions.ts'
import { shuffleStore } from './shuffles.ts'
import { silencedStore } from './silenced.ts'
import { tableStore } from './tables.ts'
import { talkStore } from './talk.ts'
import { type Step, timeStore } from './times.ts'
import { wishStore } from './wishes.ts'

export interface Store {
  readonly guests: ReturnType<typeof guestStore>
  readonly sessions: ReturnType<typeof sessionStore>
  readonly accounts: ReturnType<typeof accountStore>
  readonly people: ReturnType<typeof peopleStore>
  readonly results: ReturnType<typeof resultStore>
  readonly tables: ReturnType<typeof tableStore>
  readonly entries: ReturnType<typeof entryStore>
  readonly times: ReturnType<typeof timeStore>
  readonly wishes: ReturnType<typeof wishStore>
  readonly orders: ReturnType<typeof orderStore>
  readonly shuffles: ReturnType<typeof shuffleStore>
  readonly talk: ReturnType<typeof talkStore>
  readonly mutes: ReturnType<typeof muteStore>
  readonly records: ReturnType<typeof recordStore>
  readonly reports: ReturnType<typeof reportStore>
  readonly silenced: ReturnType<typeof silencedStore>
  readonly claims: ReturnType<typeof claimStore>
  /** Whether other servers may write there too. */
  readonly isShared: boolean
  /** Writes all of it or nothing; on disk when the promise is kept. */
  write(...steps: readonly Step[]): Promise<void>
  /** Kept if the database answers. */
  ping(): Promise<void>
  close(): Promise<void>
}

export const openStore = async (
  place: string,
  { committed }: Pick<Watch, 'committed'> = unwatched,
): Promise<Result<Store>> => {
  const opened = await openDatabase(place)
  if (!opened.ok) return opened
  const { db, run, close } = opened.value
  try {
    await sortIn(db)
  } catch (error) {
    await close()
    return bad('', `the latest entries of matches cannot be sorted in: ${messageOf(error)}`)
  }
  const bundles = run === null ? null : new Bundles(run)
  const { write, drain } = groupCommit(opened.value, bundles, committed)
  return ok({
    guests: guestStore(db, write),
    sessions: sessionStore(write),
    accounts: accountStore(db, write),
    people: peopleStore(db),
    results: resultStore(),
    tables: tableStore(db, write),
    entries: entryStore(db, write, bundles),
    times: timeStore(db),
    wishes: wishStore(db),
    orders: orderStore(db),
    shuffles: shuffleStore(write),
    talk: talkStore(db, write),
    mutes: muteStore(db, write),
    records: recordStore(db, write),
    reports: reportStore(db, write),
    silenced: silencedStore(db, write),
    claims: claimStore(db, write),
    isShared: run === null,
    write: (...steps) =>
      write(async (trx) => {
        for (const step of steps) await step(trx)
      }),
    ping: async () => {
      await sql`select 1`.execute(db)
    },
    close: async () => {
      await drain()
      try {
        if (bundles !== null) await sortIn(db)
      } finally {
        await close()
      }
    },
  })
}
