import type { Profiler } from 'node:inspector'
import { Session } from 'node:inspector/promises'
import { fileURLToPath } from 'node:url'
import { isObject } from '../../kernel/json.ts'

/** A function that ran. The offset is where it begins in the compiled file. */
export interface Ran {
  readonly file: string
  readonly name: string
  readonly offset: number
}

type Command = 'Profiler.enable' | 'Profiler.startPreciseCoverage' | 'Profiler.takePreciseCoverage'

/** Sends a command to the inspector of one thread. */
type Send = (command: Command, params?: object) => Promise<unknown>

const isCoverage = (value: unknown): value is Profiler.TakePreciseCoverageReturnType =>
  isObject(value) && Array.isArray(value.result)

/**
 * V8's precise coverage of this process: which functions run between `reset` and `take`, in all threads that there are
 * at the `start`.
 */
export class Coverage {
  readonly #root: string
  readonly #session = new Session()
  readonly #workers = new Map<string, Send>()
  /** What waits for the reply of a worker, by the id of the command. */
  readonly #waiting = new Map<number, (result: unknown) => void>()
  #lastId = 0

  /** `root` is the folder whose files count. */
  constructor(root: string) {
    this.#root = root
  }

  async start(): Promise<void> {
    const session = this.#session
    session.connect()
    session.on('NodeWorker.attachedToWorker', ({ params: { sessionId } }) => {
      const send: Send = (method, params) =>
        new Promise((resolve, reject) => {
          const id = ++this.#lastId
          this.#waiting.set(id, resolve)
          const message = JSON.stringify({ id, method, params })
          session.post('NodeWorker.sendMessageToWorker', { sessionId, message }).catch(reject)
        })
      this.#workers.set(sessionId, send)
    })
    session.on('NodeWorker.detachedFromWorker', ({ params }) => this.#workers.delete(params.sessionId))
    session.on('NodeWorker.receivedMessageFromWorker', ({ params }) => {
      const reply: unknown = JSON.parse(params.message)
      if (!isObject(reply) || typeof reply.id !== 'number') return
      this.#waiting.get(reply.id)?.(reply.result)
      this.#waiting.delete(reply.id)
    })
    await session.post('NodeWorker.enable', { waitForDebuggerOnStart: false })
    for (const send of this.#threads()) {
      await send('Profiler.enable')
      await send('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
    }
  }

  async reset(): Promise<void> {
    await this.take()
  }

  async take(): Promise<readonly Ran[]> {
    const taken = await Promise.all(this.#threads().map((send) => send('Profiler.takePreciseCoverage')))
    return taken.flatMap((coverage) => {
      if (!isCoverage(coverage)) throw new Error('a thread gives no coverage')
      return coverage.result.flatMap((script) => this.#functionsOf(script))
    })
  }

  #threads(): readonly Send[] {
    const main: Send = (command, params) => this.#session.post(command, params)
    return [main, ...this.#workers.values()]
  }

  #functionsOf({ url, functions }: Profiler.ScriptCoverage): readonly Ran[] {
    if (!url.startsWith('file:')) return []
    const path = fileURLToPath(url)
    if (!path.startsWith(this.#root)) return []
    const file = path.slice(this.#root.length)
    if (file.startsWith('node_modules/') || file.startsWith('scripts/')) return []
    return functions.flatMap(({ functionName, ranges: [{ startOffset, count }] }) =>
      // What begins at 0 is the module itself.
      count > 0 && startOffset > 0 ? [{ file, name: functionName, offset: startOffset }] : [],
    )
  }
}
