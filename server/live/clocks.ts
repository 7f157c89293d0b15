import { type Seat, seatLetter } from '../../kernel/seats.ts'
import type { Table } from '../../kernel/table.ts'
import type { ClockSetting, SeatClock } from '../../protocol/clock.ts'
import type { Sitting } from '../store/tables.ts'
import type { Due, Times } from '../store/times.ts'

const SECOND = 1000
const HOUR = 3600 * SECOND

/** Milliseconds for each decision. */
const eachOf = (setting: ClockSetting): number =>
  setting.kind === 'live' ? setting.each * SECOND : setting.hours * HOUR

/** Milliseconds that a seat has over and above, once in a match. */
export const bankOf = (setting: ClockSetting | null): number => (setting?.kind === 'live' ? setting.bank * SECOND : 0)

/** The bot that answers for a seat now. */
export const botAt = (sitting: Sitting): string | null => {
  if (sitting.kind === 'bot') return sitting.bot
  return sitting.kind === 'person' ? sitting.standIn : null
}

/** What a person did not use of his time, when he answers now; null without a clock. */
export const leftOf = ({ due }: Times, seat: Seat, now: number): number | null => {
  const found = due.find((one) => one.seat === seat && one.kind === 'deadline')
  return found === undefined ? null : Math.max(0, found.at - now)
}

/** Who answers pays what he took beyond the time for one decision from his bank. */
export const afterAnswer = (times: Times, seat: Seat, now: number): Times => {
  const left = leftOf(times, seat, now)
  const due = times.due.filter((one) => one.seat !== seat)
  return left === null ? { ...times, due } : { due, banks: times.banks.with(seat, Math.min(times.banks[seat], left)) }
}

export interface Seating {
  readonly clock: ClockSetting | null
  readonly seats: readonly Sitting[]
}

/** What is due for the questions that are open: what was due for the same question before stays so. */
export const timesAt = (table: Table, { clock, seats }: Seating, { banks, due }: Times, now: number): Times => {
  const done = table.sealed()
  const open = table.outcome() === null ? table.open().filter(({ seat }) => !done.includes(seat)) : []
  return {
    banks,
    due: open.flatMap(({ id: decision, seat }): readonly Due[] => {
      const kind = botAt(seats[seat]) === null ? 'deadline' : 'bot'
      const before = due.find((one) => one.seat === seat && one.decision === decision && one.kind === kind)
      if (before !== undefined) return [before]
      if (kind === 'bot') return [{ seat, decision, kind, at: now }]
      return clock === null ? [] : [{ seat, decision, kind, at: now + eachOf(clock) + banks[seat] }]
    }),
  }
}

/** The clocks as everybody is told of them: those of people. */
export const tellClocks = ({ clock, seats }: Seating, times: Times, now: number): readonly SeatClock[] =>
  clock === null
    ? []
    : seats.flatMap((sitting, seat) =>
        sitting.kind === 'person'
          ? [{ seat: seatLetter(seat), left: leftOf(times, seat, now), bank: times.banks[seat] }]
          : [],
      )
