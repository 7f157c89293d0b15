import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { MatchRecord } from '../../kernel/record.ts'
import type { Write } from './group-commit.ts'
import type { Schema } from './schema.ts'

/** Matches that somebody has shared. Nobody guesses an id who does not have the match itself. */
export const recordStore = (db: Kysely<Schema>, write: Write) => ({
  /** Gives its id, which is the same for the same match. */
  keep: async (record: MatchRecord, now: number): Promise<string> => {
    const content = JSON.stringify(record)
    const id = createHash('sha256').update(content).digest('base64url').slice(0, 22)
    await write(async (trx) => {
      await trx
        .insertInto('records')
        .values({ id, content, createdAt: now })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute()
    })
    return id
  },

  /** As JSON; null if there is none. */
  find: async (id: string): Promise<unknown> => {
    const row = await db.selectFrom('records').select('content').where('id', '=', id).executeTakeFirst()
    return row === undefined ? null : JSON.parse(row.content)
  },
})
