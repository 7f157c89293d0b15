import { z } from 'zod'
import { LIMITS } from './limits.ts'
import { letter } from './table-info.ts'
import { oneLine } from './text.ts'

/** Letters and digits of any script, and between them one sign at a time: nothing that cannot be seen or typed. */
const LOGIN = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:[ ._'-][\p{L}\p{M}\p{N}]+)*$/u

const loginName = oneLine(LIMITS.name).regex(
  LOGIN,
  'may have letters and digits, and between them single spaces, dots, hyphens, apostrophes and underscores',
)

const newPassword = z
  .string()
  .normalize('NFC')
  .min(LIMITS.shortestPassword, `must have at least ${LIMITS.shortestPassword} characters`)
  .max(LIMITS.longestPassword, `must not be longer than ${LIMITS.longestPassword} characters`)

/** Whether it is the right one is for the server to say, whatever its length. */
const typedPassword = z
  .string()
  .normalize('NFC')
  .max(LIMITS.longestPassword, `must not be longer than ${LIMITS.longestPassword} characters`)

export const signUpRequest = z.strictObject({
  name: loginName.describe(
    'By which the account is known from now on. No other account may have it, in whatever case.',
  ),
  password: newPassword,
})

export const signInRequest = z.strictObject({ name: oneLine(LIMITS.name), password: typedPassword })

export const signOutRequest = z.strictObject({
  everywhere: z.boolean().default(false).describe('In every browser, not in this one alone.'),
})

export const passwordRequest = z.strictObject({ old: typedPassword, new: newPassword })

export const resetRequest = z.strictObject({
  token: z.string().max(100).describe('What stands behind # in the link that an admin has made.'),
  password: newPassword,
})

export const doneReply = z.strictObject({ done: z.literal(true) })
export type DoneReply = z.infer<typeof doneReply>

const ratingInfo = z.strictObject({
  game: z.string(),
  points: z.int().describe('How strong this person is, at the best guess; everybody begins at 1000.'),
  margin: z.int().describe('How many points it may well be off.'),
  certainty: z.enum(['guess', 'settling', 'settled']).describe('The same in a word.'),
  matches: z.int().describe('Rated ones.'),
})
export type RatingInfo = z.infer<typeof ratingInfo>

export const profileReply = z.strictObject({
  person: z.strictObject({
    name: z.string(),
    since: z.int().describe('When the account was made, in milliseconds since 1970.'),
    you: z.boolean(),
  }),
  ratings: z.array(ratingInfo).readonly().describe('Of the games with rated matches, by name.'),
})
export type ProfileReply = z.infer<typeof profileReply>

const matchInfo = z.strictObject({
  table: z.string().describe('Its link is /t/<id>; its record is at /api/tables/<id>/record.'),
  game: z.string(),
  mode: z.string(),
  at: z.int().describe('When it ended, in milliseconds since 1970.'),
  rated: z.boolean(),
  seats: z
    .array(
      z.strictObject({
        seat: letter,
        name: z.string(),
        kind: z.enum(['account', 'guest', 'bot']),
        place: z.int().describe('1 has won; sharers share a place.'),
        change: z.int().exactOptional().describe('Points won or lost, where it was rated.'),
        whose: z.boolean().describe('It is the seat of the person whose matches these are.'),
      }),
    )
    .readonly(),
})
export type MatchInfo = z.infer<typeof matchInfo>

export const matchesReply = z.strictObject({
  matches: z
    .array(matchInfo)
    .readonly()
    .describe('The latest first. Others are told of rated matches and of listed tables only.'),
  next: z.string().nullable().describe('To be sent as `after` for those before them; null if these were all.'),
})
export type MatchesReply = z.infer<typeof matchesReply>
