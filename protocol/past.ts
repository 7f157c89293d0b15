import { z } from 'zod'
import type { Outcome } from '../kernel/contract.ts'
import type { Event } from '../kernel/events.ts'
import type { Deed } from '../kernel/eyes.ts'
import type { Patch } from '../kernel/patch.ts'
import { plain } from './plain.ts'
import { letter, tableInfo } from './table-info.ts'

const events = z.array(plain<Event>('A key with parameters, as this viewer may see it.')).readonly()

const pastStep = z.strictObject({
  deed: plain<Deed>(
    'What was done: `answers` with the seats that gave them (of one’s own also the choice and who gave it), `undo`, `giveUp`, `tie` or `handOver`.',
  ),
  patch: z.custom<Patch>().describe('Makes the view after this entry out of the one before.'),
  events,
  outcome: plain<Outcome>('The place of each seat, why, and by which rule.')
    .nullable()
    .describe('Null until it is over.'),
})

export const pastReply = z
  .strictObject({
    table: tableInfo,
    rules: z.int().describe('The version of the rules that it is played by.'),
    viewer: z.union([letter, z.literal('gallery')]).describe('Whose eyes these are.'),
    view: z.unknown().describe("The game's state with holes, before the first entry."),
    dealt: events.describe('What happened in the deal.'),
    steps: z.array(pastStep).readonly().describe('One for each entry so far.'),
  })
  .describe('A match that is being played as this viewer has seen it, from the first moment to the present one.')
export type PastReply = z.infer<typeof pastReply>
