import type { StandingOrders } from '../kernel/contract.ts'
import { isSame } from '../kernel/json.ts'
import type { Viewer } from '../kernel/seats.ts'
import type { ServerMessage } from '../protocol/messages.ts'
import { ordersMessage, ordersOf, sealedMessage, stepMessage, type Told } from './messages.ts'
import type { Occupant } from './state.ts'

/** What viewers knew before a table was read again. */
export interface Known {
  readonly seq: number
  readonly state: unknown
  readonly seats: readonly Occupant[]
  readonly viewers: ReadonlyMap<Viewer, KnownByViewer>
}

interface KnownByViewer {
  /** Without the clocks, which run by themselves. */
  readonly moment: ServerMessage
  readonly orders: StandingOrders
}

export const knownBy = (told: Told, viewers: Iterable<Viewer>): Known => {
  const { seq, state } = told.match
  const all = new Map<Viewer, KnownByViewer>()
  for (const viewer of viewers) if (!all.has(viewer)) all.set(viewer, knownByViewer(told, viewer))
  return { seq, state, seats: told.seats, viewers: all }
}

const knownByViewer = (told: Told, viewer: Viewer): KnownByViewer => ({
  moment: sealedMessage({ ...told, clocks: [] }, viewer),
  orders: ordersOf(told, viewer),
})

/**
 * What is new to a viewer. One answer more is a step; if the match went further, they are welcomed again. If it stands
 * still, only those hear anything for whom something has changed: nobody learns of what others keep secret.
 */
export const newsFor = (
  viewer: Viewer,
  known: Known | null,
  told: Told | null,
): 'welcome' | readonly ServerMessage[] => {
  if (known === null && told === null) return []
  const knew = known?.viewers.get(viewer)
  if (known === null || told === null || knew === undefined) return 'welcome'
  const { match } = told
  const now = knownByViewer(told, viewer)
  const orders = isSame(knew.orders, now.orders) ? [] : [ordersMessage(now.orders)]
  if (match.seq === known.seq)
    return isSame(knew.moment, now.moment) ? orders : [sealedMessage(told, viewer), ...orders]
  const [, step] = match.seq === known.seq + 1 ? (match.momentsSince(known.seq, known.state) ?? []) : []
  if (step === undefined || match.latest?.kind !== 'answers') return 'welcome'
  return [stepMessage(told, known.state, step.events, viewer), ...orders]
}

/** Whether there is news about the table itself: who sits there, or that the match is over. */
export const isTableNews = (known: Known | null, told: Told | null): boolean =>
  told !== null && (told.match.outcome() !== null || !isSame(known?.seats, told.seats))
