import { z } from 'zod'

const standIn = z
  .string()
  .max(40)
  .nullable()
  .default(null)
  .describe('The bot that takes the seat of whose time is up; null: the clock answers once, as the rules say.')

/** How long a seat may think. */
export const clockSetting = z.discriminatedUnion('kind', [
  z
    .strictObject({
      kind: z.literal('live'),
      each: z.int().min(1).max(3600).describe('Seconds for each decision.'),
      bank: z.int().min(0).max(7200).describe('Seconds for the whole match, over and above.'),
      standIn,
    })
    .describe('Everybody sits there.'),
  z
    .strictObject({
      kind: z.literal('slow'),
      hours: z.int().min(1).max(720).describe('Hours for each decision.'),
      standIn,
    })
    .describe('Everybody looks in now and then.'),
])
export type ClockSetting = z.infer<typeof clockSetting>

export const seatClock = z
  .strictObject({
    seat: z.string(),
    left: z
      .int()
      .min(0)
      .nullable()
      .describe('Until the time is up, bank included; null while nothing is asked of the seat.'),
    bank: z.int().min(0),
  })
  .describe("The clock of a person's seat, in milliseconds from the moment in which it was told.")
export type SeatClock = z.infer<typeof seatClock>
