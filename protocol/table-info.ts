import { z } from 'zod'
import { clockSetting } from './clock.ts'

/** A seat in what the table says of itself. */
export const letter = z
  .string()
  .regex(/^[A-Z]$/, 'a seat is a letter: A, B, …')
  .describe('A seat: A, B, …')

export const seatInfo = z.strictObject({
  seat: letter,
  kind: z.enum(['person', 'bot', 'open']),
  name: z.string().describe("The guest's name, the bot's name, or empty while the seat is open."),
  here: z.boolean().describe('Connected right now; a bot always is.'),
  you: z.boolean().describe('It is the seat of the one who is told.'),
  standIn: z.string().exactOptional().describe('The bot that plays for the person who sits there.'),
})
export type SeatInfo = z.infer<typeof seatInfo>

export const agreedSetup = z
  .strictObject({
    mode: z.string(),
    seats: z.int(),
    options: z.record(z.string(), z.union([z.string(), z.number()])),
    files: z.record(z.string(), z.unknown()).exactOptional(),
  })
  .describe('What was agreed before the match, with every option given.')

export const origin = z.strictObject({
  table: z.string().max(60).describe('A table whose match is over.'),
  seq: z.int().min(0).describe('How many entries its match had there.'),
})

export type Origin = z.infer<typeof origin>

export const tableInfo = z.strictObject({
  id: z.string().describe('Unguessable: who has the link /t/<id> may watch and sit down.'),
  game: z.string(),
  rules: z.int().min(1).describe('The version of the rules that its match is played by.'),
  setup: agreedSetup,
  status: z.enum(['waiting', 'playing', 'over']).describe('It plays as soon as no seat is open.'),
  clock: clockSetting.nullable(),
  listed: z.boolean(),
  rated: z.boolean().describe('It changes the ratings of those who play there: accounts only, no bots, no undo.'),
  beat: z.int().min(0).describe('Milliseconds between the moments in which reactions are released; 0: at once.'),
  seats: z.array(seatInfo).readonly(),
  files: z
    .record(z.string(), z.string())
    .exactOptional()
    .describe('The SHA-256 of each file that the table brought, by name, as JSON without spaces.'),
  commitment: z
    .string()
    .exactOptional()
    .describe("The SHA-256 of the server's secret, shown before anybody sits down; opened when the match is over."),
  rematch: z.string().exactOptional().describe('The table at which the same people play again, once somebody asked.'),
  from: origin.exactOptional().describe('The moment of another match that this one plays on from.'),
})
export type TableInfo = z.infer<typeof tableInfo>

/** What may change at a table. */
export const tableNews = tableInfo.omit({ setup: true })
