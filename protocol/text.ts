import { z } from 'zod'

/** No controls, no line breaks, nothing that turns the direction of the text around it. */
const LINE = /^[^\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+$/u

/** One line of text that somebody typed: others will read it. */
export const oneLine = (longest: number) =>
  z
    .string()
    .normalize('NFC')
    .trim()
    .min(1, 'must not be empty')
    .max(longest, `must not be longer than ${longest} characters`)
    .regex(LINE, 'must be one line of ordinary characters')
