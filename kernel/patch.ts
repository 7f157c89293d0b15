import { isList, isObject, isSame, isSameKeys, jsonLength, own } from './json.ts'

/**
 * What has to change in one plain value to make it another. Views of neighbouring moments differ little, so a patch is
 * small; it is JSON itself, and reads like what happened: `{ "turn": 3, "discard": ["add", 17], "deck": ["pop", 1] }`.
 */
export type Patch =
  /** This is the new value. */
  | string
  | number
  | boolean
  | null
  /** Fields of an object, or places of a list, each with its own patch. */
  | { readonly [name: string]: Patch }
  | Change

/** Nothing at all, or what is done to a value as a whole. */
export type Change =
  | readonly []
  /** The new value is this list or object. */
  | readonly ['set', unknown]
  /** The field is there no more. */
  | readonly ['gone']
  /** These go to the end of the list. */
  | readonly ['add', ...unknown[]]
  /** So many are gone from its end. */
  | readonly ['pop', number]
  /** Those at these places are gone. */
  | readonly ['cut', ...number[]]
  /** At this place so many are gone, and these are there instead. */
  | readonly ['at', number, number, ...unknown[]]

const SAME: Change = []
const GONE: Change = ['gone']

export const diff = (before: unknown, after: unknown): Patch => {
  if (before === after) return SAME
  if (isList(after)) return isList(before) ? diffLists(before, after) : ['set', after]
  if (isObject(after)) return isObject(before) ? diffObjects(before, after) : ['set', after]
  return isScalar(after) ? after : null
}

type Scalar = string | number | boolean | null

const isScalar = (value: unknown): value is Scalar =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' || value === null

export const isNothing = (patch: Patch): boolean => Array.isArray(patch) && patch.length === 0

type Plain = Readonly<Record<string, unknown>>

const diffObjects = (before: Plain, after: Plain): Patch => {
  const names = Object.keys(after)
  const earlier = Object.keys(before)
  // As a rule: then every field has its place.
  const isAlike = isSameKeys(names, earlier)
  const were = isAlike ? Object.values(before) : names.map((name) => own(before, name))
  const values = Object.values(after)
  const changes: Record<string, Patch> = {}
  let changed = 0
  let there = 0
  for (let at = 0; at < names.length; at++) {
    const value = values[at]
    const was = were[at]
    if (value !== undefined) there += 1
    if (value === was) continue
    const patch = value === undefined ? GONE : diff(was, value)
    if (patch === SAME) continue
    note(changes, names[at], patch)
    changed += 1
  }
  for (const name of isAlike ? [] : earlier) {
    if (before[name] === undefined || Object.hasOwn(after, name)) continue
    note(changes, name, GONE)
    changed += 1
  }
  if (changed === 0) return SAME
  return changed * 2 > there ? shorter(changes, ['set', after]) : changes
}

/** Even `__proto__` is an ordinary key. */
const note = (changes: Record<string, Patch>, name: string, patch: Patch): void => {
  if (name === '__proto__') Object.defineProperty(changes, name, { value: patch, ...ORDINARY })
  else changes[name] = patch
}

const ORDINARY = { enumerable: true, configurable: true, writable: true }

const diffLists = (before: readonly unknown[], after: readonly unknown[]): Patch => {
  const least = Math.min(before.length, after.length)
  let start = 0
  while (start < least && isEqual(before[start], after[start])) start += 1
  if (start === after.length) return start === before.length ? SAME : ['pop', before.length - start]
  if (start === before.length) return ['add', ...after.slice(start)]
  // Only what lies between the common beginning and the common end has changed.
  let end = 0
  while (end < least - start && isEqual(before[before.length - 1 - end], after[after.length - 1 - end])) end += 1
  const drop = before.length - start - end
  const put = after.slice(start, after.length - end)
  const spliced: Patch = start + end < FEW ? ['set', after] : ['at', start, drop, ...put]
  if (drop === put.length) {
    const places = diffPlaces(before, put, start)
    return put.length === 1 && isLong(put[0]) ? places : shorter(places, spliced)
  }
  const cut = drop > put.length ? cutPlaces(before, after) : []
  return cut.length > 0 && cut.length <= put.length + FEW ? ['cut', ...cut] : spliced
}

/** Mostly they are numbers, and nothing has to be called for them. */
const isEqual = (one: unknown, other: unknown): boolean => one === other || isSame(one, other)

/** Worth no second look: hardly ever is it shorter to name all of it again. */
const isLong = (value: unknown): boolean => isList(value) && value.length > 8

/** To name so many values costs about as much as to say where the others begin and end. */
const FEW = 2

const diffPlaces = (before: readonly unknown[], put: readonly unknown[], start: number): Patch => {
  const changes: [number, Patch][] = []
  for (let at = 0; at < put.length; at++) {
    const patch = diff(before[start + at], put[at])
    if (patch !== SAME) changes.push([start + at, patch])
  }
  return Object.fromEntries(changes)
}

/** The places whose values are gone; none if something else has happened too. */
const cutPlaces = (before: readonly unknown[], after: readonly unknown[]): readonly number[] => {
  const places: number[] = []
  let kept = 0
  for (let at = 0; at < before.length; at++)
    if (kept < after.length && isEqual(before[at], after[kept])) kept += 1
    else places.push(at)
  return kept === after.length ? places : []
}

const shorter = (one: Patch, other: Patch): Patch => (jsonLength(one) <= jsonLength(other) ? one : other)

/** Leaves the value alone and shares with it what did not change. */
export const apply = (before: unknown, patch: Patch): unknown => {
  if (isChange(patch)) return change(before, patch)
  if (!isObject(patch)) return patch
  if (isObject(before)) return applyToObject(before, patch)
  const list = listOf(before).slice()
  for (const [place, inner] of Object.entries(patch)) list[Number(place)] = apply(list[Number(place)], inner)
  return list
}

const isChange = (patch: Patch): patch is Change => Array.isArray(patch)

const change = (before: unknown, patch: Change): unknown => {
  switch (patch[0]) {
    case undefined:
      return before
    case 'set':
      return patch[1]
    case 'gone':
      return undefined
    case 'add':
      return [...listOf(before), ...patch.slice(1)]
    case 'pop':
      return listOf(before).slice(0, -patch[1])
    case 'cut': {
      const [, ...places] = patch
      return listOf(before).filter((_, place) => !places.includes(place))
    }
    case 'at': {
      const [, at, drop, ...put] = patch
      return listOf(before).toSpliced(at, drop, ...put)
    }
  }
}

const listOf = (value: unknown): readonly unknown[] => {
  if (!isList(value)) throw new Error('this patch is for a list or an object')
  return value
}

/** `Object.fromEntries` makes even `__proto__` an ordinary key. */
const applyToObject = (before: Plain, changes: Readonly<Record<string, Patch>>): unknown => {
  const fields = new Map(Object.entries(before))
  for (const [name, patch] of Object.entries(changes)) {
    const value = apply(fields.get(name), patch)
    if (value === undefined) fields.delete(name)
    else fields.set(name, value)
  }
  return Object.fromEntries(fields)
}
