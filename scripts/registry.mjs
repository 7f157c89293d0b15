import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const games = fileURLToPath(new URL('../games/', import.meta.url))

const having = (file) =>
  readdirSync(games)
    .filter((name) => existsSync(`${games}${name}/${file}`))
    .sort()
const key = (id) => (/^\w+$/.test(id) ? id : `'${id}'`)
const name = (id) => id.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
const block = (lines) => `{${lines.length > 0 ? `\n${lines.join('')}` : ''}}`

const registry = having('game.ts').map((id) => `  ${key(id)}: () => import('./${id}/game.ts').then((m) => m.game),\n`)
const posters = having('ui/poster.ts').map((id) => ({
  from: `import { poster as ${name(id)} } from './${id}/ui/poster.ts'\n`,
  line: `  ${key(id)}${key(id) === name(id) ? '' : `: ${name(id)}`},\n`,
}))
const lessons = having('lesson.ts').map(
  (id) => `  ${key(id)}: () => import('./${id}/lesson.ts').then((m) => m.lesson),\n`,
)
const boards = having('ui/board.tsx').map((id) => `  ${key(id)}: () => import('./${id}/ui/board.tsx'),\n`)

const editors = having('ui/editor.tsx').map((id) => `  ${key(id)}: () => import('./${id}/ui/editor.tsx'),\n`)

const scenarios = (id) =>
  readdirSync(`${games}${id}/examples`)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .sort()
const shown = having('examples').filter((id) => scenarios(id).length > 0)
const shelf = (id) => {
  const names = scenarios(id)
  return `// made by scripts/registry.mjs
${names.map((file) => `import ${name(file)} from './${file}.json' with { type: 'json' }\n`).join('')}
export const examples: Readonly<Record<string, unknown>> = ${block(
    names.map((file) => `  ${key(file)}${key(file) === name(file) ? '' : `: ${name(file)}`},\n`),
  )}
`
}

const files = {
  'registry.ts': `// made by scripts/registry.mjs
import type { Game } from '../kernel/contract.ts'

export const registry: Readonly<Record<string, () => Promise<Game>>> = ${block(registry)}
`,
  'lessons.ts': `// made by scripts/registry.mjs
import type { Lesson } from '../kernel/lesson/lesson.ts'

export const lessons: Readonly<Record<string, () => Promise<Lesson>>> = ${block(lessons)}
`,
  'boards.ts': `// made by scripts/registry.mjs
import type { BoardModule } from '../board/contract.ts'

export const boards: Readonly<Record<string, () => Promise<BoardModule>>> = ${block(boards)}
`,
  'editors.ts': `// made by scripts/registry.mjs
import type { EditorModule } from '../board/editor.ts'

export const editors: Readonly<Record<string, () => Promise<EditorModule>>> = ${block(editors)}
`,
  'examples.ts': `// made by scripts/registry.mjs

type Scenarios = Readonly<Record<string, unknown>>

export const examples: Readonly<Record<string, () => Promise<Scenarios>>> = ${block(
    shown.map((id) => `  ${key(id)}: () => import('./${id}/examples/all.ts').then((m) => m.examples),\n`),
  )}
`,
  ...Object.fromEntries(shown.map((id) => [`${id}/examples/all.ts`, shelf(id)])),
  'posters.ts': `// made by scripts/registry.mjs
import type { Poster } from '../board/contract.ts'
${posters.map(({ from }) => from).join('')}
export const posters: Readonly<Record<string, Poster>> = ${block(posters.map(({ line }) => line))}
`,
}

for (const [path, text] of Object.entries(files)) {
  const file = `${games}${path}`
  if (!process.argv.includes('--check')) {
    writeFileSync(file, text)
  } else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    console.error(`games/${path} does not match the folders under games/: npm run registry`)
    process.exitCode = 1
  }
}
