/**
 * How much Leitai's server bears, side by side with boardgame.io 0.50.2 serving the same duel: `npm run bench:server`,
 * with `-- --json` as JSON, with `-- --quick` for a short look that proves nothing; `-- --cluster` measures one, two and
 * three servers on one PostgreSQL instead (bench/server/cluster.mjs).
 *
 * - Both servers are processes of their own on loopback, and so are the players of each. Ours is the shipped server on
 *   a real file with `synchronous = FULL`: nobody hears of a move before it is on disk. Theirs has its defaults: matches
 *   in memory, moves can be taken back (so they can on ours), socket.io. Its players see their own hand and no other, as
 *   ours do.
 * - Players answer at random what is legal: theirs draw from what they see, ours play what was drawn when their duels were
 *   dealt (bench/server/drawn-duel.ts). Two of them play one duel; whoever is asked answers as soon as both have heard of
 *   the move before. Players cost less than half of the server that they play on, so it is hardly ever idle and has the
 *   caches of the machine mostly for itself, as if they were elsewhere.
 * - `duels`: 200 duels at once, from the deal to the end, wave after wave; ours and theirs take turns, the first waves
 *   warm up. CPU time is the server's alone, all its threads, read from /proc while moves are made and not while people
 *   come and go. Latency is from sending a move to hearing of it. Bytes are those of all messages to both players: plain
 *   JSON on both sides, ours without forms, as the page asks for them (protocol/wire.ts).
 * - `scale`: a server with 1,000 matches in play, everybody connected, and 100,000 that are over. `start` is the time
 *   from starting the process to its first answer about a match in play, `memory` what is in use more when everybody has
 *   been connected for a while and does nothing, sockets included; there signs of life are more frequent, so that soon
 *   little is kept of what is idle. `cost` is the CPU time of a move, ten matches of the
 *   1,000 at a time, divided by that on a server with ten matches, taking turns after every ten. Both have warmed up:
 *   until then a move costs less every time. The matches that are over are 200 different ones again and again, under
 *   ids of their own.
 * - A row shows medians; the exit code is 1 if a bar is missed.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { installTheirs } from '../bench/install.mjs'
import { judged, median, printRows } from '../bench/report.mjs'
import { buildPrograms, ours, theirs } from '../bench/server/build.mjs'
import { Child } from '../bench/server/child.mjs'
import { benchCluster } from '../bench/server/cluster.mjs'

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    cluster: { type: 'boolean', default: false },
  },
})
const WHOLE = {
  warmUp: 8,
  first: 600,
  waves: 40,
  duels: 200,
  live: 1000,
  over: 100_000,
  rounds: 5,
  few: 10,
  share: 160,
}
const QUICK = { warmUp: 1, first: 100, waves: 1, duels: 100, live: 100, over: 5000, rounds: 1, few: 10, share: 50 }
const size = values.quick ? QUICK : WHOLE
/** Milliseconds between two signs of life, where matches are to rest soon: of what is idle for two of them little is kept. */
const OFTEN = 4000
const IDLE = 2.5 * OFTEN
const ALL = Number.MAX_SAFE_INTEGER

const say = (text) => process.stderr.write(`${text}\n`)
const folders = mkdtempSync(join(tmpdir(), 'leitai-bench-'))

/** A folder with so many matches that have just begun, are half over, and are over; and who plays on where. */
const fill = (name, ...counts) => {
  const folder = join(folders, name)
  const made = spawnSync(process.execPath, [`${ours}stored.js`, folder, ...counts.map(String)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  })
  if (made.status !== 0) throw new Error(`${name} could not be filled`)
  return { folder, places: JSON.parse(made.stdout) }
}

const urlOf = (port) => `http://127.0.0.1:${port}`

/** A third of what its thread has for what is young (server/ops/watchdog/supervisor.ts). */
const FLAGS = ['--expose-gc', '--max-semi-space-size=64']

const openOurs = async (...args) => {
  const server = await Child.start(`${ours}our-server.js`, args, FLAGS)
  const players = await Child.start(`${ours}our-players.js`, [urlOf(server.ready.port)])
  return { server, players }
}

const openTheirs = async () => {
  const server = await Child.start(`${theirs}their-server.cjs`)
  const { port, lobby } = server.ready
  const players = await Child.start(`${theirs}their-players.cjs`, [urlOf(port), urlOf(lobby)])
  return { server, players }
}

const close = async ({ server, players }) => {
  await players.end()
  await server.end()
}

/** Some of the duels of those who are connected, played to the end. */
const play = async ({ server, players }, from, to, atOnce) => {
  const before = server.cpu()
  const { moves, bytes, latencies } = await players.ask({ do: 'play', from, to, atOnce, each: ALL })
  const cpu = server.cpu() - before
  const sorted = latencies.toSorted((x, y) => x - y)
  const part = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
  return { moves, cpu, perSecond: moves / cpu, bytes: bytes / moves, p50: part(0.5), p99: part(0.99) }
}

