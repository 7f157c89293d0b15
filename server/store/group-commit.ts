import type { Transaction } from 'kysely'
import type { Bundles } from './bundles.ts'
import type { Database, Run } from './migrate.ts'
import type { Schema } from './schema.ts'

/** Does some writing in a transaction; the promise is kept when it is on disk. It may be done again from the start. */
export type Write = <T>(work: Work<T>) => Promise<T>

export type Work<T> = ((trx: Transaction<Schema>) => Promise<T>) | Quick<T>

/** Work for a database in this process, done at once: what most answers need, so it is worth its own way. */
export interface Quick<T> {
  quick(run: Run): T
}

/** Methods, so that work of any kind can wait in one line. */
interface Job<T = unknown> {
  readonly work: Work<T>
  resolve(value: T): void
  fail(error: unknown): void
}

/**
 * What arrives together shares one commit, so that the disk is waited for once: everything that the sockets brought in
 * one turn, and everything that came while the last commit was written.
 */
export const groupCommit = (
  { db, run }: Database,
  bundles: Bundles | null = null,
  committed: (writes: number, took: number) => void = () => undefined,
): { readonly write: Write; drain(): Promise<void> } => {
  let waiting: Job[] = []
  let working: Promise<void> | null = null

  const commit = async (jobs: readonly Job[]): Promise<void> => {
    const start = performance.now()
    try {
      const values =
        run !== null && jobs.every(({ work }) => 'quick' in work)
          ? commitQuick(run, bundles, jobs)
          : await commitAll(jobs)
      bundles?.keep()
      committed(jobs.length, performance.now() - start)
      for (let at = 0; at < jobs.length; at++) jobs[at].resolve(values[at])
    } catch (error) {
      bundles?.drop()
      if (jobs.length === 1) jobs[0].fail(error)
      // One bad job spoils the transaction of all: each gets its own.
      else for (const job of jobs) await commit([job])
    }
  }

  const commitAll = (jobs: readonly Job[]): Promise<readonly unknown[]> =>
    db.transaction().execute(async (trx) => {
      const values: unknown[] = []
      // One connection: what is done at once is part of the same transaction.
      for (const { work } of jobs) values.push('quick' in work ? atOnce(run, work) : await work(trx))
      bundles?.write()
      return values
    })

  const workOff = async (): Promise<void> => {
    await new Promise((resolve) => setImmediate(resolve))
    for (let jobs = waiting; jobs.length > 0; jobs = waiting) {
      waiting = []
      await commit(jobs)
    }
    working = null
  }

  return {
    write: <T>(work: Work<T>) =>
      new Promise<T>((resolve, fail) => {
        waiting.push({ work, resolve, fail } satisfies Job<T>)
        working ??= workOff()
      }),
    drain: async () => {
      await working
    },
  }
}

const atOnce = (run: Run | null, work: Work<unknown>): unknown => {
  if (run === null || !('quick' in work)) throw new Error('this cannot be written at once')
  return work.quick(run)
}

/** Nothing else can happen in between, so nobody reads what is not on disk yet. */
const commitQuick = (run: Run, bundles: Bundles | null, jobs: readonly Job[]): readonly unknown[] => {
  run('begin')
  try {
    const values = jobs.map(({ work }) => atOnce(run, work))
    bundles?.write()
    run('commit')
    return values
  } catch (error) {
    run('rollback')
    throw error
  }
}
