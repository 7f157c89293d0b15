import type { Event } from '../../kernel/events.ts'
import { seen } from '../../kernel/events.ts'
import { diff } from '../../kernel/patch.ts'
import { seatLetter, type Viewer } from '../../kernel/seats.ts'
import type { Table } from '../../kernel/table.ts'
import type { Asked, ServerMessage, TableInfo } from '../../protocol/messages.ts'
import type { Match } from './match.ts'

type Message<T extends ServerMessage['type']> = Extract<ServerMessage, { readonly type: T }>

/** Everything that is sent about a match is made here, from what the viewer may see. */

const NOTHING = { seq: 0, view: null, decisions: [], waiting: [], log: [], outcome: null }

const viewerName = (viewer: Viewer): string => (viewer === 'gallery' ? viewer : seatLetter(viewer))

export const welcome = (match: Match | null, viewer: Viewer, table: TableInfo): Message<'welcome'> => {
  const head = { type: 'welcome', table, viewer: viewerName(viewer) } as const
  if (match === null) return { ...head, ...NOTHING }
  const { rules, state, seq } = match.table
  return {
    ...head,
    seq,
    view: rules.hide(state, viewer),
    ...asked(match.table, viewer),
    log: match.log.map((event) => seen(event, viewer)),
    outcome: match.table.outcome(),
  }
}

/** The step from an earlier state to the present one. */
export const step = (table: Table, before: unknown, events: readonly Event[], viewer: Viewer): Message<'step'> => ({
  type: 'step',
  seq: table.seq,
  patch: diff(table.rules.hide(before, viewer), table.rules.hide(table.state, viewer)),
  events: events.map((event) => seen(event, viewer)),
  ...asked(table, viewer),
  outcome: table.outcome(),
})

export const sealed = (table: Table, viewer: Viewer): Message<'sealed'> => ({
  type: 'sealed',
  seq: table.seq,
  ...asked(table, viewer),
})

/** What the viewer has yet to answer, and who else has. */
const asked = (table: Table, viewer: Viewer): { decisions: readonly Asked[]; waiting: readonly string[] } => {
  const done = table.sealed()
  const open = table.open().filter(({ seat }) => !done.includes(seat))
  return {
    decisions: open.filter(({ seat }) => seat === viewer).map(({ id, window, form }) => ({ id, window, form })),
    waiting: open.map(({ seat }) => seatLetter(seat)),
  }
}
