import { z } from 'zod'
import type { Outcome, Question, Refusal, StandingOrders } from '../kernel/contract.ts'
import type { Event } from '../kernel/events.ts'
import { jsonLength } from '../kernel/json.ts'
import type { Patch } from '../kernel/patch.ts'
import { seatClock } from './clock.ts'
import { LIMITS } from './limits.ts'
import { plain } from './plain.ts'
import { letter, tableInfo, tableNews } from './table-info.ts'
import { talkReplies, talkRequests } from './talk.ts'

/**
 * What travels on the socket of a table. Seats are letters in what the table says of itself (`viewer`, `waiting`,
 * `seats`); views, forms, events and choices are the game's own plain data, where a seat is a number.
 */

/** Characters of the longest escape, `\u0000`: what is much shorter than allowed need not be written to be measured. */
const ESCAPED = 6

const isShort = (value: unknown): boolean => {
  try {
    return ESCAPED * jsonLength(value) <= LIMITS.choice || JSON.stringify(value).length <= LIMITS.choice
  } catch {
    // Nested too deeply to be written again.
    return false
  }
}

const choice = z
  .unknown()
  .refine((value): boolean => value !== undefined, 'is missing')
  .refine((value) => value === undefined || isShort(value), `is longer than ${LIMITS.choice} characters`)
  .describe(`What the form of the question asks for; at most ${LIMITS.choice} characters as JSON.`)

const asked = z.string().max(20).describe('The id of the question.')

const standingOrders = z
  .record(z.string().max(40), z.union([z.number(), z.literal(true)]))
  .refine((orders) => Object.keys(orders).length <= LIMITS.orders, `has more than ${LIMITS.orders} orders`)
  .describe('By the names of the game: true, or a whole number where it takes one. What is missing is not given.')

export const clientMessage = z.discriminatedUnion('type', [
  z
    .strictObject({ type: z.literal('answer'), decision: asked, choice })
    .describe('Answers a question. It may come twice, or too late: it counts once.'),
  z
    .strictObject({ type: z.literal('takeBack'), decision: asked })
    .describe('An answer that waits for those of others, or for the beat, is not given any more.'),
  z.strictObject({ type: z.literal('giveUp') }).describe('Gives up; partners give up only together.'),
  z
    .strictObject({ type: z.literal('tie'), say: z.enum(['offer', 'withdraw']) })
    .describe('A tie by agreement: all who are still in the match must offer it.'),
  z
    .strictObject({ type: z.literal('undo'), say: z.enum(['ask', 'agree', 'withdraw']) })
    .describe(
      "Asks to give one's last answer anew, or says yes or no to who asks. Every other person must agree. Who asks very often is told to wait.",
    ),
  z
    .strictObject({ type: z.literal('handOver'), bot: z.string().max(40) })
    .describe('Lets a bot play for oneself, until one takes over again. Who does both very often is told to wait.'),
  z.strictObject({ type: z.literal('takeOver') }).describe('Plays oneself again.'),
  z
    .strictObject({ type: z.literal('orders'), orders: standingOrders })
    .describe('Standing orders: what is answered for oneself in reactions, all of it; told back to oneself alone.'),
  ...talkRequests,
  z
    .strictObject({ type: z.literal('resume') })
    .describe('After a gap, or when a patch does not fit: answered by a new welcome.'),
])
export type ClientMessage = z.infer<typeof clientMessage>

/** What the viewer's seat has yet to answer. */
export interface Asked extends Pick<Question, 'window'>, Partial<Pick<Question, 'form'>> {
  readonly id: string
}

const given = z
  .strictObject({
    decision: asked,
    choice: z.unknown(),
    by: z.enum(['player', 'bot', 'clock', 'order']).describe('Who gave it.'),
  })
  .describe('An answer that can still be taken back.')
export type GivenAnswer = z.infer<typeof given>

