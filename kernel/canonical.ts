import { isList, isObject } from './json.ts'

const encoder = new TextEncoder()

/** JSON that is the same for equal values: keys are sorted, undefined fields are left out. */
export const canonical = (value: unknown): string => {
  if (isList(value)) return `[${value.map(canonical).join(',')}]`
  if (isObject(value)) return `{${fieldsOf(value).join(',')}}`
  return JSON.stringify(value) ?? 'null'
}

/** The same as UTF-8. */
export const canonicalBytes = (value: unknown): Uint8Array => encoder.encode(canonical(value))

const fieldsOf = (value: Readonly<Record<string, unknown>>): readonly string[] =>
  Object.keys(value)
    .filter((name) => value[name] !== undefined)
    .toSorted()
    .map((name) => `${JSON.stringify(name)}:${canonical(value[name])}`)
