import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ROUTES } from '../../protocol/routes.ts'
import { hashToken, newId, newToken } from '../accounts/tokens.ts'
import type { Guest } from '../store/guests.ts'
import type { Store } from '../store/store.ts'
import { HttpProblem } from './problem.ts'
import { serve } from './serve.ts'

const COOKIE = 'leitai'
const YEAR = 365 * 24 * 60 * 60

type Cookies = Readonly<Record<string, string | undefined>>

/** The session that the cookies name, whether there is one or not. */
export const sessionOf = (cookies: Cookies): string | null => {
  const token = cookies[COOKIE]
  return token === undefined ? null : hashToken(token)
}

/** Who the cookies say is asking; null for a stranger. */
export const guestOf = async (store: Store, cookies: Cookies): Promise<Guest | null> => {
  const session = sessionOf(cookies)
  return session === null ? null : store.guests.find(session)
}

export const needGuest = async (store: Store, request: FastifyRequest): Promise<Guest> => {
  const guest = await guestOf(store, request.cookies)
  if (guest === null) throw new HttpProblem(401, 'Give a name first: POST /api/guest with {"name": "…"}.')
  return guest
}

const settingsFor = ({ protocol }: FastifyRequest) =>
  ({
    path: '/',
    httpOnly: true,
    // The page asks for everything itself, so a link followed from elsewhere needs no cookie to open it.
    sameSite: 'strict',
    secure: protocol === 'https',
  }) as const

export const giveCookie = (request: FastifyRequest, reply: FastifyReply, token: string): void => {
  reply.setCookie(COOKIE, token, { ...settingsFor(request), maxAge: YEAR })
}

export const takeCookie = (request: FastifyRequest, reply: FastifyReply): void => {
  reply.clearCookie(COOKIE, settingsFor(request))
}

export const guestRoutes = (app: FastifyInstance, store: Store, renamed: (guest: Guest) => Promise<void>): void => {
  serve(app, ROUTES.me, async ({ request }) => {
    const guest = await guestOf(store, request.cookies)
    return { guest, account: guest !== null && (await store.accounts.of(guest.id)) !== null }
  })

  serve(app, ROUTES.beGuest, async ({ body: { name }, request, reply }) => {
    const known = await guestOf(store, request.cookies)
    const owner = await store.accounts.named(name)
    if (owner !== null && owner.guest.id === known?.id) return { guest: known }
    if (owner !== null) throw new HttpProblem(409, 'This name belongs to an account; sign in, or take another name.')
    if (known !== null) {
      if ((await store.accounts.of(known.id)) !== null) throw new HttpProblem(409, 'An account keeps its name.')
      const guest = { id: known.id, name }
      await store.guests.rename(guest)
      await renamed(guest)
      return { guest }
    }
    const guest = { id: newId(), name }
    const token = newToken()
    await store.guests.add(guest, hashToken(token))
    giveCookie(request, reply, token)
    return { guest }
  })
}
