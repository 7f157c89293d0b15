import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import type { Game, Setup } from '../kernel/contract.ts'
import { bad, ok, type Result } from '../kernel/result.ts'
import type { Job, Series } from '../lab/series.ts'
import { type Share, type Summary, summarise } from '../lab/summary.ts'
import { command } from './parts/command.ts'
import { findGame, openRules, SETUP_FLAGS } from './parts/games.ts'
import { drawMatrix, type Meeting, overall, pairsOf } from './parts/matrix.ts'
import { readNumber } from './parts/numbers.ts'
import { pledgesFor } from './parts/pledges.ts'
import { progressBar } from './parts/progress.ts'
import { findBot } from './parts/seating.ts'
import { EXIT } from './parts/terminal.ts'
import { playJobs, playSeries } from './parts/workers.ts'

const NOTES = `The bots are seated in the order given, again from the first where seats are left over, and move on by one seat
from game to game. A victory shared by n sides counts 1/n for each of them; a team is one side. Rates are wins per seat taken; their 95 %
intervals are Wilson's and take the seats of a game for independent.
The same seed gives the same games, whatever the number of jobs.

--json prints one object:
  game, setup, seed, bots   what was played
  games, finished           how many games, and how many of them came to an end within the game's longest length
  wins.bots, wins.seats     by name: games (seats taken in finished games), wins (1/n for shared ones),
                            shared (how many were shared), rate, low, high
  length                    mean, median and max number of answers in the finished games
  ends                      how many ended for which reason

--matrix WINDOW plays every pair of answers to a window that is open to all at the beginning, N games each, and prints
how each fares against each: leitai simulate kabuken --matrix characters --games 100. Without --bots greedy plays;
without --options the one is taken that opens the window.
With --json the object has window, games (of each pair), meetings (row, column, share of the row) and overall instead.`

export const simulate = command({
  usage: 'simulate GAME --bots A,B [--games N] [--seed S] …',
  summary: 'lets bots play many games and counts',
  flags: {
    bots: { type: 'string', value: 'A,B', help: 'who plays, for example greedy,random' },
    games: { type: 'string', value: 'N', help: 'how many games; 1000 if not given' },
    seed: { type: 'string', value: 'S', help: 'any text; a fresh one if not given' },
    ...SETUP_FLAGS,
    matrix: { type: 'string', value: 'WINDOW', help: 'every pair of answers to a window against each other' },
    jobs: { type: 'string', value: 'N', help: 'how many threads; as many as there are processors if not given' },
    json: { type: 'boolean', help: 'one JSON object instead of tables' },
  },
  words: 1,
  notes: NOTES,
  run: async ({ flags, words }, terminal) => {
    if (words.length === 0) return terminal.complain('which game? leitai simulate GAME --bots greedy,random')
    const game = await findGame(words[0])
    if (!game.ok) return terminal.complain(game.problem)
    const rules = openRules(game.value, flags)
    if (!rules.ok) return terminal.complain(rules.problem)
    const { setup } = rules.value
    const names = readBots(flags.bots ?? (flags.matrix === undefined ? undefined : 'greedy'), setup.seats)
    if (!names.ok) return terminal.complain(names.problem)
    const games = readNumber('--games', flags.games ?? '1000', 1, 100_000_000)
    if (!games.ok) return terminal.complain(games.problem)
    const jobs = readNumber('--jobs', flags.jobs ?? String(availableParallelism()), 1, 256)
    if (!jobs.ok) return terminal.complain(jobs.problem)

    const { id } = game.value.meta
    const seed = flags.seed ?? randomBytes(8).toString('hex')
    const series: Series = { game: id, setup, seed, bots: names.value }
    if (flags.matrix !== undefined) {
      if (setup.seats !== 2) return terminal.complain(bad('--matrix', 'is for two seats').problem)
      const pledges = pledgesFor(game.value, rules.value, flags.matrix, flags.options === undefined)
      if (!pledges.ok) return terminal.complain(pledges.problem)
      const { window, choices } = pledges.value
      const agreed: Series = { ...series, setup: pledges.value.rules.setup }
      const meetings = await meet(agreed, window, choices, games.value, jobs.value)
      if (flags.json === true) {
        const all = Object.fromEntries(choices.map((choice) => [choice, overall(choice, meetings)]))
        terminal.data(`${JSON.stringify({ ...agreed, window, games: games.value, meetings, overall: all }, null, 2)}\n`)
      } else
        terminal.say(
          `${game.value.meta.title}: ${window}, ${games.value} games for each pair, ${names.value.join(' against ')}, seed ${seed}`,
          'Win rates in %, the row against the column; a shared win counts in equal parts.',
          '',
          ...drawMatrix(choices, meetings),
        )
      return EXIT.fine
    }
    const progress = progressBar(games.value)
    progress.show(0)
    const summary = summarise(await playSeries(series, games.value, jobs.value, progress.show))
    progress.clear()
    if (flags.json === true) terminal.data(`${JSON.stringify({ ...series, ...summary }, null, 2)}\n`)
    else terminal.say(...report(game.value, setup, seed, summary))
    return EXIT.fine
  },
})

