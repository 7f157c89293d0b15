import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { PROGRAM, type Ran } from './program.ts'

/** The program while it runs. */
export interface Running {
  /** The first line that looks so, also one that was said before. */
  says(like: RegExp): Promise<RegExpExecArray>
  end(signal: NodeJS.Signals): Promise<Ran>
  /** When it has ended by itself. */
  readonly ended: Promise<Ran>
}

/** For one test. */
export const start = (...args: readonly string[]): Running => {
  const running = run(args)
  onTestFinished(() => void running.end('SIGKILL'))
  return running
}

const run = (args: readonly string[]): Running => {
  const child = spawn(process.execPath, [PROGRAM, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  const said: string[] = []
  const hearing: (() => void)[] = []
  const hear = (): void => {
    for (const wake of hearing.splice(0)) wake()
  }
  const listen = async ({ stdout }: ChildProcess): Promise<void> => {
    if (stdout === null) return
    for await (const line of createInterface({ input: stdout })) {
      said.push(line)
      hear()
    }
  }
  let complained = ''
  child.stderr.on('data', (text: Buffer) => {
    complained += text.toString('utf8')
  })
  const exit = once(child, 'close')
  const ended = Promise.all([listen(child), exit]).then(() => {
    hear()
    return { code: child.exitCode, out: said.join('\n'), err: complained }
  })
  return {
    ended,
    says: async (like) => {
      for (;;) {
        for (const line of said) {
          const found = like.exec(line)
          if (found !== null) return found
        }
        if (child.exitCode !== null)
          throw new Error(`it ended without saying ${like}: ${said.join('\n')} ${complained}`)
        await new Promise<void>((resolve) => {
          hearing.push(resolve)
        })
      }
    },
    end: (signal) => {
      child.kill(signal)
      return ended
    },
  }
}

export interface Dojo extends Running {
  readonly url: string
}

const opened = async (server: Running): Promise<Dojo> => {
  const [, url] = await server.says(/open at (http:\/\/\S+)/)
  return { ...server, url }
}

const serving = (folder: string, port: string): readonly string[] => ['serve', '--port', port, '--data', folder]

/** A server that keeps everything in a folder, for one test. */
export const openDojo = (folder: string, port = '0'): Promise<Dojo> => opened(start(...serving(folder, port)))

/** A server for all tests of a file. */
export const shareDojo = (folder: string): (() => string) => {
  let url = ''
  let server: Running | null = null
  beforeAll(async () => {
    server = run(serving(folder, '0'))
    url = (await opened(server)).url
  })
  afterAll(async () => {
    await server?.end('SIGKILL')
  })
  return () => url
}
