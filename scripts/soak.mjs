import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const { values } = parseArgs({ options: { seed: { type: 'string' }, games: { type: 'string', default: '20000' } } })
const seed = values.seed ?? String(randomInt(2 ** 32))
console.log(
  `soak: ${values.games} games, seed ${seed} (again with: npm run soak -- --games ${values.games} --seed ${seed})`,
)

const { status } = spawnSync(
  'node_modules/.bin/vitest',
  ['run', '--project', 'rules', '--testTimeout', '0', 'conformance.test.ts'],
  {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    stdio: 'inherit',
    env: { ...process.env, LEITAI_SOAK_GAMES: values.games, LEITAI_SEED: seed },
  },
)
process.exitCode = status ?? 1
