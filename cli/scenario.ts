import { namesOf } from '../kernel/scenario/names.ts'
import { command } from './parts/command.ts'
import { findGame } from './parts/games.ts'
import { EXIT } from './parts/terminal.ts'
import { playSource } from './scenario/played.ts'
import { faultsOf, hasFailed, linesOf, summaryOf } from './scenario/report.ts'
import { findSources } from './scenario/sources.ts'

const NOTES = `A scenario is a JSON file: { game, setup, given, steps }, or several { name, setup, given, steps } under cases.
given is a position, or the parts of one that matter; dealt is the seed of a real deal in its place. Each step is one of
  { "do": { "seat": "A", "choice": "attack R0 R1 R3" } }
  { "refused": { "seat": "B", "choice": "counter B3", "rule": "KBK-8.6" } }, without a rule by any
  { "asked": { "seat": "B", "window": "answer" } }, or several in a list, or "nobody"
  { "offered": { "seat", "choice" } }, { "notOffered": { "seat", "choice" } }, { "only": { "seat", "choices": […] } }
  { "expect": { "position": …, "events": […], "outcome": … } }, any part of each; "ordered": true for piles in their order
  { "never": [{ "key": "kabuken.counter" }] }, { "sees": { "seat", "position": … } }
  { "clock": { "seat" } }, { "restPass": {} }, { "withdraw": { "seat" } }, { "giveUp": { "seat" } }, { "tie": {} }
docs/scenarios.md tells more; --names lists what a game knows.

Exit code 1 if anything is not as expected; 2 if a file is no scenario, or a case cannot begin.`

export const scenario = command({
  usage: 'scenario FILE OR FOLDER ..., or scenario GAME [EXAMPLE ...]',
  summary: 'plays scenarios from files and folders, or the examples of a game, and checks what they expect',
  flags: {
    verbose: { type: 'boolean', help: 'what happened in each case, and the position in which it ended' },
    json: { type: 'boolean', help: 'all of that as JSON' },
    names: { type: 'boolean', help: 'with a game: the windows, position fields and events that it knows' },
  },
  words: Number.POSITIVE_INFINITY,
  notes: NOTES,
  run: async ({ words, flags: { verbose = false, json = false, names = false } }, terminal) => {
    if (words.length === 0)
      return terminal.complain('which one? leitai scenario FILE OR FOLDER ..., or leitai scenario GAME EXAMPLE')
    if (names) {
      const game = await findGame(words[0])
      if (!game.ok) return terminal.complain(game.problem)
      terminal.data(`${namesOf(game.value)}\n`)
      return EXIT.fine
    }
    const sources = await findSources(words)
    if (!sources.ok) return terminal.complain(sources.problem)
    const played = await Promise.all(sources.value.map(playSource))
    if (json) terminal.data(`${JSON.stringify({ files: played }, null, 2)}\n`)
    else terminal.say(...played.flatMap((one) => linesOf(one, verbose)), ...summaryOf(played))
    const faults = played.flatMap(faultsOf)
    for (const fault of faults) terminal.complain(fault)
    if (faults.length > 0) return EXIT.misuse
    return hasFailed(played) ? EXIT.differs : EXIT.fine
  },
})
