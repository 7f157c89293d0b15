import { sha256Of } from '#sha256'
import { canonicalBytes } from './canonical.ts'
import { fingerprint } from './fingerprint.ts'

/** The hash of a state, made as the recorded one was: older records hold twelve digits of a digest. */
export const hashLike = (recorded: string, state: unknown): string =>
  recorded.length === DIGITS ? digestOf(state) : fingerprint(state)

/** Hexadecimal digits. */
const DIGITS = 12

/** Digits from which nobody can tell what they were made of. */
export const digestOf = (value: unknown): string => sha256Of(canonicalBytes(value)).slice(0, DIGITS)

/** What a record may hold. */
export const HASH = /^[0-9a-f]{12}(?:[0-9a-f]{4})?$/
