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

  giveBack: async (table: string, node: string): Promise<void> => {
    await db.deleteFrom('claims').where('match', '=', table).where('node', '=', node).execute()
  },
})
