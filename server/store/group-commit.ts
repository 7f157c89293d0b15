import type { Kysely, Transaction } from 'kysely'
import type { Database, Run } from './migrate.ts'
import type { Schema } from './schema.ts'

/** Does some writing in a transaction; the promise is kept when it is on disk. It may be done again from the start. */
export type Write = <T>(work: Work<T>) => Promise<T>

export type Work<T> = ((trx: Transaction<Schema>) => Promise<T>) | Quick<T>

/** Work for a database in this process, done at once: what most answers need, so it is worth its own way. */
export interface Quick<T> {
  quick(run: Run): T
}

interface Job {
  readonly isQuick: boolean
  /** Both give back how to tell of it when it is on disk. */
  runQuick(run: Run): () => void
  run(trx: Transaction<Schema>): Promise<() => void>
  fail(error: unknown): void
}

/**
 * What arrives together shares one commit, so that the disk is waited for once: everything that the sockets brought in
 * one turn, and everything that came while the last commit was written.
 */
export const groupCommit = (
  { db, run }: Database,
  committed: (writes: number, took: number) => void = () => undefined,
): { readonly write: Write; drain(): Promise<void> } => {
  let waiting: Job[] = []
  let working: Promise<void> | null = null

  const commit = async (jobs: readonly Job[]): Promise<void> => {
    const start = performance.now()
    try {
      const told =
        run !== null && jobs.every(({ isQuick }) => isQuick) ? commitQuick(run, jobs) : await commitAll(db, jobs)
      committed(jobs.length, performance.now() - start)
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

  const jobOf = <T>(task: Work<T>, resolve: (value: T) => void, fail: (error: unknown) => void): Job => {
    const runQuick = (now: Run | null): (() => void) => {
      if (now === null || !('quick' in task)) throw new Error('this cannot be written at once')
      const value = task.quick(now)
      return () => resolve(value)
    }
    const slowly = async (trx: Transaction<Schema>): Promise<() => void> => {
      // One connection: it is part of the same transaction.
      if ('quick' in task) return runQuick(run)
      const value = await task(trx)
      return () => resolve(value)
    }
    return { isQuick: 'quick' in task, runQuick, run: slowly, fail }
  }

  return {
    write: (task) =>
      new Promise((resolve, reject) => {
        waiting.push(jobOf(task, resolve, reject))
        working ??= work()
      }),
    drain: async () => {
      await working
    },
  }
}

const commitAll = (db: Kysely<Schema>, jobs: readonly Job[]): Promise<readonly (() => void)[]> =>
  db.transaction().execute(async (trx) => {
    const done: (() => void)[] = []
    for (const job of jobs) done.push(await job.run(trx))
    return done
  })

/** Nothing else can happen in between, so nobody reads what is not on disk yet. */
const commitQuick = (run: Run, jobs: readonly Job[]): readonly (() => void)[] => {
  run('begin')
  try {
    const done = jobs.map((job) => job.runQuick(run))
    run('commit')
    return done
  } catch (error) {
    run('rollback')
    throw error
  }
}
