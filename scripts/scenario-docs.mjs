import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

// Lays the names that scenarios may use into docs/scenarios.md, between the marks of each game; `--check` only compares.
const root = fileURLToPath(new URL('..', import.meta.url))
const file = `${root}docs/scenarios.md`

const namesOf = (game) => {
  const args = [`${root}dist/leitai.js`, 'scenario', game, '--names']
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  return stdout
}

const before = readFileSync(file, 'utf8')
const after = before.replaceAll(
  /(<!-- names of ([\w-]+) -->\n)[\s\S]*?(<!-- end -->)/g,
  (_, begin, game, end) => `${begin}\n${namesOf(game)}\n${end}`,
)
if (!process.argv.includes('--check')) writeFileSync(file, after)
else if (before !== after) {
  console.error('docs/scenarios.md does not match the games: npm run scenario-docs')
  process.exitCode = 1
}
