import type { Event } from '../../kernel/events.ts'
import type { Entry } from '../../kernel/record.ts'
import type { Table } from '../../kernel/table.ts'

type Moments = readonly { readonly events: readonly Event[] }[]

/** What had happened where the match had so many entries. */
interface Known {
  readonly seq: number
  readonly state: unknown
  readonly events: readonly Event[]
}

/**
 * What has happened in a match and was not undone. It is made from the record when somebody comes who was not there, from
 * where the last one came: to carry it along would cost every step something, and those who are there need no more than
 * what the step brought.
 */
export class Log {
  readonly #table: Table
  /** As it was last asked for; null while nobody needs it. */
  #known: Known | null

  /** `moments[n]` is where the match had n entries. */
  constructor(table: Table, moments: Moments) {
    this.#table = table
    this.#known = this.#now(allOf(table, moments))
  }

  get events(): readonly Event[] {
    if (this.#known?.seq !== this.#table.seq) this.#known = this.#now(this.#made())
    return this.#known.events
  }

  forget(): void {
    this.#known = null
  }

  #now(events: readonly Event[]): Known {
    const { seq, state } = this.#table
    return { seq, state, events }
  }

  #made(): readonly Event[] {
    const table = this.#table
    const known = this.#known
    const since = known === null ? null : table.momentsSince(known.seq, known.state)
    return known === null || since === null
      ? allOf(table, table.moments())
      : goneOn(known, table.record().entries.slice(known.seq), since)
  }
}

const allOf = (table: Table, moments: Moments): readonly Event[] =>
  goneOn({ seq: 0, state: null, events: moments[0].events }, table.record().entries, moments)

/** With the entries that have come since; `moments[0]` is before them. */
const goneOn = ({ seq, events: before }: Known, entries: readonly Entry[], moments: Moments): readonly Event[] => {
  const events = before.slice()
  /** How many there were after so many of the entries. */
  const marks = [events.length]
  for (const [index, entry] of entries.entries()) {
    // What was undone has not happened.
    if (entry.kind === 'undo') events.length = marks[entry.to - seq]
    events.push(...moments[index + 1].events)
    marks.push(events.length)
  }
  return events
}
