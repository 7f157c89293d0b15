import type { TableReply } from '../../protocol/requests.ts'
import { type NewTable, openTable, type Reply } from '../api.ts'
import { bound, remember } from '../shuffle.ts'

/** Opens a table whose shuffle the server is bound to before this browser adds to it. */
export const openFairly = async (table: NewTable): Promise<Reply<TableReply>> => {
  const shuffle = await bound()
  if (!shuffle.ok) return shuffle
  const opened = await openTable({ ...table, shuffle: shuffle.value })
  if (opened.ok) remember(localStorage, opened.value.table.id, shuffle.value)
  return opened
}
