import { takeCodes } from './codes.ts'
import type { Position } from './contract.ts'
import type { FieldKind, GivenOf, ValueOf } from './fields.ts'
import { isObject } from './json.ts'
import { objectOf, type Reader } from './reader.ts'

/** What a game declares: its fields by name, each of a kind. */
type Fields = Readonly<Record<string, FieldKind<unknown, unknown>>>
type Values = Record<string, unknown>

export type ValuesOf<F> = { -readonly [Name in keyof F]: ValueOf<F[Name]> }
/** What a position has said of the fields: any of them may be missing. */
export type GivenFields<F> = { readonly [Name in keyof F]?: GivenOf<F[Name]> }

/** A record inside the state: a position that gives it gives all of it. */
export function record<F extends Fields>(fields: F): FieldKind<ValuesOf<F>, { readonly [N in keyof F]: GivenOf<F[N]> }>
export function record(fields: Fields): FieldKind<Values> {
  return { ...walking(fields), read: objectOf<Values>(readersOf(fields)) }
}

export interface DeclaredState<S, G, X> {
  /** Every field as it begins; to be copied. */
  readonly blank: S
  copy(s: S): S
  /** A state as a position has given it. What was computed goes before what was given, and that before the beginning. */
  fill(given: G, computed: Partial<S>): S
  readonly read: Reader<G>
  /** With what follows from the state and is there to be read. */
  write(s: S, extra: Partial<X>): Position
  views<E>(copy: (s: S) => S, seen: Seen<S, E>): Views<S, E>
}

export type StateIn<D> = D extends DeclaredState<infer S, infer _, infer _> ? S : never
export type GivenIn<D> = D extends DeclaredState<infer _, infer G, infer _> ? G : never

/** Fields that not everybody sees: what somebody with these eyes has of them. Everything else lies open. */
export type Seen<S, E> = { readonly [Name in keyof S]?: (s: S, eyes: E) => S[Name] }

export interface Views<S, E> {
  hide(s: S, eyes: E): S
  /** Equal exactly when what is hidden is equal, for fields that are not only in views. */
  key(s: S, eyes: E): string
}

/**
 * A state of these fields: everything that follows from the declaration. Positions know `fields` and, where they say
 * more than the state does, `extra`; the fields `inViews` are in no position and no key.
 */
export function declareState<F extends Fields, V extends Fields, X extends Fields>(
  fields: F,
  inViews: V,
  extra: X,
): DeclaredState<ValuesOf<F & V>, GivenFields<F & X>, ValuesOf<X>>
export function declareState(fields: Fields, inViews: Fields, extra: Fields): DeclaredState<Values, Values, Values> {
  const all = walking({ ...fields, ...inViews })
  const open = walking(fields)
  return {
    blank: asLiteral(all.blank()),
    copy: all.copy,
    fill: (given, computed) => asLiteral({ ...all.fill(given), ...computed }),
    read: objectOf<Values>({ ...readersOf(fields), ...readersOf(extra) }, 'all'),
    write: (s, more) => ({
      ...open.write(s),
      ...Object.fromEntries(Object.entries(more).map(([name, value]) => [name, extra[name].write(value)])),
    }),
    views: (copy, seen) => {
      const names = Object.keys(fields)
      const kinds = Object.values(fields)
      const looks = names.map((name) => seen[name])
      const holes = Object.keys(seen)
      const fillers = Object.values(seen)
      return {
        hide: (s, eyes) => {
          const view = copy(s)
          for (let i = 0; i < holes.length; i++) view[holes[i]] = fillers[i]?.(s, eyes)
          return view
        },
        key: (s, eyes) => {
          for (let i = 0; i < kinds.length; i++) {
            const look = looks[i]
            kinds[i].code(look === undefined ? s[names[i]] : look(s, eyes))
          }
          return takeCodes()
        },
      }
    },
  }
}

/**
 * The same plain data as if a literal had made it. Objects that were put together name by name have no hidden class, and
 * every function that meets one of them looks at all states the slow way from then on.
 */
const asLiteral = (values: Values): Values => {
  const made: unknown = JSON.parse(JSON.stringify(values))
  return isValues(made) ? made : values
}
const isValues = (value: unknown): value is Values => isObject(value)

const readersOf = (fields: Fields): Readonly<Record<string, Reader<unknown>>> => mapped(fields, ({ read }) => read)

const mapped = <T>(fields: Fields, make: (kind: FieldKind<unknown, unknown>, name: string) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(fields).map(([name, kind]) => [name, make(kind, name)]))

/** What a record does, field by field. */
const walking = (fields: Fields) => {
  const names = Object.keys(fields)
  const kinds = Object.values(fields)
  return {
    blank: (): Values => mapped(fields, (kind) => kind.blank()),
    copy: (value: Values): Values => mapped(fields, (kind, name) => kind.copy(value[name])),
    code: (value: Values): void => {
      for (let i = 0; i < kinds.length; i++) kinds[i].code(value[names[i]])
    },
    write: (value: Values): Values => mapped(fields, (kind, name) => kind.write(value[name])),
    fill: (given: Values = {}): Values => mapped(fields, (kind, name) => kind.fill(given[name])),
  }
}
