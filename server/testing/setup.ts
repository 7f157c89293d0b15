import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import type { TestProject } from 'vitest/node'
import { builtProgram } from '../../kernel/testing/built-program.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The built program, as it is shipped. */
    program: string
    /** A thread like the shipped one, with bad bots beside the good ones. */
    botWorker: string
  }
}

export default async ({ provide }: TestProject): Promise<() => void> => {
  const program = builtProgram()
  const folder = mkdtempSync(join(tmpdir(), 'leitai-worker-'))
  const botWorker = join(folder, 'bad-bots.mjs')
  await build({
    entryPoints: [join(import.meta.dirname, 'bad-bots-worker.ts')],
    outfile: botWorker,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    loader: { '.md': 'text' },
    logLevel: 'warning',
  })
  provide('program', program)
  provide('botWorker', botWorker)
  return () => rmSync(folder, { recursive: true })
}
