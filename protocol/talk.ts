import { z } from 'zod'
import { LIMITS } from './limits.ts'
import { letter } from './table-info.ts'
import { oneLine } from './text.ts'

/** What people say to each other at a table. All who are connected to it hear everything: there is no whispering. */

const line = z.int().min(1).describe('The number of the line.')
const speaker = z
  .string()
  .max(40)
  .describe('Who said it: always the same at one table, and another one at every other.')

export const talkRequests = [
  z
    .strictObject({ type: z.literal('say'), text: oneLine(LIMITS.talk) })
    .describe('Says something to everybody at the table. Who only watches may not while a match is being played.'),
  z
    .strictObject({ type: z.literal('mute'), speaker, muted: z.boolean() })
    .describe('Somebody is not to be heard any more, at any table, or is again. Answered by `talk`; he is not told.'),
  z
    .strictObject({ type: z.literal('report'), line })
    .describe('Tells those who run the house that a line is out of place. Answered by `reported`.'),
] as const

const spoken = z.strictObject({
  line,
  speaker,
  seat: letter.nullable().describe('Where the speaker sat; null for who was watching.'),
  name: z.string(),
  you: z.boolean().describe('You said it yourself.'),
  text: z.string(),
  at: z.int().describe('Milliseconds since 1970.'),
})
export type Spoken = z.infer<typeof spoken>

export const talkReplies = [
  z
    .strictObject({
      type: z.literal('talk'),
      lines: z.array(spoken).readonly().describe('The latest that you want to hear.'),
      muted: z
        .array(z.strictObject({ speaker, name: z.string() }))
        .readonly()
        .describe('Those at this table whom you do not want to hear.'),
    })
    .describe('What has been said: follows the welcome where there is any, and comes anew after `mute`.'),
  z.strictObject({ type: z.literal('said'), spoken }).describe('Somebody says something.'),
  z.strictObject({ type: z.literal('reported'), line }).describe('Your report is on disk.'),
] as const
