/**
 * How fast Leitai's rules are, side by side with boardgame.io 0.50.2 playing the same rules: `npm run bench`, with
 * `-- --json` as JSON.
 *
 * - boardgame.io lives in bench/ with a lock file of its own and is installed here, never by `npm test`. Its Kabuken
 *   (bench/boardgame/) is written as its documentation wants: G as plain data, moves that answer INVALID_MOVE, stages
 *   for whoever is asked, `endTurn` and `setActivePlayers` as events. Undo is off, no plugin is added, NODE_ENV is
 *   production, and its reducer is driven directly: no store, no React, no transport, no player views.
 * - Our engine records 1,000 random basic duels from a fixed seed. Before anything is timed boardgame.io plays them
 *   all, and both must agree at every answer on who is asked and what is legal, and at the end on HP, hands, field
 *   card, deck and places.
 * - A number comes from a process of its own: it warms up, then counts answers and the CPU time of all its threads
 *   (process.cpuUsage). Ours and theirs take turns for ROUNDS rounds, so that noise hits both; a row shows the medians.
 * - `play`: the recorded duels, answer by answer. Ours: `awaiting`, `refusal`, `pack`, and `play` with a log. Theirs:
 *   the reducer, which checks the same, and its log. Dealt beginnings and choices are ready beforehand on both sides.
 * - `random`: whole random duels from the deal on. Ours: `choices`, a random one, `play`. Theirs: the legal moves from
 *   `ai.enumerate`, a random one, the reducer.
 * - `search`: iterations of the bots that search, from the deal on. Ours: our search, 1,000 iterations for an answer.
 *   Theirs: `MCTSBot` with 100, which sees the whole state and needs not imagine any.
 * - The rows in µs are one call each on positions of the recorded duels, ours only.
 * - The other games are measured alone (bench/any-game.ts), over random games of their default setup: `play` checks,
 *   packs and plays recorded answers with a log, `random` plays from the deal on, `sample` draws one of very many
 *   choices, where a game has so many.
 * - `-- --against REF` measures another revision of ours instead of boardgame.io: `git archive` unpacks it, both are built
 *   alike and take turns. `before` is REF; no row may be more than 10 % slower. `-- --only copy,key` picks rows by name or game.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { build } from 'esbuild'
import { installTheirs } from '../bench/install.mjs'
import { judged, median, printRows } from '../bench/report.mjs'
import { unpacked } from '../bench/revision.mjs'

const ROUNDS = 5
const ANSWERS = { unit: 'answers per CPU-second', decimals: 0, isCompared: true, bar: { ratioAtLeast: 200 } }
const MICROSECONDS = { unit: 'µs', decimals: 3, isCompared: false, bar: null }
const PER_SECOND = { decimals: 0, isCompared: false, bar: null }
const games = new URL('../games/', import.meta.url)
const others = readdirSync(games).filter((id) => id !== 'kabuken' && existsSync(new URL(`${id}/game.ts`, games)))
const rows = [
  { name: 'play', ...ANSWERS },
  { name: 'random', ...ANSWERS },
  { name: 'search', ...ANSWERS, unit: 'iterations per CPU-second' },
  { name: 'copy', ...MICROSECONDS, bar: { below: 0.5 } },
  { name: 'hide', ...MICROSECONDS },
  { name: 'imagine', ...MICROSECONDS },
  { name: 'key', ...MICROSECONDS },
  ...others.flatMap((game) => [
    { game, name: 'play', unit: 'answers per CPU-second', ...PER_SECOND },
    { game, name: 'random', unit: 'answers per CPU-second', ...PER_SECOND },
    { game, name: 'copy', ...MICROSECONDS },
    { game, name: 'hide', ...MICROSECONDS },
    { game, name: 'key', ...MICROSECONDS },
  ]),
  ...others.map((game) => ({ game, name: 'sample', unit: 'answers per CPU-second', ...PER_SECOND })),
]

const { values } = parseArgs({
  options: { json: { type: 'boolean', default: false }, against: { type: 'string' }, only: { type: 'string' } },
})
const bench = fileURLToPath(new URL('../bench/', import.meta.url))
const say = (text) => process.stderr.write(`${text}\n`)

function run(command, args) {
  const env = { ...process.env, NODE_ENV: 'production' }
  const { status, stdout, error } = spawnSync(command, args, {
    cwd: bench,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  })
  if (status === 0) return stdout
  say(`bench: ${[command, ...args].join(' ')} failed${error === undefined ? '' : `: ${error.message}`}`)
  process.exit(1)
}

const node = (program, ...args) => JSON.parse(run(process.execPath, [`out/${program}.js`, ...args]))

const built = (folder, outdir, entryPoints) =>
  build({
    absWorkingDir: folder,
    entryPoints,
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    mainFields: ['module', 'main'],
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.md': 'text' },
    logLevel: 'warning',
  })

const OURS = { ours: 'ours.ts', 'any-game': 'any-game.ts' }
const wanted = values.only?.split(',')
const picked = rows.filter(
  ({ game = 'kabuken', name }) => wanted?.some((word) => word === game || word === name) ?? true,
)

/** A row as this revision measures it, or another that was built into its own folder. */
const oursOf = ({ game, name }, folder = '') =>
  game === undefined ? node(`${folder}ours`, name) : node(`${folder}any-game`, game, name)

/** Both sides of every row, by turns. */
function measure(oneRow) {
  const measured = picked.map(() => ({ ours: [], theirs: [] }))
  for (let round = 1; round <= ROUNDS; round++) {
    say(`round ${round} of ${ROUNDS}`)
    picked.forEach((row, i) => {
      const { ours, theirs } = oneRow(row)
      measured[i].ours.push(ours)
      if (theirs !== undefined) measured[i].theirs.push(theirs)
    })
  }
  return (bar) =>
    picked.flatMap((row, i) => {
      const { game = 'kabuken', name, unit, decimals } = row
      const [ours, theirs] = [median(measured[i].ours), median(measured[i].theirs)]
      return ours === null ? [] : [judged({ game, name, ours, theirs, unit, decimals, bar: bar(row) })]
    })
}

async function besideBoardgame() {
  installTheirs()
  await built(bench, 'out', { ...OURS, theirs: 'theirs.mjs' })
  const recording = ['out/duels.json', 'out/checks.json']
  const [duels] = recording
  say(`recording: ${node('ours', 'record', ...recording)} duels`)
  say(`agreement: ${node('theirs', 'agree', ...recording)} duels, all alike`)
  return measure((row) => ({
    ours: oursOf(row),
    theirs: row.isCompared ? node('theirs', row.name, duels) : undefined,
  }))(({ bar }) => bar)
}

async function againstRevision(ref) {
  const before = unpacked(ref)
  await built(bench, 'out', OURS)
  await built(`${before}/bench`, `${bench}out/before`, OURS)
  rmSync(before, { recursive: true })
  return measure((row) => ({ ours: oursOf(row), theirs: oursOf(row, 'before/') }))(({ unit }) =>
    unit === 'µs' ? { ratioAtMost: 1.1 } : { ratioAtLeast: 0.9 },
  )
}

const results = await (values.against === undefined ? besideBoardgame() : againstRevision(values.against))

if (values.json) console.log(JSON.stringify(results, null, 2))
else printRows(results, ['game', 'name'], values.against === undefined ? 'theirs' : 'before')
