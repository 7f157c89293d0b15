import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { build } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))
const config = `${root}web/vite.config.ts`
const parts = ['web', 'board', 'games', 'kernel', 'protocol', 'bots'].filter((part) => existsSync(root + part))

const changed = (path) => statSync(root + path, { throwIfNoEntry: false })?.mtimeMs ?? 0
// Folders count too: theirs is the time at which a file came or went.
const inside = (part) => [
  part,
  ...readdirSync(root + part, { recursive: true, encoding: 'utf8' }).map((path) => `${part}/${path}`),
]
const sources = ['package-lock.json', ...parts.flatMap(inside).filter((path) => !path.includes('.test.'))]

if (existsSync(config) && changed('dist/web/index.html') < Math.max(...sources.map(changed))) {
  await build({ configFile: config, logLevel: 'warn' })
  layCompressed(`${root}dist/web/`)
}

/** The server sends what lies beside a file; fonts are compressed already, and what is tiny is not worth it. */
function layCompressed(folder) {
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(html|js|css|svg|md)$/.test(path)) continue
    const content = readFileSync(folder + path)
    if (content.length < 1000) continue
    writeFileSync(`${folder}${path}.br`, brotliCompressSync(content))
    writeFileSync(`${folder}${path}.gz`, gzipSync(content, { level: 9 }))
  }
}
