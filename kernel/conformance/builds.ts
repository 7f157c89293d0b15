import { fits } from '../fits.ts'
import type { Form, RecordForm } from '../forms.ts'
import { isList, isObject } from '../json.ts'
import { beyond, show } from './same.ts'

/** Null when the form can build the value, step by step; `fits` only asks for the shape. */
export const cannotBuild = (form: Form, value: unknown): string | null => fits(form, value) ?? outside(form, value)

const outside = (form: Form, value: unknown): string | null => {
  if (form.kind === 'number')
    return Number(value) >= form.min && Number(value) <= form.max
      ? null
      : `${show(value)} is not in ${form.min} … ${form.max}`
  if (form.kind === 'cards' && isList(value)) {
    const missing = beyond(value.map(String), form.from)
    if (missing.length > 0) return `${missing.join(' ')} cannot be picked from ${form.from.join(' ')}`
    return value.length >= form.min && value.length <= form.max
      ? null
      : `${value.length} cards are not ${form.min} … ${form.max}`
  }
  if (form.kind === 'record' && isObject(value)) return outsideFields(form, value)
  if (form.kind === 'either' && isObject(value)) return outsideFields(form.of[String(value.do)], value)
  return null
}

const outsideFields = ({ fields }: RecordForm, value: Readonly<Record<string, unknown>>): string | null => {
  for (const [name, { form }] of Object.entries(fields)) {
    const found = value[name] === undefined ? null : outside(form, value[name])
    if (found !== null) return `${name}: ${found}`
  }
  return null
}
