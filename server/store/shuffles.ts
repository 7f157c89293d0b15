import { commitmentOf } from '../../kernel/fair-shuffle.ts'
import type { Write } from './group-commit.ts'

/** Milliseconds for which the server is bound to a secret that nobody uses. */
const A_DAY = 24 * 3600 * 1000

export const shuffleStore = (write: Write) => ({
  add: async (secret: string, now: number): Promise<void> => {
    await write(async (trx) => {
      await trx
        .deleteFrom('shuffles')
        .where('createdAt', '<', now - A_DAY)
        .execute()
      await trx
        .insertInto('shuffles')
        .values({ commitment: commitmentOf(secret), secret, createdAt: now })
        .execute()
    })
  },

  /** The secret of a commitment, for one table only; null if there is none. */
  take: (commitment: string): Promise<string | null> =>
    write(async (trx) => {
      const row = await trx
        .deleteFrom('shuffles')
        .where('commitment', '=', commitment)
        .returning('secret')
        .executeTakeFirst()
      return row?.secret ?? null
    }),
})
