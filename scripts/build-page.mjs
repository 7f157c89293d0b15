import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { stop } from 'esbuild'
import { build } from 'vite'
import { layManifest } from './lay-manifest.mjs'
import { layWorker } from './lay-worker.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const config = `${root}web/vite.config.ts`
const parts = ['web', 'board', 'games', 'kernel', 'protocol', 'bots', 'lab'].filter((part) => existsSync(root + part))

const changed = (path) => statSync(root + path, { throwIfNoEntry: false })?.mtimeMs ?? 0
// Folders count too: theirs is the time at which a file came or went.
const inside = (part) => [
  part,
  ...readdirSync(root + part, { recursive: true, encoding: 'utf8' }).map((path) => `${part}/${path}`),
]
const makers = ['build-page', 'lay-manifest', 'lay-worker'].map((name) => `scripts/${name}.mjs`)
const sources = ['package-lock.json', ...makers, ...parts.flatMap(inside).filter((path) => !path.includes('.test.'))]

if (existsSync(config) && changed('dist/web/index.html') < Math.max(...sources.map(changed))) {
  // Put into place when it is whole: a server that runs meanwhile has the old page or the new one, never half of each.
  const draft = `${root}dist/web.${process.pid}/`
  try {
    await build({ configFile: config, logLevel: 'warn', build: { outDir: draft } })
    await layManifest(draft)
    await layWorker(draft)
    layCompressed(draft)
    replace(`${root}dist/web`, draft)
  } finally {
    rmSync(draft, { recursive: true, force: true })
    await stop()
  }
}

function replace(folder, draft) {
  const former = `${folder}.former.${process.pid}`
  if (existsSync(folder)) renameSync(folder, former)
  renameSync(draft, folder)
  rmSync(former, { recursive: true, force: true })
}

/** The server sends what lies beside a file; fonts are compressed already, and what is tiny is not worth it. */
function layCompressed(folder) {
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(html|js|css|svg|md|webmanifest)$/.test(path)) continue
    const content = readFileSync(folder + path)
    if (content.length < 1000) continue
    writeFileSync(`${folder}${path}.br`, brotliCompressSync(content))
    writeFileSync(`${folder}${path}.gz`, gzipSync(content, { level: 9 }))
  }
}
