import { bad, ok, type Result } from '../../kernel/result.ts'
import { FILE_BYTES } from '../../kernel/setup.ts'
import { lineAndColumn, scan } from './json-text.ts'
import type { Tools } from './use-bench.ts'
import { decks } from './words.ts'

interface Opened {
  readonly game: string
  readonly file: string
  readonly content: unknown
}

/** A text that somebody brings: whatever is JSON can be opened, and is mended on the bench. */
export const openText = (tools: Readonly<Record<string, Tools>>, text: string): Result<Opened> => {
  if (text.length > FILE_BYTES) return bad('', decks.tooLong(text.length, FILE_BYTES))
  const found = scan(text)
  if (!found.ok) {
    const { line, column } = lineAndColumn(text, found.offset)
    return bad('', decks.notJson(line, column, found.want))
  }
  const content: unknown = JSON.parse(text)
  const guesses = Object.entries(tools).map(([game, { editor }]) => ({ game, file: editor.fileOf(content), editor }))
  const [{ game, file, editor }] = [...guesses.filter((guess) => guess.file !== null), ...guesses]
  return ok({ game, file: file ?? Object.keys(editor.files)[0], content })
}

const BYTES = 8

/** Nobody else has it: names may be equal. */
export const makeId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(BYTES))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
