import { sha256Of } from '#sha256'
import { canonical } from './json.ts'

/** Twelve hexadecimal digits that tell two states apart. */
export const hashOf = (state: unknown): string => sha256Of(canonical(state)).slice(0, 12)
