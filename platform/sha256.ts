import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'

/** SHA-256 of bytes, as hexadecimal digits: for a browser, where the built-in one is not to be had at once. */
export const sha256Of = (bytes: Uint8Array): string => bytesToHex(sha256(bytes))
