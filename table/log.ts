import type { Event } from '../kernel/events.ts'
import type { Match } from '../kernel/match.ts'
import type { Entry } from '../kernel/record.ts'

type Moments = readonly { readonly events: readonly Event[] }[]

/** The log as it was when the match had so many entries. */
interface Cached {
  readonly seq: number
  readonly state: unknown
  readonly events: readonly Event[]
}

/**
 * Everything that has happened in a match and was not undone. It is rebuilt from the record when someone joins, starting
 * at the previous join: those who are connected get each step's own events and never need the whole.
 */
export class Log {
  readonly #match: Match
  #cached: Cached | null

  /** `moments[n]` is where the match had n entries. */
  constructor(match: Match, moments: Moments) {
    this.#match = match
    this.#cached = this.#at(wholeLog(match, moments))
  }

  get events(): readonly Event[] {
    if (this.#cached?.seq !== this.#match.seq) this.#cached = this.#at(this.#rebuilt())
    return this.#cached.events
  }

  /** Frees memory; the next reader rebuilds the log. */
  forget(): void {
    this.#cached = null
  }

  #at(events: readonly Event[]): Cached {
    const { seq, state } = this.#match
    return { seq, state, events }
  }

  #rebuilt(): readonly Event[] {
    const match = this.#match
    const cached = this.#cached
    const since = cached === null ? null : match.momentsSince(cached.seq, cached.state)
    return cached === null || since === null
      ? wholeLog(match, match.moments())
      : extended(cached, match.record().entries.slice(cached.seq), since)
  }
}

const wholeLog = (match: Match, moments: Moments): readonly Event[] =>
  extended({ seq: 0, state: null, events: moments[0].events }, match.record().entries, moments)

/** `moments[0]` is before the entries. */
const extended = ({ seq, events: before }: Cached, entries: readonly Entry[], moments: Moments): readonly Event[] => {
  const events = before.slice()
  /** How many events there were after so many of the entries. */
  const counts = [events.length]
  for (const [index, entry] of entries.entries()) {
    if (entry.kind === 'undo') events.length = counts[entry.to - seq]
    events.push(...moments[index + 1].events)
    counts.push(events.length)
  }
  return events
}
