import type { Words } from '../../kernel/contract.ts'
import type { Field, Form } from '../../kernel/forms.ts'
import { labelOf } from '../../kernel/words.ts'
import { toned } from './paint.ts'
import { type Sheet, sheetOf } from './sheet.ts'
import type { Terminal } from './terminal.ts'

/** What came of asking: a value, the wish to leave it out, or to stop altogether. */
type Asked = { readonly value: unknown } | 'left out' | 'stopped'

/**
 * Asks for the fields of a record one by one, and for those that may be missing only if they are wanted; null when the
 * person would rather stop.
 */
export const askFields = async (
  terminal: Terminal,
  words: Words,
  fields: Readonly<Record<string, Field>>,
): Promise<Record<string, unknown> | null> => {
  const found: Record<string, unknown> = {}
  const ask = async (name: string): Promise<Asked> => {
    const asked = await askForm(terminal, words, labelOf(words, name), fields[name].form)
    if (typeof asked !== 'string') found[name] = asked.value
    return asked
  }
  for (const [name, { optional }] of Object.entries(fields))
    if (optional !== true && (await ask(name)) === 'stopped') return null

  for (;;) {
    const left = Object.keys(fields).filter((name) => !Object.hasOwn(found, name))
    if (left.length === 0) return found
    const wanted = await askSheet(terminal, 'Anything else?', sheetOf(words, { kind: 'one', of: left }), true)
    if (wanted === 'left out') return found
    if (wanted === 'stopped' || (await ask(String(wanted.value))) === 'stopped') return null
  }
}

const askForm = async (terminal: Terminal, words: Words, title: string, form: Form): Promise<Asked> => {
  if (form.kind === 'record') {
    terminal.say([toned(title, 'strong')])
    const value = await askFields(terminal, words, form.fields)
    return value === null ? 'stopped' : { value }
  }
  if (form.kind === 'either') {
    const tag = await askForm(terminal, words, title, { kind: 'one', of: Object.keys(form.of) })
    if (typeof tag === 'string') return tag
    const value = await askFields(terminal, words, form.of[String(tag.value)].fields)
    return value === null ? 'stopped' : { value: { do: tag.value, ...value } }
  }
  return askSheet(terminal, title, sheetOf(words, form), false)
}

const askSheet = async (terminal: Terminal, title: string, sheet: Sheet, optional: boolean): Promise<Asked> => {
  terminal.say([toned(title, 'strong'), ` (${sheet.hint}${optional ? ', Enter if not' : ''}; back to stop)`])
  terminal.say(...sheet.items)
  for (;;) {
    const line = await terminal.ask('  › ')
    const text = line?.trim()
    if (text === undefined || text === 'back') return 'stopped'
    if (text === '') {
      if (optional) return 'left out'
      continue
    }
    const read = sheet.read(text)
    if (read.ok) return { value: read.value }
    terminal.say(`  ${read.problem.message}`)
  }
}
