import { parentPort, Worker, workerData } from 'node:worker_threads'
import { isObject } from '../../kernel/json.ts'
import { bad, ok, type Problem, type Result } from '../../kernel/result.ts'
import { codeOf, messageOf } from '../errors.ts'
import type { Committed } from './group-commit.ts'
import type { Group, Groups, openStore, Store } from './store.ts'

/** Both ends of the storage thread: the server calls, the thread answers. */

interface Call {
  readonly id: number
  readonly group: string
  readonly method: string
  readonly args: readonly unknown[]
}

type Reply = { readonly id: number } & ({ readonly value: unknown } | { readonly error: Failure })

/** An error as plain data: a copy between threads keeps no code. */
interface Failure {
  readonly message: string
  readonly stack: string | undefined
  readonly code: string
}

type ToThread = { readonly kind: 'calls'; readonly calls: readonly Call[] } | { readonly kind: 'close' }

type FromThread =
  /** `methods`: the names in each group. */
  | { readonly kind: 'opened'; readonly methods: Readonly<Record<string, readonly string[]>> }
  | { readonly kind: 'failed'; readonly problem: Problem }
  /** `commits`: what was written since the last message, as group commit tells it. */
  | { readonly kind: 'replies'; readonly replies: readonly Reply[]; readonly commits: readonly Written[] }

interface Written {
  readonly writes: number
  readonly took: number
}

interface Waiting {
  resolve(value: unknown): void
  reject(error: Error): void
}

type Forward = (group: string, method: string, args: readonly unknown[]) => Promise<unknown>

export interface ThreadEvents {
  readonly committed: Committed
  /** The thread has ended by itself, which it never should. Every call fails from now on. */
  broken(error: Error): void
}

/**
 * Opens the store of a folder in a thread of its own, so that this one never waits for the disk. What comes back looks
 * like the store itself and forwards every call. `program` is the built `store-worker.ts`.
 */
export const openStoreThread = (folder: string, program: URL, events: ThreadEvents): Promise<Result<Store>> =>
  new Promise((open) => {
    const worker = new Worker(program, { workerData: { folder } })
    const post = (message: ToThread): void => worker.postMessage(message, [])
    const exited = new Promise<void>((resolve) => worker.once('exit', () => resolve()))
    const waiting = new Map<number, Waiting>()
    let calls: Call[] = []
    let lastId = 0
    let isOpen = false
    /** Why no calls are taken any more. */
    let ended: Error | null = null
    /** What the thread died of. */
    let cause: Error | null = null

    const flush = (): void => {
      if (calls.length > 0) post({ kind: 'calls', calls })
      calls = []
    }

    const forward: Forward = (group, method, args) =>
      new Promise((resolve, reject) => {
        if (ended !== null) return reject(ended)
        // What one turn of the event loop asks for travels together.
        if (calls.length === 0) setImmediate(flush)
        const id = ++lastId
        calls.push({ id, group, method, args })
        waiting.set(id, { resolve, reject })
      })

    const close = async (): Promise<void> => {
      if (ended !== null) return exited
      ended = new Error('the store is closed')
      flush()
      post({ kind: 'close' })
      await exited
      if (cause !== null) throw brokenBy(cause)
    }

    const settle = (reply: Reply): void => {
      const call = waiting.get(reply.id)
      waiting.delete(reply.id)
      if ('error' in reply) call?.reject(errorOf(reply.error))
      else call?.resolve(reply.value)
    }

    worker.on('message', (message: FromThread) => {
      if (message.kind === 'failed') open({ ok: false, problem: message.problem })
      else if (message.kind === 'opened') {
        isOpen = true
        open(ok({ ...forwarding(message.methods, forward), isShared: false, close }))
      } else {
        for (const { writes, took } of message.commits) events.committed(writes, took)
        for (const reply of message.replies) settle(reply)
      }
    })
    worker.on('error', (error: Error) => {
      cause = error
    })
    worker.on('exit', () => {
      const error = brokenBy(cause)
      // If it has not told why it could not open.
      open(bad('', error.message))
      const wasClosed = ended !== null
      ended ??= error
      for (const { reject } of waiting.values()) reject(error)
      waiting.clear()
      if (isOpen && !wasClosed) events.broken(error)
    })
  })

const brokenBy = (cause: Error | null): Error =>
  new Error(`the storage thread has ended${cause === null ? '' : `: ${cause.message}`}`, { cause })

const errorOf = ({ message, stack, code }: Failure): Error =>
  Object.assign(new Error(message), { stack, ...(code !== '' && { code }) })

/** A store whose methods forward their calls. The thread, where they are, has told their names. */
const forwarding = (
  methods: Readonly<Record<string, readonly string[]>>,
  forward: Forward,
): Groups & Pick<Store, 'ping'> => {
  const groups = Object.fromEntries(
    Object.entries(methods).map(([group, names]) => [
      group,
      Object.fromEntries(names.map((name) => [name, (...args: unknown[]) => forward(group, name, args)])),
    ]),
  )
  if (!isWhole(groups)) throw new Error('the storage thread has no store')
  const ping = async (): Promise<void> => {
    await forward('store', 'ping', [])
  }
  return { ...groups, ping }
}

const isWhole = (groups: object): groups is Groups => 'matches' in groups

/** Opens the store of a folder in this thread, and answers calls until it is told to close. */
export const serveStore = async (open: typeof openStore): Promise<void> => {
  if (parentPort === null) throw new Error('this program runs in a thread')
  const caller = parentPort
  const post = (message: FromThread): void => caller.postMessage(message, [])

  let commits: Written[] = []
  const opened = await open(folderOf(workerData), (writes, took) => commits.push({ writes, took }))
  if (!opened.ok) {
    post({ kind: 'failed', problem: opened.problem })
    return caller.close()
  }
  const { isShared: _isShared, ping, close, ...rest } = opened.value
  const groups: Readonly<Record<string, Group>> = { ...rest, store: { ping } }

  let replies: Reply[] = []
  const flush = (): void => {
    if (replies.length === 0) return
    post({ kind: 'replies', replies, commits })
    replies = []
    commits = []
  }
  const answer = async (call: Call): Promise<void> => {
    const reply = await replyTo(groups, call)
    // After all that follows from one commit, and before the next one.
    if (replies.length === 0) process.nextTick(flush)
    replies.push(reply)
  }

  const running = new Set<Promise<void>>()
  const end = async (): Promise<void> => {
    await Promise.all(running)
    await close()
    flush()
    caller.close()
  }
  caller.on('message', (message: ToThread) => {
    if (message.kind === 'calls')
      for (const call of message.calls) {
        const answering = answer(call).finally(() => running.delete(answering))
        running.add(answering)
      }
    else void end()
  })
  post({ kind: 'opened', methods: namesIn(rest) })
}

const replyTo = async (groups: Readonly<Record<string, Group>>, { id, group, method, args }: Call): Promise<Reply> => {
  try {
    const value: unknown = await Reflect.apply(groups[group][method], undefined, args)
    return { id, value }
  } catch (error) {
    return { id, error: failureOf(error) }
  }
}

const failureOf = (error: unknown): Failure => ({
  message: messageOf(error),
  stack: error instanceof Error ? error.stack : undefined,
  code: codeOf(error),
})

const namesIn = (groups: Readonly<Record<string, Group>>): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(Object.entries(groups).map(([name, group]) => [name, Object.keys(group)]))

const folderOf = (given: unknown): string => {
  if (!isObject(given) || typeof given.folder !== 'string') throw new Error('this thread was given no folder')
  return given.folder
}
