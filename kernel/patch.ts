import { type Scribe, writeDifference } from './difference.ts'
import { Ink } from './ink.ts'
import { isList, isObject, own, put } from './json.ts'

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
const ink = new Ink()
const decoder = new TextDecoder()

/** Without short names, for whoever wants it as a value. */
const PLAIN: Scribe = {
  field: (name) => `${JSON.stringify(name)}:`,
  write: (value, to) => to.text(JSON.stringify(value) ?? 'null'),
}

export const diff = (before: unknown, after: unknown): Patch => {
  ink.begin()
  return writeDifference(before, after, ink, PLAIN) ? read(decoder.decode(ink.written)) : SAME
}

const read: (text: string) => Patch = JSON.parse

export const isNothing = (patch: Patch): boolean => Array.isArray(patch) && patch.length === 0

type Plain = Readonly<Record<string, unknown>>

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
      const [, at, drop, ...values] = patch
      return listOf(before).toSpliced(at, drop, ...values)
    }
  }
}

const listOf = (value: unknown): readonly unknown[] => {
  if (!isList(value)) throw new Error('this patch is for a list or an object')
  return value
}

const applyToObject = (before: Plain, changes: Readonly<Record<string, Patch>>): unknown => {
  const after: Record<string, unknown> = { ...before }
  for (const name of Object.keys(changes)) {
    const value = apply(own(before, name), changes[name])
    if (value === undefined) delete after[name]
    else put(after, name, value)
  }
  return after
}
