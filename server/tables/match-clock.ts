import { isSame } from '../../kernel/json.ts'
import type { Decision, Match } from '../../kernel/match.ts'
import { seeded } from '../../kernel/random.ts'
import { type Seat, seatLetter } from '../../kernel/seats.ts'
import type { ClockSetting, SeatClock } from '../../protocol/clock.ts'
import type { Act } from '../../table/actions.ts'
import { botAt } from '../../table/bots.ts'
import type { ClockStep, Clock as TableClock } from '../../table/ports.ts'
import { type Due, NOBODY, type Occupant, type TableData, type TableState, type Times } from '../../table/state.ts'
import { randomHex } from '../accounts/tokens.ts'
import type { Clock } from '../clock.ts'
import type { TableRow } from '../store/tables.ts'

/** The clocks of one table: deadlines and banks of people, and the beat on which reactions are released. */
export class MatchClock implements TableClock {
  readonly #clock: Clock
  readonly #setting: Pick<TableRow, 'clock' | 'beat'>
  readonly #remind: (at: number) => void

  constructor(clock: Clock, setting: Pick<TableRow, 'clock' | 'beat'>, remind: (at: number) => void) {
    this.#clock = clock
    this.#setting = setting
    this.#remind = remind
  }

  now(): number {
    return this.#clock.now()
  }

