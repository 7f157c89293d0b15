import type { Refusal } from '../kernel/contract.ts'
import type { Event } from '../kernel/events.ts'
import { isSame } from '../kernel/json.ts'
import type { Match, Played } from '../kernel/match.ts'
import type { Seat } from '../kernel/seats.ts'
import { tableRefusal } from '../kernel/table-refusals.ts'
import type { Act } from './actions.ts'
import { ordersAfter } from './orders.ts'
import type { Change, Clock } from './ports.ts'
import type { Occupant, SealedAnswer, TableState, Wish } from './state.ts'

/** What came of an action. */
export type PlayResult =
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** It was so before: there is nothing to write and nothing to tell. */
  | { readonly kind: 'unchanged'; readonly noted: Refusal | null }
  | PlayedAct

/** An action that has happened in memory and is yet to be written. */
export interface PlayedAct {
  readonly kind: 'played'
  readonly change: Change
  /** The state before it. */
  readonly before: unknown
  readonly events: readonly Event[]
  /** Nobody else is told who has answered, until the beat. */
  readonly held: boolean
  /** TABLE-8: the wish was noted, but partners give up only together. */
  readonly noted: Refusal | null
}

/** Plays an action on the match and works out what else it changes. */
export const play = (state: TableState, act: Act, beat: number, clock: Clock): PlayResult => {
  const { match } = state
  const { seq, state: before } = match
  const held = beat > 0 && match.isReaction()
  const given = match.given(act.seat)
  const played = perform(match, act, held)
  const { refusal } = played
  const isStep = match.seq > seq
  if (refusal !== null && isStep) throw new Error(`${act.action.type} was refused and went into the record`)
  if (refusal !== null && refusal.why !== 'table.together') return { kind: 'refused', refusal }

  const entry = isStep ? match.latest : null
  const hasMovedOn = isStep && act.action.type !== 'handOver'
  const seats = act.action.type === 'handOver' ? withStandIn(state.seats, act.seat, act.action.bot) : state.seats
  const after = {
    seats,
    wishes: hasMovedOn ? wishesAfterStep(state.wishes, match) : wishesAfter(state.wishes, act),
    orders: mayChangeOrders(state, act) ? ordersAfter(state.orders, match, act, given?.by ?? null) : state.orders,
    sealed: hasMovedOn ? opened(state.sealed) : sealedAfter(state, act, held, clock),
    times: clock.after({ match, act, held, before: state, seats }),
  }
  if (entry === null && PARTS.every((part) => isSame(state[part], after[part])))
    return { kind: 'unchanged', noted: refusal }
  return {
    kind: 'played',
    change: { act, match, seq, entry, before: state, after },
    before,
    events: refusal === null ? played.events : [],
    held,
    noted: refusal,
  }
}

const mayChangeOrders = ({ orders }: TableState, { action }: Act): boolean =>
  orders.length > 0 || action.type === 'orders'

const PARTS = ['seats', 'wishes', 'orders', 'sealed', 'times'] as const

const DONE: Played = { refusal: null, events: [] }

/** Performs an action on the match. `held`: answers wait for their release. */
const perform = (match: Match, { seat, action, by }: Act, held: boolean): Played => {
  switch (action.type) {
    case 'answer':
      return held
        ? match.seal(seat, action.decision, action.choice, by)
        : match.answer(seat, action.decision, action.choice, by)
    case 'release':
      return isComplete(match, action.decision) ? match.release() : { refusal: tableRefusal('table.stale') }
    case 'takeBack':
      return match.takeBack(seat, action.decision)
    case 'giveUp':
      return match.giveUp(seat, action.followers)
    case 'offerTie':
      return offerTie(match, [seat, ...action.followers])
    case 'withdrawTie':
      return match.withdrawTie(seat)
    case 'undo':
      return match.undo(action.to)
    case 'handOver':
      return match.handOver(seat, action.bot === null ? 'player' : 'bot')
    case 'askUndo':
    case 'agreeUndo':
    case 'noUndo':
    case 'orders':
      return DONE
  }
}

/** Whether the decision is open and everyone who is asked has answered. */
const isComplete = (match: Match, decision: string): boolean => {
  const open = match.open()
  return open.some(({ id }) => id === decision) && match.sealed().length === open.length
}

const offerTie = (match: Match, parties: readonly Seat[]): Played => {
  const { seq } = match
  let played: Played = DONE
  for (const party of parties) {
    played = match.offerTie(party)
    if (played.refusal !== null || match.seq > seq) break
  }
  return played
}

/** The game has moved on: nothing is sealed any more. */
const opened = (sealed: readonly SealedAnswer[]): readonly SealedAnswer[] => (sealed.length === 0 ? sealed : [])

/** The sealed answers after an action that left the game as it was. */
const sealedAfter = (
  { sealed, times }: TableState,
  { seat, action, by, at }: Act,
  held: boolean,
  clock: Clock,
): readonly SealedAnswer[] => {
  if (action.type !== 'answer' && action.type !== 'takeBack') return sealed
  const { decision } = action
  const others = sealed.filter((one) => one.seat !== seat)
  if (action.type === 'takeBack') return others
  // An answer that replaces another leaves the clock where it stopped.
  const earlier = sealed.find((one) => one.seat === seat && one.decision === decision)
  const left = earlier === undefined && !held ? clock.timeLeft(times, seat, at) : (earlier?.left ?? null)
  return [...others, { seat, decision, choice: action.choice, by, left }]
}

const isAboutUndo = ({ wish }: Wish): boolean => wish === 'undo' || wish === 'agree'

/** The wishes after an action that left the game as it was. */
const wishesAfter = (wishes: readonly Wish[], { seat, action }: Act): readonly Wish[] => {
  const without = (kind: Wish['wish']): readonly Wish[] =>
    wishes.filter((one) => one.seat !== seat || one.wish !== kind)
  switch (action.type) {
    case 'giveUp':
      return [...without('giveUp'), { seat, wish: 'giveUp', to: null }]
    case 'offerTie':
      return [...without('tie'), { seat, wish: 'tie', to: null }]
    case 'withdrawTie':
      return without('tie')
    case 'askUndo':
      return [...wishes.filter((one) => !isAboutUndo(one)), { seat, wish: 'undo', to: action.to }]
    case 'agreeUndo':
      return [...without('agree'), { seat, wish: 'agree', to: null }]
    case 'noUndo':
      return wishes.filter((one) => !isAboutUndo(one))
    default:
      return wishes
  }
}

/** The game has moved on: wishes lapse, except the wish to give up (TABLE-7, TABLE-8). */
const wishesAfterStep = (wishes: readonly Wish[], { rules, state }: Match): readonly Wish[] => {
  if (wishes.length === 0) return wishes
  if (rules.outcome(state) !== null) return []
  return wishes.filter(({ wish }) => wish === 'giveUp')
}

const withStandIn = (seats: readonly Occupant[], seat: Seat, standIn: string | null): readonly Occupant[] => {
  const occupant = seats[seat]
  return occupant.kind === 'person' ? seats.with(seat, { ...occupant, standIn }) : seats
}
