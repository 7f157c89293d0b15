/**
 * `npm run bench:server -- --cluster`: one, two and three servers on one PostgreSQL of this machine.
 *
 * - The two players of each duel are connected to different servers where there are several, so that the messages of one
 *   of them are forwarded to the table's home and back. The three clusters stand side by side and take turns.
 * - `CPU` is that of all servers of a cluster for one move, in milliseconds: `rules` and `tell` are measured by the
 *   servers themselves (leitai_stage_seconds), `other` is the rest: sockets, JSON, the database's driver, and forwarding.
 *   `database` is the CPU of PostgreSQL's processes.
 * - `commit` is how long a move waits for the disk, in milliseconds; `forwards/move` counts messages between servers.
 * - Afterwards every record is played again, and there must be as many answers as players gave. The bars compare three
 *   servers with one. Exit code 1 if anything is lost or a bar is missed.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { median } from '../report.mjs'
import { ours } from './build.mjs'
import { Child } from './child.mjs'

const WHOLE = { warmUp: 1, waves: 5, duels: 100 }
const QUICK = { warmUp: 1, waves: 1, duels: 20 }
const ALL = Number.MAX_SAFE_INTEGER
const NODES = [1, 2, 3]

const sum = (numbers) => numbers.reduce((total, one) => total + one, 0)

/** CPU-seconds of each process of PostgreSQL: the first one and all that it has started. */
const databaseCpu = (folder) => {
  const first = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]
  const parentOf = (pid) => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')[1]
  const ran = (pid) => Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e9
  const used = new Map()
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name)))
    try {
      if (pid === first || parentOf(pid) === first) used.set(pid, ran(pid))
    } catch {
      // It has just ended.
    }
  return used
}

/** What those have used since who are still there. */
const usedSince = (before, after) => sum([...after].map(([pid, seconds]) => seconds - (before.get(pid) ?? 0)))

/** What the servers say of themselves, added up. */
const metricsOf = async (urls) => {
  const totals = new Map()
  for (const url of urls)
    for (const line of (await (await fetch(`${url}/metrics`)).text()).split('\n')) {
      const at = line.lastIndexOf(' ')
      if (at > 0 && !line.startsWith('#'))
        totals.set(line.slice(0, at), (totals.get(line.slice(0, at)) ?? 0) + Number(line.slice(at)))
    }
  return (name) => totals.get(name) ?? 0
}

const openCluster = async (database, nodes) => {
  const { url } = await database.ask({ do: 'make', name: `nodes_${nodes}` })
  const servers = []
  for (let n = 0; n < nodes; n++) servers.push(await Child.start(`${ours}our-server.js`, [url], ['--expose-gc']))
  const urls = servers.map(({ ready }) => `http://127.0.0.1:${ready.port}`)
  const players = await Child.start(`${ours}cluster-players.js`, urls)
  return { nodes, url, urls, servers, players, moves: 0, measured: [] }
}

/** A wave of duels, from the deal to the end. */
const playWave = async ({ urls, servers, players }, folder, duels) => {
  await players.ask({ do: 'gather', duels })
  const look = async () => ({
    cpu: sum(servers.map((server) => server.cpu())),
    database: databaseCpu(folder),
    metrics: await metricsOf(urls),
  })
  const before = await look()
  const { moves, latencies } = await players.ask({ do: 'play', from: 0, to: duels, atOnce: duels, each: ALL })
  const after = await look()
  await players.ask({ do: 'leave' })
  const grown = (name) => after.metrics(name) - before.metrics(name)
  const perMove = (seconds) => (seconds * 1000) / moves
  const stage = (name) => perMove(grown(`leitai_stage_seconds_sum{stage="${name}"}`))
  const forwards = grown('leitai_forwards_total{way="in"}') + grown('leitai_forwards_total{way="back"}')
  const cpu = perMove(after.cpu - before.cpu)
  const sorted = latencies.toSorted((x, y) => x - y)
  return {
    moves,
    cpu,
    rules: stage('rules'),
    tell: stage('tell'),
    other: cpu - stage('rules') - stage('tell'),
    database: perMove(usedSince(before.database, after.database)),
    commit: stage('commit'),
    together: grown('leitai_writes_per_commit_sum') / grown('leitai_writes_per_commit_count'),
    forwards: forwards / moves,
    takeovers: grown('leitai_takeovers_total'),
    p50: sorted[sorted.length >>> 1],
    p99: sorted[Math.floor(sorted.length * 0.99)],
  }
}

