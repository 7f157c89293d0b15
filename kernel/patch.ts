import { isList, isObject, isSame, own } from './json.ts'

/**
 * What has to change in one plain value to make it another. Views of neighbouring moments differ little, so a patch is
 * small; it is JSON itself. Null is no change.
 */
export type Patch =
  | { readonly set: unknown }
  | { readonly in: Readonly<Record<string, Patch>>; readonly out?: readonly string[] }
  /** Places of a list, each with its own patch. */
  | { readonly each: readonly (readonly [place: number, patch: Patch])[] }
  | { readonly at: number; readonly drop: number; readonly put: readonly unknown[] }
  | null

type Change = NonNullable<Patch>

export const diff = (before: unknown, after: unknown): Patch => {
  if (Object.is(before, after)) return null
  if (isList(before) && isList(after)) return diffLists(before, after)
  if (isObject(before) && isObject(after)) return diffObjects(before, after)
  return { set: after }
}

/** Leaves the value alone and shares with it what did not change. */
export const apply = (before: unknown, patch: Patch): unknown => {
  if (patch === null) return before
  if ('set' in patch) return patch.set
  if ('in' in patch) return applyToObject(before, patch.in, patch.out ?? [])
  if (!isList(before)) throw new Error('this patch is for a list')
  if ('at' in patch) return before.toSpliced(patch.at, patch.drop, ...patch.put)
  const list = before.slice()
  for (const [place, inner] of patch.each) list[place] = apply(list[place], inner)
  return list
}

type Plain = Readonly<Record<string, unknown>>

const namesOf = (value: Plain): string[] => Object.keys(value).filter((name) => value[name] !== undefined)

const diffObjects = (before: Plain, after: Plain): Patch => {
  const changed = namesOf(after).flatMap((name): [string, Change][] => {
    const patch = diff(own(before, name), after[name])
    return patch === null ? [] : [[name, patch]]
  })
  const out = namesOf(before).filter((name) => own(after, name) === undefined)
  if (changed.length === 0 && out.length === 0) return null
  const inner = { in: Object.fromEntries(changed) }
  return smaller(out.length === 0 ? inner : { ...inner, out }, { set: after })
}

/** `Object.fromEntries` makes even `__proto__` an ordinary key. */
const applyToObject = (before: unknown, changes: Readonly<Record<string, Patch>>, out: readonly string[]): unknown => {
  if (!isObject(before)) throw new Error('this patch is for an object')
  const kept = Object.entries(before).filter(([name]) => !out.includes(name))
  const changed = Object.entries(changes).map(([name, patch]): [string, unknown] => [
    name,
    apply(own(before, name), patch),
  ])
  return Object.fromEntries([...kept, ...changed])
}

/** Only what lies between the common beginning and the common end has changed. */
const diffLists = (before: readonly unknown[], after: readonly unknown[]): Patch => {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && isSame(before[start], after[start])) start += 1
  let end = 0
  while (end < shorter - start && isSame(before.at(-1 - end), after.at(-1 - end))) end += 1
  const drop = before.length - start - end
  const put = after.slice(start, after.length - end)
  if (drop === 0 && put.length === 0) return null
  const splice = { at: start, drop, put }
  if (drop !== put.length) return splice
  const each = put.flatMap((value, index): [number, Change][] => {
    const patch = diff(before[start + index], value)
    return patch === null ? [] : [[start + index, patch]]
  })
  return smaller({ each }, splice)
}

const smaller = (one: Patch, other: Patch): Patch =>
  JSON.stringify(one).length <= JSON.stringify(other).length ? one : other
