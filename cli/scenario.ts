import { describeProblem } from '../kernel/result.ts'
import { describeFailure } from '../kernel/scenario/compare.ts'
import { readScenario } from '../kernel/scenario/read.ts'
import { type CaseReport, runScenario } from '../kernel/scenario/run.ts'
import { command } from './parts/command.ts'
import { findGame } from './parts/games.ts'
import { readJson } from './parts/json-file.ts'
import { EXIT } from './parts/terminal.ts'

const NOTES = `A scenario is a JSON file: { game, setup, given, steps }, or several { name, setup, given, steps } under cases.
given is a position, or the parts of one that matter. Each step is one of
  { "do": { "seat": "A", "choice": "attack R0 R1 R3" } }
  { "refused": { "seat": "B", "choice": "counter B3", "rule": "KBK-8.6" } }
  { "asked": { "seat": "B", "window": "answer" } }, or several in a list, or "nobody"
  { "offered": { "seat", "choice" } }, { "notOffered": { "seat", "choice" } }, { "giveUp": { "seat" } }, { "tie": {} }
  { "expect": { "position": …, "events": […], "outcome": … } }, any part of each

Prints { game, position, events, failures }, with cases { game, cases: [{ name, position, events, failures }] }.
Exit code 1, and what differs on the error output, if anything is not as expected; 2 if the file is no scenario.`

export const scenario = command({
  usage: 'scenario FILE',
  summary: 'plays a scenario from a file and checks what it expects',
  flags: {},
  words: 1,
  notes: NOTES,
  run: async ({ words: [file] }, terminal) => {
    if (file === undefined) return terminal.complain('which one? leitai scenario FILE')
    const json = readJson(file)
    if (!json.ok) return terminal.complain(json.problem)
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
