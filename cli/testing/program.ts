import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { builtProgram } from '../../kernel/testing/built-program.ts'

const program = builtProgram()

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
