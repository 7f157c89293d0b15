import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { makeResetLink } from '../accounts/reset-link.ts'
import type { Config } from '../config.ts'
import { messageOf } from '../errors.ts'
import { type Access, openAccess } from '../ops/admin/access.ts'
import { entrance, type HouseInfo, housePage } from '../ops/admin/page.ts'
import { reportedLines } from '../ops/admin/reports.ts'
import { DONE, PROBLEMS, words } from '../ops/admin/words.ts'
import type { Gate } from '../ops/gate.ts'
import type { Store } from '../store/store.ts'
import type { Tables } from '../tables/tables.ts'
import { addressOf } from './address.ts'
import { isSameOrigin } from './origin.ts'
import { HttpProblem, readBody, statusOf } from './problem.ts'

type ActName = keyof typeof DONE

/** What is done; gives on what, for the log. Throws if it cannot be done. */
type Act = (body: unknown) => Promise<string>

const FORM = 'application/x-www-form-urlencoded'

const entering = z.strictObject({ token: z.string().max(400) })
const ofGuest = z.strictObject({ guest: z.string().min(1).max(64) })
const ofAccount = z.strictObject({ name: z.string().trim().min(1).max(100) })
const ofTable = z.strictObject({ table: z.string().min(1).max(300) })

/** A table's id, or the end of its link. */
const idIn = (text: string): string => text.trim().split(/[?#]/)[0].split('/').filter(Boolean).at(-1) ?? ''

const actsOf = (store: Store, tables: Tables, gate: Gate, { note, clock }: Config): Readonly<Record<ActName, Act>> => {
  const silence =
    (isWanted: boolean): Act =>
    async (body) => {
      const { guest } = readBody(ofGuest, body)
      if ((await store.guests.named(guest)) === null) throw new HttpProblem(404, PROBLEMS.noGuest)
      await (isWanted ? store.silenced.add(guest, clock.now()) : store.silenced.remove(guest))
      tables.hushed()
      return guest
    }
  const drain =
    (on: boolean): Act =>
    async () => {
      gate.drain(on)
      await tables.drain(on)
      note({ event: 'draining', on })
      return 'this server'
    }
  return {
    silence: silence(true),
    hear: silence(false),
    close: async (body) => {
      const id = idIn(readBody(ofTable, body).table)
      const isShut = await tables.shut(id)
      if (isShut === null) throw new HttpProblem(404, PROBLEMS.noTable)
      if (!isShut) throw new HttpProblem(409, PROBLEMS.over)
      return id
    },
    drain: drain(true),
    refill: drain(false),
  }
}

/** The page of those who run the house, and what they can do there; for programs the same with JSON and a header. */
export const adminRoutes = (app: FastifyInstance, config: Config, store: Store, tables: Tables, gate: Gate): void => {
  const access = openAccess(config.adminToken, config.clock)
  const acts = actsOf(store, tables, gate, config)
  const look = async (): Promise<HouseInfo> => ({
    tables: await store.tables.counts(),
    connections: gate.connections,
    live: tables.count,
    isDraining: gate.isDraining,
    reports: await reportedLines(store),
    silenced: await store.silenced.list(),
  })
  const show = async (reply: FastifyReply, notice: string | null): Promise<FastifyReply> =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(housePage(await look(), notice))

  app.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, text, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(text)))),
  )
  app.addHook('onRequest', async (request, reply) => {
    // A page without a referrer sends its forms from nowhere, and they could not be told from those of other sites.
    void reply.header('referrer-policy', 'same-origin')
    if (!isSameOrigin(request.headers)) throw new HttpProblem(403, PROBLEMS.otherSite)
  })
  answerProblems(app, config, access, show)

  app.get('/admin', async (request, reply) => {
    need(access.refusal(request))
    const { done } = readBody(z.object({ done: z.string().optional() }), request.query)
    return show(reply, Object.entries(DONE).find(([act]) => act === done)?.[1] ?? null)
  })

  app.post('/admin/enter', async (request, reply) => {
    const refusal = access.enter(request, reply, readBody(entering, request.body).token)
    const by = addressOf(request.raw)
    config.note({ event: 'admin', act: 'enter', on: 'the house', by, done: refusal === null })
    need(refusal)
    return reply.redirect('/admin', 303)
  })

  app.post('/admin/leave', async (_request, reply) => {
    access.leave(reply)
    return reply.redirect('/admin', 303)
  })

  app.post('/admin/reset-link', async (request, reply) => {
    need(access.refusal(request))
    const { name } = readBody(ofAccount, request.body)
    const made = await makeResetLink(store, name, config.clock.now())
    config.note({ event: 'admin', act: 'reset-link', on: name, by: addressOf(request.raw), done: made.ok })
    if (!made.ok) throw new HttpProblem(404, PROBLEMS.noAccount)
    // It is shown at once and redirected nowhere: so it stands in no address and in no log.
    const link = `${request.protocol}://${request.host}${made.value.path}`
    return isForm(request) ? show(reply, words.resetLink(made.value.name, link)) : { done: 'reset-link', link }
  })

  for (const [name, act] of Object.entries(acts))
    app.post(`/admin/${name}`, async (request, reply) => {
      const by = addressOf(request.raw)
      let on = ''
      try {
        need(access.refusal(request))
        on = await act(request.body)
      } finally {
        config.note({ event: 'admin', act: name, on, by, done: on !== '' })
      }
      return isForm(request) ? reply.redirect(`/admin?done=${name}`, 303) : { done: name, on }
    })
}

const isForm = ({ headers }: FastifyRequest): boolean => headers['content-type']?.startsWith(FORM) === true

/** Browsers are shown a page, programs are told in JSON. */
const answerProblems = (
  app: FastifyInstance,
  { report }: Config,
  access: Access,
  show: (reply: FastifyReply, notice: string) => Promise<FastifyReply>,
): void => {
  app.setErrorHandler(async (error, request, reply) => {
    const status = statusOf(error)
    const isFault = status >= 500
    if (isFault) report(`the admin page: ${messageOf(error)}`)
    const message = isFault ? 'Something went wrong here; the log says what.' : messageOf(error)
    void reply.code(status)
    if (request.method !== 'GET' && !isForm(request)) return reply.send({ error: message })
    if (status === 404 && message === PROBLEMS.closed)
      return reply.type('text/plain; charset=utf-8').send(`${message}\n`)
    const isInside = !isFault && access.refusal(request) === null
    return isInside
      ? show(reply, message)
      : reply.type('text/html; charset=utf-8').send(entrance(status === 401 ? null : message))
  })
}

const need = (refusal: HttpProblem | null): void => {
  if (refusal !== null) throw refusal
}
