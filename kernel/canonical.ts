import { CLOSE_OBJECT, COMMA, Ink, OPEN_OBJECT } from './ink.ts'
import { isList, isObject } from './json.ts'

const ink = new Ink()
const decoder = new TextDecoder()

/** The same text for equal values: keys are sorted, what is undefined is left out. */
export const canonical = (value: unknown): string => decoder.decode(canonicalBytes(value))

/** That text as bytes, which hold until the next one is asked for. */
export const canonicalBytes = (value: unknown): Uint8Array => {
  ink.begin()
  write(value)
  return ink.written
}

const write = (value: unknown): void => {
  if (typeof value === 'number' && Number.isSafeInteger(value)) ink.integer(value)
  else if (typeof value === 'string') ink.quoted(value)
  else if (isList(value)) ink.list(value, write)
  else if (isObject(value)) writeObject(value)
  else ink.text(JSON.stringify(value) ?? 'null')
}

const writeObject = (value: Readonly<Record<string, unknown>>): void => {
  const { names, labels } = shapeOf(value)
  let isFirst = true
  ink.sign(OPEN_OBJECT)
  for (let at = 0; at < names.length; at++) {
    const field = value[names[at]]
    if (field === undefined) continue
    if (!isFirst) ink.sign(COMMA)
    isFirst = false
    ink.text(labels[at])
    write(field)
  }
  ink.sign(CLOSE_OBJECT)
}

interface Shape {
  /** As they come. */
  readonly keys: readonly string[]
  readonly names: readonly string[]
  readonly labels: readonly string[]
}

/** By the first key. The states of a game look all alike, and comparing costs less than sorting. */
const shapes = new Map<string, readonly Shape[]>()
const REMEMBERED = 8

const shapeOf = (value: Readonly<Record<string, unknown>>): Shape => {
  const kind = firstKey(value)
  const known = shapes.get(kind) ?? []
  for (const shape of known) if (hasKeys(value, shape.keys)) return shape
  const keys = Object.keys(value)
  const names = keys.toSorted()
  const shape = { keys, names, labels: names.map((name) => `${JSON.stringify(name)}:`) }
  if (shapes.size > REMEMBERED ** 3) shapes.clear()
  shapes.set(kind, [shape, ...known].slice(0, REMEMBERED))
  return shape
}

const firstKey = (value: Readonly<Record<string, unknown>>): string => {
  for (const name in value) return name
  return ''
}

/** The same names in the same order; no list of them is made. */
const hasKeys = (value: Readonly<Record<string, unknown>>, keys: readonly string[]): boolean => {
  let at = 0
  for (const name in value) if (keys[at++] !== name) return false
  return at === keys.length
}
