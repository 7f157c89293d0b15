import type { Words } from '../../kernel/contract.ts'
import type { Field, Form } from '../../kernel/forms.ts'
import { labelOf } from './form-words.ts'
import { toned } from './paint.ts'
import { type Sheet, sheetOf } from './sheet.ts'
import type { Terminal } from './terminal.ts'

/** What came of asking: a value, the wish to leave the field out, or to stop altogether. */
type Asked = { readonly value: unknown } | 'left out' | 'stopped'

/** Asks for the fields of a record one by one; null when the person would rather not. */
export const askFields = async (
  terminal: Terminal,
  words: Words,
  fields: Readonly<Record<string, Field>>,
): Promise<Record<string, unknown> | null> => {
  const found: Record<string, unknown> = {}
  for (const [name, { form, optional = false }] of Object.entries(fields)) {
    const asked = await askForm(terminal, words, labelOf(words, name), form, optional)
    if (asked === 'stopped') return null
    if (asked !== 'left out') found[name] = asked.value
  }
  return found
}

const askForm = async (
  terminal: Terminal,
  words: Words,
  title: string,
  form: Form,
  optional: boolean,
): Promise<Asked> => {
  if (form.kind === 'record') {
    if (optional) {
      const wanted = await askSheet(terminal, title, sheetOf(words, { kind: 'one', of: ['yes', 'no'] }), true)
      if (typeof wanted === 'string' || wanted.value === 'no') return wanted === 'stopped' ? wanted : 'left out'
    } else terminal.say([toned(title, 'strong')])
    const value = await askFields(terminal, words, form.fields)
    return value === null ? 'stopped' : { value }
  }
  if (form.kind === 'either') {
    const tag = await askForm(terminal, words, title, { kind: 'one', of: Object.keys(form.of) }, optional)
    if (typeof tag === 'string') return tag
    const value = await askFields(terminal, words, form.of[String(tag.value)].fields)
    return value === null ? 'stopped' : { value: { do: tag.value, ...value } }
  }
  return askSheet(terminal, title, sheetOf(words, form), optional)
}

const askSheet = async (terminal: Terminal, title: string, sheet: Sheet, optional: boolean): Promise<Asked> => {
  terminal.say([toned(title, 'strong'), ` (${sheet.hint}${optional ? '; Enter leaves it out' : ''}; back to stop)`])
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
