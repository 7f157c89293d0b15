import type { Kysely, Transaction } from 'kysely'
import type { By } from '../../kernel/record.ts'
import type { Seat } from '../../kernel/seats.ts'
import type { Schema } from './schema.ts'

/** An answer that waits for those of others. */
export interface SealedAnswer {
  readonly seat: Seat
  readonly decision: string
  readonly choice: unknown
  readonly by: By
  /** Milliseconds of its time that the seat did not use; null without a clock. */
  readonly left: number | null
}

export const loadSealed = async (db: Kysely<Schema>, match: string): Promise<readonly SealedAnswer[]> => {
  const rows = await db.selectFrom('sealed').selectAll().where('match', '=', match).orderBy('seat').execute()
  return rows.map(({ choice, seat, decision, by, left }) => ({ seat, decision, choice: parse(choice), by, left }))
}

export const saveSealed = async (
  trx: Transaction<Schema>,
  match: string,
  answers: readonly SealedAnswer[],
): Promise<void> => {
  await trx.deleteFrom('sealed').where('match', '=', match).execute()
  if (answers.length === 0) return
  await trx
    .insertInto('sealed')
    .values(
      answers.map(({ seat, decision, choice, by, left }) => ({
        match,
        seat,
        decision,
        choice: JSON.stringify(choice),
        by,
        left,
      })),
    )
    .execute()
}

const parse = (text: string): unknown => JSON.parse(text)
