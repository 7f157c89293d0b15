import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seeded } from '../../../kernel/random.ts'
import { startPostgres } from '../postgres.ts'
import { check } from './check.ts'
import { startServers } from './servers.ts'
import { type Played, playForever } from './tables.ts'

/** `soak.js PROGRAM SECONDS SEED NODES DATABASE`: what scripts/soak-server.mjs has read and built. */
const [, , program, seconds, seed, nodes, database] = process.argv
/** Tables at which people play at any time. */
const TABLES = 8
/** Milliseconds between two kills, at most, while no server starts. */
const CALM = 5000
/** Milliseconds between two lines about how it goes. */
const TOLD = 10_000

const makeFolder = () => {
  const name = mkdtempSync(join(tmpdir(), 'leitai-soak-'))
  return { url: name, stop: async () => rmSync(name, { recursive: true, force: true }) }
}

const place = database === 'postgres' ? await startPostgres() : makeFolder()
const servers = await startServers(program, place.url, Number(nodes))
const rng = seeded('sfc32', seed)
const played: Played[] = []
let answers = 0
let kills = 0
/** When the last one was. */
let killed = 0
/** Milliseconds from a kill until people who kept their connection were welcomed by a new home. */
const moves: number[] = []
const began = performance.now()
const isOver = (): boolean => performance.now() - began > Number(seconds) * 1000
const say = (): void => {
  const over = played.filter(({ seen }) => seen !== null).length
  const time = Math.round((performance.now() - began) / 1000)
  process.stdout.write(
    `soak: ${time} s, ${answers} answers kept, ${over} of ${played.length} matches over, ${kills} kills\n`,
  )
}

const killing = async (): Promise<void> => {
  while (!isOver()) {
    const left = Number(seconds) * 1000 - (performance.now() - began)
    await new Promise((resolve) => setTimeout(resolve, Math.min(left + 1, rng.below(CALM))))
    if (isOver()) return
    killed = performance.now()
    await servers.kill(rng.below(Number(nodes)))
    kills += 1
  }
}

const telling = setInterval(say, TOLD)
const playing = Array.from({ length: TABLES }, (_, n) =>
  playForever(
    seeded('sfc32', `${seed} ${n}`),
    () => servers.doors(),
    played,
    () => {
      answers += 1
    },
    () => moves.push(performance.now() - killed),
  ),
)
// Nobody stops playing by himself: whichever ends first is the time, or something that must not happen.
await Promise.race([killing(), servers.lasting, ...playing])
// In the midst of everything, once more.
await servers.killAll()
clearInterval(telling)
say()

if (moves.length > 0) {
  const sorted = moves.toSorted((x, y) => x - y).map(Math.round)
  const [middle, most] = [sorted[sorted.length >> 1], sorted[sorted.length - 1]]
  process.stdout.write(`soak: ${moves.length} times people kept their connection when a table moved, `)
  process.stdout.write(`${middle} ms after the kill in the middle, ${most} ms at most\n`)
}
const { records, problems, answers: checked } = await check(place.url, played)
await place.stop()
for (const problem of problems) process.stderr.write(`soak: ${problem}\n`)
process.stdout.write(`soak: ${records} records replay, ${checked} acknowledged answers were looked for, `)
process.stdout.write(problems.length === 0 ? 'none is lost\n' : `${problems.length} problems\n`)
process.exit(problems.length === 0 && checked > 0 ? 0 : 1)