/** Every pair plays its own series; the two change seats from game to game. */
const meet = async (
  series: Series,
  window: string,
  choices: readonly string[],
  games: number,
  threads: number,
): Promise<Meeting[]> => {
  const batch = { from: 0, to: games }
  const jobs = pairsOf(choices).map(([row, column]) => ({
    series: { ...series, seed: `${series.seed}/${row}/${column}`, pledges: { window, choices: [row, column] } },
    batch,
  }))
  const progress = progressBar(games * jobs.length)
  const meetings = new Map<Job, Meeting>()
  await playJobs(jobs, threads, (job, tally) => {
    const [row = '', column = ''] = job.series.pledges?.choices ?? []
    meetings.set(job, { row, column, share: summarise(tally).wins.bots[row] })
    progress.show(games * meetings.size)
  })
  progress.clear()
  return jobs.flatMap((job) => meetings.get(job) ?? [])
}

const readBots = (text: string | undefined, seats: number): Result<readonly string[]> => {
  if (text === undefined) return bad('--bots', 'who plays? For example --bots greedy,random')
  const names = text.split(',')
  if (names.length > seats) return bad('--bots', `names ${names.length} bots for ${seats} seats`)
  for (const name of names) {
    const bot = findBot(name)
    if (!bot.ok) return bot
  }
  return ok(Array.from({ length: seats }, (_, seat) => names[seat % names.length]))
}

const percent = (rate: number): string => (100 * rate).toFixed(1)

const row = (name: string, { wins: won, shared, rate, low, high }: Share): string =>
  `${name.padEnd(12)}${won.toFixed(1).padStart(10)}${percent(rate).padStart(8)} %` +
  `${percent(low).padStart(9)} – ${percent(high).padStart(5)} %${String(shared).padStart(9)}`

const report = (game: Game, setup: Setup, seed: string, summary: Summary): string[] => {
  const { games, finished, wins, length, ends } = summary
  const changed = Object.entries(setup.options).filter(([name, value]) => value !== game.meta.options[name].values[0])
  const agreed = [setup.mode, `${setup.seats} seats`, ...changed.map(([name, value]) => `${name}=${value}`)].join(', ')
  const tired = games - finished
  return [
    `${game.meta.title} (${agreed}): ${games} games, seed ${seed}`,
    '',
    `${' '.repeat(12)}${'wins'.padStart(10)}${'rate'.padStart(10)}${'95 % interval'.padStart(20)}${'shared'.padStart(8)}`,
    ...Object.entries(wins.bots).map(([name, share]) => row(name, share)),
    '',
    ...Object.entries(wins.seats).map(([name, share]) => row(`seat ${name}`, share)),
    '',
    `length      ${length.mean.toFixed(1)} answers on average, median ${length.median}, longest ${length.max}`,
    ...Object.entries(ends).map(
      ([reason, n]) => `${String(n).padStart(8)} × ${game.words.ends[reason] ?? reason} (${percent(n / finished)} %)`,
    ),
    ...(tired > 0
      ? [`${String(tired).padStart(8)} × not over after ${game.meta.longest} answers; not counted above`]
      : []),
    '',
    'A shared win counts in equal parts. Rates are per seat taken. The bots change seats from game to game.',
  ]
}
