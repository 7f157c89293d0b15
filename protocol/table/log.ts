import type { Event } from '../../kernel/events.ts'
import type { Entry } from '../../kernel/record.ts'
import type { Table } from '../../kernel/table.ts'

interface Pages {
  readonly events: Event[]
  /** How many there were when the match had so many entries. */
  readonly marks: number[]
}

type Moments = readonly { readonly events: readonly Event[] }[]

/** What has happened in a match and was not undone. */
export class Log {
  readonly #table: Table
  /** Null while nobody needs them. */
  #pages: Pages | null

  /** `moments[n]` is where the match had n entries. */
  constructor(table: Table, moments: Moments) {
    this.#table = table
    this.#pages = pagesOf(table.record().entries, moments)
  }

  get events(): readonly Event[] {
    this.#pages ??= pagesOf(this.#table.record().entries, this.#table.moments())
    return this.#pages.events
  }

  /** The match has one more entry: an undo takes away what it has undone. */
  goOn(undone: number | null, events: readonly Event[]): void {
    if (this.#pages !== null) turnPage(this.#pages, undone, events)
  }

  /** It is made again from the record when somebody asks for it. */
  forget(): void {
    this.#pages = null
  }
}

const pagesOf = (entries: readonly Entry[], moments: Moments): Pages => {
  const pages = { events: moments[0].events.slice(), marks: [moments[0].events.length] }
  for (const [index, entry] of entries.entries())
    turnPage(pages, entry.kind === 'undo' ? entry.to : null, moments[index + 1].events)
  return pages
}

const turnPage = ({ events, marks }: Pages, undone: number | null, more: readonly Event[]): void => {
  if (undone !== null) events.length = marks[undone]
  events.push(...more)
  marks.push(events.length)
}
