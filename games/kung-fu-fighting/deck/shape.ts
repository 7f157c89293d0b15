import { pathTo } from '../../../kernel/json.ts'
import { listOf, objectOf, oneOf, type Reader, textLike, wholeNumber } from '../../../kernel/reader.ts'
import { bad, ok, type Result } from '../../../kernel/result.ts'

/** A reader together with the JSON Schema that says the same. */
export interface Shape<T> {
  readonly read: Reader<T>
  readonly schema: Readonly<Record<string, unknown>>
}

export const whole = (min: number, max: number): Shape<number> => ({
  read: wholeNumber(min, max),
  schema: { type: 'integer', minimum: min, maximum: max },
})

/** No control characters, no new lines, no marks that turn the writing round: names are shown amid others' words. */
const ONE_LINE = '^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$'
const oneLine = new RegExp(ONE_LINE)

export const words = (max: number): Shape<string> => ({
  read: (value, at) => {
    if (typeof value !== 'string') return bad(at, value === undefined ? 'is missing' : 'must be text')
    if (value.length > max) return bad(at, `has ${value.length} characters, and ${max} are the most`)
    return oneLine.test(value) ? ok(value) : bad(at, 'must be a single line of plain text')
  },
  schema: { type: 'string', maxLength: max, pattern: ONE_LINE },
})

/** Words with something in them that can be called out. */
export const title = (max: number): Shape<string> => {
  const { read, schema } = words(max)
  return {
    read: (value, at) => {
      const found = read(value, at)
      return !found.ok || callable.test(found.value) ? found : bad(at, 'needs a letter or a digit')
    },
    schema: { ...schema, allOf: [{ pattern: CALLABLE }] },
  }
}
const CALLABLE = '[\\p{L}\\p{N}]'
const callable = new RegExp(CALLABLE, 'u')

/** The pattern itself allows no more characters than this. */
export const pattern = (what: string, source: string, max: number): Shape<string> => ({
  read: textLike(what, new RegExp(source)),
  schema: { type: 'string', maxLength: max, pattern: source },
})

export const among = <T extends string>(values: readonly T[]): Shape<T> => ({
  read: oneOf(...values),
  schema: { enum: values },
})

export const yes: Shape<true> = {
  read: (value, at) => (value === true ? ok(value) : bad(at, 'must be true, or be left out')),
  schema: { const: true },
}

export const list = <T>(item: Shape<T>, max: number): Shape<readonly T[]> => ({
  read: (value, at) => {
    const items = listOf(item.read)(value, at)
    return items.ok && items.value.length > max
      ? bad(at, `has ${items.value.length} entries, and ${max} are the most`)
      : items
  },
  schema: { type: 'array', maxItems: max, items: item.schema },
})

type Shapes<T> = { readonly [Name in keyof T]-?: Shape<Exclude<T[Name], undefined>> }

/** An object with these fields and no others. */
export const object = <T extends object>(shapes: Shapes<T>, optional: readonly (keyof T & string)[] = []): Shape<T> => {
  const names = Object.keys(shapes)
  const readers = mapped(shapes)
  const may: readonly string[] = optional
  return {
    read: objectOf<T>(readers, optional),
    schema: {
      type: 'object',
      properties: Object.fromEntries(
        Object.entries<Shape<unknown>>(shapes).map(([name, { schema }]) => [name, schema]),
      ),
      required: names.filter((name) => !may.includes(name)),
      additionalProperties: false,
    },
  }
}

type Readers<T> = { readonly [Name in keyof T]-?: Reader<Exclude<T[Name], undefined>> }

/** The readers of the shapes, field by field. */
const mapped = <T extends object>(shapes: Shapes<T>): Readers<T> => {
  const readers: Record<string, unknown> = {}
  for (const [name, { read }] of Object.entries<Shape<unknown>>(shapes)) readers[name] = read
  if (!isComplete<T>(readers, shapes)) throw new Error('a shape has no reader')
  return readers
}

const isComplete = <T extends object>(readers: object, shapes: Shapes<T>): readers is Readers<T> =>
  Object.keys(shapes).every((name) => Object.hasOwn(readers, name))

/** One of several objects, told apart by a field; the problem is that of the one that was meant. */
export const either = <T>(tag: string, values: readonly string[], ...shapes: readonly Shape<T>[]): Shape<T> => ({
  read: (value, at) => {
    const place = pathTo(at, tag)
    let meant: Result<T> = bad(place, `must be ${values.join(' or ')}`)
    for (const shape of shapes) {
      const read = shape.read(value, at)
      if (read.ok) return read
      if (read.problem.at !== place) meant = read
    }
    return meant
  },
  schema: { anyOf: shapes.map(({ schema }) => schema) },
})
