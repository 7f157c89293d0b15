import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const program = join(root, 'dist/leitai.js')

const newest = (folder: string): number =>
  Math.max(
    ...readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(ts|md)$/.test(name))
      .map((name) => statSync(join(root, folder, name)).mtimeMs),
  )

const built = statSync(program, { throwIfNoEntry: false })?.mtimeMs ?? 0
if (built < Math.max(...['kernel', 'games', 'bots', 'cli', 'server', 'protocol'].map(newest))) {
  const { status } = spawnSync(process.execPath, [join(root, 'scripts/build.mjs')], { stdio: 'inherit' })
  if (status !== 0) throw new Error('the program does not build')
}

export interface Ran {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** Runs the built program as a process of its own, with its input from a pipe. */
export const leitai = (args: readonly string[], lines: readonly string[] = []): Ran => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    input: lines.map((line) => `${line}\n`).join(''),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  return { code: status, out: stdout, err: stderr }
}

export const PROGRAM = program

/** A folder of its own for a file of tests, gone when they are done. */
export const scratch = (): ((name: string) => string) => {
  const folder = mkdtempSync(join(tmpdir(), 'leitai-cli-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  return (name) => join(folder, name)
}