  after(step: ClockStep): Times {
    const { match, act, before, seats } = step
    const next = timesAt(match, { ...this.#setting, seats }, this.#stopped(step), act.at)
    return areSame(next, before.times) ? before.times : next
  }

  /** An answer stops the clock of its seat; taking it back lets it go on. */
  #stopped({ act: { seat, action, at }, held, before: { times, sealed } }: ClockStep): Times {
    if (action.type === 'release') return held ? afterRelease(times, this.#setting.beat) : times
    if (held) return times
    if (action.type === 'answer') return afterAnswer(times, seat, at)
    if (action.type !== 'takeBack') return times
    const { decision } = action
    const left = sealed.find((one) => one.seat === seat && one.decision === decision)?.left ?? null
    return left === null
      ? times
      : { ...times, due: [...times.due, { seat, decision, kind: 'deadline', at: at + left }] }
  }

  timeLeft(times: Times, seat: Seat, at: number): number | null {
    return leftOf(times, seat, at)
  }

  due(state: TableState): Act | null {
    const { due } = state.times
    const isDue = ({ at }: Due): boolean => at <= this.now()
    const late = due.find((one) => one.kind === 'deadline' && isDue(one))
    if (late !== undefined) return this.#whenLate(state, late)
    const release = due.find((one) => one.kind === 'release' && isDue(one))
    if (release === undefined) return null
    const [{ seat }] = state.match.open()
    return { seat, action: { type: 'release', decision: release.decision }, by: 'clock', at: this.now() }
  }

  /** A seat whose time is up is answered for, or handed to a bot, as the table has agreed. */
  #whenLate({ match }: TableState, { seat, decision, at }: Due): Act {
    const { clock, beat } = this.#setting
    const bot = clock?.standIn ?? null
    if (bot !== null) return { seat, action: { type: 'handOver', bot }, by: 'clock', at: this.now() }
    const { rules } = match
    const choice = rules.unpack(rules.fallback(match.view(seat), seat, seeded('chacha20', randomHex())))
    const action = { type: 'answer', decision, choice } as const
    // The time is up on a beat, and on that beat the clock's reaction is released.
    return { seat, action, by: 'clock', at: beat > 0 && match.isReaction() ? at : this.now() }
  }

  schedule({ due }: Times): void {
    for (const { kind, at } of due) if (kind === 'deadline' || kind === 'release') this.#remind(at)
  }

  seatClocks({ seats, times }: TableData): readonly SeatClock[] {
    return seatClocks({ ...this.#setting, seats }, times, this.now())
  }
}

const SECOND = 1000
const HOUR = 3600 * SECOND

/** Milliseconds for each decision. */
const eachOf = (setting: ClockSetting): number =>
  setting.kind === 'live' ? setting.each * SECOND : setting.hours * HOUR

/** Milliseconds that a seat has over and above, once in a match. */
export const bankOf = (setting: ClockSetting | null): number => (setting?.kind === 'live' ? setting.bank * SECOND : 0)

const isClock = ({ kind }: Due): boolean => kind === 'deadline' || kind === 'held'

/** What a person has not used of their time, when they answer now; null without a clock. */
const leftOf = ({ due }: Times, seat: Seat, now: number): number | null => {
  const found = due.find((one) => one.seat === seat && isClock(one))
  return found === undefined ? null : Math.max(0, found.at - now)
}

/** Whoever answers pays from their bank for the time beyond that of one decision. */
const afterAnswer = (times: Times, seat: Seat, now: number): Times => {
  if (times.due.length === 0) return times
  const left = leftOf(times, seat, now)
  const due = times.due.filter((one) => one.seat !== seat)
  return left === null ? { ...times, due } : { due, banks: times.banks.with(seat, Math.min(times.banks[seat], left)) }
}

/**
 * Answers are released. A lone reactor pays as if they had answered on the beat before, so that the bank tells no more
 * than the release does. Where several react at once nobody pays: it would tell who was last.
 */
const afterRelease = (times: Times, beat: number): Times => {
  const clocks = times.due.filter(isClock)
  const release = times.due.find(({ kind }) => kind === 'release')
  if (clocks.length !== 1 || release === undefined) return times
  return afterAnswer(times, clocks[0].seat, release.at - beat)
}

/** Whether there is nothing to write. */
export const areSame = (one: Times, other: Times): boolean =>
  one === other ||
  (one.due.length === other.due.length &&
    one.due.every((due, n) => isSame(due, other.due[n])) &&
    one.banks.every((bank, seat) => bank === other.banks[seat]))

interface Seating {
  readonly clock: ClockSetting | null
  readonly seats: readonly Occupant[]
  /** Milliseconds; 0 if answers are released at once. */
  readonly beat: number
}

/** What is due for the questions that are open. What was due for the same question before stays due. */
export const timesAt = (match: Match, seating: Seating, times: Times, now: number): Times => {
  const { banks, due } = times
  const { clock, seats, beat } = seating
  const open = match.outcome() === null ? match.open() : []
  const done = match.sealed()
  const held = beat > 0 && open.length > 0 && match.isReaction()
  const pulse = held || (open.length > 0 && done.length === open.length) ? [pulseOf(match, open, beat, due, now)] : []
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

/** When the window opened, until everyone has answered; then when the answers are released. */
const pulseOf = (match: Match, open: readonly Decision[], beat: number, due: readonly Due[], now: number): Due => {
  const decision = open[0].id
  const before = due.find((one) => one.seat === NOBODY && one.decision === decision)
  const isComplete = match.sealed().length === open.length
  const kind = isComplete ? 'release' : 'opened'
  if (before?.kind === kind) return before
  // An answer was taken back: the beat goes on as before.
  if (!isComplete) return { seat: NOBODY, decision, kind, at: before === undefined ? now : before.at - beat }
  return { seat: NOBODY, decision, kind, at: beat > 0 ? beatAt(before?.at ?? now, beat, now) : now }
}

/** The clocks as everyone is told of them: those of people. */
const seatClocks = ({ clock, seats }: Seating, times: Times, now: number): readonly SeatClock[] =>
  clock === null
    ? []
    : seats.flatMap((occupant, seat) =>
        occupant.kind === 'person'
          ? [{ seat: seatLetter(seat), left: leftOf(times, seat, now), bank: times.banks[seat] }]
          : [],
      )

/** The first beat at or after that time; the very first is one beat after the window opened. */
const beatAt = (opened: number, beat: number, time: number): number =>
  opened + beat * Math.max(1, Math.ceil((time - opened) / beat))
