import { availableParallelism } from 'node:os'
import type { Setup } from '../kernel/contract.ts'
import { bad, ok, type Result } from '../kernel/result.ts'
import type { Series } from '../lab/series.ts'
import { type Share, summarise } from '../lab/summary.ts'
import { emptyTally, merge } from '../lab/tally.ts'
import { command } from './parts/command.ts'
import { eloOf } from './parts/elo.ts'
import { findGame, openRules, SETUP_FLAGS } from './parts/games.ts'
import { readNumber } from './parts/numbers.ts'
import { CONTESTANTS, PAIRINGS, type Pairing, pairingOf, verdict } from './parts/pairings.ts'
import { progressBar } from './parts/progress.ts'
import { EXIT } from './parts/terminal.ts'
import { playJobs } from './parts/workers.ts'

const NOTES = `Every pairing plays each deal from both seats and stops as soon as the 95 % interval of its share has decided its
bar, at --games at the latest. The same seed gives the same table, whatever the number of jobs.
  random, greedy            without thinking ahead
  novice … master           search over imagined worlds, 200 to 16,000 of them for an answer, or the share of that
                            which is enough for the game
  peer                      flat search over guessed worlds with random playouts, 1,000 of them
  oracle                    the master, allowed to see everything; it cheats, and shows what there is to know
--only A,B plays the pairing of A and B alone. The full table of a game takes hours; --games 20 --iterations 0.05 ends
within a minute and shows little more than that everything works.`

/** After so many games a pairing looks at its interval. */
const LOOK = 20

interface Met extends Pairing {
  readonly share: Share
  readonly met: boolean | null
}

export const ladder = command({
  usage: 'ladder GAME [--games N] [--iterations F] [--jobs N] …',
  summary: 'lets the bots of a game climb over each other and rates them',
  flags: {
    games: {
      type: 'string',
      value: 'N',
      help: 'how many games a pairing plays at most, an even number; 400 if not given',
    },
    iterations: { type: 'string', value: 'F', help: 'the share of their usual effort that searching bots make' },
    only: { type: 'string', value: 'A,B', help: 'one pairing alone' },
    seed: { type: 'string', value: 'S', help: "any text; 'ladder' if not given" },
    ...SETUP_FLAGS,
    jobs: { type: 'string', value: 'N', help: 'how many threads; as many as there are processors if not given' },
    json: { type: 'boolean', help: 'one JSON object instead of tables' },
  },
  words: 1,
  notes: NOTES,
  run: async ({ flags, words: [id] }, terminal) => {
    if (id === undefined) return terminal.complain('which game? leitai ladder GAME')
    const game = await findGame(id)
    if (!game.ok) return terminal.complain(game.problem)
    const rules = openRules(game.value, flags)
    if (!rules.ok) return terminal.complain(rules.problem)
    const { setup } = rules.value
    if (setup.seats !== 2) return terminal.complain(bad('--seats', 'the ladder is for two').problem)
    const games = readNumber('--games', flags.games ?? '400', 2, 1_000_000)
    if (!games.ok) return terminal.complain(games.problem)
    if (games.value % 2 === 1)
      return terminal.complain(bad('--games', 'must be even: every deal is played from both seats').problem)
    const jobs = readNumber('--jobs', flags.jobs ?? String(availableParallelism()), 1, 256)
    if (!jobs.ok) return terminal.complain(jobs.problem)
    const effort = readShare(flags.iterations ?? '1')
    if (!effort.ok) return terminal.complain(effort.problem)
    const pairings = choosePairings(flags.only)
    if (!pairings.ok) return terminal.complain(pairings.problem)

    const seed = flags.seed ?? 'ladder'
    const climb: Climb = { game: id, setup, seed, effort: effort.value, games: games.value, jobs: jobs.value }
    if (flags.json !== true) terminal.say(...heading(game.value.meta.title, climb))
    const met: Met[] = []
    for (const pairing of pairings.value) {
      const result = await meet(climb, pairing)
      met.push(result)
      if (flags.json !== true) terminal.say(row(result))
    }
    const elo = ratings(met)
    if (flags.json === true) terminal.data(`${JSON.stringify({ ...climb, met, elo }, null, 2)}\n`)
    else
      terminal.say(
        '',
        ...Object.entries(elo).map(([name, rating]) => `${name.padEnd(10)}${String(rating).padStart(6)}`),
      )
    return EXIT.fine
  },
})

