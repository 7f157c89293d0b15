import { takeCodes } from './codes.ts'
import type { Position } from './contract.ts'
import { type Each, each, type FieldKind, type GivenOf, type ValueOf } from './fields.ts'
import { isList, isObject } from './json.ts'
import { objectOf, type Reader } from './reader.ts'
import { bad, ok } from './result.ts'

/** What a game declares: its fields by name, each of a kind. */
type Fields = Readonly<Record<string, FieldKind<unknown, unknown>>>
type Values = Record<string, unknown>

export type ValuesOf<F> = { -readonly [Name in keyof F]: ValueOf<F[Name]> }
/** What a position has said of the fields: any of them may be missing. */
export type GivenFields<F> = { readonly [Name in keyof F]?: GivenOf<F[Name]> }

/** A record inside the state: a position that gives it gives all of it. */
export function record<F extends Fields>(fields: F): FieldKind<ValuesOf<F>, { readonly [N in keyof F]: GivenOf<F[N]> }>
export function record(fields: Fields): FieldKind<Values> {
  return { ...walking(fields), read: readerOf(fields) }
}

/** The same where a position may leave out some of it. */
export function partRecord<F extends Fields>(
  fields: F,
  optional: readonly (keyof F & string)[],
): FieldKind<ValuesOf<F>, GivenFields<F>>
export function partRecord(fields: Fields, optional: readonly string[]): FieldKind<Values> {
  return { ...walking(fields), read: readerOf(fields, optional) }
}

/** A record for each name, such as seats; positions have a row of values for each of its fields. */
export function rows<F extends Fields>(names: readonly string[], fields: F): FieldKind<ValuesOf<F>[], GivenRows<F>>
export function rows(names: readonly string[], fields: Fields): FieldKind<Values[], Values> {
  const walk = walking(fields)
  const list = each(names, { ...walk, read: readerOf(fields) })
  const written = picked(fields, ({ only }) => only === undefined)
  return {
    ...list,
    read: (_value, at) => bad(at, 'is read by its columns'),
    fill: (given = {}) => names.map((_, i) => walk.fill(mapped(fields, (_kind, name) => itemOf(given[name], i)))),
    columns: mapped(written, (kind, name) => ({ ...each(names, kind), called: kind.called ?? name })),
  }
}
type GivenRows<F> = { readonly [Name in keyof F]?: Each<GivenOf<F[Name]>> }

const itemOf = (items: unknown, i: number): unknown => (isList(items) ? items[i] : undefined)

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
 * A state of these fields: everything that follows from the declaration. Positions may say more than the state has: the
 * fields of `extra`.
 */
export function declareState<F extends Fields, X extends Fields>(
  fields: F,
  extra: X,
): DeclaredState<ValuesOf<F>, GivenFields<F & X>, ValuesOf<X>>
export function declareState(fields: Fields, extra: Fields): DeclaredState<Values, Values, Values> {
  const all = walking(fields)
  const told = picked(fields, ({ only }) => only === undefined)
  const written = walking(inColumns(told))
  const read = readerOf({ ...inColumns(told), ...extra }, 'all')
  return {
    blank: asLiteral(all.blank()),
    copy: all.copy,
    fill: (given, computed) => asLiteral({ ...all.fill(given), ...computed }),
    read: (value, at) => {
      const found = read(value, at)
      return found.ok ? ok(togetherAgain(told, found.value)) : found
    },
    write: (s, more) => ({
      ...written.write(apart(told, s)),
      ...walking(picked(extra, (_, name) => name in more)).write(more),
    }),
    views: (copy, seen) => {
      const keyed = picked(fields, ({ only }) => only !== 'views')
      const names = Object.keys(keyed)
      const kinds = Object.values(keyed)
      const looks = names.map((name, i) => (kinds[i].isFaceDown === true ? undefined : seen[name]))
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
 * The same plain data as if a literal had made it. Objects that were put together name by name have another hidden class,
 * and every function that meets one of them looks at all states the slow way from then on.
 */
const asLiteral = (values: Values): Values => {
  const made: unknown = JSON.parse(JSON.stringify(values))
  return isValues(made) ? made : values
}
const isValues = (value: unknown): value is Values => isObject(value)

// Columns have names of their own while they are beside other fields: `players.hp`.
const columnName = (field: string, column: string): string => `${field}.${column}`

const inColumns = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([field, kind]): [string, FieldKind<unknown, unknown>][] =>
      kind.columns === undefined
        ? [[field, kind]]
        : Object.entries(kind.columns).map(([name, column]) => [columnName(field, name), column]),
    ),
  )

const apart = (fields: Fields, s: Values): Values => {
  const values = { ...s }
  for (const [field, { columns }] of Object.entries(fields))
    for (const name of Object.keys(columns ?? {})) {
      const list = s[field]
      values[columnName(field, name)] = isList(list) ? list.map((row) => (isObject(row) ? row[name] : undefined)) : []
    }
  return values
}

const togetherAgain = (fields: Fields, found: Values): Values => {
  const given = { ...found }
  for (const [field, { columns }] of Object.entries(fields))
    if (columns !== undefined) given[field] = mapped(columns, (_, name) => found[columnName(field, name)])
  return given
}

const picked = (fields: Fields, isWanted: (kind: FieldKind<unknown, unknown>, name: string) => boolean): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name, kind]) => isWanted(kind, name)))

const mapped = <T>(fields: Fields, make: (kind: FieldKind<unknown, unknown>, name: string) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(fields).map(([name, kind]) => [name, make(kind, name)]))

/** Reads what a position calls them, and gives it under the names of the state. */
const readerOf = (fields: Fields, optional: readonly string[] | 'all' = []): Reader<Values> => {
  const readers = Object.entries(fields).map(([name, { called = name, read }]) => [called, read] as const)
  const read = objectOf<Values>(Object.fromEntries(readers), optional)
  return (value, at) => {
    const found = read(value, at)
    if (!found.ok) return found
    const given: Values = {}
    for (const [name, { called = name }] of Object.entries(fields))
      if (Object.hasOwn(found.value, called)) given[name] = found.value[called]
    return ok(given)
  }
}

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
    write: (value: Values): Values =>
      Object.fromEntries(names.map((name, i) => [kinds[i].called ?? name, kinds[i].write(value[name])])),
    fill: (given: Values = {}): Values => mapped(fields, (kind, name) => kind.fill(given[name])),
  }
}
