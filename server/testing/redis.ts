import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { onTestFinished } from 'vitest'
import { freePort } from './ports.ts'

export interface Redis {
  readonly url: string
  kill(): Promise<void>
}

const path = (): string => {
  const script = join(import.meta.dirname, '../../scripts/redis.mjs')
  return execFileSync(process.execPath, [script], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim()
}

/** A real Redis that keeps nothing; Debian's, which is installed when it is missing. */
export const startRedis = async (port?: number): Promise<Redis> => {
  const chosen = port ?? (await freePort())
  const args = ['--port', String(chosen), '--bind', '127.0.0.1', '--save', '', '--dir', tmpdir()]
  const child = spawn(path(), args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const kill = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
  onTestFinished(kill)
  for await (const line of createInterface({ input: child.stdout }))
    if (line.includes('Ready to accept connections')) return { url: `redis://127.0.0.1:${chosen}`, kill }
  throw new Error('Redis did not start')
}
