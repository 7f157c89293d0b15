import type { StandingOrders } from '../kernel/contract.ts'
import { type Event, seenAll } from '../kernel/events.ts'
import type { Decision, Match } from '../kernel/match.ts'
import { diff } from '../kernel/patch.ts'
import { type Seat, seatLetter, type Viewer } from '../kernel/seats.ts'
import type { SeatClock } from '../protocol/clock.ts'
import type { ServerMessage, UndoInfo, WishInfo } from '../protocol/messages.ts'
import type { TableInfo } from '../protocol/table-info.ts'
import { PROTOCOL } from '../protocol/wire.ts'
import { partnersOf } from './actions.ts'
import { botAt } from './bots.ts'
import type { Log } from './log.ts'
import type { SeatOrders } from './orders.ts'
import type { Occupant, Wish } from './state.ts'

type Message<T extends ServerMessage['type']> = Extract<ServerMessage, { readonly type: T }>

/** Everything that is sent about a match is made here, from what the viewer may see. */

const NO_MATCH = { seq: 0, view: null, decisions: [], waiting: [], clocks: [], wishes: [], log: [], outcome: null }

/** A match as far as anyone is told of it. */
export interface Told {
  readonly match: Match
  readonly log: Pick<Log, 'events'>
  readonly wishes: readonly Wish[]
  readonly orders: readonly SeatOrders[]
  readonly seats: readonly Occupant[]
  /** Milliseconds; 0 if answers are released at once. */
  readonly beat: number
  readonly clocks: readonly SeatClock[]
}

const viewerName = (viewer: Viewer): string => (viewer === 'gallery' ? viewer : seatLetter(viewer))

export const welcomeMessage = (
  told: Told | null,
  viewer: Viewer,
  table: TableInfo,
  undo: UndoInfo | null,
): Message<'welcome'> => {
  const head = { type: 'welcome', protocol: PROTOCOL, table, viewer: viewerName(viewer) } as const
  if (told === null) return { ...head, ...NO_MATCH }
  const { match, log, orders } = told
  const own = orders.find(({ seat }) => seat === viewer)
  return {
    ...head,
    seq: match.seq,
    view: match.view(viewer),
    ...momentFor(told, viewer),
    log: seenAll(log.events, viewer),
    outcome: match.outcome(),
    ...(own !== undefined && { orders: own.orders }),
    ...(undo !== null && { undo }),
  }
}

/** From an earlier state to the present one. */
export const stepMessage = (
  told: Told,
  before: unknown,
  events: readonly Event[],
  viewer: Viewer,
): Message<'step'> => ({
  type: 'step',
  seq: told.match.seq,
  patch: diff(told.match.rules.hide(before, viewer), told.match.view(viewer)),
  events: seenAll(events, viewer),
  ...momentFor(told, viewer),
  outcome: told.match.outcome(),
})

/** The game stands still, but something about the moment has changed. */
export const sealedMessage = (told: Told, viewer: Viewer): Message<'sealed'> => ({
  type: 'sealed',
  seq: told.match.seq,
  ...momentFor(told, viewer),
})

/** The setup was told in the welcome. */
export const tableMessage = ({ setup: _setup, ...table }: TableInfo): Message<'table'> => ({ type: 'table', table })

export const ordersMessage = (orders: StandingOrders): Message<'orders'> => ({ type: 'orders', orders })

/** TABLE-8: only partners are told that a seat wants to give up. */
export const isPartner = (match: Match, seat: Seat, viewer: Viewer): boolean =>
  viewer !== 'gallery' && partnersOf(match, seat).includes(viewer)

type Moment = Omit<Message<'sealed'>, 'type' | 'seq'>

/** What the viewer has yet to answer, who else is asked, and what else there is to say of this moment. */
const momentFor = ({ match, wishes: all, seats, beat, clocks }: Told, viewer: Viewer): Moment => {
  const open = match.open()
  const done = match.sealed()
  // Who has answered on the beat is as secret as what they answered.
  const isSecret = done.length === 0 || (beat > 0 && match.isReaction())
  const waiting = (isSecret ? open : open.filter(({ seat }) => !done.includes(seat))).map(letterOf)
  const wishes = wishesFor(match, all, viewer)
  const own = open.find(({ seat }) => seat === viewer)
  // A person whose seat a bot plays has nothing to answer.
  if (own === undefined || botAt(seats[own.seat]) !== null) return { decisions: [], waiting, clocks, wishes }
  const { id, window, form } = own
  const answer = match.given(own.seat)
  if (answer === null) return { decisions: [{ id, window, form }], waiting, clocks, wishes }
  return { decisions: [], waiting, clocks, wishes, given: [{ decision: id, ...answer }] }
}

const letterOf = ({ seat }: Decision): string => seatLetter(seat)

const wishesFor = (match: Match, wishes: readonly Wish[], viewer: Viewer): readonly WishInfo[] =>
  wishes
    .filter(({ seat, wish }) => wish !== 'giveUp' || isPartner(match, seat, viewer))
    .map(({ seat, wish }) => ({ seat: seatLetter(seat), wish }))
