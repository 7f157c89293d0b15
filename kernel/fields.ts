import { putCode, putWide } from './codes.ts'
import type { Stream } from './random.ts'
import { readStream } from './read-stream.ts'
import type { Reader } from './reader.ts'
import * as read from './reader.ts'
import { bad, ok } from './result.ts'

/**
 * The words in which a game declares its state, a field in a line: what it holds, how it begins, how a position writes
 * and reads it. `T` is what the state has, `G` what a position may give.
 */
export interface FieldKind<T, G = T> {
  blank(): T
  /** Shares what is never changed in place. */
  copy(value: T): T
  /** Puts the value into a key, so that no other value of the field looks the same. */
  code(value: T): void
  /** As a position has it. */
  write(value: T): unknown
  readonly read: Reader<G>
  /** What the state has when a position gives this. */
  fill(given: G | undefined): T
  /** Positions have its columns side by side with the other fields, each under its own name. */
  readonly columns?: Readonly<Record<string, FieldKind<unknown[], unknown>>>
  /** The name that positions have for it, if it is another. */
  readonly called?: string
  /** `code` puts only what lies open, whoever looks. */
  readonly isFaceDown?: true
  /** Positions say it in other words, or it is only in views: then keys have it neither. */
  readonly only?: 'state' | 'views'
}

/** What the state has of a field, and what a position may give of it. */
export type ValueOf<K> = K extends FieldKind<infer T, infer _> ? T : never
export type GivenOf<K> = K extends FieldKind<infer _, infer G> ? G : never

const same = <T>(value: T): T => value

/** A value that is never changed in place, and stands in a position as `write` has it. */
export const plain = <T>(
  blank: T,
  code: (value: T) => void,
  reader: Reader<T>,
  write: (value: T) => unknown = same,
): FieldKind<T> => ({ blank: () => blank, copy: same, code, write, read: reader, fill: (given = blank) => given })

/** The same with another beginning. */
export const beginning = <T, G>(blank: T, kind: FieldKind<T, G>): FieldKind<T, G> => ({
  ...kind,
  blank: () => blank,
  fill: (given) => (given === undefined ? blank : kind.fill(given)),
})

/** The same under another name in positions. */
export const called = <T, G>(name: string, kind: FieldKind<T, G>): FieldKind<T, G> => ({ ...kind, called: name })

/** Positions say it in other words, which the game reads and writes. */
export const inOtherWords = <T, G>(kind: FieldKind<T, G>): FieldKind<T, G> => ({ ...kind, only: 'state' })

/** What is common knowledge but hard to see; in no position, and in no key where it follows from the rest. */
export const onlyInViews = <T, G>(kind: FieldKind<T, G>): FieldKind<T, G> => ({ ...kind, only: 'views' })

/** More than any match that people can finish will count. */
const MANY = 1_000_000
const UNIT = 0xffff

/** A value that is a whole number from 0 to the most, however a position writes it. */
export const numeric = (
  most: number,
  reader: Reader<number>,
  write: (value: number) => unknown = same,
): FieldKind<number> => plain(0, most < UNIT ? putCode : putWide, reader, write)

/** A whole number in a range. */
export const number = (min: number, max: number): FieldKind<number> =>
  beginning(min, numeric(max, read.wholeNumber(min, max)))

/** How many of something, from none. */
export const count = (most = MANY): FieldKind<number> => number(0, most)

export const flag: FieldKind<boolean> = plain(
  false,
  (value) => putCode(value ? 1 : 0),
  (value, at) => (typeof value === 'boolean' ? ok(value) : bad(at, 'must be true or false')),
)

/** One of these names, the first to begin with. */
export const oneOf = <const N extends string>(names: readonly N[]): FieldKind<N> =>
  plain(names[0], (value) => putCode(names.indexOf(value)), read.oneOf(...names))

/** The number of an entry in a table; a position names it. */
export const entry = (what: string, names: readonly string[]): FieldKind<number> =>
  numeric(
    names.length,
    (value, at) => {
      const found = typeof value === 'string' ? names.indexOf(value) : -1
      return found < 0 ? bad(at, `must be a ${what}: ${names.join(', ')}`) : ok(found)
    },
    (index) => names[index],
  )

/** A whole number that may be −1, for none; a position says null. */
export const orNone = (kind: FieldKind<number>): FieldKind<number> =>
  plain(
    -1,
    (value) => kind.code(value + 1),
    (value, at) => (value === null ? ok(-1) : kind.read(value, at)),
    (value) => (value < 0 ? null : kind.write(value)),
  )

/** Text of a pattern, such as the rule that ended a match. */
export const textLike = (what: string, pattern: RegExp): FieldKind<string> =>
  plain(
    '',
    (value) => {
      putCode(value.length)
      for (let i = 0; i < value.length; i++) putCode(value.charCodeAt(i))
    },
    read.textLike(what, pattern),
  )

/** Null while there is none. */
export const optional = <T, G>(kind: FieldKind<T, G>): FieldKind<T | null, G | null> => ({
  blank: () => null,
  copy: (value) => (value === null ? null : kind.copy(value)),
  code: (value) => {
    putCode(value === null ? 0 : 1)
    if (value !== null) kind.code(value)
  },
  write: (value) => (value === null ? null : kind.write(value)),
  read: (value, at) => (value === null ? ok(null) : kind.read(value, at)),
  fill: (given) => (given === undefined || given === null ? null : kind.fill(given)),
})

/** As many as there are. */
export const list = <T, G>(kind: FieldKind<T, G>): FieldKind<T[], readonly G[]> => ({
  blank: () => [],
  copy: (values) => values.map(kind.copy),
  code: (values) => {
    putCode(values.length)
    for (let i = 0; i < values.length; i++) kind.code(values[i])
  },
  write: (values) => values.map(kind.write),
  read: read.listOf(kind.read),
  fill: (given = []) => given.map(kind.fill),
})

/** As many as there are names, such as seats; a position says what it knows by name. */
export const each = <T, G>(names: readonly string[], kind: FieldKind<T, G>): FieldKind<T[], Each<G>> => ({
  blank: () => names.map(kind.blank),
  copy: (values) => values.map(kind.copy),
  code: (values) => {
    putCode(values.length)
    for (let i = 0; i < values.length; i++) kind.code(values[i])
  },
  write: (values) => Object.fromEntries(values.map((value, i) => [names[i], kind.write(value)])),
  read: (value, at) => {
    const found = read.mapOf(names, kind.read)(value, at)
    return found.ok
      ? ok(names.map((name) => (Object.hasOwn(found.value, name) ? found.value[name] : undefined)))
      : found
  },
  fill: (given) => names.map((_, i) => kind.fill(given?.[i])),
})
/** The same where a position has to name them all. */
export const entireEach = <T, G>(names: readonly string[], kind: FieldKind<T, G>): FieldKind<T[], Each<G>> => {
  const some = each(names, kind)
  return {
    ...some,
    read: (value, at) => {
      const found = some.read(value, at)
      const missing = found.ok ? names.find((_, i) => found.value[i] === undefined) : undefined
      return missing === undefined ? found : bad(at, `has nothing for ${missing}`)
    },
  }
}
export type Each<G> = readonly (G | undefined)[]

/** Never changed in place but replaced, so that copies share it. */
export const shared = <T, G>(kind: FieldKind<T, G>): FieldKind<Readonly<T>, G> => ({ ...kind, copy: same })

/** Randomness: in no view, so in no key. */
export const stream: FieldKind<Stream> = plain<Stream>(null, () => undefined, readStream)
