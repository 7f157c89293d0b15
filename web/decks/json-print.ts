import { isList, isObject } from '../../kernel/json.ts'

const WIDTH = 100

/** JSON for people: whatever fits on a line stands on one. */
export const printed = (content: unknown): string => `${lines(content, '')}\n`

const lines = (value: unknown, indent: string): string => {
  const short = flat(value)
  if (indent.length + short.length <= WIDTH || (!isList(value) && !isObject(value))) return short
  const inner = `${indent}  `
  if (isList(value)) return `[\n${value.map((item) => inner + lines(item, inner)).join(',\n')}\n${indent}]`
  const fields = Object.entries(value).map(([name, item]) => `${inner}${JSON.stringify(name)}: ${lines(item, inner)}`)
  return `{\n${fields.join(',\n')}\n${indent}}`
}

const flat = (value: unknown): string => {
  if (isList(value)) return `[${value.map(flat).join(', ')}]`
  if (!isObject(value)) return JSON.stringify(value) ?? 'null'
  const fields = Object.entries(value).map(([name, item]) => `${JSON.stringify(name)}: ${flat(item)}`)
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`
}
