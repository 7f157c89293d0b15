import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const games = fileURLToPath(new URL('../games/', import.meta.url))
const file = `${games}registry.ts`

const ids = readdirSync(games)
  .filter((name) => existsSync(`${games}${name}/game.ts`))
  .sort()
const key = (id) => (/^\w+$/.test(id) ? id : `'${id}'`)
const lines = ids.map((id) => `  ${key(id)}: () => import('./${id}/game.ts').then((m) => m.game),\n`)

const text = `// made by scripts/registry.mjs
import type { Game } from '../kernel/contract.ts'

export const registry: Readonly<Record<string, () => Promise<Game>>> = {${lines.length > 0 ? `\n${lines.join('')}` : ''}}
`

if (!process.argv.includes('--check')) {
  writeFileSync(file, text)
} else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
  console.error('games/registry.ts does not match the folders under games/: npm run registry')
  process.exit(1)
}
