import { chmodSync, mkdirSync, readdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, stop } from 'esbuild'
import { workers } from './workers.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const dist = `${root}dist/`

const { outputFiles } = await build({
  absWorkingDir: root,
  entryPoints: ['cli/leitai.ts', ...workers].map((path) => ({ in: path, out: basename(path, '.ts') })),
  outdir: 'dist',
  // What the server is made of is not for bundling: old module formats, and for SQLite a native one.
  external: ['fastify', '@fastify/*', 'ws', 'libsql', 'pg', 'pino', 'prom-client', 'redis', '@node-rs/argon2'],
  // Chunks lie beside the entry points, so `new URL('./x-worker.js', import.meta.url)` is right from any of them.
  chunkNames: '[name]-[hash]',
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  loader: { '.md': 'text' },
  logLevel: 'warning',
  write: false,
})
// What builds need not stay for as long as the server runs.
await stop()

mkdirSync(dist, { recursive: true })
const shebang = '#!/usr/bin/env node\n'
for (const { path, text } of outputFiles) {
  const isProgram = basename(path) === 'leitai.js'
  // Renamed into place: a program that is just starting never reads half a file.
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, isProgram && !text.startsWith('#!') ? shebang + text : text)
  if (isProgram) chmodSync(draft, 0o755)
  renameSync(draft, path)
}
const fresh = new Set(outputFiles.map(({ path }) => basename(path)))
for (const name of readdirSync(dist)) if (name.endsWith('.js') && !fresh.has(name)) rmSync(dist + name)

// npm links the programs of dependencies only, not the package's own: this makes `npx leitai` work in the project.
const link = `${root}node_modules/.bin/leitai`
rmSync(link, { force: true })
symlinkSync('../../dist/leitai.js', link)

await import('./build-page.mjs')
