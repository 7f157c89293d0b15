import { existsSync, readdirSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
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
}
