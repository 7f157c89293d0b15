import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { build, stop } from 'esbuild'

// A round of learning: duels by what is known, and what is known after them, on standard output as two tables of
// `weights.ts`. What it says of itself goes to standard error.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    duels: { type: 'string', default: '2000' },
    passes: { type: 'string', default: '3' },
    pace: { type: 'string', default: '0.0005' },
    lambda: { type: 'string', default: '0.9' },
    seed: { type: 'string', default: 'learn' },
  },
})
const { seed, ...counts } = values
for (const [name, text] of Object.entries(counts)) {
  const isWhole = name === 'duels' || name === 'passes'
  const value = Number(text)
  if (value > 0 && (isWhole ? Number.isSafeInteger(value) : name === 'pace' || value <= 1)) continue
  console.error(
    `--${name} must be ${isWhole ? 'a whole number above 0' : 'a number above 0'}${name === 'lambda' ? ', at most 1' : ''}`,
  )
  process.exit(2)
}
const root = fileURLToPath(new URL('..', import.meta.url))
const folder = `${root}games/${positionals[0]}/`
if (positionals.length !== 1 || !existsSync(`${folder}learning.ts`)) {
  console.error(
    'npm run learn -- GAME [--duels N] [--passes N] [--pace X] [--lambda X] [--seed S]: a game with learning.ts',
  )
  process.exit(2)
}

const built = mkdtempSync(join(tmpdir(), 'learn-'))
await build({
  stdin: {
    contents: `export { game } from '${folder}game.ts'
export { subject } from '${folder}learning.ts'
export { round } from '${root}lab/learning/round.ts'`,
    resolveDir: root,
  },
  absWorkingDir: root,
  outfile: `${built}/learn.mjs`,
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  loader: { '.md': 'text' },
  logLevel: 'warning',
})
await stop()
const { game, subject, round } = await import(pathToFileURL(`${built}/learn.mjs`))
rmSync(built, { recursive: true })

const numbers = Object.fromEntries(Object.entries(counts).map(([name, text]) => [name, Number(text)]))
const known = round(game, game.open({}).value, subject, { seed, ...numbers }, (when, surprise) =>
  console.error(`${when}: ${surprise.toFixed(4)}`),
)
const heads = Object.fromEntries(subject.heads.map((head, at) => [head, known.heads[at]]))
writeFileSync(1, `export const FIRST = ${JSON.stringify(known.first)}\nexport const HEADS = ${JSON.stringify(heads)}\n`)
