import type { Store } from '../../store/store.ts'
import type { Line } from '../../store/talk.ts'
import { words } from './words.ts'

/** A line that was reported, once or more often, with what was said around it. */
export interface ReportedLine {
  readonly table: string
  readonly line: number
  readonly accused: string
  /** The names of those who report it. */
  readonly by: readonly string[]
  /** When it was last reported. */
  readonly at: number
  readonly talk: readonly Line[]
}

/** So many reports are shown, and so many lines before and after each. */
const SHOWN = 100
const BEFORE = 4
const AFTER = 2

/** The latest first. */
export const reportedLines = async (store: Store): Promise<readonly ReportedLine[]> => {
  const lines = new Map<string, ReportedLine>()
  for (const { table, line, guest, accused, at } of await store.reports.list(SHOWN)) {
    const name = (await store.guests.named(guest)) ?? words.gone
    const key = `${table} ${line}`
    const known = lines.get(key)
    if (known !== undefined) lines.set(key, { ...known, by: [...known.by, name] })
    else {
      const talk = await store.talk.between(table, line - BEFORE, line + AFTER)
      lines.set(key, { table, line, accused, by: [name], at, talk })
    }
  }
  return [...lines.values()]
}
