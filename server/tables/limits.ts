import type { ClientMessage } from '../../protocol/messages.ts'
import type { Rate } from '../config.ts'
import { type Buckets, createBuckets } from '../realtime/rate-limit.ts'

const TALK: Rate = { burst: 8, perSecond: 0.5 }
const REPORTS: Rate = { burst: 10, perSecond: 1 / 60 }
/** Who goes back has the match played again: twelve times a minute for as long as he likes, and more for a while. */
const UNDO: Rate = { burst: 30, perSecond: 0.2 }
/** Each is an entry for good, and brings the match no nearer to its end. */
const HANDS: Rate = { burst: 20, perSecond: 1 / 30 }

const BACK = 'You go back very often: nothing has changed. Wait a moment.'
const CHANGES = 'Your seat changes hands very often: nothing has changed. Wait half a minute.'

/** How much each guest may do, at all tables together. */
export interface Limits {
  readonly talk: Buckets
  readonly reports: Buckets
  readonly undo: Buckets
  readonly hands: Buckets
}

export const limitsBy = (now: () => number): Limits => ({
  talk: createBuckets(TALK, now),
  reports: createBuckets(REPORTS, now),
  undo: createBuckets(UNDO, now),
  hands: createBuckets(HANDS, now),
})

/** Why what a seat wants is too much for now; null if it is not. A yes or no to somebody else never is. */
export const excessOf = ({ undo, hands }: Limits, guest: string, message: ClientMessage): string | null => {
  if (message.type === 'undo' && message.say === 'ask' && !undo.take(guest)) return BACK
  if ((message.type === 'handOver' || message.type === 'takeOver') && !hands.take(guest)) return CHANGES
  return null
}
