import type { Line, Words } from '../../kernel/contract.ts'
import { sentence } from './sentence.ts'

/** A rules text in pieces: paragraphs, lists, tables, code. */
export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'code'; readonly text: string }

export const blocksOf = (markdown: string): readonly Block[] => groups(markdown.split('\n')).map(blockOf)

interface Group {
  readonly kind: Block['kind']
  readonly lines: string[]
}

/** Lines that belong together: an empty line ends a group, except in code. */
const groups = (lines: readonly string[]): readonly Group[] => {
  const found: Group[] = []
  const begin = (kind: Group['kind'], ...first: string[]): Group => {
    const group = { kind, lines: first }
    found.push(group)
    return group
  }
  let open: Group | undefined
  for (const line of lines) {
    const text = line.trim()
    if (text.startsWith('```')) {
      open = open?.kind === 'code' ? undefined : begin('code')
    } else if (open?.kind === 'code') open.lines.push(line)
    else if (text === '') open = undefined
    else {
      const kind: Block['kind'] = text.startsWith('|') ? 'table' : text.startsWith('- ') ? 'list' : 'text'
      // What follows an item without a mark of its own goes on with it.
      if (open !== undefined && (open.kind === kind || (open.kind === 'list' && kind === 'text'))) open.lines.push(text)
      else open = begin(kind, text)
    }
  }
  return found
}

const blockOf = ({ kind, lines }: Group): Block => {
  switch (kind) {
    case 'code':
      return { kind, text: lines.join('\n') }
    case 'text':
      return { kind, text: lines.join(' ') }
    case 'list':
      return { kind, items: itemsOf(lines) }
    case 'table': {
      const [head = [], ...rows] = lines.filter((line) => !/^\|[\s|:-]+\|$/.test(line)).map(cellsOf)
      return { kind, head, rows }
    }
  }
}

const itemsOf = (lines: readonly string[]): readonly string[] => {
  const items: string[] = []
  for (const line of lines) {
    if (line.startsWith('- ')) items.push(line.slice(2))
    else items[items.length - 1] += ` ${line}`
  }
  return items
}

const cellsOf = (row: string): readonly string[] =>
  row
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim())

const INLINE = /(`[^`]*`|\*\*.+?\*\*|(?<![\w*])\*[^*\s](?:[^*]*[^*\s])?\*(?![\w*])|\[[^\]]+\]\([^)]*\))/

/** Emphasis and faces as tones; links keep their words. */
export const inline = (words: Words, text: string): Line =>
  text.split(INLINE).flatMap((part): Line => {
    if (/^`.*`$/.test(part)) return sentence(words, part.slice(1, -1))
    if (/^\*\*.+\*\*$/.test(part)) return [{ text: part.slice(2, -2), tone: 'strong' }]
    if (/^\*.+\*$/.test(part)) return [part.slice(1, -1)]
    if (/^\[.+\]\(.*\)$/.test(part)) return [part.slice(1, part.indexOf(']('))]
    return [part]
  })
