import { isSame } from '../../kernel/json.ts'
import { type Seat, seatLetter } from '../../kernel/seats.ts'
import type { Decision, Table } from '../../kernel/table.ts'
import type { ClockSetting, SeatClock } from '../../protocol/clock.ts'
import { areHeld, beatAt } from '../../protocol/table/beat.ts'
import { botAt } from '../../protocol/table/sitting.ts'
import type { Sitting } from '../store/tables.ts'
import { type Due, NOBODY, type Times } from '../store/times.ts'

const SECOND = 1000
const HOUR = 3600 * SECOND

/** Milliseconds for each decision. */
const eachOf = (setting: ClockSetting): number =>
  setting.kind === 'live' ? setting.each * SECOND : setting.hours * HOUR

/** Milliseconds that a seat has over and above, once in a match. */
export const bankOf = (setting: ClockSetting | null): number => (setting?.kind === 'live' ? setting.bank * SECOND : 0)

const isClock = ({ kind }: Due): boolean => kind === 'deadline' || kind === 'held'

/** What a person did not use of his time, when he answers now; null without a clock. */
export const leftOf = ({ due }: Times, seat: Seat, now: number): number | null => {
  const found = due.find((one) => one.seat === seat && isClock(one))
  return found === undefined ? null : Math.max(0, found.at - now)
}

/** Who answers pays what he took beyond the time for one decision from his bank. */
export const afterAnswer = (times: Times, seat: Seat, now: number): Times => {
  if (times.due.length === 0) return times
  const left = leftOf(times, seat, now)
  const due = times.due.filter((one) => one.seat !== seat)
  return left === null ? { ...times, due } : { due, banks: times.banks.with(seat, Math.min(times.banks[seat], left)) }
}

/**
 * Answers are released: who reacted alone pays as if he had answered on the beat before, so that his bank tells no more
 * than the release. Where several react at once nobody pays: it would tell who was the last.
 */
export const afterRelease = (times: Times, beat: number): Times => {
  const clocks = times.due.filter(isClock)
  const release = times.due.find(({ kind }) => kind === 'release')
  if (clocks.length !== 1 || release === undefined) return times
  return afterAnswer(times, clocks[0].seat, release.at - beat)
}

/** Whether nothing has to be written of them. */
export const areSame = (one: Times, other: Times): boolean =>
  one === other ||
  (one.due.length === other.due.length &&
    one.due.every((due, n) => isSame(due, other.due[n])) &&
    one.banks.every((bank, seat) => bank === other.banks[seat]))

export interface Seating {
  readonly clock: ClockSetting | null
  readonly seats: readonly Sitting[]
  /** Milliseconds; 0 if answers are released at once. */
  readonly beat: number
}

/** What is due for the questions that are open: what was due for the same question before stays so. */
export const timesAt = (table: Table, seating: Seating, times: Times, now: number): Times => {
  const { banks, due } = times
  const { clock, seats, beat } = seating
  if (due.length === 0 && isTimeless(seating) && table.sealed().length === 0) return times
  const open = table.outcome() === null ? table.open() : []
  const done = table.sealed()
  const held = areHeld(table, open, beat)
  const pulse = held || (open.length > 0 && done.length === open.length) ? [pulseOf(table, open, beat, due, now)] : []
  const bankFor = (seat: Seat): number => (held && open.length > 1 ? 0 : banks[seat])
  const ends = (seat: Seat, each: number): number => {
    const at = now + each + bankFor(seat)
    return held ? beatAt(pulse[0].at, beat, at) : at
  }
  const rows = open.flatMap(({ id: decision, seat }): readonly Due[] => {
    const isDone = done.includes(seat)
    const before = due.filter((one) => one.seat === seat && one.decision === decision)
    if (botAt(seats[seat]) !== null)
      return isDone ? [] : [before.find(({ kind }) => kind === 'bot') ?? { seat, decision, kind: 'bot', at: now }]
    if (clock === null || (isDone && !held)) return []
    const at = before.find(isClock)?.at ?? ends(seat, eachOf(clock))
    return [{ seat, decision, kind: isDone ? 'held' : 'deadline', at }]
  })
  return { banks, due: [...pulse, ...rows] }
}

/** Nobody hurries, and nobody thinks: at such a table nothing is ever due. */
const isTimeless = ({ clock, seats, beat }: Seating): boolean => {
  if (clock !== null || beat > 0) return false
  for (const sitting of seats) if (botAt(sitting) !== null) return false
  return true
}

/** When the window opened, while somebody has yet to answer; then when the answers are released. */
const pulseOf = (table: Table, open: readonly Decision[], beat: number, due: readonly Due[], now: number): Due => {
  const decision = open[0].id
  const before = due.find((one) => one.seat === NOBODY && one.decision === decision)
  const isComplete = table.sealed().length === open.length
  const kind = isComplete ? 'release' : 'opened'
  if (before?.kind === kind) return before
  // An answer was taken back: the beat goes on as before.
  if (!isComplete) return { seat: NOBODY, decision, kind, at: before === undefined ? now : before.at - beat }
  return { seat: NOBODY, decision, kind, at: beat > 0 ? beatAt(before?.at ?? now, beat, now) : now }
}

const NO_CLOCKS: readonly SeatClock[] = []

/** The clocks as everybody is told of them: those of people. */
export const tellClocks = ({ clock, seats }: Seating, times: Times, now: number): readonly SeatClock[] =>
  clock === null
    ? NO_CLOCKS
    : seats.flatMap((sitting, seat) =>
        sitting.kind === 'person'
          ? [{ seat: seatLetter(seat), left: leftOf(times, seat, now), bank: times.banks[seat] }]
          : [],
      )
