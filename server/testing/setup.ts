import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { build } from 'esbuild'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** The built program, as it is shipped. */
    program: string
    /** A thread like the shipped one, with bad bots beside the good ones. */
    botWorker: string
  }
}

const root = resolve(import.meta.dirname, '../..')
const program = join(root, 'dist/leitai.js')

const newest = (folder: string): number =>
  Math.max(
    ...readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(ts|md)$/.test(name))
      .map((name) => statSync(join(root, folder, name)).mtimeMs),
  )

export default async ({ provide }: TestProject): Promise<() => void> => {
  const built = statSync(program, { throwIfNoEntry: false })?.mtimeMs ?? 0
  if (built < Math.max(...['kernel', 'games', 'bots', 'cli', 'server', 'protocol'].map(newest))) {
    const { status } = spawnSync(process.execPath, [join(root, 'scripts/build.mjs')], { stdio: 'inherit' })
    if (status !== 0) throw new Error('the program does not build')
  }
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
