import { Worker } from 'node:worker_threads'
import type { Batch, Job, Series } from './series.ts'
import { emptyTally, merge, type Tally } from './tally.ts'

/** Plays a series in several threads at once; `onProgress` hears how many games are done. */
export const playSeries = async (
  series: Series,
  games: number,
  jobs: number,
  onProgress: (done: number) => void,
): Promise<Tally> => {
  const total = emptyTally()
  const batches = cut(games, Math.min(500, Math.max(1, Math.ceil(games / (jobs * 16)))))
  const work = async (): Promise<void> => {
    const worker = new Worker(new URL('./simulate-worker.js', import.meta.url))
    try {
      for (let batch = batches.shift(); batch !== undefined; batch = batches.shift()) {
        merge(total, await give(worker, { series, batch }))
        onProgress(total.games)
      }
    } finally {
      await worker.terminate()
    }
  }
  await Promise.all(Array.from({ length: Math.min(jobs, batches.length) }, work))
  return total
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
