import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build } from 'esbuild'
import type { TestProject } from 'vitest/node'
import { builtProgram } from '../../kernel/testing/built-program.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The built program, as it is shipped. */
    program: string
    /** The storage thread, as it is shipped. */
    storeWorker: string
    /** One like it that can be held up, fail and die. */
    faultyStoreWorker: string
    /** A thread like the shipped one, with bad bots beside the good ones. */
    botWorker: string
  }
}

const common = {
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  loader: { '.md': 'text' },
  logLevel: 'warning',
} as const

export default async ({ provide }: TestProject): Promise<() => void> => {
  const program = builtProgram()
  const folder = mkdtempSync(join(tmpdir(), 'leitai-worker-'))
  const botWorker = join(folder, 'bad-bots.mjs')
  await build({ ...common, entryPoints: [join(import.meta.dirname, 'bad-bots-worker.ts')], outfile: botWorker })
  // It lies where it finds its packages: SQLite cannot be bundled.
  const cache = join(import.meta.dirname, '../../node_modules/.cache/leitai-test')
  mkdirSync(cache, { recursive: true })
  const faultyStoreWorker = join(mkdtempSync(join(cache, 'store-')), 'faulty-store.mjs')
  await build({
    ...common,
    entryPoints: [join(import.meta.dirname, 'faulty-store-worker.ts')],
    outfile: faultyStoreWorker,
    packages: 'external',
  })
  provide('program', program)
  provide('storeWorker', join(dirname(program), 'store-worker.js'))
  provide('faultyStoreWorker', faultyStoreWorker)
  provide('botWorker', botWorker)
  return () => {
    for (const made of [folder, dirname(faultyStoreWorker)]) rmSync(made, { recursive: true })
  }
}
