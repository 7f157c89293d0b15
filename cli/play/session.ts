import type { Game } from '../../kernel/contract.ts'
import type { Event } from '../../kernel/events.ts'
import { type Match, type Played, resumeMatch } from '../../kernel/match.ts'
import type { Entry, MatchRecord } from '../../kernel/record.ts'
import { replay } from '../../kernel/replay.ts'
import { ok, type Result } from '../../kernel/result.ts'
import { type Seat, seatLetter } from '../../kernel/seats.ts'
import type { Seating } from '../parts/seating.ts'

/** A match on this screen: the table, who sits where, and what has been told to whom. */
export interface Session {
  readonly table: Match
  readonly seating: Seating
  /** What each entry of the record brought about. */
  readonly events: (readonly Event[])[]
  /** For each seat the number of entries it has heard of; −1 before it has heard of the deal. */
  readonly told: number[]
}

export const newSession = (table: Match, seating: Seating): Session => ({
  table,
  seating,
  events: [],
  told: seating.map(() => -1),
})

/** A saved match, to be played on; everybody has heard what happened so far. */
export const resumeSession = (game: Game, record: MatchRecord, seating: Seating): Result<Session> => {
  const table = resumeMatch(game, record)
  if (!table.ok) return table
  const replayed = replay(game, record)
  if (!replayed.ok) return replayed
  const events = replayed.value.moments.slice(1).map((moment) => moment.events)
  return ok({ table: table.value, seating, events, told: seating.map(() => events.length) })
}

/** Keeps the events beside the entries that made them. */
export const note = (session: Session, handed: Played): Played => {
  if (handed.refusal === null && session.events.length < session.table.seq) session.events.push(handed.events)
  return handed
}

/** Everything that happened and was not taken back. */
export const story = ({ table, events }: Session): Event[] => [
  ...table.dealt,
  ...entriesInForce(table.record().entries).flatMap((index) => events[index]),
]

/** What happened since this seat last looked. */
export const news = ({ table, events, told }: Session, seat: Seat): Event[] => {
  const dealt = told[seat] < 0 ? table.dealt : []
  const fresh = [...dealt, ...events.slice(Math.max(0, told[seat])).flat()]
  told[seat] = events.length
  return fresh
}

/** The moment before the last answer that a person gave in this seat, as things stand. */
export const lastAnswer = (entries: readonly Entry[], seat: Seat): number | undefined =>
  entriesInForce(entries).findLast((index) => isAnswerOf(entries[index], seat))

const isAnswerOf = (entry: Entry, seat: Seat): boolean =>
  entry.kind === 'answers' && entry.answers.some((one) => one.seat === seatLetter(seat) && one.by === 'player')

const entriesInForce = (entries: readonly Entry[]): readonly number[] => {
  const lines: (readonly number[])[] = [[]]
  for (const [index, entry] of entries.entries())
    lines.push(entry.kind === 'undo' ? lines[entry.to] : [...lines[index], index])
  return lines[entries.length]
}
