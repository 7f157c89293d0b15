import type { StandingOrders } from '../kernel/contract.ts'
import type { GivenAnswer, WishInfo } from '../protocol/messages.ts'
import type { Client } from '../server/testing/client.ts'

/** What is in the data folders of a wing. */
export interface Catalogue {
  readonly tables: readonly TableSeen[]
  /** The id of a match that somebody has shared: the first record of Kung Fur Fight. */
  readonly shared: string
}

/** A table in the data folders, as it was when they were made. */
export interface TableSeen {
  readonly id: string
  readonly game: string
  /** What is special about it. */
  readonly what: string
  readonly status: 'waiting' | 'playing' | 'over'
  /** How many entries the match has. */
  readonly seq: number
  readonly waiting: readonly string[]
  readonly wishes: readonly WishInfo[]
  readonly people: readonly PersonSeen[]
}

/** What somebody who sits there sees, and the cookie that proves who it is. */
export interface PersonSeen extends SeatSeen {
  readonly name: string
  readonly cookie: string
}

export interface SeatSeen {
  readonly seat: string
  /** The ids of the questions that are open for this seat. */
  readonly asked: readonly string[]
  readonly given: readonly GivenAnswer[]
  readonly orders: StandingOrders
  readonly chat: readonly string[]
}

export const seenBy = ({ now, messages }: Client): SeatSeen => {
  const talk = messages.findLast((message) => message.type === 'talk')
  return {
    seat: now.viewer,
    asked: now.decisions.map(({ id }) => id),
    given: now.given ?? [],
    orders: now.orders ?? {},
    chat: talk?.lines.map(({ text }) => text) ?? [],
  }
}
