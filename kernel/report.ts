import type { Meta, Outcome, Setup } from './contract.ts'
import type { Event } from './events.ts'
import type { Deed, SeenAnswer } from './eyes.ts'
import { isList, isObject, pathTo } from './json.ts'
import type { Patch } from './patch.ts'
import { anyObject, kindOf, listOf, mapOf, objectOf, oneOf, type Reader, text, wholeNumber } from './reader.ts'
import { BY, type MatchRecord, readRecord } from './record.ts'
import { bad, ok, type Result } from './result.ts'
import { seatLetter, seatList, seatOf } from './seats.ts'
import { type SeenMatch, type SeenStep, viewsOf } from './seen-match.ts'
import { readSetup } from './setup.ts'

/** What somebody who found a fault sends along: the match as far as he may know it, and where he saw it. */
export interface Report {
  readonly format: 'leitai-report'
  readonly version: 1
  /** What was wrong, in his own words; empty if he found none. */
  readonly says: string
  /** How many entries the match had at the moment that he looked at. */
  readonly moment: number
  /** What those who sat there are called, by letter. */
  readonly names: Readonly<Record<string, string>>
  /** About the page: its version, language, size and settings. */
  readonly page: Readonly<Record<string, unknown>>
  readonly match: ReportedMatch
}

/** The whole match when it is over; before that only what its viewer has seen. */
export type ReportedMatch =
  | { readonly kind: 'record'; readonly record: MatchRecord }
  | { readonly kind: 'seen'; readonly game: string; readonly setup: Setup; readonly seen: SeenMatch }

/** The game that a report, or a record, is about; undefined if it does not say. */
export const gameIn = (value: unknown): string | undefined => {
  if (!isObject(value)) return undefined
  const { match } = value
  const told = [value, ...(isObject(match) ? [match, match.record] : [])]
  return told.filter(isObject).flatMap(({ game }) => (typeof game === 'string' ? [game] : []))[0]
}

export const readReport = (input: unknown, find: (game: string) => Meta | undefined): Result<Report> =>
  objectOf<Report>({
    format: oneOf('leitai-report'),
    version: oneOf(1),
    says: text,
    moment: wholeNumber(0, Number.MAX_SAFE_INTEGER),
    names: mapOf(seatList(26).map(seatLetter), text),
    page: anyObject,
    match: kindOf<ReportedMatch>('kind', {
      record: objectOf({ kind: oneOf('record'), record: (value) => within('match.record', readRecord(value, find)) }),
      seen: readSeen(find),
    }),
  })(input, '')

const within = <T>(outer: string, read: Result<T>): Result<T> =>
  read.ok ? read : bad(pathTo(outer, read.problem.at), read.problem.message)

const readSeen =
  (find: (game: string) => Meta | undefined): Reader<ReportedMatch> =>
  (value, at) => {
    if (!isObject(value)) return bad(at, 'must be an object')
    const meta = typeof value.game === 'string' ? find(value.game) : undefined
    if (meta === undefined) return bad(pathTo(at, 'game'), 'is not a game that is played here')
    const setup = within(at, readSetup(meta, value.setup))
    if (!setup.ok) return setup
    return objectOf<Extract<ReportedMatch, { kind: 'seen' }>>({
      kind: oneOf('seen'),
      game: text,
      setup: () => setup,
      seen: seenMatch(setup.value.seats),
    })(value, at)
  }

const seenMatch = (seats: number): Reader<SeenMatch> => {
  const read = objectOf<SeenMatch>({
    rules: wholeNumber(1, Number.MAX_SAFE_INTEGER),
    viewer: (value, at) =>
      typeof value === 'string' && (value === 'gallery' || seatOf(value, seats) >= 0)
        ? ok(value)
        : bad(at, 'must be a seat of this table, or gallery'),
    view: anyObject,
    dealt: listOf(event),
    steps: listOf(step(seats)),
  })
  return (value, at) => {
    const seen = read(value, at)
    const views = seen.ok ? viewsOf(seen.value) : seen
    return views.ok ? seen : within(seen.ok ? at : '', views)
  }
}

const isEvent = (value: unknown): value is Event => isObject(value) && typeof value.key === 'string'

const event: Reader<Event> = (value, at) => (isEvent(value) ? ok(value) : bad(at, 'must be an event with a key'))

/** Whether it fits is seen when it is applied. */
const isPatch = (value: unknown): value is Patch => value !== undefined

const patch: Reader<Patch> = (value, at) => (isPatch(value) ? ok(value) : bad(at, 'is missing'))

const isOutcome = (value: unknown): value is Outcome =>
  isObject(value) && isList(value.places) && typeof value.reason === 'string' && typeof value.rule === 'string'

const outcome: Reader<Outcome | null> = (value, at) =>
  value === null || isOutcome(value) ? ok(value) : bad(at, 'must be null, or places, reason and rule')

const step = (seats: number): Reader<SeenStep> => {
  const seat = oneOf(...seatList(seats).map(seatLetter))
  const answer = objectOf<SeenAnswer>({ seat, choice: text, by: oneOf(...BY) }, ['choice', 'by'])
  const deed = kindOf<Deed>('kind', {
    answers: objectOf({ kind: oneOf('answers'), answers: listOf(answer) }),
    undo: objectOf({ kind: oneOf('undo'), to: wholeNumber(0, Number.MAX_SAFE_INTEGER) }),
    giveUp: objectOf({ kind: oneOf('giveUp'), seat }),
    tie: objectOf({ kind: oneOf('tie') }),
    handOver: objectOf({ kind: oneOf('handOver'), seat, to: oneOf('bot', 'player') }),
  })
  return objectOf<SeenStep>({ deed, patch, events: listOf(event), outcome })
}
