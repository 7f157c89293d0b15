import { sha256Of } from '#sha256'
import { canonicalBytes } from './canonical.ts'

/** Twelve hexadecimal digits that tell two states apart. */
export const hashOf = (state: unknown): string => sha256Of(canonicalBytes(state)).slice(0, 12)
