import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { inject, onTestFinished } from 'vitest'

export interface Program {
  readonly url: string
  readonly folder: string
  readonly process: ChildProcess
  /** Ends it by a signal; gives its exit code, null if the signal killed it. */
  end(signal: NodeJS.Signals): Promise<number | null>
}

/** The shipped program as a process of its own, when it has said its address. */
export const startProgram = async (folder: string): Promise<Program> => {
  const child = spawn(process.execPath, [inject('program'), 'serve', '--port', '0', '--data', folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const url = await addressOf(child)
  return {
    url,
    folder,
    process: child,
    end: async (signal) => {
      const ended = once(child, 'exit')
      const isRunning = child.exitCode === null && child.signalCode === null
      child.kill(signal)
      if (isRunning) await ended
      return child.exitCode
    },
  }
}

const addressOf = async ({ stdout }: ChildProcess): Promise<string> => {
  if (stdout === null) throw new Error('it says nothing')
  for await (const line of createInterface({ input: stdout })) {
    const found = /open at (http:\/\/\S+)/.exec(line)
    if (found !== null) return found[1]
  }
  throw new Error('it ended without saying its address')
}
