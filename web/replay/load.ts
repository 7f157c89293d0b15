import { isObject } from '../../kernel/json.ts'
import { readRecord } from '../../kernel/record.ts'
import { describeProblem, type Result } from '../../kernel/result.ts'
import { seatLetter, seatList } from '../../kernel/seats.ts'
import type { PastReply } from '../../protocol/past.ts'
import type { TableInfo } from '../../protocol/table-info.ts'
import { has, lookUpTable, request } from '../api.ts'
import { type Loaded, loadTable } from '../games.ts'
import { pathOfTable } from '../router.ts'
import { words as house } from '../words.ts'
import { type Film, filmOfPast, filmOfRecord } from './film.ts'
import { words } from './words.ts'

/** A match that can be shown, with the code that draws it; or a sentence that says why not. */
export type Shown =
  | {
      readonly ok: true
      readonly film: Film
      readonly loaded: Loaded
      /** The table of the server that it was played at. */
      readonly server: string | null
      /** The way to its table, wherever that is. */
      readonly back: string | null
    }
  | { readonly ok: false; readonly error: string }

export const failed = (error: string): Shown => ({ ok: false, error })

type Ways = Pick<Extract<Shown, { ok: true }>, 'server' | 'back'>

const NOWHERE: Ways = { server: null, back: null }

/** A table of the server: the whole match when it is over, else what one has seen of it. */
export const loadServerMatch = async (id: string): Promise<Shown> => {
  const found = await lookUpTable(id)
  if (!found.ok) return failed(found.status === 404 ? house.noTable : found.error)
  const { table } = found.value
  if (table.status === 'waiting' || table.seats.some(({ kind }) => kind === 'open')) return failed(words.notBegun)
  const ways = { server: id, back: pathOfTable(id) }
  const path = `/api/tables/${encodeURIComponent(id)}`
  if (table.status === 'over') {
    const reply = await request('GET', `${path}/record`, isObject)
    return reply.ok ? showRecord(reply.value, () => table, ways) : failed(reply.error)
  }
  const past = await request<PastReply>('GET', `${path}/past`, has('steps'))
  if (!past.ok) return failed(past.error)
  const loaded = await gameOf(table.game)
  return loaded === null ? failed(house.noGame) : shown(loaded, filmOfPast(loaded.game, past.value), ways)
}

/** One that somebody has shared. */
export const loadSharedMatch = async (id: string): Promise<Shown> => {
  const reply = await request('GET', `/api/records/${encodeURIComponent(id)}`, isObject)
  return reply.ok ? showRecord(reply.value) : failed(reply.error)
}

/** A record that came from anywhere: everything about it is checked, and it is played again. */
export const showRecord = async (
  value: unknown,
  tableOf: (bare: TableInfo) => TableInfo = (bare) => bare,
  ways: Ways = NOWHERE,
): Promise<Shown> => {
  const id = isObject(value) && typeof value.game === 'string' ? value.game : ''
  const loaded = await gameOf(id)
  const read = readRecord(value, (name) => (loaded?.game.meta.id === name ? loaded.game.meta : undefined))
  if (!read.ok) return failed(words.noRecord(describeProblem(read.problem)))
  if (loaded === null) return failed(house.noGames)
  const { setup, rules } = read.value
  const bare: TableInfo = {
    id: '',
    game: id,
    rules,
    setup,
    status: 'over',
    clock: null,
    listed: false,
    rated: false,
    beat: 0,
    seats: seatList(setup.seats).map((seat) => ({
      seat: seatLetter(seat),
      kind: 'open',
      name: '',
      here: false,
      you: false,
    })),
  }
  return shown(loaded, filmOfRecord(loaded.game, read.value, tableOf(bare)), ways)
}

const gameOf = async (id: string): Promise<Loaded | null> => {
  try {
    return await loadTable(id)
  } catch {
    return null
  }
}

export const shown = (loaded: Loaded, film: Result<Film>, ways: Ways): Shown =>
  film.ok ? { ok: true, film: film.value, loaded, ...ways } : failed(words.differs(describeProblem(film.problem)))
