import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

// Lays the names that scenarios may use into docs/scenarios.md, a table for each game.
const root = fileURLToPath(new URL('..', import.meta.url))
const file = `${root}docs/scenarios.md`

const program = `
  import { registry } from './games/registry.ts'
  import { namesOf } from './kernel/scenario/names.ts'
  const games = await Promise.all(Object.values(registry).map((load) => load()))
  export default games.map((game) => ({ id: game.meta.id, title: game.meta.title, names: namesOf(game) }))
`
const { outputFiles } = await build({
  stdin: { contents: program, resolveDir: root, loader: 'ts' },
  bundle: true,
  write: false,
  format: 'esm',
  platform: 'node',
  loader: { '.md': 'text' },
  logLevel: 'warning',
})
const { default: games } = await import(
  `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`
)

let text = readFileSync(file, 'utf8')
for (const { id, title, names } of games) {
  const begin = `<!-- names of ${id} -->\n`
  const end = '\n<!-- end -->'
  if (!text.includes(begin)) text += `\n### ${title}\n\n${begin}${end}\n`
  const from = text.indexOf(begin) + begin.length
  text = `${text.slice(0, from)}\n${names}\n${text.slice(text.indexOf(end, from))}`
}
writeFileSync(file, text)
