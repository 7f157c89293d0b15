import { Worker } from 'node:worker_threads'
import type { Batch, Job, Series } from '../../lab/series.ts'
import { emptyTally, merge, type Tally } from '../../lab/tally.ts'

/** Plays a series in several threads at once; `onProgress` hears how many games are done. */
export const playSeries = async (
  series: Series,
  games: number,
  threads: number,
  onProgress: (done: number) => void,
): Promise<Tally> => {
  const total = emptyTally()
  const batches = cut(games, Math.min(500, Math.max(1, Math.ceil(games / (threads * 16)))))
  const jobs = batches.map((batch) => ({ series, batch }))
  await playJobs(jobs, threads, (_, tally) => {
    merge(total, tally)
    onProgress(total.games)
  })
  return total
}

/** Gives each job to the next thread that is free. */
export const playJobs = async (
  jobs: readonly Job[],
  threads: number,
  onDone: (job: Job, tally: Tally) => void,
): Promise<void> => {
  const left = jobs.slice()
  const work = async (): Promise<void> => {
    const worker = new Worker(new URL('./simulate-worker.js', import.meta.url))
    try {
      for (let job = left.shift(); job !== undefined; job = left.shift()) onDone(job, await give(worker, job))
    } finally {
      await worker.terminate()
    }
  }
  await Promise.all(Array.from({ length: Math.min(threads, jobs.length) }, work))
}

const give = (worker: Worker, job: Job): Promise<Tally> =>
  new Promise((resolve, reject) => {
    worker.removeAllListeners()
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.postMessage(job, [])
  })

const cut = (games: number, size: number): Batch[] =>
  Array.from({ length: Math.ceil(games / size) }, (_, index) => ({
    from: index * size,
    to: Math.min(games, (index + 1) * size),
  }))
