import { isList, isObject, pathTo } from './json.ts'
import { bad, ok, type Result } from './result.ts'

/** Reads a value that came from outside: all of it is right, or the problem says what is wrong and where. */
export type Reader<T> = (value: unknown, at: string) => Result<T>

const expecting =
  <T>(what: string, is: (value: unknown) => value is T): Reader<T> =>
  (value, at) =>
    is(value) ? ok(value) : bad(at, value === undefined ? 'is missing' : `must be ${what}`)

export const text: Reader<string> = expecting('text', (value) => typeof value === 'string')

/** A field that is there and true, or not there. */
export const yes: Reader<true> = expecting('true', (value) => value === true)

export const anyObject: Reader<Readonly<Record<string, unknown>>> = expecting('an object', isObject)

export const textLike = (what: string, pattern: RegExp): Reader<string> =>
  expecting(what, (value): value is string => typeof value === 'string' && pattern.test(value))

export const wholeNumber = (min: number, max: number): Reader<number> =>
  expecting(
    `a whole number from ${min} to ${max}`,
    (value): value is number =>
      typeof value === 'number' && Number.isSafeInteger(value) && value >= min && value <= max,
  )

export const oneOf = <T extends string | number>(...values: readonly T[]): Reader<T> =>
  expecting(values.join(' or '), (value): value is T => values.some((other) => other === value))

export const listOf =
  <T>(item: Reader<T>): Reader<readonly T[]> =>
  (value, at) => {
    if (!isList(value)) return bad(at, value === undefined ? 'is missing' : 'must be a list')
    const items: T[] = []
    for (const [index, found] of value.entries()) {
      const read = item(found, pathTo(at, index))
      if (!read.ok) return read
      items.push(read.value)
    }
    return ok(items)
  }

type Fields<T> = { readonly [Name in keyof T]-?: Reader<Exclude<T[Name], undefined>> }

/** An object with these fields and no others; the optional ones may be missing. */
export const objectOf = <T extends object>(
  fields: Fields<T>,
  optional: readonly (keyof T & string)[] | 'all' = [],
): Reader<T> => {
  const readers: Readonly<Record<string, Reader<unknown>>> = fields
  const may = new Set<string>(optional === 'all' ? Object.keys(readers) : optional)
  // Every field has been through its reader, and the fields' types are those of T.
  const isComplete = (found: object): found is T =>
    Object.keys(readers).every((name) => Object.hasOwn(found, name) || may.has(name))
  return (value, at) => {
    if (!isObject(value)) return bad(at, value === undefined ? 'is missing' : 'must be an object')
    const stranger = Object.keys(value).find((name) => !Object.hasOwn(readers, name))
    if (stranger !== undefined)
      return bad(pathTo(at, stranger), `is not known here; there are ${Object.keys(readers).join(', ')}`)
    const found: Record<string, unknown> = {}
    for (const [name, reader] of Object.entries(readers)) {
      const given = Object.hasOwn(value, name) ? value[name] : undefined
      if (given === undefined && may.has(name)) continue
      const read = reader(given, pathTo(at, name))
      if (!read.ok) return read
      found[name] = read.value
    }
    return isComplete(found) ? ok(found) : bad(at, 'is not complete')
  }
}

/** An object whose names are among these, all of them optional, with values of one kind. */
export const mapOf =
  <T>(names: readonly string[], item: Reader<T>): Reader<Readonly<Record<string, T>>> =>
  (value, at) => {
    if (!isObject(value)) return bad(at, 'must be an object')
    const found: Record<string, T> = {}
    for (const [name, given] of Object.entries(value)) {
      if (!names.includes(name)) return bad(pathTo(at, name), `is not known here; there are ${names.join(', ')}`)
      const read = item(given, pathTo(at, name))
      if (!read.ok) return read
      found[name] = read.value
    }
    return ok(found)
  }

/** Objects that say in one of their fields which kind they are. */
export const kindOf =
  <T>(tag: string, kinds: Readonly<Record<string, Reader<T>>>): Reader<T> =>
  (value, at) => {
    if (!isObject(value)) return bad(at, 'must be an object')
    const kind = value[tag]
    return typeof kind === 'string' && Object.hasOwn(kinds, kind)
      ? kinds[kind](value, at)
      : bad(pathTo(at, tag), `must be ${Object.keys(kinds).join(' or ')}`)
  }
