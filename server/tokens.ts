import { createHash, randomBytes } from 'node:crypto'

/** 256 bits that nobody can guess: the guest's cookie, and nothing else, proves who he is. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** What is stored instead. A token is random through and through, so a plain hash cannot be guessed back. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')

export const newId = (): string => randomBytes(16).toString('base64url')

/** 256 random bits in hexadecimal digits. */
export const randomHex = (): string => randomBytes(32).toString('hex')
