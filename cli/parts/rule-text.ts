import type { Game, Line } from '../../kernel/contract.ts'
import { nearest } from '../../kernel/nearest.ts'
import { bad, ok, type Result } from '../../kernel/result.ts'
import {
  type Chapter,
  findRule,
  parseRulebook,
  type Rule,
  type Rulebook,
  rulesOf,
  searchRules,
} from '../../kernel/rulebook.ts'
import { type Example, examplesOf } from '../../kernel/scenario/examples.ts'
import tableRules from '../../kernel/table-rules.md'
import { renderMarkdown } from './markdown.ts'
import { toned } from './paint.ts'
import { indent } from './wrap.ts'

const SHOWN = 8

/** The text of a rule under its id, of the game or of the table; nothing where there is none. */
export const ruleLines = (game: Game, id: string, width: number, examples: readonly Example[] = []): Line[] => {
  const rule = booksOf(game)
    .map((book) => findRule(book, id))
    .find((found) => found !== undefined)
  return rule === undefined
    ? []
    : [...describe(game, rule, width), ...exampleLines(game, examplesOf(examples, rule.id), width)]
}

/** What shows a rule at work, and how to play it. */
const exampleLines = (game: Game, examples: readonly Example[], width: number): Line[] => [
  ...examples.flatMap(({ name }) => indent(renderMarkdown(game.words, `Example: ${name}`, width - 4), '    ')),
  ...[...new Set(examples.map(({ file }) => file))].map((file) => [
    toned(`    leitai scenario ${game.meta.id} ${file}`, 'dim'),
  ]),
]

/** What somebody wants to read: a rule by its id, a chapter by its number or title, or whatever has the words. */
export const lookUp = (
  game: Game,
  wanted: string,
  width: number,
  examples: readonly Example[] = [],
): Result<Line[]> => {
  const books = booksOf(game)
  if (ID.test(wanted)) {
    const lines = ruleLines(game, wanted, width, examples)
    if (lines.length > 0) return ok(lines)
    const near = nearest(
      wanted,
      books.flatMap(rulesOf).map(({ id }) => id),
    )
    return bad('', `there is no rule ${wanted}${near === undefined ? '' : `; did you mean ${near}?`}`)
  }
  const chapter = books[0].chapters.find(({ number, title }) =>
    [String(number), title.toLowerCase()].includes(wanted.toLowerCase()),
  )
  if (chapter !== undefined) return ok(chapterLines(game, chapter, width))
  const titles = ({ id }: Rule): string =>
    examplesOf(examples, id)
      .map(({ name }) => name)
      .join(' ')
  const found = books.flatMap((book) => searchRules(book, wanted, titles))
  if (found.length === 0) return bad('', `nothing in the rules of ${game.meta.id} has the words '${wanted}'`)
  const more = found.length - SHOWN
  return ok([
    ...found.slice(0, SHOWN).flatMap((rule) => describe(game, rule, width)),
    ...(more > 0
      ? [
          [
            `${more} more: ${found
              .slice(SHOWN)
              .map(({ id }) => id)
              .join(' ')}`,
          ],
        ]
      : []),
  ])
}

export const ID = /^[a-z]+-\d+(\.\d+)*$/i

export const bookOf = (game: Game): Rulebook => parseRulebook(game.rulebook)

const booksOf = (game: Game): readonly Rulebook[] => [bookOf(game), parseRulebook(tableRules)]

const describe = (game: Game, { id, text, tags, chapter }: Rule, width: number): Line[] => [
  [toned(id, 'strong'), toned(`  ${chapter} [${tags.join(', ')}]`, 'dim')],
  ...indent(renderMarkdown(game.words, text, width - 4), '    '),
]

const headingOf = ({ number, title }: Chapter): string => (number === null ? title : `${number}. ${title}`)

export const chapterLines = (game: Game, chapter: Chapter, width: number): Line[] => [
  [toned(headingOf(chapter), 'strong')],
  [],
  ...(chapter.intro === '' ? [] : [...renderMarkdown(game.words, chapter.intro, width), []]),
  ...chapter.rules.flatMap((rule) => [
    [toned(rule.id, 'strong'), toned(` [${rule.tags.join(', ')}]`, 'dim')],
    ...indent(renderMarkdown(game.words, rule.text, width - 4), '    '),
  ]),
]

/** The chapters, and how to get at them. */
export const contents = (game: Game, ask: string): Line[] => {
  const { chapters } = bookOf(game)
  const [rule] = rulesOf(bookOf(game))
  const ways = [
    `${ask} ${chapters[0].title.toLowerCase()} shows that chapter`,
    `${ask} ${chapters[chapters.length - 1].number} another`,
    `${ask} ${rule.id} a rule`,
    `${ask} any words the rules that have them`,
  ]
  return [...chapters.map((chapter) => [`  ${headingOf(chapter)}`]), [toned(`${ways.join(', ')}.`, 'dim')]]
}