interface Climb {
  readonly game: string
  readonly setup: Setup
  readonly seed: string
  readonly effort: number
  readonly games: number
  readonly jobs: number
}

const readShare = (text: string): Result<number> => {
  const share = Number(text)
  return share > 0 && share <= 100
    ? ok(share)
    : bad('--iterations', 'must be a number above 0 and up to 100, for example 0.05')
}

const choosePairings = (only: string | undefined): Result<readonly Pairing[]> => {
  if (only === undefined) return ok(PAIRINGS)
  const [one = '', other = '', ...more] = only.split(',')
  const stranger = [one, other].find((name) => !CONTESTANTS.some((known) => known === name))
  if (stranger !== undefined || more.length > 0 || one === other)
    return bad('--only', `must name two of ${CONTESTANTS.join(', ')}`)
  return ok([pairingOf(one, other)])
}

const meet = async ({ game, setup, seed, effort, games, jobs }: Climb, pairing: Pairing): Promise<Met> => {
  const { one, other, bar } = pairing
  const series: Series = { game, setup, seed: `${seed} ${one} ${other}`, bots: [one, other], effort, sharesDeals: true }
  const total = emptyTally()
  const progress = progressBar(games)
  let share: Share = NOTHING
  for (let from = 0; from < games && verdict(bar, share) === null; from += LOOK) {
    const to = Math.min(games, from + LOOK)
    const parts = Array.from({ length: Math.ceil((to - from) / 2) }, (_, index) => ({
      series,
      batch: { from: from + 2 * index, to: Math.min(to, from + 2 * index + 2) },
    }))
    await playJobs(parts, jobs, (_, tally) => {
      merge(total, tally)
      progress.show(total.games)
    })
    share = summarise(total).wins.bots[one] ?? NOTHING
  }
  progress.clear()
  return { ...pairing, share, met: verdict(bar, share) }
}

const NOTHING: Share = { games: 0, wins: 0, shared: 0, rate: 0, low: 0, high: 1 }

/** The weakest that took part is the floor. */
const ratings = (met: readonly Met[]): Record<string, number> => {
  const names = CONTESTANTS.filter((name) => met.some(({ one, other }) => one === name || other === name))
  const results = met.map(({ one, other, share }) => ({ one, other, games: share.games, points: share.wins }))
  return Object.fromEntries([...eloOf(names, results)].map(([name, rating]) => [name, Math.round(rating)]))
}

const heading = (title: string, { games, effort, seed }: Climb): string[] => [
  `${title}: at most ${games} games a pairing, ${effort === 1 ? 'full effort' : `effort × ${effort}`}, seed ${seed}`,
  '',
  `${'pairing'.padEnd(22)}${'games'.padStart(6)}${'share'.padStart(9)}${'95 % interval'.padStart(18)}   bar`,
]

const percent = (rate: number): string => (100 * rate).toFixed(1)

const row = ({ one, other, bar, share, met }: Met): string => {
  const wanted = bar === null ? '–' : bar === 'clear' ? 'clear of 50 %' : `≥ ${percent(bar)} %`
  const said = met === null ? (bar === null ? '' : 'undecided') : met ? 'met' : 'MISSED'
  return (
    `${`${one} – ${other}`.padEnd(22)}${String(share.games).padStart(6)}${percent(share.rate).padStart(7)} %` +
    `${`${percent(share.low)} – ${percent(share.high)} %`.padStart(18)}   ${wanted} ${said}`.trimEnd()
  )
}
