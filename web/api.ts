import { signal } from '@preact/signals'
import { isObject } from '../kernel/json.ts'
import type {
  GuestReply,
  MeReply,
  OwnTablesReply,
  ShareReply,
  ShuffleCheck,
  ShuffleReply,
  TableReply,
  TablesReply,
} from '../protocol/requests.ts'
import type { Origin } from '../protocol/table-info.ts'
import { words } from './words.ts'

/** What came of a request: the reply, or a sentence that says what to do. Status 0: nobody answered. */
export type Reply<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly status: number; readonly error: string }

/** Whether there was an answer to the last request. */
export const isAnswering = signal(true)

export interface NewTable {
  readonly game: string
  readonly setup: Readonly<Record<string, unknown>>
  readonly bots: Readonly<Record<string, string>>
  readonly clock: unknown
  readonly listed: boolean
  readonly rated?: boolean
  readonly seat?: string
  readonly from?: Origin
  readonly shuffle?: Added
}

/** What this browser adds to a shuffle that the server is already bound to. */
export interface Added {
  readonly commitment: string
  readonly value: string
}

export const me = (): Promise<Reply<MeReply>> => request('GET', '/api/me', has('guest'))

export const beGuest = (name: string): Promise<Reply<GuestReply>> =>
  request('POST', '/api/guest', has('guest'), { name })

export const openTable = (table: NewTable): Promise<Reply<TableReply>> =>
  request('POST', '/api/tables', has('table'), table)

export const ownTables = (): Promise<Reply<OwnTablesReply>> => request('GET', '/api/me/tables', has('playing'))

export const listTables = (): Promise<Reply<TablesReply>> => request('GET', '/api/tables', has('tables'))

export const lookUpTable = (id: string): Promise<Reply<TableReply>> =>
  request('GET', `/api/tables/${encodeURIComponent(id)}`, has('table'))

export const shareRecord = (record: unknown): Promise<Reply<ShareReply>> =>
  request('POST', '/api/records', has('id'), record)

export const bindShuffle = (): Promise<Reply<ShuffleReply>> => request('POST', '/api/shuffles', has('commitment'))

export const checkShuffle = (id: string): Promise<Reply<ShuffleCheck>> =>
  request('GET', `/api/tables/${encodeURIComponent(id)}/shuffle`, has('commitment'))

export const takeSeat = (id: string, value: string): Promise<Reply<TableReply>> =>
  request('POST', `/api/tables/${encodeURIComponent(id)}/seat`, has('table'), { value })

export const leaveTable = (id: string): Promise<Reply<TableReply>> =>
  request('POST', `/api/tables/${encodeURIComponent(id)}/leave`, has('table'))

export const playAgain = (
  id: string,
  adding: { readonly shuffle: Added } | { readonly value: string },
): Promise<Reply<TableReply>> => request('POST', `/api/tables/${encodeURIComponent(id)}/rematch`, has('table'), adding)

/** Our own server has checked the rest of what it sends. */
export const has =
  <T>(name: string & keyof T) =>
  (value: unknown): value is T =>
    isObject(value) && Object.hasOwn(value, name)

export const request = async <T>(
  method: string,
  path: string,
  isReply: (value: unknown) => value is T,
  body?: unknown,
): Promise<Reply<T>> => {
  try {
    const reply = await fetch(path, {
      method,
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    const value: unknown = await reply.json()
    isAnswering.value = true
    if (reply.ok && isReply(value)) return { ok: true, value }
    const error = isObject(value) && typeof value.error === 'string' ? value.error : words.unreachable
    return { ok: false, status: reply.status, error }
  } catch {
    isAnswering.value = false
    return { ok: false, status: 0, error: words.unreachable }
  }
}