const measureDuels = async () => {
  const waves = size.warmUp + size.waves
  say('duels: preparing')
  const { folder, places } = fill('duels', waves * size.duels, 0, 0)
  const sides = { ours: await openOurs(folder), theirs: await openTheirs() }
  const measured = { ours: [], theirs: [] }
  for (let wave = 0; wave < waves; wave++) {
    say(`duels: wave ${wave + 1} of ${waves}`)
    for (const [name, side] of Object.entries(sides)) {
      const mine = places.slice(wave * size.duels, (wave + 1) * size.duels)
      await side.players.ask(name === 'ours' ? { do: 'return', places: mine } : { do: 'gather', duels: size.duels })
      const played = await play(side, 0, size.duels, size.duels)
      if (wave >= size.warmUp) measured[name].push(played)
      await side.players.ask({ do: 'leave' })
    }
  }
  for (const side of Object.values(sides)) await close(side)
  const of = (key) => ({
    ours: median(measured.ours.map((played) => played[key])),
    theirs: median(measured.theirs.map((played) => played[key])),
  })
  return [
    { name: 'moves', ...of('perSecond'), unit: 'per CPU-second', decimals: 0, bar: { ratioAtLeast: 4 } },
    { name: 'latency, half', ...of('p50'), unit: 'ms', decimals: 1, bar: null },
    { name: 'latency, 99 of 100', ...of('p99'), unit: 'ms', decimals: 1, bar: { belowTheirs: true } },
    { name: 'to clients', ...of('bytes'), unit: 'bytes per move', decimals: 0, bar: { atMost: 900 } },
  ]
}

/** Seconds until a server on this folder answers about a match, and that server. */
const startOurs = async (folder, { table, cookies }) => {
  const before = performance.now()
  const server = await Child.start(`${ours}our-server.js`, [folder, `${OFTEN}`], FLAGS)
  const response = await fetch(`${urlOf(server.ready.port)}/api/tables/${table}`, { headers: { cookie: cookies[0] } })
  if (!response.ok) throw new Error(await response.text())
  const seconds = (performance.now() - before) / 1000
  return { seconds, server, players: await Child.start(`${ours}our-players.js`, [urlOf(server.ready.port)]) }
}

/** Those who come back to these play them to the end and go home. */
const visit = async (side, places) => {
  await side.players.ask({ do: 'return', places })
  const played = await play(side, 0, places.length, places.length)
  await side.players.ask({ do: 'leave' })
  return played
}

/** CPU-seconds of a move in several plays. */
const perMove = (plays) => {
  const sum = (key) => plays.reduce((all, played) => all + played[key], 0)
  return sum('cpu') / sum('moves')
}

const measureScale = async () => {
  say(`scale: preparing ${size.over} matches`)
  const { first } = size
  const large = fill('large', first, size.live, size.over)
  const times = []
  for (let round = 0; round < size.rounds; round++) {
    const started = await startOurs(large.folder, large.places[0])
    times.push(started.seconds)
    await close(started)
  }
  const small = fill('small', first, (size.rounds + 1) * size.share, 0)
  const few = await openOurs(small.folder, `${OFTEN}`)
  const many = await startOurs(large.folder, large.places[0])
  say('scale: warming up')
  for (let played = 0; played < first; played += size.few) {
    await visit(few, small.places.splice(0, size.few))
    await visit(many, large.places.splice(0, size.few))
  }
  say(`scale: ${size.live} matches are taken up`)
  const empty = await many.server.ask({})
  await many.players.ask({ do: 'return', places: large.places })
  await setTimeout(IDLE)
  const full = await many.server.ask({})

  const costs = { few: [], many: [] }
  for (let round = 0; round <= size.rounds; round++) {
    say(`scale: round ${round + 1} of ${size.rounds + 1}`)
    const [alone, among] = [[], []]
    for (let at = round * size.share; at < (round + 1) * size.share; at += size.few) {
      alone.push(await visit(few, small.places.slice(at, at + size.few)))
      among.push(await play(many, at, at + size.few, size.few))
    }
    // To take the rubbish out has cost the one server more than rubbish: it must find its pace again.
    if (round === 0) continue
    costs.few.push(perMove(alone))
    costs.many.push(perMove(among))
  }
  await close(few)
  await close(many)
  const one = { theirs: null, decimals: 2 }
  const kilobytes = (full.memory - empty.memory) / size.live / 1024
  const cost = median(costs.many) / median(costs.few)
  return [
    { name: 'start', ours: median(times), ...one, unit: 's', bar: { below: 3 } },
    { name: 'memory', ours: kilobytes, ...one, unit: 'KB per idle live match', bar: { atMost: 20 } },
    { name: 'cost', ours: cost, ...one, unit: `times that with ${size.few} matches`, bar: { atMost: 1.25 } },
  ]
}

/** Side by side with theirs, and with many stored matches; gives the exit code. */
const benchAlone = async () => {
  const rows = [
    ...(await measureDuels()).map((row) => ({ part: 'duels', ...row })),
    ...(await measureScale()).map((row) => ({ part: 'scale', ...row })),
  ].map(judged)
  if (values.json) console.log(JSON.stringify(rows, null, 2))
  else printRows(rows, ['part', 'name'])
  return rows.some(({ met }) => met === false) ? 1 : 0
}

if (!values.cluster) installTheirs()
await buildPrograms()
try {
  process.exitCode = values.cluster ? await benchCluster(values, say) : await benchAlone()
} finally {
  rmSync(folders, { recursive: true, force: true })
}
