import { Worker } from 'node:worker_threads'
import { bad, ok, type Result } from '../../../kernel/result.ts'
import { beatsOf, newPulse, tableOf } from './pulse.ts'
import type { FromThread, ThreadData, ToThread } from './thread.ts'

/** Milliseconds between two looks at the thread. */
const LOOK = 500

/**
 * Megabytes for what is young. With every move nearly everything about a match is new; with less room it is carried
 * about before it is thrown away.
 */
const MEMORY = { maxYoungGenerationSizeMb: 192 }

export interface Watching<S, W> {
  /** The program of the thread. */
  readonly program: URL
  /** What it is told when it starts. */
  readonly settings: S
  /** 0 takes any free one. */
  readonly port: number
  /** Milliseconds that it may be silent before it is cut off. */
  readonly patience: number
  /** What it says of itself. */
  hear(word: W): void
  /** It was cut off while it worked at this table; empty if at none. */
  onHang(table: string): void
}

export interface Supervised {
  readonly port: number
  /** Ends it in good order. */
  close(): Promise<void>
  /** Kept when it has ended by itself, which it never should: with what it had to say. */
  readonly broken: Promise<string>
}

interface Thread {
  readonly port: number
  close(): Promise<void>
}

/**
 * Runs the server in a thread of its own. A thread that hangs in an endless loop is cut off and begun anew: everything that
 * was acknowledged is on disk, people come back by themselves, and only the table at which it hung is closed.
 */
export const supervise = async <S, W>(watching: Watching<S, W>): Promise<Result<Supervised>> => {
  const { program, settings, patience, hear, onHang } = watching
  let breakUp = (_reason: string): void => undefined
  const broken = new Promise<string>((resolve) => {
    breakUp = resolve
  })
  let isClosing = false

  const start = (port: number, hung: string): Promise<Result<Thread>> =>
    new Promise((resolve) => {
      const pulse = newPulse()
      const data: ThreadData<S> = { settings, port, hung, pulse }
      const worker = new Worker(program, { workerData: data, resourceLimits: MEMORY })
      const say = (word: ToThread): void => worker.postMessage(word, [])
      let isCut = false
      let stopWatching = (): void => undefined
      const ended = new Promise<void>((end) => worker.once('exit', () => end()))
      const cutOff = (): void => {
        isCut = true
        const table = tableOf(pulse)
        onHang(table)
        void worker.terminate().then(() => again(table))
      }
      worker.on('message', (word: FromThread<W>) => {
        if (word.kind === 'open') {
          // What it does before that may take its time.
          stopWatching = watch(() => beatsOf(pulse), patience, cutOff)
          const close = async (): Promise<void> => {
            say({ kind: 'close' })
            await ended
          }
          resolve(ok({ port: word.port, close }))
        } else if (word.kind === 'failed') resolve(bad('', word.problem))
        else hear(word.word)
      })
      worker.on('error', (error) => {
        resolve(bad('', String(error)))
        if (!isCut && !isClosing) breakUp(error.stack ?? String(error))
      })
      worker.on('exit', () => stopWatching())
    })

  const first = await start(watching.port, '')
  if (!first.ok) return first
  let thread = first.value

  const again = async (hung: string): Promise<void> => {
    if (isClosing) return
    const started = await start(thread.port, hung)
    if (started.ok) thread = started.value
    else breakUp(started.problem.message)
  }

  return ok({
    port: thread.port,
    broken,
    close: async () => {
      isClosing = true
      await thread.close()
    },
  })
}

/** Calls out when the count has not grown for too long. Where this thread itself was held up, nobody is to blame. */
const watch = (count: () => number, patience: number, callOut: () => void): (() => void) => {
  let seen = -1
  let since = performance.now()
  let looked = since
  const timer = setInterval(() => {
    const now = performance.now()
    const beats = count()
    if (beats !== seen || now - looked > 4 * LOOK) {
      seen = beats
      since = now
    }
    looked = now
    if (now - since <= patience) return
    clearInterval(timer)
    callOut()
  }, LOOK)
  return () => clearInterval(timer)
}
