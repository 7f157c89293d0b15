import { registry } from '../games/registry.ts'
import type { Game, Line } from '../kernel/contract.ts'
import { describeOption } from '../kernel/setup.ts'
import { command } from './parts/command.ts'
import { loadExamples } from './parts/examples.ts'
import { findGame, gameIds } from './parts/games.ts'
import { renderMarkdown } from './parts/markdown.ts'
import { toned } from './parts/paint.ts'
import { bookOf, chapterLines, contents, ID, lookUp, ruleLines } from './parts/rule-text.ts'
import { EXIT, type Terminal } from './parts/terminal.ts'

export const rules = command({
  usage: 'rules [GAME] [ID or words]',
  summary: 'the rules of a game: all of them, a chapter, one rule, or a search',
  flags: {},
  words: Number.POSITIVE_INFINITY,
  notes: `Without a game: which games there are. With a game: how it can be set up, and its rules chapter by chapter.
An ID such as KBK-8.6 or TABLE-1 shows that rule and names its examples, a number a chapter, words whatever rules
have them all, in their text or in the titles of their examples.`,
  run: async ({ words: [first, ...rest] }, terminal) => {
    if (first === undefined) return listGames(terminal)
    const wanted = rest.join(' ')
    if (wanted === '' && ID.test(first) && !gameIds().includes(first)) return findAnywhere(first, terminal)
    const game = await findGame(first)
    if (!game.ok) return terminal.complain(game.problem)
    if (wanted === '') return readAll(game.value, terminal)
    const found = lookUp(game.value, wanted, terminal.width, await loadExamples(game.value.meta.id))
    if (!found.ok) return terminal.complain(found.problem)
    terminal.say(...found.value)
    return EXIT.fine
  },
})

const listGames = async (terminal: Terminal): Promise<number> => {
  for (const load of Object.values(registry)) {
    const { meta, words } = await load()
    terminal.say([toned(meta.id, 'strong'), `  ${meta.title}: ${words.pitch}`])
  }
  terminal.say([toned('leitai rules GAME shows the rules, leitai play GAME plays.', 'dim')])
  return EXIT.fine
}

const findAnywhere = async (id: string, terminal: Terminal): Promise<number> => {
  for (const load of Object.values(registry)) {
    const game = await load()
    const lines = ruleLines(game, id, terminal.width, await loadExamples(game.meta.id))
    if (lines.length > 0) {
      terminal.say(...lines)
      return EXIT.fine
    }
  }
  return terminal.complain(`there is no rule ${id} in any game`)
}

/** A person turns the pages; a pipe gets everything. */
const readAll = async (game: Game, terminal: Terminal): Promise<number> => {
  const book = bookOf(game)
  const first: Line[] = [
    [toned(book.title, 'strong')],
    [],
    ...renderMarkdown(game.words, book.intro, terminal.width),
    [],
    ...setupLines(game, terminal.width),
    [],
    ...contents(game, `leitai rules ${game.meta.id}`),
  ]
  for (const [index, page] of [
    first,
    ...book.chapters.map((chapter) => chapterLines(game, chapter, terminal.width)),
  ].entries()) {
    if (index > 0 && terminal.isPerson) {
      const line = await terminal.ask('Enter goes on, q stops. ')
      if (line === null || line.trim().toLowerCase() === 'q') return EXIT.fine
    }
    terminal.say('', ...page)
  }
  return EXIT.fine
}

/** What can be agreed before a match. */
const setupLines = ({ meta, words }: Game, width: number): Line[] => {
  const modes = meta.modes.map(({ id, seats }) => [`\`${id}\``, seats.join(', '), words.modes[id] ?? ''])
  const options = Object.entries(meta.options).map(([name, option]) => [
    `\`${name}\``,
    describeOption(option),
    words.options[name] ?? '',
  ])
  return [
    ...renderMarkdown(words, table(['--mode', '--seats', 'for'], modes), width),
    [],
    ...(options.length === 0
      ? []
      : renderMarkdown(words, table(['--options', 'values', 'what it decides'], options), width)),
  ]
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, ...rows].map((cells) => `|${cells.join('|')}|`).join('\n')
