import type { Kysely, Transaction } from 'kysely'
import type { Schema } from './schema.ts'

/** Does some writing in a transaction; the promise is kept when it is on disk. It may be done again from the start. */
export type Write = <T>(work: (trx: Transaction<Schema>) => Promise<T>) => Promise<T>

interface Job {
  /** Gives back how to tell of it when it is on disk. */
  run(trx: Transaction<Schema>): Promise<() => void>
  fail(error: unknown): void
}

/**
 * What arrives together shares one commit, so that the disk is waited for once: everything that the sockets brought in
 * one turn, and everything that came while the last commit was written.
 */
export const groupCommit = (db: Kysely<Schema>): { readonly write: Write; drain(): Promise<void> } => {
  let waiting: Job[] = []
  let working: Promise<void> | null = null

  const commit = async (jobs: readonly Job[]): Promise<void> => {
    try {
      const told = await db.transaction().execute(async (trx) => {
        const done: (() => void)[] = []
        for (const job of jobs) done.push(await job.run(trx))
        return done
      })
      for (const tell of told) tell()
    } catch (error) {
      if (jobs.length === 1) jobs[0].fail(error)
      // One bad job spoils the transaction of all: each gets its own.
      else for (const job of jobs) await commit([job])
    }
  }

  const work = async (): Promise<void> => {
    await new Promise((resolve) => setImmediate(resolve))
    for (let jobs = waiting; jobs.length > 0; jobs = waiting) {
      waiting = []
      await commit(jobs)
    }
    working = null
  }

  return {
    write: (task) =>
      new Promise((resolve, reject) => {
        waiting.push({
          run: async (trx) => {
            const value = await task(trx)
            return () => resolve(value)
          },
          fail: reject,
        })
        working ??= work()
      }),
    drain: async () => {
      await working
    },
  }
}
