import { isList, isObject } from './json.ts'

/**
 * Sixteen hexadecimal digits that tell plain values apart: the same for equal values, whatever the order of their keys.
 * A value is read as a row of whole numbers of 32 bits, and they are mixed into two. It is quick, for a server does it
 * with every answer, and it hides nothing: whoever must not know the value must not see the digits.
 */
export const fingerprint = (value: unknown): string => {
  one = FIRST
  other = SECOND
  mixValue(value)
  return digits(settled(one)) + digits(settled(other))
}

// Odd numbers with bits all over the place, so that a bit that is put in comes out everywhere.
const FIRST = 0x9e3779b1 | 0
const SECOND = 0x85ebca6b | 0

/** Where the mixing has come to. */
let one = FIRST
let other = SECOND

const mix = (word: number): void => {
  one = first(one, word)
  other = second(other, word)
}

const first = (lane: number, word: number): number => {
  const mixed = Math.imul(lane ^ word, FIRST)
  return mixed ^ (mixed >>> 15)
}

const second = (lane: number, word: number): number => {
  const mixed = Math.imul(lane ^ word, SECOND)
  return mixed ^ (mixed >>> 13)
}

/** What came last has changed few bits so far. */
const settled = (lane: number): number => second(first(lane, lane >>> 16), 0)

/** Two digits for each byte: to have large numbers written in another base takes ten times as long. */
const BYTES: readonly string[] = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

const digits = (lane: number): string =>
  BYTES[lane >>> 24] + BYTES[(lane >>> 16) & 255] + BYTES[(lane >>> 8) & 255] + BYTES[lane & 255]

/** A small whole number is itself; before anything else stands this sign, with what it is. */
const SIGN = 0x7ffffffe
const THE_SIGN = 0
const NULL = 1
const TRUE = 2
const FALSE = 3
const NUMBER = 4
const TEXT = 5
const LIST = 6
const OBJECT = 7

const mixSign = (kind: number): void => {
  mix(SIGN)
  mix(kind)
}

const mixValue = (value: unknown): void => {
  if (typeof value === 'number') mixNumber(value)
  else if (typeof value === 'string') mixText(TEXT, value)
  else if (isList(value)) mixList(value)
  else if (isObject(value)) mixObject(value)
  else mixSign(value === true ? TRUE : value === false ? FALSE : NULL)
}

const isWord = (value: number): boolean => (value | 0) === value && value !== SIGN

const mixNumber = (value: number): void => {
  if (isWord(value)) mix(value)
  else if (value === SIGN) mixSign(THE_SIGN)
  else if (Number.isFinite(value)) mixText(NUMBER, String(value))
  else mixSign(NULL)
}

const mixText = (kind: number, text: string): void => {
  const { length } = text
  mixSign(kind)
  mix(length)
  let here = one
  let there = other
  for (let at = 0; at < length; at++) {
    const code = text.charCodeAt(at)
    here = first(here, code)
    there = second(there, code)
  }
  one = here
  other = there
}

const mixList = (values: readonly unknown[]): void => {
  const { length } = values
  mixSign(LIST)
  mix(length)
  let here = one
  let there = other
  for (let at = 0; at < length; at++) {
    const value = values[at]
    // Most of what lists hold.
    if (typeof value === 'number' && isWord(value)) {
      here = first(here, value)
      there = second(there, value)
      continue
    }
    one = here
    other = there
    mixValue(value)
    here = one
    there = other
  }
  one = here
  other = there
}

/** Fields are mixed each by itself and then added up, so that their order says nothing. */
const mixObject = (value: Readonly<Record<string, unknown>>): void => {
  const here = one
  const there = other
  let sum = 0
  let sumToo = 0
  for (const name in value) {
    const field = value[name]
    if (field === undefined) continue
    one = markOf(name)
    other = ~one
    mixValue(field)
    sum = (sum + settled(one)) | 0
    sumToo = (sumToo + settled(other)) | 0
  }
  one = here
  other = there
  mixSign(OBJECT)
  mix(sum)
  mix(sumToo)
}

/** States have the same few names again and again. */
const marks = new Map<string, number>()
const REMEMBERED = 4096

const markOf = (name: string): number => marks.get(name) ?? mark(name)

const mark = (name: string): number => {
  let lane = name.length
  for (let at = 0; at < name.length; at++) lane = first(lane, name.charCodeAt(at))
  if (marks.size < REMEMBERED) marks.set(name, lane)
  return lane
}
