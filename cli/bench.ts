import { performance } from 'node:perf_hooks'
import { anyChoice } from '../bots/candidates.ts'
import { playOut } from '../bots/play-out.ts'
import { random } from '../bots/random.ts'
import { playAgain, recordGame } from '../bots/recorded-game.ts'
import type { Game } from '../kernel/contract.ts'
import { seeded } from '../kernel/random.ts'
import { describeProblem } from '../kernel/result.ts'
import { seatList } from '../kernel/seats.ts'
import { command } from './parts/command.ts'
import { findGame, gameIds } from './parts/games.ts'
import { EXIT } from './parts/terminal.ts'

interface Row {
  readonly name: string
  readonly value: number
  readonly unit: string
}

export const bench = command({
  usage: 'bench [GAME] [--json]',
  summary: 'measures how fast the rules of a game, or of all games, are on this machine',
  flags: { json: { type: 'boolean', help: 'a JSON list of rows with name, value and unit' } },
  words: 1,
  notes: `Every game is measured as it is set up by default, over recorded random games:
  play           answers a second, each checked by refusal and played with a log
  random games   whole games a second, bots and their views included
  copy, hide, imagine, key   the cost of one call, at moments of these games
  sample         one legal choice without listing them, in games that have very many
Of many short measurements the best one counts: other programs can only slow it down.`,
  run: async ({ flags, words }, terminal) => {
    const rows: Row[] = []
    for (const id of words.length > 0 ? words : gameIds()) {
      const game = await findGame(id)
      if (!game.ok) return terminal.complain(game.problem)
      rows.push(...measureGame(game.value))
    }
    if (flags.json === true) terminal.data(`${JSON.stringify(rows, null, 2)}\n`)
    else
      terminal.say(
        ...rows.map(({ name, value, unit }) => {
          const shown = value.toLocaleString('en-US', { maximumFractionDigits: value < 100 ? 2 : 0 })
          return `${name.padEnd(32)}${shown.padStart(14)} ${unit}`
        }),
      )
    return EXIT.fine
  },
})

const GAMES = 40
const MOMENTS = 400
const ENOUGH_MS = 800
const SLICE_MS = 20

const measureGame = (game: Game): Row[] => {
  const opened = game.open({})
  if (!opened.ok) throw new Error(describeProblem(opened.problem))
  const rules = opened.value
  const recorded = Array.from({ length: GAMES }, (_, index) => recordGame(rules, `bench ${index}`, 2))
  const moments = recorded.flatMap((one) => one.moments).slice(0, MOMENTS)
  const views = moments.map(({ state, seat }) => rules.hide(state, seat))
  const dice = seeded('sfc32', 'bench dice')
  const bots = seatList(rules.setup.seats).map(() => random)
  let round = 0

  const cost = (name: string, work: (index: number) => unknown): Row => {
    const calls = perSecond(() => {
      for (let index = 0; index < moments.length; index++) work(index)
      return moments.length
    })
    return { name: `${game.meta.id} ${name}`, value: 1_000_000 / calls, unit: 'µs' }
  }
  return [
    {
      name: `${game.meta.id} play`,
      value: perSecond(() => recorded.reduce((sum, one) => sum + playAgain(rules, one), 0)),
      unit: 'answers/s',
    },
    {
      name: `${game.meta.id} random games`,
      value: perSecond(() => {
        round += 1
        playOut(game, rules, bots, seeded('sfc32', `bench random ${round}`))
        return 1
      }),
      unit: 'games/s',
    },
    cost('copy', (index) => rules.copy(moments[index].state)),
    cost('hide', (index) => rules.hide(moments[index].state, moments[index].seat)),
    cost('imagine', (index) => rules.imagine(views[index], moments[index].seat, dice)),
    cost('key', (index) => rules.key(moments[index].state, moments[index].seat)),
    ...(rules.sample === undefined
      ? []
      : [cost('sample', (index) => anyChoice(rules, moments[index].state, moments[index].seat, dice))]),
  ]
}

/** How much gets done in a second: the best of several slices, since other programs can only slow it down. */
const perSecond = (work: () => number): number => {
  const end = performance.now() + ENOUGH_MS
  let best = 0
  while (performance.now() < end) {
    const start = performance.now()
    let done = 0
    let elapsed = 0
    while (elapsed < SLICE_MS) {
      done += work()
      elapsed = performance.now() - start
    }
    best = Math.max(best, done / elapsed)
  }
  return 1000 * best
}
