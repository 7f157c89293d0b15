import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../../clock.ts'
import { householdOf } from '../../http/address.ts'
import { HttpProblem } from '../../http/problem.ts'
import { createBuckets } from '../../realtime/rate-limit.ts'
import { bearerOf, isPass, isSecret, makePass } from '../secret.ts'
import { PROBLEMS } from './words.ts'

const COOKIE = 'leitai-admin'
const HOURS_12 = 12 * 60 * 60
/** How often one address may show a token. */
const TRIES = { burst: 20, perSecond: 0.5 }

export interface Access {
  /** Why who asks may not; null if he has shown the token, now or before. */
  refusal(request: FastifyRequest): HttpProblem | null
  /** Takes a token and gives a cookie that stands for it. */
  enter(request: FastifyRequest, reply: FastifyReply, token: string): HttpProblem | null
  leave(reply: FastifyReply): void
}

/** Who may run the house: who knows its token, or has a pass in a cookie of this page that it was exchanged for. */
export const openAccess = (token: string | null, clock: Clock): Access => {
  const tries = createBuckets(TRIES, () => clock.now())

  const judge = (request: FastifyRequest, given: string, wanted: string): HttpProblem | null => {
    if (!tries.take(householdOf(request.raw))) return new HttpProblem(429, PROBLEMS.tries)
    return isSecret(given, wanted) ? null : new HttpProblem(403, PROBLEMS.wrong)
  }

  return {
    refusal: (request) => {
      if (token === null) return new HttpProblem(404, PROBLEMS.closed)
      const bearer = bearerOf(request.headers.authorization)
      if (bearer !== null) return judge(request, bearer, token)
      const pass = request.cookies[COOKIE]
      return pass !== undefined && isPass(pass, token, clock.now()) ? null : new HttpProblem(401, PROBLEMS.unknown)
    },
    enter: (request, reply, given) => {
      if (token === null) return new HttpProblem(404, PROBLEMS.closed)
      const refusal = judge(request, given, token)
      if (refusal !== null) return refusal
      reply.setCookie(COOKIE, makePass(token, clock.now() + HOURS_12 * 1000), {
        path: '/admin',
        httpOnly: true,
        sameSite: 'strict',
        secure: request.protocol === 'https',
        maxAge: HOURS_12,
      })
      return null
    },
    leave: (reply) => {
      reply.clearCookie(COOKIE, { path: '/admin' })
    },
  }
}
