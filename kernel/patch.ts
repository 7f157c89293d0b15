import { isList, isObject, isSame, own, put } from './json.ts'

/**
 * What turns one plain value into another. Views of neighbouring moments differ little, so a patch is small. It is JSON
 * and reads like what happened: `{ "turn": 3, "discard": ["add", 17], "deck": ["pop", 1] }`.
 */
export type Patch =
  /** The new value. */
  | string
  | number
  | boolean
  | null
  /** Fields of an object, or places of a list, each with its own patch. */
  | { readonly [name: string]: Patch }
  | Edit

/** Nothing, or what happens to a value as a whole. */
export type Edit =
  | readonly []
  /** The new value is this list or object. */
  | readonly ['set', unknown]
  /** The field is removed. */
  | readonly ['gone']
  /** These are appended to the list. */
  | readonly ['add', ...unknown[]]
  /** So many are removed from the end of the list. */
  | readonly ['pop', number]
  /** The items at these places are removed. */
  | readonly ['cut', ...number[]]
  /** At this place so many are removed and these are inserted. */
  | readonly ['at', number, number, ...unknown[]]

type Fields = Readonly<Record<string, unknown>>
type List = readonly unknown[]

const NOTHING: Edit = []

/** The patch that turns `before` into `after`. It shares lists and objects with `after`. */
export const diff = (before: unknown, after: unknown): Patch => {
  if (before === after) return NOTHING
  if (isList(before) && isList(after)) return diffLists(before, after)
  if (isObject(before) && isObject(after)) return diffFields(before, after)
  return isList(after) || isObject(after) ? ['set', after] : scalar(after)
}

export const isNothing = (patch: Patch): boolean => isChange(patch) && patch.length === 0

const isChange = (patch: Patch): patch is Edit => Array.isArray(patch)

/** What JSON does not know is null there. */
const scalar = (value: unknown): Patch =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null

const shorter = (one: Patch, other: Patch): Patch =>
  JSON.stringify(other).length < JSON.stringify(one).length ? other : one

const diffFields = (before: Fields, after: Fields): Patch => {
  const changes: Record<string, Patch> = {}
  for (const name of new Set([...Object.keys(after), ...Object.keys(before)])) {
    const change = diffField(own(before, name), own(after, name))
    if (!isNothing(change)) put(changes, name, change)
  }
  const changed = Object.keys(changes).length
  if (changed === 0) return NOTHING
  const fields = Object.values(after).filter((value) => value !== undefined).length
  return changed * 2 > fields ? shorter(changes, ['set', after]) : changes
}

/** A field that is undefined is not there. */
const diffField = (before: unknown, after: unknown): Patch =>
  after === undefined && before !== undefined ? ['gone'] : diff(before, after)

const diffLists = (before: List, after: List): Patch => {
  const start = sameAtStart(before, after)
  if (start === after.length) return start === before.length ? NOTHING : ['pop', before.length - start]
  if (start === before.length) return ['add', ...after.slice(start)]
  // Everything that changed lies between the common start and the common end.
  const end = sameAtStart(before.slice(start).reverse(), after.slice(start).reverse())
  const dropped = before.length - start - end
  const added = after.length - start - end
  const replaced = replace(after, start, dropped, added)
  if (dropped < added) return replaced
  if (dropped > added) return cut(before, after, start, added + FEW) ?? replaced
  const places = diffPlaces(before, after, start, added)
  return added === 1 && isLong(after[start]) ? places : shorter(places, replaced)
}

const sameAtStart = (before: List, after: List): number => {
  const most = Math.min(before.length, after.length)
  let same = 0
  while (same < most && isEqual(before[same], after[same])) same += 1
  return same
}

/** `isSame` alone would tell −0 from 0, and JSON does not. */
const isEqual = (one: unknown, other: unknown): boolean => one === other || isSame(one, other)

/** Repeating so many items is about as long as saying where the change begins and ends. */
const FEW = 2

/** A list inside a list is patched where it is, unless it is short. */
const isLong = (value: unknown): boolean => isList(value) && value.length > 8

const replace = (after: List, start: number, dropped: number, added: number): Patch =>
  after.length - added < FEW ? ['set', after] : ['at', start, dropped, ...after.slice(start, start + added)]

/** Null if something else than a removal happened, or if more than `most` items are gone. */
const cut = (before: List, after: List, start: number, most: number): Patch | null => {
  const gone: number[] = []
  let kept = start
  for (let place = start; place < before.length; place++)
    if (kept < after.length && isEqual(before[place], after[kept])) kept += 1
    else gone.push(place)
  return kept === after.length && gone.length <= most ? ['cut', ...gone] : null
}

const diffPlaces = (before: List, after: List, start: number, count: number): Patch => {
  const changes: Record<string, Patch> = {}
  for (let place = start; place < start + count; place++) {
    const change = diff(before[place], after[place])
    if (!isNothing(change)) changes[place] = change
  }
  return changes
}

/** `before` with the patch applied. Does not change `before`; shares with it what stayed the same. */
export const apply = (before: unknown, patch: Patch): unknown => {
  if (isChange(patch)) return applyChange(before, patch)
  if (!isObject(patch)) return patch
  return isObject(before) ? applyToFields(before, patch) : applyToPlaces(listOf(before), patch)
}

const applyChange = (before: unknown, patch: Edit): unknown => {
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
      const [, start, dropped, ...added] = patch
      return listOf(before).toSpliced(start, dropped, ...added)
    }
  }
}

const applyToFields = (before: Fields, changes: Readonly<Record<string, Patch>>): unknown => {
  const after: Record<string, unknown> = { ...before }
  for (const name of Object.keys(changes)) {
    const value = apply(own(before, name), changes[name])
    if (value === undefined) delete after[name]
    else put(after, name, value)
  }
  return after
}

const applyToPlaces = (before: List, changes: Readonly<Record<string, Patch>>): unknown => {
  const after = before.slice()
  for (const [place, change] of Object.entries(changes)) after[Number(place)] = apply(after[Number(place)], change)
  return after
}

const listOf = (value: unknown): List => {
  if (!isList(value)) throw new Error('this patch is for a list or an object')
  return value
}
