import type { Refusal } from '../../kernel/contract.ts'
import { readOrders } from '../../kernel/orders.ts'
import { describeProblem } from '../../kernel/result.ts'
import { type Seat, seatList } from '../../kernel/seats.ts'
import type { Table } from '../../kernel/table.ts'
import { tableRefusal } from '../../kernel/table-refusals.ts'
import type { ClientMessage } from '../messages.ts'
import { type Act, partnersOf } from './acts.ts'
import { isRevealed, lastOwnAnswer } from './going-back.ts'
import { botAt, type Sitter } from './sitting.ts'
import type { Wish } from './wishes.ts'

/** What a message asks for: an act, the rule against it, or a sentence that says what is wrong. */
export type Read = { readonly act: Act } | { readonly refusal: Refusal } | { readonly error: string }

type Message<T extends ClientMessage['type']> = Extract<ClientMessage, { readonly type: T }>

/** What is said to the others at the table. */
export type TalkMessage = Message<'say' | 'mute' | 'report'>

export const isTalk = (message: ClientMessage): message is TalkMessage =>
  message.type === 'say' || message.type === 'mute' || message.type === 'report'

/** What a seat wants to do. */
export type ActMessage = Exclude<ClientMessage, { readonly type: 'resume' } | TalkMessage>

/** Where it was said, and by whom. */
export interface Around {
  readonly table: Table
  readonly seats: readonly Sitter[]
  readonly wishes: readonly Wish[]
  readonly rated: boolean
  readonly seat: Seat
  /** The names of the bots of the house. */
  readonly bots: readonly string[]
}

const BOT_PLAYS = 'A bot plays for you; take your seat back first.'
const NO_BOT_PLAYS = 'Nobody plays for you.'

export const readAct = (message: ActMessage, around: Around): Read => {
  const { table, seats, rated, seat, bots } = around
  const isPlayed = botAt(seats[seat]) !== null
  switch (message.type) {
    case 'answer':
    case 'takeBack':
      return isPlayed ? { error: BOT_PLAYS } : { act: message }
    case 'giveUp': {
      const followers = partnersOf(table, seat).filter((partner) => botAt(seats[partner]) !== null)
      return { act: { type: 'giveUp', followers: followers.filter((follower) => follower !== seat) } }
    }
    case 'tie':
      return { act: { type: message.say === 'offer' ? 'offerTie' : 'withdrawTie' } }
    case 'undo':
      return readUndo(message, around)
    case 'handOver':
      if (rated) return { refusal: tableRefusal('table.ratedBot') }
      if (isPlayed) return { error: BOT_PLAYS }
      if (!bots.includes(message.bot))
        return { error: `There is no bot '${message.bot}'; there is ${bots.join(', ')}.` }
      return { act: { type: 'handOver', bot: message.bot } }
    case 'takeOver':
      return isPlayed ? { act: { type: 'handOver', bot: null } } : { error: NO_BOT_PLAYS }
    case 'orders': {
      if (table.outcome() !== null) return { refusal: tableRefusal('table.over') }
      const read = readOrders(table.game, message.orders)
      return read.ok
        ? { act: { type: 'orders', orders: read.value } }
        : { error: `These orders cannot be followed: ${describeProblem(read.problem)}.` }
    }
  }
}

const readUndo = ({ say }: Message<'undo'>, { table, seats, wishes, rated, seat }: Around): Read => {
  if (table.outcome() !== null) return { refusal: tableRefusal('table.over') }
  if (rated) return { refusal: tableRefusal('table.rated') }
  const asked = wishes.find(({ wish }) => wish === 'undo')
  if (say === 'ask') {
    const to = lastOwnAnswer(table.record().entries, seat)
    if (to === null) return { refusal: tableRefusal('table.noWayBack') }
    if (people(seats).some((other) => other !== seat)) return { act: { type: 'askUndo', to } }
    return isRevealed(table, seat, to) ? { refusal: tableRefusal('table.revealed') } : { act: { type: 'undo', to } }
  }
  if (asked === undefined || asked.to === null || (say === 'agree' && asked.seat === seat))
    return { refusal: tableRefusal('table.notWanted') }
  if (say === 'withdraw') return { act: { type: 'noUndo' } }
  const agreed = new Set(wishes.flatMap((one) => (one.wish === 'agree' ? [one.seat] : []))).add(seat).add(asked.seat)
  return { act: people(seats).every((one) => agreed.has(one)) ? { type: 'undo', to: asked.to } : { type: 'agreeUndo' } }
}

/** The seats of those who play themselves. */
const people = (seats: readonly Sitter[]): readonly Seat[] =>
  seatList(seats.length).filter((seat) => seats[seat].kind === 'person' && botAt(seats[seat]) === null)
