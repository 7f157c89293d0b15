import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Whether it is the secret; how long that takes says nothing about how much of it is right. */
export const isSecret = (given: string, secret: string): boolean => timingSafeEqual(digest(given), digest(secret))

/** The token of `Authorization: Bearer TOKEN`; null if there is none. */
export const bearerOf = (authorization: string | undefined): string | null =>
  /^Bearer ([!-~]{1,400})$/i.exec(authorization ?? '')?.[1] ?? null

/** A pass that shows, until a time, that somebody knew the secret, and does not hold it. Every server knows it again. */
export const makePass = (secret: string, until: number): string =>
  `${until}.${createHmac('sha256', secret).update(`pass until ${until}`).digest('base64url')}`

export const isPass = (pass: string, secret: string, now: number): boolean => {
  const until = Number(/^(\d{1,15})\./.exec(pass)?.[1] ?? 0)
  return until > now && isSecret(pass, makePass(secret, until))
}
