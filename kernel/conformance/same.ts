import { isList, isObject, pathTo } from '../json.ts'

/** Null when two plain values are equal, otherwise where they first differ. `undefined` is not the same as missing. */
export const difference = (a: unknown, b: unknown, at = ''): string | null => {
  if (Object.is(a, b)) return null
  if (isList(a) && isList(b)) {
    if (a.length !== b.length) return said(at, a, b)
    for (let i = 0; i < a.length; i++) {
      const found = difference(a[i], b[i], pathTo(at, i))
      if (found !== null) return found
    }
    return null
  }
  if (!isObject(a) || !isObject(b)) return said(at, a, b)
  for (const name of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const inside = pathTo(at, name)
    if (!Object.hasOwn(a, name) || !Object.hasOwn(b, name))
      return `${inside}: ${Object.hasOwn(a, name) ? `${show(a[name])} is missing` : `${show(b[name])} is too much`}`
    const found = difference(a[name], b[name], inside)
    if (found !== null) return found
  }
  return Object.getPrototypeOf(a) === Object.getPrototypeOf(b) ? null : `${at}: not plain data`
}

export const same = (a: unknown, b: unknown): boolean => difference(a, b) === null

const said = (at: string, a: unknown, b: unknown): string => `${at === '' ? '' : `${at}: `}${show(a)} and ${show(b)}`

const LONG = 160

/** A value in a message. */
export const show = (value: unknown): string => {
  const text = JSON.stringify(value) ?? String(value)
  return text.length > LONG ? `${text.slice(0, LONG)}…` : text
}

/** Null when a text can be shown to people; a parameter that is not there leaves traces. */
export const notSaid = (text: string, what: string): string | null =>
  text === '' || /undefined|\[object|NaN/.test(text) ? `${what} says “${text}”` : null

/** Null when two lists hold the same things equally often, otherwise one that they do not. */
export const differentCounts = (a: readonly string[], b: readonly string[]): string | null => {
  const counts = new Map<string, number>()
  for (const item of a) counts.set(item, (counts.get(item) ?? 0) + 1)
  for (const item of b) counts.set(item, (counts.get(item) ?? 0) - 1)
  const [odd] = [...counts].filter(([, count]) => count !== 0)
  return odd === undefined ? null : `${Math.abs(odd[1])} × ${odd[0]} ${odd[1] > 0 ? 'less' : 'more'}`
}

/** What `part` holds and `whole` does not. */
export const beyond = (part: readonly string[], whole: readonly string[]): string[] => {
  const left = whole.slice()
  return part.filter((item) => {
    const at = left.indexOf(item)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}
