import type { Plain } from '../../board/editor.ts'
import { isList, isObject } from '../../kernel/json.ts'

/** What a form has for a part of a JSON Schema. */
export type Field =
  | { readonly kind: 'text'; readonly most: number | null }
  | { readonly kind: 'whole'; readonly min: number; readonly max: number }
  | { readonly kind: 'choice'; readonly values: readonly string[] }
  | { readonly kind: 'flag' }
  /** A list of words, each of them there or not. */
  | { readonly kind: 'ticks'; readonly values: readonly string[] }
  | { readonly kind: 'list'; readonly item: Field; readonly most: number }
  | ObjectField
  | EitherField

export interface ObjectField {
  readonly kind: 'object'
  readonly fields: Readonly<Record<string, Field>>
  readonly required: readonly string[]
}

/** One of several objects, told apart by the words in one of their fields. */
export interface EitherField {
  readonly kind: 'either'
  readonly tag: string
  readonly variants: Readonly<Record<string, ObjectField>>
}

/** A schema that no form is made for is a mistake of ours. */
export const fieldOf = (schema: unknown): Field => {
  if (!isObject(schema)) throw new Error('a schema is an object')
  if (isList(schema.anyOf)) return eitherOf(schema.anyOf)
  if (schema.const === true) return { kind: 'flag' }
  if (isList(schema.enum)) return { kind: 'choice', values: textsIn(schema.enum) }
  const make = typeof schema.type === 'string' && Object.hasOwn(BY_TYPE, schema.type) ? BY_TYPE[schema.type] : null
  if (make === null) throw new Error(`no form has a field for ${JSON.stringify(schema)}`)
  return make(schema)
}

const textsIn = (values: readonly unknown[]): string[] =>
  values.flatMap((value) => (typeof value === 'string' ? [value] : []))

const numberIn = (schema: Plain, name: string): number | null => {
  const value = schema[name]
  return typeof value === 'number' ? value : null
}

const BY_TYPE: Readonly<Record<string, (schema: Plain) => Field>> = {
  string: (schema) => ({ kind: 'text', most: numberIn(schema, 'maxLength') }),
  integer: (schema) => ({
    kind: 'whole',
    min: numberIn(schema, 'minimum') ?? Number.MIN_SAFE_INTEGER,
    max: numberIn(schema, 'maximum') ?? Number.MAX_SAFE_INTEGER,
  }),
  array: (schema) => {
    const item = fieldOf(schema.items)
    if (item.kind === 'choice') return { kind: 'ticks', values: item.values }
    return { kind: 'list', item, most: numberIn(schema, 'maxItems') ?? Number.MAX_SAFE_INTEGER }
  },
  object: (schema) => objectOf(schema),
}

export const objectOf = (schema: unknown): ObjectField => {
  if (!isObject(schema) || !isObject(schema.properties)) throw new Error('an object has properties')
  return {
    kind: 'object',
    fields: Object.fromEntries(Object.entries(schema.properties).map(([name, part]) => [name, fieldOf(part)])),
    required: isList(schema.required) ? textsIn(schema.required) : [],
  }
}

const eitherOf = (schemas: readonly unknown[]): EitherField => {
  const objects = schemas.map(objectOf)
  const tag = Object.keys(objects[0].fields).find((name) => tells(objects, name))
  if (tag === undefined) throw new Error('objects are told apart by a field')
  const variants = objects.flatMap((variant) => wordsOf(variant, tag).map((word) => [word, variant] as const))
  return { kind: 'either', tag, variants: Object.fromEntries(variants) }
}

const wordsOf = ({ fields }: ObjectField, name: string): readonly string[] => {
  const field = Object.hasOwn(fields, name) ? fields[name] : null
  return field?.kind === 'choice' ? field.values : []
}

/** All of them have it, and no word of it twice. */
const tells = (objects: readonly ObjectField[], name: string): boolean => {
  const words = objects.map((object) => wordsOf(object, name))
  return words.every(({ length }) => length > 0) && new Set(words.flat()).size === words.flat().length
}

/** What stands in a field that has just been added: as little as the schema allows. */
export const freshValue = (field: Field): unknown => {
  switch (field.kind) {
    case 'text':
      return ''
    case 'whole':
      return Math.min(field.max, Math.max(field.min, 0))
    case 'choice':
      return field.values[0]
    case 'flag':
      return true
    case 'ticks':
    case 'list':
      return []
    case 'object':
      return Object.fromEntries(field.required.map((name) => [name, freshValue(field.fields[name])]))
    case 'either':
      return freshVariant(field, Object.keys(field.variants)[0])
  }
}

/** One of several objects, of which something may stand there already. */
export const freshVariant = ({ tag, variants }: EitherField, word: string, before: unknown = {}): unknown => {
  const { fields, required } = variants[word]
  const kept = isObject(before) ? before : {}
  return Object.fromEntries(
    required.map((name) => {
      const field = fields[name]
      const isOpen = field.kind !== 'choice' && Object.hasOwn(kept, name)
      return [name, name === tag ? word : isOpen ? kept[name] : freshValue(field)]
    }),
  )
}
