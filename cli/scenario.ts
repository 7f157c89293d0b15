import { describeProblem } from '../kernel/result.ts'
import { describeFailure } from '../kernel/scenario/compare.ts'
import { readScenario } from '../kernel/scenario/read.ts'
import { type CaseReport, runScenario } from '../kernel/scenario/run.ts'
import { command } from './parts/command.ts'
import { findScenario } from './parts/examples.ts'
import { findGame } from './parts/games.ts'
import { readJson } from './parts/json-file.ts'
import { EXIT } from './parts/terminal.ts'

const NOTES = `A scenario is a JSON file: { game, setup, given, steps }, or several { name, setup, given, steps } under cases.
given is a position, or the parts of one that matter; rules names the rules that a case shows, eyes whose view shows it
best, says what to know first; a step that can be watched may have says as well. Each step is one of
  { "do": { "seat": "A", "choice": "attack R0 R1 R3" } }
  { "refused": { "seat": "B", "choice": "counter B3", "rule": "KBK-8.6" } }
  { "asked": { "seat": "B", "window": "answer" } }, or several in a list, or "nobody"
  { "offered": { "seat", "choice" } }, { "notOffered": { "seat", "choice" } }, { "giveUp": { "seat" } }, { "tie": {} }
  { "expect": { "position": …, "events": […], "outcome": … } }, any part of each

Prints { game, position, events, failures }, with cases { game, cases: [{ name, position, events, failures }] }.
Exit code 1, and what differs on the error output, if anything is not as expected; 2 if the file is no scenario.`

export const scenario = command({
  usage: 'scenario FILE, or scenario GAME EXAMPLE',
  summary: 'plays a scenario from a file, or an example of a game, and checks what it expects',
  flags: {},
  words: 2,
  notes: NOTES,
  run: async ({ words: [first, example] }, terminal) => {
    if (first === undefined)
      return terminal.complain('which one? leitai scenario FILE, or leitai scenario GAME EXAMPLE')
    const owner = example === undefined ? null : await findGame(first)
    if (owner !== null && !owner.ok) return terminal.complain(owner.problem)
    const json = example === undefined ? readJson(first) : await findScenario(first, example)
    if (!json.ok) return terminal.complain(json.problem)
    const file = example ?? first
    const read = readScenario(json.value)
    if (!read.ok) return terminal.complain(`${file} is not a scenario: ${describeProblem(read.problem)}`)
    const game = await findGame(read.value.game)
    if (!game.ok) return terminal.complain(game.problem)

    const reports = runScenario(game.value, read.value)
    const failures = reports.flatMap(({ name, failures: found }) =>
      found.map((failure) => (name === '' ? '' : `${name}: `) + describeFailure(failure)),
    )
    if (reports.some(({ position }) => position === null)) return terminal.complain(`${file}: ${failures[0]}`)
    const result = reports.length === 1 && reports[0].name === '' ? nameless(reports[0]) : { cases: reports }
    terminal.data(`${JSON.stringify({ game: read.value.game, ...result }, null, 2)}\n`)
    for (const failure of failures) terminal.complain(failure)
    return failures.length > 0 ? EXIT.differs : EXIT.fine
  },
})

const nameless = ({ position, events, failures }: CaseReport) => ({ position, events, failures })
