import type { Form, RecordForm } from './forms.ts'
import { isObject, pathTo } from './json.ts'

/**
 * Null, or what is wrong with the shape of an answer. How many cards, whose cards and which numbers are questions of
 * the rules, and the game's refusal answers them.
 */
export const fits = (form: Form, value: unknown): string | null => misfit(form, value, '')

/** A form says of its game's choices what they look like, so a value that fits is one. */
export const isChoice = <C>(form: Form, value: unknown): value is C => fits(form, value) === null

const NOTHING: readonly string[] = []
const TAG: readonly string[] = ['do']

const tagsOf = ({ of }: { readonly of: object }): string => Object.keys(of).join(', ')

const misfit = (form: Form, value: unknown, at: string): string | null => {
  switch (form.kind) {
    case 'one':
    case 'place':
      return typeof value === 'string' && form.of.includes(value) ? null : wrong(at, `one of ${form.of.join(', ')}`)
    case 'seat':
      return typeof value === 'number' && form.of.includes(value)
        ? null
        : wrong(at, `one of the seats ${form.of.join(', ')}`)
    case 'number':
      return Number.isSafeInteger(value) ? null : wrong(at, 'a whole number')
    case 'cards':
      return Array.isArray(value) && value.every((card) => typeof card === 'string')
        ? null
        : wrong(at, 'a list of cards')
    case 'record':
      return isObject(value) ? misfitOfFields(form, value, at, NOTHING) : wrong(at, 'an object')
    case 'either': {
      if (!isObject(value)) return wrong(at, `an object whose \`do\` is one of ${tagsOf(form)}`)
      const tag = value.do
      return typeof tag === 'string' && Object.hasOwn(form.of, tag)
        ? misfitOfFields(form.of[tag], value, at, TAG)
        : wrong(pathTo(at, 'do'), `one of ${tagsOf(form)}`)
    }
  }
}

const misfitOfFields = (
  { fields }: RecordForm,
  value: Readonly<Record<string, unknown>>,
  at: string,
  besides: readonly string[],
): string | null => {
  for (const name in value)
    if (!Object.hasOwn(fields, name) && !besides.includes(name)) return `${pathTo(at, name)} is not asked for`
  for (const name in fields) {
    const { form, optional = false } = fields[name]
    const found = Object.hasOwn(value, name) ? value[name] : undefined
    if (found === undefined && optional) continue
    if (found === undefined) return `${pathTo(at, name)} is missing`
    const problem = misfit(form, found, pathTo(at, name))
    if (problem !== null) return problem
  }
  return null
}

const wrong = (at: string, what: string): string => `${at === '' ? 'the answer' : at} must be ${what}`
