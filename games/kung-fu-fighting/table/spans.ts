import type { Line, Span } from '../../../kernel/contract.ts'
import type { Kind } from '../cards.ts'
import type { House } from '../house.ts'
import { MARKS, TYPE_TONES } from '../text/card-words.ts'
import { bare, listed } from '../text/shout.ts'

export const strong = (text: string): Span => ({ text, tone: 'strong' })
export const alert = (text: string): Span => ({ text, tone: 'alert' })

/** A card by its name, with the mark of how much of it is known. */
export const marked = (house: House, kind: Kind): Span[] => [
  toned(house, kind, bare),
  { text: ` ${MARKS[house.records[kind].tag]}`, tone: 'dim' },
]

const toned = ({ records }: House, kind: Kind, spelled: (name: string) => string): Span => ({
  text: spelled(records[kind].name),
  tone: TYPE_TONES[records[kind].type],
})

export const names = (house: House, kinds: readonly Kind[]): Span[] =>
  kinds.flatMap((kind, at) => [...(at === 0 ? [] : [', ']), toned(house, kind, listed)])

const WIDTH = 96
const MARGIN = '      '

/** One line, or several: the further ones are indented. Words and what follows them closely are not broken apart. */
export const wrapped = (line: Line): Line[] => {
  const lines: Span[][] = [[]]
  let width = 0
  let mayBreak = false
  for (const span of line) {
    const { text, tone } = typeof span === 'string' ? { text: span, tone: null } : span
    for (const word of text.split(/(?<= )(?=\S)/)) {
      if (mayBreak && width + word.trimEnd().length > WIDTH && width > MARGIN.length) {
        lines.push([MARGIN])
        width = MARGIN.length
      }
      lines[lines.length - 1].push(tone === null ? word : { text: word, tone })
      width += word.length
      mayBreak = word.endsWith(' ')
    }
  }
  return lines.map((spans) => trimmed(joined(spans)))
}

/** No blanks at the end of a line. */
const trimmed = (line: Line): Line =>
  line.map((span, at) => {
    if (at < line.length - 1) return span
    return typeof span === 'string' ? span.trimEnd() : { ...span, text: span.text.trimEnd() }
  })

/** Neighbours of one tone are one span again. */
const joined = (line: readonly Span[]): Line => {
  const spans: Span[] = []
  for (const span of line) {
    const last = spans[spans.length - 1]
    if (typeof span === 'string' && typeof last === 'string') spans[spans.length - 1] = last + span
    else if (typeof span === 'object' && typeof last === 'object' && span.tone === last.tone)
      spans[spans.length - 1] = { text: last.text + span.text, tone: span.tone }
    else spans.push(span)
  }
  return spans
}
