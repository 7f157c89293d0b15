import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const { values } = parseArgs({ options: { seed: { type: 'string' }, games: { type: 'string', default: '20000' } } })
const seed = values.seed ?? String(randomInt(2 ** 32))
console.log(
  `soak: ${values.games} games, seed ${seed} (again with: npm run soak -- --games ${values.games} --seed ${seed})`,
)

/** Random games against the conformance suite, and games of bots that search, which must never do what is not allowed. */
const PARTS = [
  ['rules', 'conformance.test.ts'],
  ['bots', 'bots/legal/'],
]

const run = ([project, file]) =>
  spawnSync('node_modules/.bin/vitest', ['run', '--project', project, '--testTimeout', '0', file], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    stdio: 'inherit',
    env: { ...process.env, LEITAI_SOAK_GAMES: values.games, LEITAI_SEARCH_GAMES: '1000', LEITAI_SEED: seed },
  }).status

process.exitCode = PARTS.map(run).every((status) => status === 0) ? 0 : 1
