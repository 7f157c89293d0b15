import type { Refusal } from '../kernel/contract.ts'
import type { Match } from '../kernel/match.ts'
import { readOrders } from '../kernel/orders.ts'
import { describeProblem } from '../kernel/result.ts'
import { type Seat, seatList } from '../kernel/seats.ts'
import { tableRefusal } from '../kernel/table-refusals.ts'
import type { ClientMessage } from '../protocol/messages.ts'
import { type Action, partnersOf } from './actions.ts'
import { botAt } from './bots.ts'
import type { Occupant, Wish } from './state.ts'
import { isRevealed, lastOwnAnswer } from './undo.ts'

/** What a message asks for: an action, the rule against it, or a sentence that says what is wrong. */
export type ReadAction = { readonly action: Action } | { readonly refusal: Refusal } | { readonly error: string }

type Message<T extends ClientMessage['type']> = Extract<ClientMessage, { readonly type: T }>

export type ChatMessage = Message<'say' | 'mute' | 'report'>

export const isChat = (message: ClientMessage): message is ChatMessage =>
  message.type === 'say' || message.type === 'mute' || message.type === 'report'

/** A message by which a seat wants to do something. */
export type ActionMessage = Exclude<ClientMessage, { readonly type: 'resume' } | ChatMessage>

/** Where the message came in, and from which seat. */
export interface ActionContext {
  readonly match: Match
  readonly seats: readonly Occupant[]
  readonly wishes: readonly Wish[]
  readonly rated: boolean
  readonly seat: Seat
  /** The bots that can be asked to stand in. */
  readonly bots: readonly string[]
}

const BOT_PLAYS = 'A bot plays for you; take your seat back first.'
const NO_BOT_PLAYS = 'Nobody plays for you.'

export const readAction = (message: ActionMessage, context: ActionContext): ReadAction => {
  const { match, seats, rated, seat, bots } = context
  const isPlayedByBot = botAt(seats[seat]) !== null
  switch (message.type) {
    case 'answer':
    case 'takeBack':
      return isPlayedByBot ? { error: BOT_PLAYS } : { action: message }
    case 'giveUp': {
      const partners = partnersOf(match, seat).filter((partner) => partner !== seat && botAt(seats[partner]) !== null)
      return { action: { type: 'giveUp', followers: partners } }
    }
    case 'tie':
      return {
        action: message.say === 'offer' ? { type: 'offerTie', followers: [] } : { type: 'withdrawTie' },
      }
    case 'undo':
      return readUndo(message, context)
    case 'handOver':
      if (rated) return { refusal: tableRefusal('table.ratedBot') }
      if (isPlayedByBot) return { error: BOT_PLAYS }
      if (!bots.includes(message.bot))
        return { error: `There is no bot '${message.bot}'; there is ${bots.join(', ')}.` }
      return { action: { type: 'handOver', bot: message.bot } }
    case 'takeOver':
      return isPlayedByBot ? { action: { type: 'handOver', bot: null } } : { error: NO_BOT_PLAYS }
    case 'orders': {
      if (match.outcome() !== null) return { refusal: tableRefusal('table.over') }
      const read = readOrders(match.game, message.orders)
      return read.ok
        ? { action: { type: 'orders', orders: read.value } }
        : { error: `These orders cannot be followed: ${describeProblem(read.problem)}.` }
    }
  }
}

const readUndo = ({ say }: Message<'undo'>, { match, seats, wishes, rated, seat }: ActionContext): ReadAction => {
  if (match.outcome() !== null) return { refusal: tableRefusal('table.over') }
  if (rated) return { refusal: tableRefusal('table.rated') }
  const asked = wishes.find(({ wish }) => wish === 'undo')
  if (say === 'ask') {
    const to = lastOwnAnswer(match.record().entries, seat)
    if (to === null) return { refusal: tableRefusal('table.noWayBack') }
    if (people(seats).some((other) => other !== seat)) return { action: { type: 'askUndo', to } }
    return isRevealed(match, seat, to) ? { refusal: tableRefusal('table.revealed') } : { action: { type: 'undo', to } }
  }
  if (asked === undefined || asked.to === null || (say === 'agree' && asked.seat === seat))
    return { refusal: tableRefusal('table.notWanted') }
  if (say === 'withdraw') return { action: { type: 'noUndo' } }
  const agreed = new Set(wishes.flatMap((one) => (one.wish === 'agree' ? [one.seat] : []))).add(seat).add(asked.seat)
  return {
    action: people(seats).every((one) => agreed.has(one)) ? { type: 'undo', to: asked.to } : { type: 'agreeUndo' },
  }
}

/** The seats of people who play themselves. */
const people = (seats: readonly Occupant[]): readonly Seat[] =>
  seatList(seats.length).filter((seat) => seats[seat].kind === 'person' && botAt(seats[seat]) === null)
