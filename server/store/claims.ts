import type { Kysely } from 'kysely'
import type { Write } from './group-commit.ts'
import type { Schema } from './schema.ts'

/** Which server does what is due at a table. A claim that is not renewed runs out. */
export const claimStore = (db: Kysely<Schema>, write: Write) => ({
  /** Takes or renews a claim; false if another server has it. */
  take: (table: string, node: string, now: number, until: number): Promise<boolean> =>
    write(async (trx) => {
      const { numInsertedOrUpdatedRows } = await trx
        .insertInto('claims')
        .values({ match: table, node, until })
        .onConflict((conflict) =>
          conflict
            .column('match')
            .doUpdateSet({ node, until })
            .where(({ or, eb }) => or([eb('claims.node', '=', node), eb('claims.until', '<', now)])),
        )
        .executeTakeFirstOrThrow()
      return numInsertedOrUpdatedRows === 1n
    }),

  /** When the first claim of another server on something that is due runs out. */
  nextEnd: async (now: number, node: string): Promise<number | null> => {
    const row = await db
      .selectFrom('claims')
      .innerJoin('due', 'due.match', 'claims.match')
      .select('until')
      .where('due.at', '<=', now)
      .where('claims.until', '>=', now)
      .where('claims.node', '!=', node)
      .orderBy('until')
      .limit(1)
      .executeTakeFirst()
    return row?.until ?? null
  },

  giveBackAll: async (node: string): Promise<void> => {
    await db.deleteFrom('claims').where('node', '=', node).execute()
  },

  giveBack: async (table: string, node: string): Promise<void> => {
    await db.deleteFrom('claims').where('match', '=', table).where('node', '=', node).execute()
  },
})
