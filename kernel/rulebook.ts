/** A rules text: chapters of rules with ids, and whatever else helps a reader. */
export interface Rulebook {
  readonly title: string
  /** What stands before the first chapter. */
  readonly intro: string
  readonly chapters: readonly Chapter[]
}

export interface Chapter {
  /** Null for a chapter without rules, such as a list of words. */
  readonly number: number | null
  readonly title: string
  /** What the chapter says beside its rules. */
  readonly intro: string
  readonly rules: readonly Rule[]
}

export interface Rule {
  readonly id: string
  /** Where it comes from: rulebook, ruling, design. A rule may come from several places. */
  readonly tags: readonly string[]
  /** Markdown, without the id and the first tag. */
  readonly text: string
  /** The title of its chapter. */
  readonly chapter: string
}

/**
 * Reads `# Title`, `## 4. Chapter` and entries `- **KBK-4.1** [rulebook] text`, which go on over indented lines with
 * tables and code blocks of their own. What is not indented belongs to the chapter.
 */
export const parseRulebook = (markdown: string): Rulebook => {
  const lines = markdown.split(/\r?\n/)
  const title =
    lines
      .find((line) => line.startsWith('# '))
      ?.slice(2)
      .trim() ?? ''
  const [before, ...chapters] = sections(lines.filter((line) => !line.startsWith('# ')))
  return { title, intro: trimmed(before.body), chapters: chapters.map(parseChapter) }
}

export const rulesOf = (book: Rulebook): readonly Rule[] => book.chapters.flatMap(({ rules }) => rules)

export const findRule = (book: Rulebook, id: string): Rule | undefined => {
  const wanted = id.trim().toUpperCase()
  return rulesOf(book).find((rule) => rule.id === wanted)
}

/** The rules that have all the words, those first whose id or chapter is named; small and capital letters are alike. */
export const searchRules = (
  book: Rulebook,
  words: string,
  /** What else belongs to a rule, such as the titles of its examples. */
  beside: (rule: Rule) => string = () => '',
): readonly Rule[] => {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return []
  const isIn =
    (text: string) =>
    (word: string): boolean =>
      text.toLowerCase().includes(word)
  const headOf = ({ id, chapter }: Rule): string => `${id} ${chapter}`
  const found = rulesOf(book).filter((rule) =>
    wanted.every(isIn(`${headOf(rule)} ${plainText(rule.text)} ${beside(rule)}`)),
  )
  const inHead = found.filter((rule) => wanted.some(isIn(headOf(rule))))
  return [...inHead, ...found.filter((rule) => !inHead.includes(rule))]
}

/** A rule for the terminal: its id, where it comes from, and its text without markup. */
export const plainRule = ({ id, tags, text, chapter }: Rule): string =>
  `${id} [${tags.join(', ')}] ${chapter}\n${plainText(text)}`

/** Every id of the given prefix that a text names, each once, in the order of first mention. */
export const citations = (text: string, prefix: string): readonly string[] => [
  ...new Set(text.match(new RegExp(`\\b${prefix}-\\d+(?:\\.\\d+)*`, 'g'))),
]

interface Section {
  readonly heading: string
  readonly body: readonly string[]
}

const sections = (lines: readonly string[]): readonly Section[] => {
  const found: { heading: string; body: string[] }[] = [{ heading: '', body: [] }]
  for (const line of lines) {
    if (line.startsWith('## ')) found.push({ heading: line.slice(3).trim(), body: [] })
    else found[found.length - 1].body.push(line)
  }
  return found
}

const HEADING = /^(\d+)\.\s+(.*)$/
const ENTRY = /^- \*\*([A-Z]+-\d+(?:\.\d+)*)\*\*\s*(.*)$/
const TAGS = /\[(rulebook|ruling|design)\]/g

const parseChapter = ({ heading, body }: Section): Chapter => {
  const [, number = null, title = heading] = HEADING.exec(heading) ?? []
  const intro: string[] = []
  const entries: { id: string; lines: string[] }[] = []
  let isInside = false
  for (const line of body) {
    const [, id, first] = ENTRY.exec(line) ?? []
    const isContinued: boolean = isInside && (line.trim() === '' || line.startsWith('  '))
    isInside = id !== undefined || isContinued
    if (id !== undefined) entries.push({ id, lines: [first] })
    else if (isContinued) entries[entries.length - 1].lines.push(line.replace(/^ {2}/, ''))
    else intro.push(line)
  }
  return {
    number: number === null ? null : Number(number),
    title,
    intro: trimmed(intro),
    rules: entries.map(({ id, lines }) => parseRule(id, trimmed(lines), title)),
  }
}

const parseRule = (id: string, text: string, chapter: string): Rule => ({
  id,
  tags: [...new Set([...text.matchAll(TAGS)].map(([, tag]) => tag))],
  text: text.replace(/^\[(?:rulebook|ruling|design)\]\s*/, ''),
  chapter,
})

const trimmed = (lines: readonly string[]): string =>
  lines
    .join('\n')
    .replace(/^\s*\n/, '')
    .trimEnd()

/** Code keeps its every character; elsewhere the marks of emphasis, code and links go. */
const plainText = (markdown: string): string => {
  let isCode = false
  const lines = markdown.split('\n').flatMap((line) => {
    const isFence = line.trim().startsWith('```')
    if (isFence) isCode = !isCode
    if (isFence || /^\|[\s|:-]+\|$/.test(line.trim())) return []
    return [isCode ? line : plainLine(line)]
  })
  return lines.join('\n')
}

/** A star inside code is part of a card's name, so code is set aside while emphasis goes. */
const plainLine = (line: string): string =>
  line
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith('`') ? part.slice(1, -1) : withoutEmphasis(part)))
    .join('')

const withoutEmphasis = (text: string): string =>
  text
    .replace(/\*\*(.+?)\*\*/g, '$1')
    .replace(/(?<![\w*])\*([^*\s](?:[^*]*[^*\s])?)\*(?![\w*])/g, '$1')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
