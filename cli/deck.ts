import { availableParallelism } from 'node:os'
import { registry } from '../games/registry.ts'
import type { FileReport, Game, Line } from '../kernel/contract.ts'
import { describeProblem, ok, type Problem, type Result } from '../kernel/result.ts'
import { type Summary, summarise } from '../lab/summary.ts'
import { command } from './parts/command.ts'
import { openRules } from './parts/games.ts'
import { readTableFile } from './parts/json-file.ts'
import { toned } from './parts/paint.ts'
import { EXIT } from './parts/terminal.ts'
import { playSeries } from './parts/workers.ts'

const GAMES = 100
/** Nobody reads more. */
const WARNINGS = 20

const NOTES = `check reads the file as a table would, says what must be mended (with the record and the field) and what may be
meant otherwise, counts the cards, and lets bots play ${GAMES} games with them.
Exit code 2 if the deck cannot be played. The seed of the games is the same every time.`

export const deck = command({
  usage: 'deck check FILE',
  summary: 'checks a deck file of your own before you play with it',
  flags: {},
  words: 2,
  notes: NOTES,
  run: async ({ words: [act, file] }, terminal) => {
    if (act !== 'check' || file === undefined) return terminal.complain('which deck? leitai deck check FILE')
    const json = readTableFile(file)
    if (!json.ok) return terminal.complain(json.problem)
    const game = await gameWithDecks()
    if (game?.check === undefined) return terminal.complain('no game here takes deck files')
    const report = game.check('deck', json.value)
    const [first, ...others] = report.problems
    if (first !== undefined) {
      for (const problem of [first, ...others]) terminal.complain(`${file}: ${describeProblem(problem)}`)
      return EXIT.misuse
    }
    terminal.say([toned(file, 'strong'), ` is a deck for ${game.meta.title}.`], ...factLines(report))
    const played = await tryOut(game, file)
    if (!played.ok) return terminal.complain(played.problem)
    terminal.say('', ...trialLines(game, played.value))
    return EXIT.fine
  },
})

const gameWithDecks = async (): Promise<Game | undefined> => {
  const games = await Promise.all(Object.values(registry).map((load) => load()))
  return games.find(({ meta }) => meta.files?.includes('deck') === true)
}

const factLines = ({ facts, warnings }: FileReport): Line[] => {
  const column = Math.max(...facts.map(([name]) => name.length))
  const warned = (problem: Problem): Line => [toned('  may be meant: ', 'yellow'), describeProblem(problem)]
  const more = warnings.length - WARNINGS
  return [
    ...facts.map(([name, value]): Line => [`  ${name.padEnd(column)}  `, toned(String(value), 'strong')]),
    ...warnings.slice(0, WARNINGS).map(warned),
    ...(more > 0 ? [[`  and ${more} more of this kind`]] : []),
  ]
}

/** Two bots that differ in skill: a deck with which skill counts for nothing shows. */
const tryOut = async ({ meta, ...game }: Game, file: string): Promise<Result<Summary>> => {
  const rules = openRules({ meta, ...game }, { deck: file })
  if (!rules.ok) return rules
  const { setup } = rules.value
  const bots = Array.from({ length: setup.seats }, (_, seat) => (seat % 2 === 0 ? 'greedy' : 'random'))
  const series = { game: meta.id, setup, seed: 'deck check', bots }
  return ok(summarise(await playSeries(series, GAMES, availableParallelism(), () => undefined)))
}

const trialLines = (game: Game, { games, finished, wins, length, ends }: Summary): string[] => [
  ...(finished === 0
    ? [`${games} games, greedy against random.`]
    : [
        `${games} games, greedy against random: greedy wins ${(100 * (wins.bots.greedy?.rate ?? 0)).toFixed(0)} %.`,
        `A game takes ${length.mean.toFixed(0)} answers on average, the longest took ${length.max}.`,
      ]),
  ...Object.entries(ends).map(([reason, n]) => `${String(n).padStart(6)} × ${game.words.ends[reason] ?? reason}`),
  ...(finished < games ? [endless(game, games - finished)] : []),
]

const endless = ({ meta }: Game, count: number): string =>
  `${count} games did not end within ${meta.longest} answers: nobody gets through with these cards, unless by a limit.`
