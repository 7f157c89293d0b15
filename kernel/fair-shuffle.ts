import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { canonical } from './canonical.ts'

/**
 * Where a seed came from. The server shows the hash of its secret first; then every seat's client adds a random value; the
 * seed is the hash of all. Neither the server nor a player alone can choose the deal, and when the match is over
 * everybody can check it.
 */
export interface Shuffle {
  /** The server's; told when the match is over. */
  readonly secret: string
  /** By the letters of the seats; a seat without one has added nothing. */
  readonly values: Readonly<Record<string, string>>
}

/** 32 bytes in hexadecimal digits. */
export const RANDOM_VALUE = /^[0-9a-f]{64}$/

/** What the server shows before anybody else has added anything. */
export const commitmentOf = (secret: string): string => digest(secret)

export const seedOf = ({ secret, values }: Shuffle): string => digest(canonical({ secret, values }))

const digest = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)))
