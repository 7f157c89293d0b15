import type { Problem } from '../../kernel/result.ts'
import type { Summary } from '../../lab/summary.ts'

/** Games that bots play with a file. */
export interface Task {
  readonly game: string
  readonly setup: unknown
  readonly games: number
}

export type TrialNews = { readonly done: number; readonly summary: Summary } | { readonly problem: Problem }

/** Plays in a thread of its own; the function that is given back ends it. */
export const beginTrial = (task: Task, hear: (news: TrialNews) => void, fail: () => void): (() => void) => {
  const worker = new Worker(new URL('./trial-worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<TrialNews>) => hear(data))
  worker.addEventListener('error', fail)
  worker.postMessage(task, [])
  return () => worker.terminate()
}
