import type { Puzzle } from './coach.ts'

export interface Job extends Puzzle {
  readonly game: string
  /** For the bot's own dice; no two jobs have the same. */
  readonly seed: string
}

export interface Thought {
  /** Of the job. */
  readonly seed: string
  /** In notation; null when nothing came to mind. */
  readonly choice: string | null
}

/** Somebody to think for the other seats, in a thread of its own. */
export interface Thinker {
  /** Null where nobody can think: the thread could not be begun, or has failed. */
  think(job: Job): Promise<string | null>
  close(): void
}

/** The thread is begun with the first job. Whoever goes back while it thinks asks anew before the old answer is there. */
export const openThinker = (): Thinker => {
  const waiting = new Map<string, (choice: string | null) => void>()
  let worker: Worker | null = null

  const settle = (seed: string, choice: string | null): void => {
    waiting.get(seed)?.(choice)
    waiting.delete(seed)
  }

  const begin = (): Worker => {
    const begun = new Worker(new URL('./thinker-worker.ts', import.meta.url), { type: 'module' })
    begun.addEventListener('message', ({ data: { seed, choice } }: MessageEvent<Thought>) => settle(seed, choice))
    begun.addEventListener('error', () => {
      worker = null
      for (const seed of waiting.keys()) settle(seed, null)
    })
    return begun
  }

  return {
    think: (job) =>
      new Promise((resolve) => {
        waiting.set(job.seed, resolve)
        worker ??= begin()
        worker.postMessage(job, { transfer: [] })
      }),
    close: () => worker?.terminate(),
  }
}