const undo = z
  .enum(['free', 'ask', 'revealed'])
  .describe(
    "Whether this seat's last answer can be undone: at once, if the others agree, or no longer, since cards were drawn or revealed. Missing if there is none.",
  )
export type UndoInfo = z.infer<typeof undo>

const wish = z
  .strictObject({ seat: letter, wish: z.enum(['tie', 'giveUp', 'undo', 'agree']) })
  .describe('`agree` is a yes to the seat that wants to `undo`.')
export type WishInfo = z.infer<typeof wish>

const seq = z.int().min(0).describe('How many entries the match has.')
const moment = {
  decisions: z
    .array(plain<Asked>('A question: id, window and form; without the form if the socket was opened with `forms=no`.'))
    .readonly()
    .default([])
    .describe('What this viewer has yet to answer. An id stays the same while it is open and never comes again.'),
  given: z.array(given).readonly().exactOptional().describe('What this viewer has answered, while it is not released.'),
  waiting: z
    .array(letter)
    .readonly()
    .default([])
    .describe('The seats that have yet to answer; in reactions on the beat all that are asked, answered or not.'),
  clocks: z.array(seatClock).readonly().default([]).describe('At a table with a clock, one for each person.'),
  wishes: z
    .array(wish)
    .readonly()
    .default([])
    .describe('What somebody wants that others must want too. Who wants to give up is told to partners only.'),
}

const event = plain<Event>('A key with parameters; what only some may see is under `secret`.')
const eventList = z.array(event).readonly().default([])
const outcome = plain<Outcome>('The place of each seat, why, and by which rule.')
  .nullable()
  .default(null)
  .describe('Null until it is over.')
const decision = z.string().nullable().describe('Null for what is no answer to a question.')

export const serverMessage = z.discriminatedUnion('type', [
  z
    .strictObject({
      type: z.literal('welcome'),
      protocol: z.int().describe('The version of these messages: the one that you asked for.'),
      table: tableInfo,
      seq,
      viewer: z.union([letter, z.literal('gallery')]).describe('Whose eyes this connection has.'),
      view: z.unknown().describe("The game's state with holes; null until the match has begun."),
      ...moment,
      log: eventList.describe('All that has happened, as this viewer may see it.'),
      outcome,
      orders: plain<StandingOrders>('By name.').exactOptional().describe('The standing orders of this viewer, if any.'),
      undo: undo.exactOptional(),
    })
    .describe(
      "Everything there is to know; comes on connecting, on `resume`, when the match begins, goes back or one's seat changes.",
    ),
  z
    .strictObject({
      type: z.literal('step'),
      seq,
      patch: z.custom<Patch>().describe('Makes the view at `seq` out of the view at `seq − 1`.'),
      events: eventList,
      ...moment,
      outcome,
    })
    .describe('One entry more.'),
  z
    .strictObject({ type: z.literal('sealed'), seq, ...moment })
    .describe('Somebody has answered, taken it back or wants something: view and `seq` stay as they are.'),
  z
    .strictObject({ type: z.literal('table'), table: tableNews })
    .describe('Somebody sat down, came, left or has a new name, or the match is over. The setup stays as it was.'),
  z
    .strictObject({ type: z.literal('orders'), orders: plain<StandingOrders>('By name.') })
    .describe('Your standing orders are on disk.'),
  z.strictObject({ type: z.literal('accepted'), decision }).describe('Your answer is on disk.'),
  z
    .strictObject({
      type: z.literal('refused'),
      decision,
      refusal: plain<Refusal>('The rule, and a key with parameters that says what exactly is wrong.'),
    })
    .describe('Not so, by a rule of the game (KBK-8.6) or of the table (TABLE-3). Nothing has changed.'),
  ...talkReplies,
  z.strictObject({ type: z.literal('error'), message: z.string() }).describe('A sentence that says what to do.'),
])
export type ServerMessage = z.infer<typeof serverMessage>
