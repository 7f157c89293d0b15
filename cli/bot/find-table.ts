import { ROUTES } from '../../protocol/routes.ts'
import type { TableInfo } from '../../protocol/table-info.ts'
import { type Answer, fine, trouble, type Visit } from './visit.ts'
import { words } from './words.ts'

/** Looks for company at the listed tables of one game. */
export interface Seeker {
  /** A seat where somebody waits, or a new listed table. */
  find(): Promise<Answer<TableInfo>>
  /** Gives up the seat at a table of one's own where others wait at an older one: then it is time to find anew. */
  leaveForOlder(own: string): Promise<boolean>
}

export const seeker = (visit: Visit, game: string): Seeker => {
  /** Tables that one cannot sit down at, such as those kept for others. */
  const shut = new Set<string>()
  const listed = async (): Promise<Answer<readonly TableInfo[]>> => {
    const reply = await visit.ask(ROUTES.listTables)
    return reply.ok ? fine(reply.value.tables.filter(({ id }) => !shut.has(id))) : reply
  }

  return {
    find: async () => {
      const tables = await listed()
      if (!tables.ok) return tables
      for (const { id } of openOnes(tables.value, game).toReversed()) {
        const sat = await sitDown(visit, id, game)
        if (sat.ok) return sat
        shut.add(id)
      }
      // A bot learns nothing from how long somebody thinks: nobody has to wait for a beat.
      const opened = await visit.ask(ROUTES.openTable, '', { game, listed: true, beat: 0 })
      return opened.ok ? fine(opened.value.table) : opened
    },
    leaveForOlder: async (own) => {
      const tables = await listed()
      if (!tables.ok || openOnes(olderThan(tables.value, own), game).length === 0) return false
      // If somebody has come meanwhile, the match has begun and nobody may leave.
      return (await visit.ask(ROUTES.leave, own)).ok
    },
  }
}

/** Those at which somebody waits for this game to begin. */
export const openOnes = (tables: readonly TableInfo[], game: string): readonly TableInfo[] =>
  tables.filter(
    (table) =>
      table.game === game &&
      table.status === 'waiting' &&
      table.seats.some(({ kind }) => kind === 'open') &&
      !table.seats.some(({ you }) => you),
  )

/**
 * Of two who opened a table in the same moment one must go to the other: the one whose table is younger. Tables are
 * listed the newest first.
 */
export const olderThan = (tables: readonly TableInfo[], own: string): readonly TableInfo[] => {
  const at = tables.findIndex(({ id }) => id === own)
  return at < 0 ? [] : tables.slice(at + 1)
}

export const sitDown = async (visit: Visit, id: string, game: string): Promise<Answer<TableInfo>> => {
  const found = await visit.ask(ROUTES.table, id)
  if (!found.ok) return found
  if (found.value.table.game !== game) return trouble('turnedAway', words.otherGame(id, found.value.table.game))
  const sat = await visit.ask(ROUTES.sit, id, {})
  return sat.ok ? fine(sat.value.table) : sat
}
