import type { JsonSchema } from '../../../protocol/openapi.ts'
import { type Html, html, join, prose } from './html.ts'
import { words } from './words.ts'

/** Schemas as people read them: what kind of value it is, and its fields with what they mean. */

const nameOf = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1)

export const linkTo = (name: string): Html => html`<a href="#${name}">${name}</a>`

const code = (value: unknown): Html => html`<code>${JSON.stringify(value)}</code>`

const limitOf = ({ type, maxLength, minimum, maximum }: JsonSchema): string | null => {
  if (type === 'string') return maxLength === undefined ? null : words.atMost(maxLength)
  if (type !== 'integer' && type !== 'number') return null
  const isBounded = maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER
  if (minimum === undefined || minimum <= Number.MIN_SAFE_INTEGER) return null
  return isBounded ? words.from(minimum, maximum) : words.atLeast(minimum)
}

/** The alternatives of a union; none for anything else. */
const variantsOf = ({ oneOf, anyOf }: JsonSchema): readonly JsonSchema[] => oneOf ?? anyOf ?? []

export const kindOf = (schema: JsonSchema): Html => {
  if (schema.$ref !== undefined) return linkTo(nameOf(schema.$ref))
  if (schema.const !== undefined) return code(schema.const)
  if (schema.enum !== undefined) return join(schema.enum.map(code), words.or)
  if (schema.type === 'null') return html`${words.nothing}`
  const variants = variantsOf(schema)
  if (variants.length > 0) return join(variants.map(kindOf), words.or)
  if (schema.type === 'array' && isSchema(schema.items)) return html`${words.listOf}${kindOf(schema.items)}`
  if (isSchema(schema.additionalProperties) && schema.properties === undefined)
    return html`${kindOf(schema.additionalProperties)}${words.byName}`
  const limit = limitOf(schema)
  const kind = typeof schema.type === 'string' ? schema.type : words.anything
  return limit === null ? html`${kind}` : html`${kind}, ${limit}`
}

const isSchema = (schema: unknown): schema is JsonSchema => typeof schema === 'object' && schema !== null

/** Where a field is a list, by name or perhaps null, what is said of the values in it counts too. */
const meaningOf = (schema: JsonSchema): string => {
  if (schema.description !== undefined) return schema.description
  const inside = [schema.items, schema.additionalProperties, ...variantsOf(schema)].filter(isSchema)
  return inside.map(meaningOf).find((text) => text !== '') ?? ''
}

const fieldsOf = ({ properties = {}, required = [] }: JsonSchema): Html => {
  const rows = Object.entries(properties).flatMap(([name, field]) =>
    isSchema(field)
      ? [
          html`<tr><th scope="row"><code>${name}</code></th>
            <td>${kindOf(field)}${required.includes(name) ? '' : html`<br><small>${words.optional}</small>`}</td>
            <td>${prose(meaningOf(field))}</td></tr>`,
        ]
      : [],
  )
  if (rows.length === 0) return html``
  return html`<div class="wide"><table>
    <thead><tr><th>${words.field}</th><th>${words.kind}</th><th>${words.meaning}</th></tr></thead>
    <tbody>${rows}</tbody></table></div>`
}

/** The word by which a message of a union is told from the others. */
const tagOf = ({ properties = {} }: JsonSchema): string => {
  const tag = [properties.type, properties.kind].find(isSchema)
  return typeof tag?.const === 'string' ? tag.const : ''
}

const variantView = (name: string, schema: JsonSchema): Html => {
  const tag = tagOf(schema)
  return html`<section class="variant" id="${name}-${tag}"><h4><code>${tag}</code></h4>
    <p>${prose(schema.description ?? '')}</p>${fieldsOf(schema)}</section>`
}

export const schemaView = (name: string, schema: JsonSchema): Html => {
  const variants = variantsOf(schema)
  return html`<article id="${name}"><h3>${name}</h3>
    ${schema.description === undefined ? '' : html`<p>${prose(schema.description)}</p>`}
    ${variants.length > 0 ? variants.map((variant) => variantView(name, variant)) : fieldsOf(schema)}</article>`
}
