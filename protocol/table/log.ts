import type { Event } from '../../kernel/events.ts'
import type { Entry } from '../../kernel/record.ts'

/** What has happened, and how long that was when the match had so many entries. */
export interface Log {
  /** All that has happened and was not undone. */
  readonly log: Event[]
  readonly marks: number[]
}

/** The log of a match that was replayed: `moments[n]` is where it had n entries. */
export const logOf = (entries: readonly Entry[], moments: readonly { readonly events: readonly Event[] }[]): Log => {
  const told = { log: moments[0].events.slice(), marks: [moments[0].events.length] }
  for (const [index, entry] of entries.entries())
    goOn(told, entry.kind === 'undo' ? entry.to : null, moments[index + 1].events)
  return told
}

/** The log after one more entry: an undo takes away what it has undone. */
export const goOn = ({ log, marks }: Log, undone: number | null, events: readonly Event[]): void => {
  if (undone !== null) log.length = marks[undone]
  log.push(...events)
  marks.push(log.length)
}
