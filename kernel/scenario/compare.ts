import type { Event } from '../events.ts'
import { isList, isObject, isSame, own, pathTo } from '../json.ts'
import { seatLetter } from '../seats.ts'

/** Something is not as expected: where, and both values as text. */
export interface Failure {
  /** A path into the case, such as `steps[3].expect.position.hp.A`. */
  readonly at: string
  readonly expected: string
  readonly got: string
}

export const describeFailure = ({ at, expected, got }: Failure): string => `${at}: expected ${expected}, got ${got}`

export const asText = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value))

/** The differences of the parts that are expected; lists are expected whole. */
export const compare = (expected: unknown, got: unknown, at: string): readonly Failure[] => {
  if (isObject(expected) && isObject(got))
    return Object.entries(expected).flatMap(([name, part]) => compare(part, own(got, name), pathTo(at, name)))
  if (isList(expected) && isList(got) && expected.length === got.length)
    return expected.flatMap((part, index) => compare(part, got[index], pathTo(at, index)))
  return isSame(expected, got) ? [] : [{ at, expected: asText(expected), got: asText(got) }]
}

/** The expected events that did not occur, or not in this order. */
export const compareEvents = (
  expected: readonly Readonly<Record<string, unknown>>[],
  events: readonly Event[],
  at: string,
): readonly Failure[] => {
  const failures: Failure[] = []
  let from = 0
  for (const [index, part] of expected.entries()) {
    const found = events.findIndex((event, place) => place >= from && isPart(part, event))
    if (found >= 0) from = found + 1
    else failures.push({ at: pathTo(at, index), expected: asText(part), got: asText(events.slice(from)) })
  }
  return failures
}

/** Whoever writes a scenario sees all: secrets are parameters like others. A seat may be given by its letter. */
const isPart = (part: Readonly<Record<string, unknown>>, event: Event): boolean => {
  const all = { ...event, ...event.secret?.params }
  return Object.entries(part).every(([name, value]) => {
    const found = own(all, name)
    return compare(value, found, '').length === 0 || isSame(value, withLetters(found))
  })
}

const withLetters = (value: unknown): unknown => {
  if (isList(value)) return value.map(withLetters)
  return typeof value === 'number' ? seatLetter(value) : value
}
