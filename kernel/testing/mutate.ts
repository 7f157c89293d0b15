import fc from 'fast-check'
import { isList, isObject } from '../json.ts'

type PathKey = string | number

/** One change somewhere inside a JSON value: replaced, removed, doubled or slightly off. */
export const mutated = (value: unknown): fc.Arbitrary<unknown> => {
  const paths = pathsOf(value)
  return fc.tuple(fc.nat({ max: paths.length - 1 }), changes).map(([at, change]) => changeAt(value, paths[at], change))
}

/** One number, name or answer somewhere inside changed for another of its kind. */
export const renamed = (value: unknown, names: readonly string[]): fc.Arbitrary<unknown> => {
  const leaves = pathsOf(value).filter((path) => !isList(valueAt(value, path)) && !isObject(valueAt(value, path)))
  return fc
    .tuple(fc.nat({ max: leaves.length - 1 }), fc.nat({ max: 9 }), fc.constantFrom(...names), fc.boolean())
    .map(([at, number, name, answer]) =>
      changeAt(value, leaves[at], (old) =>
        typeof old === 'number' ? number : typeof old === 'boolean' ? answer : name,
      ),
    )
}

type Change = (value: unknown) => unknown

const GONE = Symbol('gone')

const offByALittle: Change = (value) => {
  if (typeof value === 'number') return value + 1
  if (typeof value === 'string') return value === '' ? 'x' : value.slice(1)
  if (typeof value === 'boolean') return !value
  if (isList(value)) return value.toReversed()
  return isObject(value) ? { ...value, stranger: 1 } : 0
}

const changes: fc.Arbitrary<Change> = fc.oneof(
  fc.constant<Change>(offByALittle),
  fc.constant<Change>(() => GONE),
  fc.constant<Change>((value) => (isList(value) ? [...value, ...value] : [value])),
  fc.constantFrom<unknown[]>(null, -1, 1.5, 1e300, '', 'A', '__proto__', [], {}, true).map((other) => () => other),
  fc.jsonValue({ maxDepth: 2 }).map((other) => () => other),
)

const pathsOf = (value: unknown): PathKey[][] => {
  const inner = isList(value) ? [...value.entries()] : isObject(value) ? Object.entries(value) : []
  return [[], ...inner.flatMap(([step, found]) => pathsOf(found).map((path) => [step, ...path]))]
}

const valueAt = (value: unknown, [step, ...rest]: readonly PathKey[]): unknown => {
  if (step === undefined) return value
  if (isList(value) && typeof step === 'number') return valueAt(value[step], rest)
  return isObject(value) ? valueAt(value[step], rest) : undefined
}

const changeAt = (value: unknown, path: readonly PathKey[], change: Change): unknown => {
  const [step, ...rest] = path
  if (step === undefined) {
    const changed = change(value)
    return changed === GONE ? undefined : changed
  }
  const isGoing = rest.length === 0 && change(0) === GONE
  if (isList(value) && typeof step === 'number')
    return isGoing ? value.toSpliced(step, 1) : value.with(step, changeAt(value[step], rest, change))
  if (!isObject(value)) return value
  const entries = Object.entries(value).map(([name, found]): [string, unknown] => [
    name,
    name === step ? changeAt(found, rest, change) : found,
  ])
  return Object.fromEntries(isGoing ? entries.filter(([name]) => name !== step) : entries)
}
