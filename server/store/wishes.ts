import type { Kysely } from 'kysely'
import type { Wish } from '../../protocol/table/wishes.ts'
import type { Schema } from './schema.ts'
import type { Step } from './times.ts'

export const wishStore = (db: Kysely<Schema>) => ({
  load: async (match: string): Promise<readonly Wish[]> => {
    const rows = await db.selectFrom('wishes').selectAll().where('match', '=', match).orderBy('seat').execute()
    return rows.map(({ seat, wish, to }) => ({ seat, wish, to }))
  },

  save:
    (match: string, wishes: readonly Wish[]): Step =>
    async (trx) => {
      await trx.deleteFrom('wishes').where('match', '=', match).execute()
      if (wishes.length === 0) return
      await trx
        .insertInto('wishes')
        .values(wishes.map(({ seat, wish, to }) => ({ match, seat, wish, to })))
        .execute()
    },
})
