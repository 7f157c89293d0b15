import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ROUTES } from '../../protocol/routes.ts'
import type { Guest } from '../store/guests.ts'
import type { Store } from '../store/store.ts'
import { hashToken, newId, newToken } from '../tokens.ts'
import { HttpProblem } from './problem.ts'
import { serve } from './serve.ts'

const COOKIE = 'leitai'
const YEAR = 365 * 24 * 60 * 60

type Cookies = Readonly<Record<string, string | undefined>>

/** Who the cookies say is asking; null for a stranger. */
export const guestOf = async (store: Store, cookies: Cookies): Promise<Guest | null> => {
  const token = cookies[COOKIE]
  return token === undefined ? null : store.guests.find(hashToken(token))
}

export const needGuest = async (store: Store, request: FastifyRequest): Promise<Guest> => {
  const guest = await guestOf(store, request.cookies)
  if (guest === null) throw new HttpProblem(401, 'Give a name first: POST /api/guest with {"name": "…"}.')
  return guest
}

const giveCookie = (request: FastifyRequest, reply: FastifyReply, token: string): void => {
  reply.setCookie(COOKIE, token, {
    path: '/',
    httpOnly: true,
    // The page asks for everything itself, so a link followed from elsewhere needs no cookie to open it.
    sameSite: 'strict',
    secure: request.protocol === 'https',
    maxAge: YEAR,
  })
}

export const guestRoutes = (app: FastifyInstance, store: Store, renamed: (guest: Guest) => Promise<void>): void => {
  serve(app, ROUTES.me, async ({ request }) => ({ guest: await guestOf(store, request.cookies) }))

  serve(app, ROUTES.beGuest, async ({ body: { name }, request, reply }) => {
    const known = await guestOf(store, request.cookies)
    if (known !== null) {
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
