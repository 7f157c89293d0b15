import { isSame } from '../../kernel/json.ts'

/** A content with all that it was before, and what was undone. */
export interface History {
  readonly now: unknown
  readonly past: readonly unknown[]
  readonly future: readonly unknown[]
  /** The field in which the last edit was: letters typed one after the other are one edit. */
  readonly field: string | null
}

/** Nobody goes back further. */
const MOST = 200

export const begun = (content: unknown): History => ({ now: content, past: [], future: [], field: null })

export const edited = (history: History, content: unknown, field: string | null): History => {
  if (isSame(history.now, content)) return history
  const goesOn = field !== null && field === history.field
  const past = goesOn ? history.past : [...history.past, history.now].slice(-MOST)
  return { now: content, past, future: [], field }
}

export const undone = (history: History): History => {
  const { now, past, future } = history
  if (past.length === 0) return history
  return { now: past.at(-1), past: past.slice(0, -1), future: [now, ...future], field: null }
}

export const redone = (history: History): History => {
  const { now, past, future } = history
  if (future.length === 0) return history
  return { now: future[0], past: [...past, now], future: future.slice(1), field: null }
}
