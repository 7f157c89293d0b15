import type { Outcome } from '../../kernel/contract.ts'
import { apply } from '../../kernel/patch.ts'
import type { Asked, ServerMessage } from '../../protocol/messages.ts'
import type { TableInfo } from '../../protocol/table-info.ts'

/** What a bot has to remember of all that it is told. */
export interface Seen {
  readonly table: TableInfo
  readonly seq: number
  readonly view: unknown
  readonly decisions: readonly Asked[]
  readonly outcome: Outcome | null
}

type MatchMessage = Extract<ServerMessage, { type: 'welcome' | 'step' | 'sealed' | 'table' }>

/** Null when something is missing between the two: then only a new welcome helps. */
export const see = (seen: Seen | null, news: MatchMessage): Seen | null => {
  if (news.type === 'welcome') {
    const { table, seq, view, decisions, outcome } = news
    return { table, seq, view, decisions, outcome }
  }
  if (seen === null) return null
  // What was agreed is told in the welcome only.
  if (news.type === 'table') return { ...seen, table: { ...news.table, setup: seen.table.setup } }
  const { seq, decisions } = news
  if (news.type === 'sealed') return seq === seen.seq ? { ...seen, decisions } : null
  if (seq <= seen.seq) return seen
  if (seq > seen.seq + 1) return null
  try {
    return { ...seen, seq, decisions, view: apply(seen.view, news.patch), outcome: news.outcome }
  } catch {
    return null
  }
}
