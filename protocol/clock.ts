import { z } from 'zod'

/** Who takes the seat of somebody whose time is up; null: the clock answers for him this once, as the rules say. */
const standIn = z.string().max(40).nullable().default(null)

/** How long a seat may think. */
export const clockSetting = z.discriminatedUnion('kind', [
  /** Everybody sits there: seconds for each decision, and a bank of seconds for the whole match. */
  z.strictObject({
    kind: z.literal('live'),
    each: z.int().min(1).max(3600),
    bank: z.int().min(0).max(7200),
    standIn,
  }),
  /** Everybody looks in now and then: hours for each decision. */
  z.strictObject({ kind: z.literal('slow'), hours: z.int().min(1).max(720), standIn }),
])
export type ClockSetting = z.infer<typeof clockSetting>

/** The clock of a person's seat, in milliseconds from the moment in which it was told. */
export const seatClock = z.strictObject({
  seat: z.string(),
  /** Until the time is up, bank included; null while nothing is asked of the seat. */
  left: z.int().min(0).nullable(),
  bank: z.int().min(0),
})
export type SeatClock = z.infer<typeof seatClock>
