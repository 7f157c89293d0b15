/**
 * Writes server/live/names.json: the names that steps of each game are full of, for which letters stand on the wire.
 * `npm run names`, after rules or events have changed much; an old list only makes messages longer.
 */
import { writeFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'

const root = fileURLToPath(new URL('..', import.meta.url))
const outfile = `${root}node_modules/.cache/leitai-names.mjs`
await build({
  stdin: {
    contents: `export { registry } from './games/registry.ts'
export { collectNames } from './server/testing/collect-names.ts'`,
    resolveDir: root,
  },
  outfile,
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  loader: { '.md': 'text' },
  logLevel: 'warning',
})
const { registry, collectNames } = await import(pathToFileURL(outfile).href)
const lists = {}
for (const [id, load] of Object.entries(registry)) lists[id] = collectNames(await load())
writeFileSync(`${root}server/live/names.json`, `${JSON.stringify(lists, null, 2)}\n`)
