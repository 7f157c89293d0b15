import { z } from 'zod'
import type { Outcome, Question, Refusal } from '../kernel/contract.ts'
import type { Event } from '../kernel/events.ts'
import { isObject } from '../kernel/json.ts'
import type { Patch } from '../kernel/patch.ts'
import { clockSetting, seatClock } from './clock.ts'
import { LIMITS } from './limits.ts'

/**
 * What travels on the wire. Seats are letters in what the table says of itself (`viewer`, `waiting`, `seats`); views,
 * forms, events and choices are the game's own plain data, where a seat is a number.
 */
const letter = z.string().regex(/^[A-Z]$/, 'a seat is a letter: A, B, …')

/** Made by the kernel, which has checked it: here it is only known to be an object. */
const plain = <T>() => z.custom<T>(isObject, 'must be an object')

const isShort = (value: unknown): boolean => {
  try {
    return JSON.stringify(value).length <= LIMITS.choice
  } catch {
    // Nested too deeply to be written again.
    return false
  }
}

const choice = z
  .unknown()
  .refine((value): boolean => value !== undefined, 'is missing')
  .refine((value) => value === undefined || isShort(value), `is longer than ${LIMITS.choice} characters`)

/** No controls, no line breaks, nothing that turns the direction of the text around it. */
const NAME = /^[^\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+$/u

const name = z
  .string()
  .transform((text) => text.normalize('NFC').trim())
  .pipe(
    z
      .string()
      .min(1, 'must not be empty')
      .max(LIMITS.name, `must not be longer than ${LIMITS.name} characters`)
      .regex(NAME, 'must be one line of ordinary characters'),
  )

// Over HTTP

/** POST /api/guest: who has no cookie becomes a guest, who has one is renamed. */
export const guestRequest = z.strictObject({ name })

/** POST /api/tables: what is missing in the setup has the game's defaults. The one who asks sits in A. */
export const tableRequest = z.strictObject({
  game: z.string().max(60),
  setup: plain<Readonly<Record<string, unknown>>>().default({}),
  /** Which bot sits where: `{ "B": "greedy" }`. */
  bots: z.record(letter, z.string().max(40)).default({}),
  /** Null: nobody is in a hurry. */
  clock: clockSetting.nullable().default(null),
  /** Whether GET /api/tables shows it to everybody; otherwise only its link leads to it. */
  listed: z.boolean().default(false),
})

/** POST /api/tables/:id/seat: the first open seat, if none is named. */
export const seatRequest = z.strictObject({ seat: letter.optional() })

/*
 * POST /api/tables/:id/leave: gives the seat back, before the match has begun.
 * POST /api/tables/:id/rematch: when it is over, answers with a table for the same people in the same seats; the first
 * who asks opens it, the others sit down at it.
 * GET /api/tables/:id/record: when it is over, the match as a record file.
 */

export const guestInfo = z.strictObject({ id: z.string(), name: z.string() })
export type GuestInfo = z.infer<typeof guestInfo>

export const seatInfo = z.strictObject({
  seat: letter,
  kind: z.enum(['person', 'bot', 'open']),
  /** The guest's name, the bot's name, or empty while the seat is open. */
  name: z.string(),
  /** Connected right now; a bot always is. */
  here: z.boolean(),
  /** It is the seat of the one who is told. */
  you: z.boolean(),
  /** The bot that plays for the person who sits there. */
  standIn: z.string().exactOptional(),
})
export type SeatInfo = z.infer<typeof seatInfo>

/** What was agreed before the match, with every option given. */
export const agreedSetup = z.strictObject({
  mode: z.string(),
  seats: z.int(),
  options: z.record(z.string(), z.union([z.string(), z.number()])),
  files: z.record(z.string(), z.unknown()).exactOptional(),
})

export const tableInfo = z.strictObject({
  /** Unguessable: who has the link /t/<id> may watch and sit down. */
  id: z.string(),
  game: z.string(),
  setup: agreedSetup,
  /** It plays as soon as no seat is open. */
  status: z.enum(['waiting', 'playing', 'over']),
  clock: clockSetting.nullable(),
  listed: z.boolean(),
  seats: z.array(seatInfo).readonly(),
  /** The SHA-256 of each file that the table brought, by name, as JSON without spaces; the files are in the setup. */
  files: z.record(z.string(), z.string()).exactOptional(),
  /** The table at which the same people play again, once somebody has asked for it. */
  rematch: z.string().exactOptional(),
})
export type TableInfo = z.infer<typeof tableInfo>

export const guestReply = z.strictObject({ guest: guestInfo })
export const meReply = z.strictObject({ guest: guestInfo.nullable() })
export const tableReply = z.strictObject({ table: tableInfo })
/** GET /api/tables: the listed tables that are not over, the newest first; of their files the hashes only. */
export const tablesReply = z.strictObject({ tables: z.array(tableInfo).readonly() })
/** Every 4xx and 5xx: a sentence that says what to do. */
export const errorReply = z.strictObject({ error: z.string() })
export type GuestReply = z.infer<typeof guestReply>
export type MeReply = z.infer<typeof meReply>
export type TableReply = z.infer<typeof tableReply>
export type TablesReply = z.infer<typeof tablesReply>

// Over the socket /api/tables/:id/live

export const clientMessage = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('answer'), decision: z.string().max(20), choice }),
  /** An answer that waits for those of others is not given any more. */
  z.strictObject({ type: z.literal('takeBack'), decision: z.string().max(20) }),
  z.strictObject({ type: z.literal('giveUp') }),
  /** All who are still in the match must offer it. */
  z.strictObject({ type: z.literal('tie'), say: z.enum(['offer', 'withdraw']) }),
  /** Asks to give one's last answer anew, or says yes or no to who asks. Every other person must agree. */
  z.strictObject({ type: z.literal('undo'), say: z.enum(['ask', 'agree', 'withdraw']) }),
  /** Lets a bot play for oneself, until one takes over again. */
  z.strictObject({ type: z.literal('handOver'), bot: z.string().max(40) }),
  z.strictObject({ type: z.literal('takeOver') }),
  /** After a gap, or when a patch does not fit: answered by a new welcome. */
  z.strictObject({ type: z.literal('resume') }),
])
export type ClientMessage = z.infer<typeof clientMessage>

