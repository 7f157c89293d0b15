/**
 * Plays matches of all games on real servers that are killed at random and started again, for as long as asked, and then
 * looks whether everything that was acknowledged is there: every record replays, every answer is in it once.
 *
 *   npm run soak:server -- --seconds 600 --nodes 3 --database postgres [--seed S]
 *
 * The seed decides what is played and when who is killed; what that meets is up to the machine. Exit code 1 on any loss.
 */
import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { build } from 'esbuild'
import { workers } from './workers.mjs'

const fail = (problem) => {
  process.stderr.write(`soak:server: ${problem}\n`)
  process.exit(2)
}

const read = () => {
  try {
    return parseArgs({
      options: {
        seconds: { type: 'string', default: '60' },
        seed: { type: 'string', default: String(randomInt(2 ** 32)) },
        nodes: { type: 'string' },
        database: { type: 'string', default: 'folder' },
      },
    }).values
  } catch (error) {
    return fail(error.message)
  }
}

const { seconds, seed, database, nodes = database === 'postgres' ? '3' : '1' } = read()
if (!/^[1-9]\d{0,6}$/.test(seconds)) fail('--seconds must be a whole number from 1')
if (!['folder', 'postgres'].includes(database)) fail('--database must be folder or postgres')
if (!/^[123]$/.test(nodes)) fail('--nodes must be 1, 2 or 3')
if (database === 'folder' && nodes !== '1') fail('a folder belongs to one server: --nodes needs --database postgres')

const root = fileURLToPath(new URL('..', import.meta.url))
/** Where its programs find the packages of the project. */
const out = `${root}node_modules/.cache/leitai-soak/`
await build({
  absWorkingDir: root,
  entryPoints: ['cli/leitai.ts', ...workers, 'server/testing/soak/soak.ts'].map((path) => ({
    in: path,
    out: path.replace(/^.*\/|\.ts$/g, ''),
  })),
  outdir: out,
  packages: 'external',
  chunkNames: '[name]-[hash]',
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  loader: { '.md': 'text' },
  logLevel: 'warning',
})

const again = `npm run soak:server -- --seconds ${seconds} --seed ${seed} --nodes ${nodes} --database ${database}`
console.log(`soak: ${seconds} s, ${nodes} server(s) on ${database}, seed ${seed} (again with: ${again})`)
const args = [`${out}leitai.js`, seconds, seed, nodes, database]
process.exitCode = spawnSync(process.execPath, [`${out}soak.js`, ...args], { stdio: 'inherit' }).status ?? 1
