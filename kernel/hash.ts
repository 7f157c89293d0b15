import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { canonical } from './json.ts'

/** Twelve hexadecimal digits that tell two states apart. */
export const hashOf = (state: unknown): string => bytesToHex(sha256(utf8ToBytes(canonical(state))).subarray(0, 6))
