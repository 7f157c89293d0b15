import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** SHA-256 of a text, as hexadecimal digits: for a browser, where the built-in one is not to be had at once. */
export const sha256Of = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)))
