import { z } from 'zod'
import { RANDOM_VALUE } from '../kernel/fair-shuffle.ts'
import { clockSetting } from './clock.ts'
import { LIMITS } from './limits.ts'
import { plain } from './plain.ts'
import { agreedSetup, letter, origin, tableInfo } from './table-info.ts'
import { oneLine } from './text.ts'

const randomValue = z
  .string()
  .regex(RANDOM_VALUE, 'must be 64 hexadecimal digits')
  .describe('32 random bytes of the client, in hexadecimal digits.')

/** What is asked and answered over HTTP. Which route takes what is in routes.ts. */

export const guestRequest = z.strictObject({
  name: oneLine(LIMITS.name).describe('One line, as others at the table will see it.'),
})

export const shuffleReply = z.strictObject({
  commitment: z.string().describe("The SHA-256 of the server's secret. It is good for one table, for a day."),
})
export type ShuffleReply = z.infer<typeof shuffleReply>

const shuffleRequest = z.strictObject({
  commitment: z.string().max(64).describe('From POST /api/shuffles: the server is bound before it sees the value.'),
  value: randomValue,
})

export const tableRequest = z.strictObject({
  game: z.string().max(60),
  setup: plain<Readonly<Record<string, unknown>>>(
    "Mode, seats, options and files; what is missing has the game's defaults.",
  ).default({}),
  seat: letter.exactOptional().describe('Where one sits; A, if missing.'),
  from: origin
    .exactOptional()
    .describe(
      'Plays on from a moment of a match that is over, with its setup. What nobody at the table knew there is dealt anew.',
    ),
  bots: z.record(letter, z.string().max(40)).default({}).describe('Which bot sits where: {"B": "greedy"}.'),
  clock: clockSetting.nullable().default(null).describe('Null: nobody is in a hurry.'),
  beat: z
    .int()
    .min(0)
    .max(LIMITS.beat)
    .exactOptional()
    .describe(
      'Milliseconds: reactions are released on multiples of it, so that nobody learns from the time they took. 0: at once. If missing, a second and a half where two people play, else 0.',
    ),
  listed: z
    .boolean()
    .default(false)
    .describe('Whether GET /api/tables shows it to everybody; otherwise only its link leads to it.'),
  shuffle: shuffleRequest
    .exactOptional()
    .describe('What the client adds to the shuffle; if missing, it adds nothing and has to believe the server.'),
  rated: z
    .boolean()
    .default(false)
    .describe('Whether it changes ratings: then all who sit down need an account, and nothing is undone.'),
})

export const seatRequest = z.strictObject({
  seat: letter.exactOptional().describe('The first open seat, if missing.'),
  value: randomValue.exactOptional(),
})

export const rematchRequest = z
  .strictObject({ shuffle: shuffleRequest.exactOptional(), value: randomValue.exactOptional() })
  .default({})
  .describe('Who opens the new table brings `shuffle`, who follows `value`.')

export const shuffleCheck = z
  .strictObject({
    commitment: z.string().nullable().describe('Null for a table that was opened before there were any.'),
    secret: z.string().exactOptional(),
    values: z.record(letter, z.string()).exactOptional(),
    seed: z.string().exactOptional(),
    fair: z.boolean().exactOptional().describe('Whether the seed is the hash of the secret and the values.'),
  })
  .describe('The commitment at any time; the rest when the match is over.')
export type ShuffleCheck = z.infer<typeof shuffleCheck>

const guestInfo = z.strictObject({ id: z.string(), name: z.string() })
export type GuestInfo = z.infer<typeof guestInfo>

export const guestReply = z.strictObject({ guest: guestInfo })
export type GuestReply = z.infer<typeof guestReply>

export const meReply = z.strictObject({
  guest: guestInfo.nullable().describe('Null for a stranger.'),
  account: z.boolean().describe('Whether there is an account behind the name, which can be signed in to elsewhere.'),
})
export type MeReply = z.infer<typeof meReply>

export const tableReply = z.strictObject({ table: tableInfo })
export type TableReply = z.infer<typeof tableReply>

export const tablesReply = z.strictObject({
  tables: z.array(tableInfo).readonly().describe('The newest first; of their files the hashes only.'),
})
export type TablesReply = z.infer<typeof tablesReply>

export const ownTablesReply = z.strictObject({
  playing: z
    .array(z.strictObject({ table: tableInfo, yours: z.boolean().describe('Whether it is up to you now.') }))
    .readonly()
    .describe('Those that are not over, the newest first, up to 20; of their files the hashes only.'),
  over: z.array(tableInfo).readonly().describe('The 10 newest of those that are over.'),
})
export type OwnTablesReply = z.infer<typeof ownTablesReply>

export const recordReply = z
  .strictObject({
    format: z.literal('leitai-record'),
    version: z.literal(1),
    game: z.string(),
    rules: z.int().describe('The version of the rules that it was played by.'),
    generator: z.string(),
    seed: z.string(),
    shuffle: z
      .strictObject({ secret: z.string(), values: z.record(letter, z.string()) })
      .exactOptional()
      .describe('How the seed came about: `leitai verify` checks it.'),
    setup: agreedSetup,
    start: plain<Readonly<Record<string, unknown>>>('A position of the game.')
      .exactOptional()
      .describe('Where it began, if not with a deal.'),
    redeal: z.literal(true).exactOptional().describe('What no seat knew at the start was dealt anew, from the seed.'),
    entries: z.array(z.unknown()).readonly(),
  })
  .describe('A match as it is saved: `leitai replay` plays it again and verifies it.')

export const shareRequest = z
  .looseObject({})
  .describe('The record of a match that is over, as GET /api/tables/{id}/record gives it.')

export const shareReply = z.strictObject({
  id: z.string().describe('The same for the same match: /replay/shared/<id> shows it.'),
})
export type ShareReply = z.infer<typeof shareReply>

export const errorReply = z
  .strictObject({ error: z.string() })
  .describe('Every 4xx and 5xx: a sentence that says what to do.')
