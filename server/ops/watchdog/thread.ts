import { parentPort, workerData } from 'node:worker_threads'
import { isObject } from '../../../kernel/json.ts'
import { describeProblem, type Result } from '../../../kernel/result.ts'
import { type Heart, heartOf, type Pulse } from './pulse.ts'

/** What the thread of a server is given. */
export interface ThreadData<S> {
  readonly settings: S
  readonly port: number
  /** The table at which the thread before this one hung; empty if there was none. */
  readonly hung: string
  readonly pulse: Pulse
}

export type FromThread<W> =
  | { readonly kind: 'open'; readonly port: number }
  | { readonly kind: 'failed'; readonly problem: string }
  | { readonly kind: 'word'; readonly word: W }

export interface ToThread {
  readonly kind: 'close'
}

/** Milliseconds between two beats. */
const BEAT = 250

interface Opened {
  readonly port: number
  /** Resolves if it cannot go on. */
  readonly broken: Promise<Error>
  close(): Promise<void>
}

export interface Inside<S, W> extends Omit<ThreadData<S>, 'pulse'> {
  readonly working: Heart['working']
  /** Says something to those outside. */
  say(word: W): void
}

const isThreadData = <S>(value: unknown): value is ThreadData<S> =>
  isObject(value) && value.pulse instanceof SharedArrayBuffer

/** Runs a server in this thread, until it is told to close. */
export const runInThread = async <S, W>(open: (inside: Inside<S, W>) => Promise<Result<Opened>>): Promise<void> => {
  if (parentPort === null) throw new Error('this program runs in a thread')
  const outside = parentPort
  const tell = (word: FromThread<W>): void => outside.postMessage(word, [])
  const given: unknown = workerData
  if (!isThreadData<S>(given)) throw new Error('this thread was given nothing to work with')
  const { pulse, ...data } = given
  const heart = heartOf(pulse)
  heart.beat()
  const beating = setInterval(heart.beat, BEAT)
  const opened = await open({ ...data, working: heart.working, say: (word) => tell({ kind: 'word', word }) })
  if (!opened.ok) {
    clearInterval(beating)
    tell({ kind: 'failed', problem: describeProblem(opened.problem) })
    return outside.close()
  }
  tell({ kind: 'open', port: opened.value.port })
  // Ends this thread with the error: the supervisor is told of it as of any other.
  void opened.value.broken.then((error) => {
    throw error
  })
  outside.once('message', () => {
    void opened.value.close().finally(() => {
      clearInterval(beating)
      outside.close()
    })
  })
}
