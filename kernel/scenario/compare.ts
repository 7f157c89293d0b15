import type { Event } from '../events.ts'
import { isList, isObject, isSame, own, pathTo } from '../json.ts'
import { seatLetter } from '../seats.ts'

/** Something is not as expected: where, and both values as text. */
export interface Difference {
  /** A path into the case, such as `steps[3].expect.position.hp.A`. */
  readonly at: string
  readonly expected: string
  readonly got: string
}

/** Something in the case itself is wrong: where, and what. */
export interface Fault {
  readonly at: string
  readonly message: string
}

export type Failure = Difference | Fault

export const describeFailure = (failure: Failure): string => {
  if ('message' in failure) return failure.at === '' ? failure.message : `${failure.at}: ${failure.message}`
  return `${failure.at}: ${differenceIn(failure)}`
}

export const differenceIn = ({ expected, got }: Difference): string => `expected ${expected}, got ${got}`

export const asText = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value))

/** Whether two texts or lists are the same but for an order that says nothing. */
export type Alike = (expected: unknown, got: unknown) => boolean

/** The differences of the parts that are expected; lists are expected whole. */
export const compare = (expected: unknown, got: unknown, at: string, alike: Alike = isSame): readonly Failure[] => {
  if (isObject(expected) && isObject(got))
    return Object.entries(expected).flatMap(([name, part]) => compare(part, own(got, name), pathTo(at, name), alike))
  if (alike(expected, got)) return []
  if (isList(expected) && isList(got) && expected.length === got.length)
    return expected.flatMap((part, index) => compare(part, got[index], pathTo(at, index), alike))
  return isSame(expected, got) ? [] : [{ at, expected: asText(expected), got: asText(got) }]
}

/**
 * Piles and tokens in any order: texts and lists that name cards only, or places and what lies on them. Where both
 * stand in one text, as `a1 yue a2 hua`, the order says what lies where.
 */
export const inAnyOrder =
  (isCard: (word: string) => boolean): Alike =>
  (expected, got) => {
    const [one, other] = [wordsOf(expected), wordsOf(got)]
    if (one === null || other === null || one.length !== other.length) return false
    const all = [...one, ...other]
    const isPile = all.every(isCard)
    const areTokens = all.every((word) => !isCard(word) && /^\w+(:\S+)?$/.test(word))
    return (isPile || areTokens) && isSame(one.map(settled).sort(), other.map(settled).sort())
  }

const wordsOf = (value: unknown): readonly string[] | null => {
  if (typeof value === 'string') return value.split(/\s+/).filter((word) => word !== '')
  return isList(value) && value.every((item) => typeof item === 'string') ? value : null
}

/** `5:cd` and `5:dc` are the same tokens. */
const settled = (word: string): string => word.replace(/(?<=:).*/, (tokens) => tokens.split('').sort().join(''))

type Part = Readonly<Record<string, unknown>>

/** Whether a parameter of an event is a seat, or a list of seats. */
export type IsSeat = (event: Event, param: string) => boolean

/** The expected events that did not occur, or not in this order. */
export const compareEvents = (
  expected: readonly Part[],
  events: readonly Event[],
  at: string,
  isSeat: IsSeat,
): readonly Failure[] => {
  const failures: Failure[] = []
  let from = 0
  for (const [index, part] of expected.entries()) {
    const found = events.findIndex((event, place) => place >= from && isPart(part, event, isSeat))
    if (found >= 0) from = found + 1
    else failures.push({ at: pathTo(at, index), expected: asText(part), got: asText(events.slice(from)) })
  }
  return failures
}

/** Whoever writes a scenario sees all: secrets are parameters like others. A seat may be given by its letter. */
export const isPart = (part: Part, event: Event, isSeat: IsSeat): boolean => {
  const all = { ...event, ...event.secret?.params }
  return Object.entries(part).every(([name, value]) => {
    const found = own(all, name)
    return compare(value, found, '').length === 0 || (isSeat(event, name) && isSame(value, withLetters(found)))
  })
}

const withLetters = (value: unknown): unknown => {
  if (isList(value)) return value.map(withLetters)
  return typeof value === 'number' ? seatLetter(value) : value
}
