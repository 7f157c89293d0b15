import type { Event } from '../../kernel/events.ts'
import type { Entry } from '../../kernel/record.ts'
import type { Table } from '../../kernel/table.ts'

type Moments = readonly { readonly events: readonly Event[] }[]

/**
 * What has happened in a match and was not undone. It is made from the record when somebody comes who was not there: to
 * keep all of it would cost every step something, and those who are there need no more than what the step brought.
 */
export class Log {
  readonly #table: Table
  /** Null while nobody needs them. */
  #events: readonly Event[] | null

  /** `moments[n]` is where the match had n entries. */
  constructor(table: Table, moments: Moments) {
    this.#table = table
    this.#events = eventsOf(table.record().entries, moments)
  }

  get events(): readonly Event[] {
    this.#events ??= eventsOf(this.#table.record().entries, this.#table.moments())
    return this.#events
  }

  /** The match has gone on, or rests. */
  forget(): void {
    this.#events = null
  }
}

/** An undo takes away what it has undone. */
const eventsOf = (entries: readonly Entry[], moments: Moments): readonly Event[] => {
  const events = moments[0].events.slice()
  /** How many there were when the match had so many entries. */
  const marks = [events.length]
  for (const [index, entry] of entries.entries()) {
    if (entry.kind === 'undo') events.length = marks[entry.to]
    events.push(...moments[index + 1].events)
    marks.push(events.length)
  }
  return events
}
