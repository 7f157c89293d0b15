import type { StandingOrders } from '../../kernel/contract.ts'
import { type Event, seenAll } from '../../kernel/events.ts'
import { diff } from '../../kernel/patch.ts'
import { type Seat, seatLetter, type Viewer } from '../../kernel/seats.ts'
import type { Sight } from '../../kernel/sight.ts'
import type { Decision, Table } from '../../kernel/table.ts'
import type { SeatClock } from '../clock.ts'
import type { ServerMessage, WishInfo } from '../messages.ts'
import type { TableInfo } from '../table-info.ts'
import { partnersOf } from './acts.ts'
import { areHeld } from './beat.ts'
import type { Log } from './log.ts'
import type { Standing } from './orders.ts'
import { botAt, type Sitter } from './sitting.ts'
import type { Wish } from './wishes.ts'

type Message<T extends ServerMessage['type']> = Extract<ServerMessage, { readonly type: T }>

/** Everything that is sent about a match is made here, from what the viewer may see. */

const NOTHING = { seq: 0, view: null, decisions: [], waiting: [], clocks: [], wishes: [], log: [], outcome: null }

const viewerName = (viewer: Viewer): string => (viewer === 'gallery' ? viewer : seatLetter(viewer))

/** A match as far as it is told. */
export interface Told {
  readonly table: Table
  readonly log: Pick<Log, 'events'>
  readonly wishes: readonly Wish[]
  readonly orders: readonly Standing[]
}

/** Who sits there, and what time it is. */
export interface Now {
  readonly seats: readonly Sitter[]
  /** Milliseconds; 0 if answers are released at once. */
  readonly beat: number
  readonly clocks: readonly SeatClock[]
}

export const welcome = (match: Told | null, viewer: Viewer, table: TableInfo, now: Now): Message<'welcome'> => {
  if (match === null) return { type: 'welcome', table, viewer: viewerName(viewer), ...NOTHING }
  const { table: played } = match
  return {
    type: 'welcome',
    table,
    viewer: viewerName(viewer),
    seq: played.seq,
    view: played.sight.of(viewer),
    ...asked(match, viewer, now),
    log: seenAll(match.log.events, viewer),
    outcome: played.outcome(),
    ...ordersOf(match, viewer),
  }
}

/** Orders are told to their owner alone. */
const ordersOf = ({ orders }: Told, viewer: Viewer): Pick<Message<'welcome'>, 'orders'> => {
  const own = orders.find(({ seat }) => seat === viewer)
  return own === undefined ? {} : { orders: own.orders }
}

/** What was agreed was told in the welcome. */
export const newsOfTable = ({ setup: _setup, ...table }: TableInfo): Message<'table'> => ({ type: 'table', table })

export const standing = (orders: StandingOrders): Message<'orders'> => ({ type: 'orders', orders })

/** A step that has yet to be put into words: what has changed lies between two views. */
export interface Stride extends Omit<Message<'step'>, 'type' | 'patch'> {
  readonly type: 'stride'
  readonly from: unknown
  readonly to: unknown
  /** The two moments as everybody sees them, and the fields in which that differs. */
  readonly since: Sight
  readonly sight: Sight
  readonly veiled: readonly string[]
}

/** From an earlier moment to the present one. */
export const stride = (match: Told, before: Sight, events: readonly Event[], viewer: Viewer, now: Now): Stride => {
  const { table } = match
  const { sight, rules } = table
  const { decisions, waiting, clocks, wishes, given } = asked(match, viewer, now)
  const told: Stride = {
    type: 'stride',
    seq: table.seq,
    from: before.of(viewer),
    to: sight.of(viewer),
    since: before,
    sight,
    veiled: rules.veiled,
    events: seenAll(events, viewer),
    decisions,
    waiting,
    clocks,
    wishes,
    outcome: table.outcome(),
  }
  return given === undefined ? told : { ...told, given }
}

export const stepOf = ({
  from,
  to,
  since: _since,
  sight: _sight,
  veiled: _veiled,
  ...rest
}: Stride): Message<'step'> => ({
  ...rest,
  type: 'step',
  patch: diff(from, to),
})

/** The same in words. */
export const step = (...given: Parameters<typeof stride>): Message<'step'> => stepOf(stride(...given))

export const sealed = (match: Told, viewer: Viewer, now: Now): Message<'sealed'> => ({
  type: 'sealed',
  seq: match.table.seq,
  ...asked(match, viewer, now),
})

/** What one pair of eyes knows of a moment, but for the clocks, which go on by themselves. */
export interface Known {
  readonly moment: Message<'sealed'>
  readonly orders: StandingOrders
}

export const known = (match: Told, viewer: Viewer, now: Now): Known => ({
  moment: sealed(match, viewer, { ...now, clocks: [] }),
  orders: ordersOf(match, viewer).orders ?? {},
})

/** TABLE-8: only they are told that a seat wants to give up. */
export const isPartner = (table: Table, seat: Seat, viewer: Viewer): boolean =>
  viewer !== 'gallery' && partnersOf(table, seat).includes(viewer)

const NONE: readonly never[] = []

type Moment = Omit<Message<'sealed'>, 'type' | 'seq'>

/** What the viewer has yet to answer, who else has, and what else is to be said of this moment. */
const asked = ({ table, wishes: wished }: Told, viewer: Viewer, { seats, beat, clocks }: Now): Moment => {
  const open = table.open()
  const done = table.sealed()
  // Who has answered on the beat is as secret as what.
  const isOpen = done.length === 0 || areHeld(table, open, beat)
  const waiting = (isOpen ? open : open.filter(({ seat }) => !done.includes(seat))).map(letterOf)
  const wishes = wishesFor(table, wished, viewer)
  const own = questionTo(viewer, open)
  // Whose seat a bot plays has nothing to answer.
  if (own === null || botAt(seats[own.seat]) !== null) return { decisions: NONE, waiting, clocks, wishes }
  const { id, window, form } = own
  const answer = table.given(own.seat)
  if (answer === null) return { decisions: [{ id, window, form }], waiting, clocks, wishes }
  return { decisions: NONE, waiting, clocks, wishes, given: [{ decision: id, ...answer }] }
}

const letterOf = ({ seat }: Decision): string => seatLetter(seat)

const questionTo = (viewer: Viewer, open: readonly Decision[]): Decision | null => {
  for (const question of open) if (question.seat === viewer) return question
  return null
}

const wishesFor = (table: Table, wishes: readonly Wish[], viewer: Viewer): readonly WishInfo[] =>
  wishes.length === 0
    ? NONE
    : wishes
        .filter(({ seat, wish }) => wish !== 'giveUp' || isPartner(table, seat, viewer))
        .map(({ seat, wish }) => ({ seat: seatLetter(seat), wish }))
