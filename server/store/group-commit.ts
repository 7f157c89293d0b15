import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Kysely, Transaction } from 'kysely'
import type { Schema } from './schema.ts'

/** Does some writing in a transaction; on disk when the promise resolves. The work may run again from the start. */
export type Write = <T>(work: Work<T>) => Promise<T>

type Work<T> = (trx: Transaction<Schema>) => Promise<T>

/** Methods, so that work of any type can wait in one queue. */
interface Job<T = unknown> {
  work(trx: Transaction<Schema>): Promise<T>
  resolve(value: T): void
  reject(error: unknown): void
}

/** Hears how many writes shared a commit, and how many milliseconds it took. */
export type Committed = (writes: number, took: number) => void

/** Everything that arrives while one transaction is written shares the next one, so that the disk is waited for once. */
export const groupCommit = (
  db: Kysely<Schema>,
  committed: Committed = () => undefined,
): { readonly write: Write; drain(): Promise<void> } => {
  let queue: Job[] = []
  let working: Promise<void> | null = null

  const commit = async (jobs: readonly Job[]): Promise<void> => {
    const start = performance.now()
    const values: unknown[] = []
    try {
      await db.transaction().execute(async (trx) => {
        for (const { work } of jobs) values.push(await work(trx))
      })
    } catch (error) {
      if (jobs.length === 1) return jobs[0].reject(error)
      // One bad job spoils the transaction of all: each gets its own.
      for (const job of jobs) await commit([job])
      return
    }
    committed(jobs.length, performance.now() - start)
    for (const [n, { resolve }] of jobs.entries()) resolve(values[n])
  }

  const workOff = async (): Promise<void> => {
    while (queue.length > 0) {
      // Lets in whatever else this turn of the event loop brings. SQLite never gives way to it by itself.
      await nextTurn()
      const jobs = queue
      queue = []
      await commit(jobs)
    }
    working = null
  }

  return {
    write: <T>(work: Work<T>) =>
      new Promise<T>((resolve, reject) => {
        queue.push({ work, resolve, reject } satisfies Job<T>)
        working ??= workOff()
      }),
    drain: async () => {
      await working
    },
  }
}
