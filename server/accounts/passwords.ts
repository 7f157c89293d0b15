import { hash, verify } from '@node-rs/argon2'
import { newToken } from './tokens.ts'

/** Argon2id as OWASP advises: 19 MiB and two passes. It works in a thread of its own. */
const STRENGTH = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, STRENGTH)

let nobodys: Promise<string> | null = null

/** A password that nobody knows, to be compared with where there is no account. */
export const nobodysPassword = (): Promise<string> => {
  nobodys ??= hashPassword(newToken())
  return nobodys
}

/** Null for an account that is not there: that takes as long, so that nobody learns who has one. */
export const isPassword = async (stored: string | null, typed: string): Promise<boolean> => {
  const isRight = await verify(stored ?? (await nobodysPassword()), typed)
  return isRight && stored !== null
}
