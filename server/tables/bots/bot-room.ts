import { Worker } from 'node:worker_threads'
import { isObject } from '../../../kernel/json.ts'
import type { Advice, Asking, Check, Checked, Job, Thought } from './job.ts'

export type { Thought } from './job.ts'

/** Where bots think, away from everything else. */
export interface BotRoom {
  /** Null if the bot takes too long or fails. */
  think(job: Job): Promise<Thought | null>
  /** Null if that takes too long or fails. */
  advise(asking: Asking): Promise<Advice | null>
  /** Null if that takes too long. */
  check(job: Check): Promise<Checked | null>
  close(): Promise<void>
}

/** A bot that hangs holds up only those that wait for the same desk. */
const DESKS = 2
/** Milliseconds that a new thread may take to begin; a busy machine is no fault of the bot. */
const BEGINNING = 30_000
const MEMORY = { maxOldGenerationSizeMb: 512 }

type Work = Job | Asking | Check

interface Waiting {
  readonly job: Work
  readonly done: (answer: unknown) => void
}

export const openBotRoom = (program: URL, limit: number, count = DESKS): BotRoom => {
  const desks = Array.from({ length: count }, () => openDesk(program, limit))
  const free = desks.slice()
  const waiting: Waiting[] = []

  const goOn = async (): Promise<void> => {
    const desk = free.pop()
    if (desk === undefined) return
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      next.done(await desk.ask(next.job).catch(() => null))
    free.push(desk)
  }

  const ask = (job: Work): Promise<unknown> =>
    new Promise((done) => {
      waiting.push({ job, done })
      void goOn()
    })

  return {
    think: async (job) => {
      const answer = await ask(job)
      return isThought(answer) ? answer : null
    },
    advise: async (asking) => {
      const answer = await ask(asking)
      return isAdvice(answer) ? answer : null
    },
    check: async (job) => {
      const answer = await ask(job)
      return isChecked(answer) ? answer : null
    },
    close: async () => {
      waiting.length = 0
      await Promise.all(desks.map((desk) => desk.close()))
    },
  }
}

const isReady = (reply: unknown): boolean => isObject(reply) && reply.isReady === true

const isThought = (reply: unknown): reply is Thought => isObject(reply) && 'choice' in reply

const isAdvice = (reply: unknown): reply is Advice => isObject(reply) && 'best' in reply

const isChecked = (reply: unknown): reply is Checked => isObject(reply) && 'problem' in reply

/** A thread that answers one question after the other; one that hangs or fails is replaced. */
const openDesk = (program: URL, limit: number) => {
  let worker: Worker | undefined
  return {
    /** Null if there is no answer. */
    ask: (job: Work): Promise<unknown> =>
      new Promise((resolve) => {
        const isNew = worker === undefined
        const thinking = worker ?? new Worker(program, { resourceLimits: MEMORY })
        worker = thinking
        const finish = (answer: unknown): void => {
          clearTimeout(timer)
          thinking.off('message', hear).off('error', fail).off('exit', fail)
          if (answer === null) {
            worker = undefined
            // What a thread says that is being ended no longer matters.
            thinking.on('error', () => undefined)
            void thinking.terminate()
          }
          resolve(answer)
        }
        const hear = (reply: unknown): void => {
          if (!isReady(reply)) return finish(isThought(reply) || isAdvice(reply) || isChecked(reply) ? reply : null)
          clearTimeout(timer)
          timer = setTimeout(fail, limit)
        }
        const fail = (): void => finish(null)
        let timer = setTimeout(fail, isNew ? BEGINNING : limit)
        thinking.on('message', hear).on('error', fail).on('exit', fail)
        try {
          thinking.postMessage(job, [])
        } catch {
          // Nested too deeply to be sent.
          fail()
        }
      }),
    close: async () => {
      await worker?.terminate()
    },
  }
}
