import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

interface Server {
  readonly process: ChildProcess
  readonly url: string
}

/** Several processes of the shipped program on one place. */
export interface Servers {
  /** The addresses of those that are up; waits until there is one. */
  doors(): Promise<readonly string[]>
  /** Kills one in the midst of whatever it does, and starts another in its stead. */
  kill(n: number): Promise<void>
  killAll(): Promise<void>
  /** Broken when one ends by itself. */
  readonly lasting: Promise<never>
}

export const startServers = async (program: string, place: string, count: number): Promise<Servers> => {
  let fail: (error: Error) => void = () => undefined
  const lasting = new Promise<never>((_resolve, reject) => {
    fail = reject
  })
  lasting.catch(() => undefined)
  const start = async (): Promise<Server> => {
    const child = spawn(process.execPath, [program, 'serve', '--port', '0', '--data', place], {
      env: { ...process.env, LOG: 'json' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    child.once('exit', (code, signal) => {
      if (signal !== 'SIGKILL') fail(new Error(`a server has ended by itself, with ${code ?? signal}`))
    })
    return { process: child, url: await addressOf(child) }
  }
  const servers: (Server | null)[] = await Promise.all(Array.from({ length: count }, start))
  let waiting: (() => void)[] = []

  const end = async (server: Server | null): Promise<void> => {
    if (server === null) return
    const ended = once(server.process, 'exit')
    server.process.kill('SIGKILL')
    await ended
  }
  const open = (): readonly string[] => servers.flatMap((server) => server?.url ?? [])

  return {
    lasting,
    doors: async () => {
      while (open().length === 0)
        await new Promise<void>((resolve) => {
          waiting.push(resolve)
        })
      return open()
    },
    kill: async (n) => {
      const victim = servers[n]
      servers[n] = null
      await end(victim)
      servers[n] = await start()
      for (const wake of waiting) wake()
      waiting = []
    },
    killAll: async () => {
      await Promise.all(servers.splice(0).map(end))
    },
  }
}

/** What it says after that is read and forgotten, but for what went wrong. */
const addressOf = async (child: ChildProcess): Promise<string> => {
  const { stdout } = child
  if (stdout === null) throw new Error('it says nothing')
  const lines = createInterface({ input: stdout })
  const opened = new Promise<string>((resolve, reject) => {
    lines.on('line', (line) => {
      const said: unknown = JSON.parse(line)
      if (!isHappening(said)) return
      if (said.event === 'opened') resolve(said.addresses[0])
      if (said.level === 'error') process.stderr.write(`${line}\n`)
    })
    child.once('exit', () => reject(new Error('a server has ended by itself')))
  })
  return opened
}

interface Said {
  readonly event: string
  readonly level: string
  readonly addresses: readonly string[]
}

const isHappening = (said: unknown): said is Said => typeof said === 'object' && said !== null && 'event' in said