/** What the viewer's seat has yet to answer. Its id stays the same while it is open and never comes again. */
export interface Asked extends Question {
  readonly id: string
}

/** `agree` is a yes to the seat that wants to `undo`. */
const wish = z.strictObject({ seat: letter, wish: z.enum(['tie', 'giveUp', 'undo', 'agree']) })
export type WishInfo = z.infer<typeof wish>

const seq = z.int().min(0)
const moment = {
  decisions: z.array(plain<Asked>()).readonly(),
  /** The seats that have yet to answer. */
  waiting: z.array(letter).readonly(),
  /** At a table with a clock, one for each person. */
  clocks: z.array(seatClock).readonly(),
  /** What somebody wants that others must want too. Who wants to give up is told to partners only. */
  wishes: z.array(wish).readonly(),
}

const eventList = z.array(plain<Event>()).readonly()
const outcome = plain<Outcome>().nullable()
/** Null for what is no answer to a decision. */
const decision = z.string().nullable()

export const serverMessage = z.discriminatedUnion('type', [
  /** Everything there is to know; comes on connecting, on `resume`, when the match begins, goes back or one's seat changes. */
  z.strictObject({
    type: z.literal('welcome'),
    table: tableInfo,
    /** How many entries the match has. */
    seq,
    viewer: z.union([letter, z.literal('gallery')]),
    /** Null until the match has begun. */
    view: z.unknown(),
    ...moment,
    /** All that has happened, as this viewer may see it. */
    log: eventList,
    outcome,
  }),
  /** One entry more: `patch` makes the view at `seq` out of the view at `seq − 1`. */
  z.strictObject({ type: z.literal('step'), seq, patch: z.custom<Patch>(), events: eventList, ...moment, outcome }),
  /** Somebody has answered, taken it back or wants something: view and `seq` stay as they are. */
  z.strictObject({ type: z.literal('sealed'), seq, ...moment }),
  /** Somebody sat down, came, left or has a new name, or the match is over. */
  z.strictObject({ type: z.literal('table'), table: tableInfo }),
  /** Your answer is on disk. */
  z.strictObject({ type: z.literal('accepted'), decision }),
  z.strictObject({ type: z.literal('refused'), decision, refusal: plain<Refusal>() }),
  z.strictObject({ type: z.literal('error'), message: z.string() }),
])
export type ServerMessage = z.infer<typeof serverMessage>
