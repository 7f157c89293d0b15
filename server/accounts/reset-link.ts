import { bad, ok, type Result } from '../../kernel/result.ts'
import { isThere } from '../store/open.ts'
import { openStore, type Store } from '../store/store.ts'
import { hashToken, newToken } from './tokens.ts'

const DAY = 24 * 60 * 60 * 1000

export interface ResetLink {
  /** As the owner writes it. */
  readonly name: string
  /** Behind the #, which browsers do not send: it stands in no log of any server in between. */
  readonly path: string
}

/** A link by which somebody can set a new password, once and within a day. */
export const makeResetLink = async (store: Store, name: string, now: number): Promise<Result<ResetLink>> => {
  const account = await store.accounts.named(name)
  if (account === null) return bad('', `there is no account '${name}'`)
  const token = newToken()
  await store.accounts.offerReset(account.guest.id, hashToken(token), now + DAY)
  return ok({ name: account.guest.name, path: `/reset#${token}` })
}

/** The same at a place that no server of this process has opened. */
export const makeResetLinkAt = async (place: string, name: string, now: number): Promise<Result<ResetLink>> => {
  if (!isThere(place)) return bad('', `there is nothing in ${place}`)
  const opened = await openStore(place)
  if (!opened.ok) return opened
  try {
    return await makeResetLink(opened.value, name, now)
  } finally {
    await opened.value.close()
  }
}
