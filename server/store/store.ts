import { sql } from 'kysely'
import { ok, type Result } from '../../kernel/result.ts'
import { accountStore } from './accounts.ts'
import { type Committed, groupCommit, type Write } from './group-commit.ts'
import { guestStore } from './guests.ts'
import { homeStore } from './homes.ts'
import { matchStore } from './matches.ts'
import type { Database } from './migrate.ts'
import { muteStore } from './mutes.ts'
import { openDatabase } from './open.ts'
import { peopleStore } from './people.ts'
import { recordStore } from './records.ts'
import { reportStore } from './reports.ts'
import { sessionStore } from './sessions.ts'
import { shuffleStore } from './shuffles.ts'
import { silencedStore } from './silenced.ts'
import { tableStore } from './tables.ts'
import { talkStore } from './talk.ts'
import { timeStore } from './times.ts'

/** Methods that can be called from another thread: they take plain data and promise plain data. */
export type Group = Readonly<Record<string, (...args: never[]) => Promise<unknown>>>

const groupsOf = (database: Database, write: Write) => {
  const { db } = database
  return {
    guests: guestStore(db, write),
    sessions: sessionStore(write),
    accounts: accountStore(db, write),
    people: peopleStore(db),
    tables: tableStore(database, write),
    matches: matchStore(database, write),
    times: timeStore(database),
    shuffles: shuffleStore(write),
    talk: talkStore(database, write),
    mutes: muteStore(db, write),
    records: recordStore(db, write),
    reports: reportStore(db, write),
    silenced: silencedStore(db, write),
    homes: homeStore(database),
  } satisfies Record<string, Group>
}

export type Groups = ReturnType<typeof groupsOf>

export interface Store extends Groups {
  /** Whether other servers may write there too. */
  readonly isShared: boolean
  /** Resolves if the database answers. */
  ping(): Promise<void>
  /** Everything that was begun is written first. */
  close(): Promise<void>
}

/** Opens a folder or a PostgreSQL in this thread. */
export const openStore = async (place: string, committed?: Committed): Promise<Result<Store>> => {
  const opened = await openDatabase(place)
  if (!opened.ok) return opened
  const { db, kind, close } = opened.value
  const { write, drain } = groupCommit(db, committed)
  return ok({
    ...groupsOf(opened.value, write),
    isShared: kind === 'postgres',
    ping: async () => {
      await sql`select 1`.execute(db)
    },
    close: async () => {
      await drain()
      await close()
    },
  })
}
