import { CLOSE_LIST, CLOSE_OBJECT, COMMA, type Ink, OPEN_LIST, OPEN_OBJECT } from './ink.ts'
import { isList, isObject, isSame, own } from './json.ts'

/** How plain values are spelt. */
export interface Scribe {
  /** The name of a field, with its colon. */
  field(name: string): string
  /** Any plain value. */
  write(value: unknown, ink: Ink): void
}

type Plain = Readonly<Record<string, unknown>>
type List = readonly unknown[]

/**
 * Writes the patch (kernel/patch.ts) that makes one value of another, without making it first: a server does little
 * else all day. False if they are the same, and then nothing is written.
 */
export const writeDifference = (before: unknown, after: unknown, ink: Ink, scribe: Scribe): boolean => {
  if (before === after) return false
  if (isList(after) && isList(before)) return writeLists(before, after, ink, scribe)
  if (isObject(after) && isObject(before)) return writeObjects(before, after, ink, scribe)
  if (isList(after) || isObject(after)) writeWhole(after, ink, scribe)
  else scribe.write(after, ink)
  return true
}

/** The new value is this list or object. */
const writeWhole = (after: unknown, ink: Ink, scribe: Scribe): void => {
  begin('set', ink, scribe)
  ink.sign(COMMA)
  scribe.write(after, ink)
  ink.sign(CLOSE_LIST)
}

const begin = (change: string, ink: Ink, scribe: Scribe): void => {
  ink.sign(OPEN_LIST)
  scribe.write(change, ink)
}

/** Hears which fields of an object have changed. */
export interface Witness {
  /** It was written from there on. */
  note(name: string, ink: Ink, from: number): void
}

export const writeObjects = (
  before: Plain,
  after: Plain,
  ink: Ink,
  scribe: Scribe,
  witness: Witness | null = null,
): boolean => {
  const start = ink.length
  let changed = 0
  let there = 0
  let known = 0
  for (const name in after) {
    const value = after[name]
    if (value !== undefined) there += 1
    const was = fieldOf(before, name)
    if (was !== undefined) known += 1
    if (isUnchanged(was, value)) continue
    const at = ink.length
    if (!writeField(name, was, value, changed === 0 ? OPEN_OBJECT : COMMA, ink, scribe)) continue
    witness?.note(name, ink, at + 1)
    changed += 1
  }
  if (known < fieldsOf(before))
    for (const name of Object.keys(before)) {
      if (before[name] === undefined || Object.hasOwn(after, name)) continue
      const at = ink.length
      writeField(name, before[name], undefined, changed === 0 ? OPEN_OBJECT : COMMA, ink, scribe)
      witness?.note(name, ink, at + 1)
      changed += 1
    }
  if (changed === 0) return false
  ink.sign(CLOSE_OBJECT)
  if (changed * 2 > there) {
    const middle = ink.length
    writeWhole(after, ink, scribe)
    keepShorter(start, middle, ink)
  }
  return true
}

/** After a sign. False if nothing has changed, and then nothing is written. */
export const writeField = (
  name: string,
  was: unknown,
  value: unknown,
  sign: number,
  ink: Ink,
  scribe: Scribe,
): boolean => {
  const at = ink.length
  ink.sign(sign)
  ink.text(scribe.field(name))
  if (value === undefined) writeGone(ink, scribe)
  else if (!writeDifference(was, value, ink, scribe)) {
    ink.cut(at)
    return false
  }
  return true
}

/** The field is there no more. */
const writeGone = (ink: Ink, scribe: Scribe): void => {
  begin('gone', ink, scribe)
  ink.sign(CLOSE_LIST)
}

/** Of what was written from `start` to `middle`, and what was written since, the shorter one stays. */
const keepShorter = (start: number, middle: number, ink: Ink): void => {
  if (ink.length - middle < middle - start) ink.drop(start, middle)
  else ink.cut(middle)
}

/** The same as `own`, for data: what every object inherits is a function, or called `__proto__`. */
export const fieldOf = (value: Plain, name: string): unknown => {
  const field = value[name]
  return typeof field === 'function' || name === '__proto__' ? own(value, name) : field
}

/** How many fields are there. */
const fieldsOf = (value: Plain): number => {
  let fields = 0
  for (const name in value) if (value[name] !== undefined) fields += 1
  return fields
}

