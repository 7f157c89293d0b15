import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ROUTES } from '../../protocol/routes.ts'
import { hashPassword, isPassword, nobodysPassword } from '../accounts/passwords.ts'
import { hashToken, newId, newToken } from '../accounts/tokens.ts'
import type { Config } from '../config.ts'
import { createBuckets } from '../realtime/rate-limit.ts'
import { type Account, nameKey } from '../store/accounts.ts'
import type { Guest } from '../store/guests.ts'
import type { Store } from '../store/store.ts'
import type { Tables } from '../tables/tables.ts'
import { householdOf } from './address.ts'
import { giveCookie, guestOf, needGuest, sessionOf, takeCookie } from './guests.ts'
import { HttpProblem } from './problem.ts'
import { serve } from './serve.ts'

const WRONG = 'Name or password is wrong.'
const WRONG_OLD = 'The old password is wrong.'
const NO_ACCOUNT = 'You have no account yet; sign up first.'
const STAYS = 'You have no account and could not come back; sign up first.'
const NO_LINK = 'This link has been used, is too old, or was cut off; ask for a new one.'

const REFUSALS = {
  taken: 'This name belongs to somebody else; choose another one.',
  'has one': 'You have an account already.',
} as const

interface Around {
  readonly config: Config
  readonly store: Store
  readonly tables: Tables
  renamed(guest: Guest): Promise<void>
}

export const accountRoutes = (app: FastifyInstance, { config, store, tables, renamed }: Around): void => {
  const { perName, perAddress } = config.signIn
  const now = (): number => config.clock.now()
  const names = createBuckets(perName, now)
  const addresses = createBuckets(perAddress, now)
  // Made beforehand, so that the first who asks for an account that is not there need not wait for it.
  nobodysPassword().catch((error: unknown) => config.report(`passwords: ${String(error)}`))

  /** Passwords are dear to compute and worth guessing. */
  const slowDown = ({ raw }: FastifyRequest, name?: string): void => {
    if (!addresses.take(householdOf(raw)) || (name !== undefined && !names.take(nameKey(name))))
      throw new HttpProblem(429, 'Too many attempts.')
  }

  const needAccount = async (guest: Guest, otherwise: string): Promise<Account> => {
    const account = await store.accounts.of(guest.id)
    if (account === null) throw new HttpProblem(409, otherwise)
    return account
  }

  serve(app, ROUTES.signUp, async ({ body: { name, password }, request, reply }) => {
    slowDown(request)
    const known = await guestOf(store, request.cookies)
    if (known !== null && (await store.accounts.of(known.id)) !== null) throw new HttpProblem(409, REFUSALS['has one'])
    if ((await store.accounts.named(name)) !== null) throw new HttpProblem(409, REFUSALS.taken)
    const hashed = await hashPassword(password)
    const guest = { id: known?.id ?? newId(), name }
    if (known === null) {
      const token = newToken()
      await store.guests.add(guest, hashToken(token))
      giveCookie(request, reply, token)
    }
    const added = await store.accounts.add(guest, hashed)
    if (added !== 'added') throw new HttpProblem(409, REFUSALS[added])
    await renamed(guest)
    return { guest }
  })

  serve(app, ROUTES.signIn, async ({ body: { name, password }, request, reply }) => {
    slowDown(request, name)
    const account = await store.accounts.named(name)
    const isRight = await isPassword(account?.password ?? null, password)
    if (account === null || !isRight) throw new HttpProblem(403, WRONG)
    const token = newToken()
    await store.sessions.open(account.guest.id, hashToken(token), sessionOf(request.cookies))
    giveCookie(request, reply, token)
    return { guest: account.guest }
  })

  serve(app, ROUTES.signOut, async ({ body: { everywhere }, request, reply }) => {
    const guest = await needGuest(store, request)
    await needAccount(guest, STAYS)
    const session = sessionOf(request.cookies)
    if (everywhere || session === null) {
      await store.sessions.endAll(guest.id)
      tables.dismiss(guest.id, { only: null, but: null })
    } else {
      await store.sessions.end(session)
      tables.dismiss(guest.id, { only: session, but: null })
    }
    takeCookie(request, reply)
    return { done: true } as const
  })

  serve(app, ROUTES.changePassword, async ({ body: { old, new: next }, request }) => {
    const guest = await needGuest(store, request)
    slowDown(request, guest.name)
    const { password } = await needAccount(guest, NO_ACCOUNT)
    if (!(await isPassword(password, old))) throw new HttpProblem(403, WRONG_OLD)
    const session = sessionOf(request.cookies) ?? ''
    await store.accounts.setPassword(guest.id, await hashPassword(next), session)
    tables.dismiss(guest.id, { only: null, but: session })
    return { done: true } as const
  })

  serve(app, ROUTES.resetPassword, async ({ body: { token, password }, request, reply }) => {
    slowDown(request)
    const session = newToken()
    const hashed = await hashPassword(password)
    const guest = await store.accounts.reset(hashToken(token), now(), hashed, hashToken(session))
    if (guest === null) throw new HttpProblem(403, NO_LINK)
    tables.dismiss(guest.id, { only: null, but: null })
    giveCookie(request, reply, session)
    return { guest }
  })
}
