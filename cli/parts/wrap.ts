import type { Line, Span } from '../../kernel/contract.ts'

const textOf = (span: Span): string => (typeof span === 'string' ? span : span.text)

export const widthOf = (line: Line): number => line.reduce((sum, span) => sum + Array.from(textOf(span)).length, 0)

/** Breaks a line at spaces so that it fits; spans keep their tones. */
export const wrap = (line: Line, width: number): Line[] => {
  const rows: Span[][] = [[]]
  let used = 0
  for (const word of wordsOf(line)) {
    const size = widthOf(word)
    if (used > 0 && used + 1 + size > width) {
      rows.push([])
      used = 0
    }
    const row = rows[rows.length - 1]
    if (used > 0) row.push(' ')
    row.push(...word)
    used += size + (used > 0 ? 1 : 0)
  }
  return rows
}

/** A word may have several tones: `**Dual**,` has two. */
const wordsOf = (line: Line): Line[] => {
  const words: Span[][] = []
  let isOpen = false
  for (const span of line) {
    const tone = typeof span === 'string' ? undefined : span.tone
    for (const part of textOf(span).split(/(\s+)/)) {
      if (part === '') continue
      if (part.trim() === '') {
        isOpen = false
        continue
      }
      if (!isOpen) words.push([])
      words[words.length - 1].push(tone === undefined ? part : { text: part, tone })
      isOpen = true
    }
  }
  return words
}

/** The same lines, further right. */
export const indent = (lines: readonly Line[], by: string): Line[] =>
  lines.map((line) => (line.length === 0 ? line : [by, ...line]))
