import { createHash, randomBytes } from 'node:crypto'

/** 256 bits that nobody can guess: the guest's cookie, and nothing else, proves who he is. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** What is stored instead. A token is random through and through, so a plain hash cannot be guessed back. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Nobody can guess it either. It may be typed after a flag, and must not look like one. */
export const newId = (): string => {
  const id = randomBytes(16).toString('base64url')
  return id.startsWith('-') ? newId() : id
}

/**
 * For a table, whose link nobody can guess. It begins with the second in which it was made: what is written about tables
 * that are played at the same time then lies together on disk, and a commit touches few of its pages.
 */
export const newTableId = (): string => `${Math.floor(Date.now() / 1000).toString(36)}${newId()}`

/** 256 random bits in hexadecimal digits. */
export const randomHex = (): string => randomBytes(32).toString('hex')