const close = async ({ servers, players }) => {
  await players.end()
  for (const server of servers) await server.end()
}

/** Columns of the table, each with what it holds and how many digits. */
const COLUMNS = [
  ['servers', ({ nodes }) => nodes, 0],
  ['moves', ({ moves }) => moves, 0],
  ['CPU ms/move', ({ cpu }) => cpu, 3],
  ['rules', ({ rules }) => rules, 3],
  ['tell', ({ tell }) => tell, 3],
  ['other', ({ other }) => other, 3],
  ['database', ({ database }) => database, 3],
  ['commit ms', ({ commit }) => commit, 1],
  ['writes/commit', ({ together }) => together, 1],
  ['forwards/move', ({ forwards }) => forwards, 2],
  ['takeovers', ({ takeovers }) => takeovers, 0],
  ['half ms', ({ p50 }) => p50, 1],
  ['99 of 100 ms', ({ p99 }) => p99, 1],
  ['lost or doubled', ({ lost }) => lost, 0],
]

/** How much more a move may cost with three servers than with one. */
const BARS = { cpu: 1.6, database: 1.3 }

const judge = (rows) =>
  Object.entries(BARS).map(([name, most]) => {
    const ratio = rows[rows.length - 1][name] / rows[0][name]
    return { name, ratio, most, met: ratio <= most }
  })

const print = (rows) => {
  const lines = rows.map((row) => COLUMNS.map(([, of, digits]) => of(row).toFixed(digits)))
  const table = [COLUMNS.map(([name]) => name), ...lines]
  for (const line of table)
    console.log(line.map((cell, n) => cell.padStart(Math.max(...table.map((other) => other[n].length)))).join('  '))
}

/** Measures and prints; gives the exit code. */
export const benchCluster = async ({ json, quick }, say) => {
  const size = quick ? QUICK : WHOLE
  const database = await Child.start(`${ours}cluster-database.js`)
  const clusters = []
  for (const nodes of NODES) clusters.push(await openCluster(database, nodes))
  const waves = size.warmUp + size.waves
  for (let wave = 0; wave < waves; wave++) {
    say(`cluster: wave ${wave + 1} of ${waves}`)
    for (const cluster of clusters) {
      const played = await playWave(cluster, database.ready.folder, size.duels)
      cluster.moves += played.moves
      if (wave >= size.warmUp) cluster.measured.push(played)
    }
  }
  const rows = []
  const problems = []
  for (const cluster of clusters) {
    await close(cluster)
    const checked = await database.ask({ do: 'check', url: cluster.url })
    problems.push(...checked.problems)
    const keys = Object.keys(cluster.measured[0])
    const medians = Object.fromEntries(keys.map((key) => [key, median(cluster.measured.map((one) => one[key]))]))
    const lost = Math.abs(cluster.moves - checked.entries) + checked.problems.length
    rows.push({ nodes: cluster.nodes, ...medians, moves: cluster.moves, lost })
  }
  await database.end()
  const bars = judge(rows)
  if (json) console.log(JSON.stringify({ rows, bars }, null, 2))
  else {
    print(rows)
    for (const { name, ratio, most, met } of bars)
      console.log(`${name}: three servers ${ratio.toFixed(2)}× one, at most ${most}×: ${met ? 'met' : 'MISSED'}`)
  }
  for (const problem of problems) say(problem)
  return rows.every(({ lost }) => lost === 0) && bars.every(({ met }) => met) ? 0 : 1
}