const writeLists = (before: List, after: List, ink: Ink, scribe: Scribe): boolean => {
  const least = Math.min(before.length, after.length)
  const start = beginningOf(before, after, least)
  if (start === after.length) {
    if (start === before.length) return false
    begin('pop', ink, scribe)
    ink.sign(COMMA)
    ink.integer(before.length - start)
    ink.sign(CLOSE_LIST)
    return true
  }
  if (start === before.length) {
    begin('add', ink, scribe)
    writePart(after, start, after.length, ink, scribe)
    ink.sign(CLOSE_LIST)
    return true
  }
  // Only what lies between the common beginning and the common end has changed.
  const end = endOf(before, after, least - start)
  const drop = before.length - start - end
  const more = after.length - start - end
  if (drop === more) {
    const at = ink.length
    writePlaces(before, after, start, more, ink, scribe)
    if (more === 1 && isLong(after[start])) return true
    const middle = ink.length
    writeSpliced(after, start, end, drop, ink, scribe)
    keepShorter(at, middle, ink)
  } else if (drop < more || !writeCut(before, after, start, more + FEW, ink, scribe))
    writeSpliced(after, start, end, drop, ink, scribe)
  return true
}

/** What can be told at once: most lists stay as they are, and those that do not mostly grow or shrink. */
export const isUnchanged = (before: unknown, after: unknown): boolean => {
  if (typeof before === 'number' && typeof after === 'number') return before === after
  if (before === after) return true
  if (!isList(before) || !isList(after) || before.length !== after.length) return false
  return beginningOf(before, after, after.length) === after.length
}

/** How many values are the same from the beginning. */
const beginningOf = (before: List, after: List, most: number): number => {
  let same = 0
  while (same < most && isEqual(before[same], after[same])) same += 1
  return same
}

/** How many are the same at the end. Of the last two that are left in lists of the same length it is known already. */
const endOf = (before: List, after: List, most: number): number => {
  if (most === 1 && before.length === after.length) return 0
  let same = 0
  while (same < most && isEqual(before[before.length - 1 - same], after[after.length - 1 - same])) same += 1
  return same
}

/** Mostly they are numbers. Compared apart, they are compared without a call. */
const isEqual = (one: unknown, other: unknown): boolean =>
  typeof one === 'number' && typeof other === 'number' ? one === other : one === other || isSame(one, other)

/** Worth no second look: hardly ever is it shorter to name all of it again. */
const isLong = (value: unknown): boolean => isList(value) && value.length > 8

/** To name so many values costs about as much as to say where the others begin and end. */
const FEW = 2

/** Each after a comma. */
const writePart = (values: List, from: number, to: number, ink: Ink, scribe: Scribe): void => {
  for (let at = from; at < to; at++) {
    ink.sign(COMMA)
    scribe.write(values[at], ink)
  }
}

const writePlaces = (before: List, after: List, start: number, count: number, ink: Ink, scribe: Scribe): void => {
  let isFirst = true
  for (let place = start; place < start + count; place++) {
    const at = ink.length
    ink.sign(isFirst ? OPEN_OBJECT : COMMA)
    ink.place(place)
    if (writeDifference(before[place], after[place], ink, scribe)) isFirst = false
    else ink.cut(at)
  }
  if (isFirst) ink.sign(OPEN_OBJECT)
  ink.sign(CLOSE_OBJECT)
}

/** All of what lies between a beginning and an end is said anew. */
const writeSpliced = (after: List, start: number, end: number, drop: number, ink: Ink, scribe: Scribe): void => {
  if (start + end < FEW) return writeWhole(after, ink, scribe)
  begin('at', ink, scribe)
  ink.sign(COMMA)
  ink.integer(start)
  ink.sign(COMMA)
  ink.integer(drop)
  writePart(after, start, after.length - end, ink, scribe)
  ink.sign(CLOSE_LIST)
}

/** The places whose values are gone, from `start` on; false if something else has happened too, or they are too many. */
const writeCut = (before: List, after: List, start: number, most: number, ink: Ink, scribe: Scribe): boolean => {
  const began = ink.length
  begin('cut', ink, scribe)
  let kept = start
  let gone = 0
  for (let at = start; at < before.length; at++)
    if (kept < after.length && isEqual(before[at], after[kept])) kept += 1
    else {
      ink.sign(COMMA)
      ink.integer(at)
      gone += 1
    }
  ink.sign(CLOSE_LIST)
  if (kept === after.length && gone <= most) return true
  ink.cut(began)
  return false
}
