import type { Line, Words } from '../../kernel/contract.ts'
import { toned } from './paint.ts'
import { widthOf, wrap } from './wrap.ts'

/** A rules text for the terminal: paragraphs, lists, tables and code, with emphasis and faces in their tones. */
export const renderMarkdown = (words: Words, markdown: string, width: number): Line[] =>
  blocksOf(markdown).flatMap((block, index) => {
    const lines = renderBlock(words, block, width)
    return index === 0 || block.kind === 'item' ? lines : [[], ...lines]
  })

interface Block {
  readonly kind: 'text' | 'item' | 'table' | 'code'
  readonly lines: string[]
}

const blocksOf = (markdown: string): Block[] => {
  const blocks: Block[] = []
  let open: Block | undefined
  const start = (kind: Block['kind'], ...lines: string[]): void => {
    open = { kind, lines }
    blocks.push(open)
  }
  for (const line of markdown.split('\n')) {
    const text = line.trim()
    if (text.startsWith('```')) {
      if (open?.kind === 'code') open = undefined
      else start('code')
    } else if (open?.kind === 'code') open.lines.push(line)
    else if (text === '') open = undefined
    else if (text.startsWith('|') && open?.kind === 'table') open.lines.push(text)
    else if (text.startsWith('|')) start('table', text)
    else if (text.startsWith('- ')) start('item', text.slice(2))
    else if (open === undefined || open.kind === 'table') start('text', text)
    else open.lines.push(text)
  }
  return blocks
}

const renderBlock = (words: Words, { kind, lines }: Block, width: number): Line[] => {
  switch (kind) {
    case 'code':
      return lines.map((line) => ['  ', line])
    case 'table':
      return renderTable(words, lines, width)
    case 'text':
      return wrap(inline(words, lines.join(' ')), width)
    case 'item':
      return wrap(inline(words, lines.join(' ')), width - 2).map((line, index) => [index === 0 ? '- ' : '  ', ...line])
  }
}

const INLINE = /(`[^`]*`|\*\*.+?\*\*|(?<![\w*])\*[^*\s](?:[^*]*[^*\s])?\*(?![\w*])|\[[^\]]+\]\([^)]*\))/

const inline = (words: Words, text: string): Line =>
  text.split(INLINE).flatMap((part): Line => {
    if (part.startsWith('`') && part.endsWith('`') && part.length > 1) return faces(words, part.slice(1, -1))
    if (/^\*\*.+\*\*$/.test(part)) return [toned(part.slice(2, -2), 'strong')]
    if (/^\*.+\*$/.test(part)) return [part.slice(1, -1)]
    if (/^\[.+\]\(.*\)$/.test(part)) return [part.slice(1, part.indexOf(']('))]
    return [part]
  })

const faces = (words: Words, text: string): Line =>
  text.split(/([\s[\],]+)/).map((part) => {
    const tone = words.tone(part)
    return tone === null ? part : toned(part, tone)
  })

const GAP = 2

const renderTable = (words: Words, rows: readonly string[], width: number): Line[] => {
  const cells = rows
    .filter((row) => !/^\|[\s|:-]+\|$/.test(row))
    .map((row) =>
      row
        .slice(1, -1)
        .split('|')
        .map((cell) => inline(words, cell.trim())),
    )
  const columns = cells[0].map((_, column) => cells.map((row) => row[column] ?? []))
  const widths = squeeze(
    columns.map((column) => ({ wanted: widest(column), least: widest(column.flatMap((cell) => wrap(cell, 1))) })),
    width - GAP * (columns.length - 1),
  )
  return cells.flatMap((row, index) => {
    const texts = row.map((cell, column) => wrap(index === 0 ? cell.map(strong) : cell, widths[column]))
    const height = Math.max(...texts.map((lines) => lines.length))
    return Array.from({ length: height }, (_, line) =>
      texts.flatMap((lines, column): Line => {
        const text = lines[line] ?? []
        return column === texts.length - 1 ? text : [...text, ' '.repeat(widths[column] - widthOf(text) + GAP)]
      }),
    )
  })
}

const strong = (span: Line[number]) => (typeof span === 'string' ? toned(span, 'strong') : span)

const widest = (lines: readonly Line[]): number => Math.max(...lines.map(widthOf))

/** Takes from the widest column until the table fits, or no column can get narrower without breaking a word. */
const squeeze = (columns: readonly { readonly wanted: number; readonly least: number }[], width: number): number[] => {
  const widths = columns.map(({ wanted }) => wanted)
  const sum = (): number => widths.reduce((a, b) => a + b, 0)
  while (sum() > width) {
    const slack = widths.map((now, column) => (now > columns[column].least ? now : 0))
    if (Math.max(...slack) === 0) break
    widths[slack.indexOf(Math.max(...slack))] -= 1
  }
  return widths
}
