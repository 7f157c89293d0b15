import fc from 'fast-check'
import type { JsonSchema } from '../../protocol/openapi.ts'

type Schemas = Readonly<Record<string, JsonSchema>>

const isSchema = (schema: unknown): schema is JsonSchema => typeof schema === 'object' && schema !== null

const bounded = (bound: number | undefined, otherwise: number): number =>
  bound === undefined || Math.abs(bound) > 1e9 ? otherwise : bound

/** Values that a schema of the interface describes. */
export const fitting = (schema: JsonSchema, schemas: Schemas): fc.Arbitrary<unknown> => {
  if (schema.$ref !== undefined) return fitting(schemas[schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)], schemas)
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum)
  const variants = schema.oneOf ?? schema.anyOf
  if (variants !== undefined) return fc.oneof(...variants.map((variant) => fitting(variant, schemas)))
  switch (schema.type) {
    case 'string':
      return schema.pattern === '^[A-Z]$'
        ? fc.constantFrom('A', 'B', 'C', 'Z')
        : fc.string({ minLength: schema.minLength ?? 0, maxLength: Math.min(schema.maxLength ?? 30, 300) })
    case 'integer':
    case 'number':
      return fc.integer({ min: bounded(schema.minimum, -1000), max: bounded(schema.maximum, 1000) })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(isSchema(schema.items) ? fitting(schema.items, schemas) : fc.anything(), { maxLength: 5 })
    case 'object':
      return object(schema, schemas)
    default:
      return fc.jsonValue({ maxDepth: 3 })
  }
}

const object = ({ properties, required = [], additionalProperties }: JsonSchema, schemas: Schemas) => {
  if (properties !== undefined) {
    const fields = Object.entries(properties).flatMap(([name, field]) =>
      isSchema(field) ? [[name, fitting(field, schemas)] as const] : [],
    )
    return fc.record(Object.fromEntries(fields), { requiredKeys: required })
  }
  const value = isSchema(additionalProperties) ? fitting(additionalProperties, schemas) : fc.jsonValue({ maxDepth: 2 })
  return fc.dictionary(fc.constantFrom('A', 'B', 'mode', 'seats', 'options', '__proto__', 'constructor'), value, {
    maxKeys: 3,
  })
}

const HUGE = 'x'.repeat(20_000)
const deep = (depth: number): unknown => {
  let value: unknown = 0
  for (let n = 0; n < depth; n++) value = [value]
  return value
}

const junk = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom<unknown>(HUGE, deep(500), -1, 1e308, 2 ** 53, '\u202E', '\u0000', '__proto__', {}, [], null),
)

/** Something that nearly fits: a field is wrong, missing or one too many. */
export const nearly = (fit: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.tuple(fit, fc.constantFrom('replace', 'drop', 'add', 'whole'), fc.nat(), junk).map(([value, how, at, instead]) => {
    if (typeof value !== 'object' || value === null || how === 'whole') return instead
    const entries = Object.entries(value)
    const [name] = entries[at % Math.max(1, entries.length)] ?? ['nothing']
    if (how === 'add') return { ...value, more: instead }
    if (how === 'replace') return { ...value, [name]: instead }
    return Object.fromEntries(entries.filter(([other]) => other !== name))
  })
