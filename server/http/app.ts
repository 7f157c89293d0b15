import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { LIMITS } from '../../protocol/limits.ts'
import type { Config } from '../config.ts'
import { codeOf, messageOf, traceOf } from '../errors.ts'
import type { Store } from '../store/store.ts'
import type { BotRoom } from '../tables/bots/bot-room.ts'
import type { Tables } from '../tables/tables.ts'
import { accountRoutes } from './accounts.ts'
import { TRUSTED } from './address.ts'
import { adminRoutes } from './admin.ts'
import { docsRoutes } from './docs.ts'
import { guestRoutes } from './guests.ts'
import { isSameOrigin } from './origin.ts'
import { servePages } from './pages.ts'
import { pastRoutes } from './past.ts'
import { peopleRoutes } from './people.ts'
import { HttpProblem, statusOf } from './problem.ts'
import { recordRoutes } from './records.ts'
import { type Operations, statusRoutes } from './status.ts'
import { tableListRoutes } from './table-lists.ts'
import { tableRoutes } from './tables.ts'

/** Whatever the page needs comes from here: no other place, nothing inline, no frames. */
const POLICY = {
  'default-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  'manifest-src': ["'self'"],
  'object-src': ["'none'"],
  'worker-src': ["'self'"],
}

/** Of one address in a minute. */
const ADMIN_REQUESTS = 120
/** Asked all day by machines: not worth a line. */
const QUIET: readonly string[] = ['/healthz', '/readyz', '/metrics']

export const openApp = async (
  config: Config,
  store: Store,
  tables: Tables,
  operations: Operations,
  /** Where records from outside are played again. */
  readers: Pick<BotRoom, 'check'>,
): Promise<FastifyInstance> => {
  const app = fastify({
    bodyLimit: LIMITS.message,
    trustProxy: TRUSTED,
    forceCloseConnections: true,
    frameworkErrors: (_error, _request, reply) => {
      reply.hijack()
      reply.raw
        .writeHead(400, { 'content-type': 'application/json' })
        .end('{"error":"This address makes no sense here."}')
    },
  })
  app.removeContentTypeParser('text/plain')
  await app.register(cookie)
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: POLICY },
    // Whether it is reached by https is for who puts it behind a proxy to say.
    strictTransportSecurity: false,
  })
  handleProblems(app, config)
  noteRequests(app, config)
  statusRoutes(app, config, store, tables, operations)
  await app.register(async (api) => {
    await api.register(rateLimit, { max: config.requests, timeWindow: '1 minute' })
    api.addHook('onRequest', async (request) => {
      if (!isSameOrigin(request.headers)) throw new HttpProblem(403, 'This request comes from another site.')
    })
    const renamed = async ({ id }: { readonly id: string }): Promise<void> => {
      for (const table of await store.guests.tablesOf(id)) await tables.changed(table)
    }
    guestRoutes(api, store, renamed)
    accountRoutes(api, { config, store, tables, renamed })
    peopleRoutes(api, store)
    tableListRoutes(api, config, store, tables)
    tableRoutes(api, config, store, tables)
    pastRoutes(api, config, store, tables)
    recordRoutes(api, config, store, readers)
    docsRoutes(api)
  })
  await app.register(async (admin) => {
    await admin.register(rateLimit, { max: ADMIN_REQUESTS, timeWindow: '1 minute' })
    adminRoutes(admin, config, store, tables, operations.gate)
  })
  await servePages(app, config.pages)
  return app
}

/** By the code of what fastify and its plugins find wrong. */
const SENTENCES: Readonly<Record<string, string>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: `This request is larger than ${LIMITS.message} bytes, or ${LIMITS.table} where a table is opened.`,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'Send JSON, with the header content-type: application/json.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The body is empty; send JSON, or no content-type.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not JSON.',
}

const handleProblems = (app: FastifyInstance, { report }: Config): void => {
  app.setErrorHandler((error, request, reply) => {
    const status = statusOf(error)
    if (status === 429) return reply.code(429).send({ error: 'Too many requests; wait a minute.' })
    if (status >= 400 && status < 500)
      return reply.code(status).send({ error: SENTENCES[codeOf(error)] ?? messageOf(error) })
    report(`${request.method} ${routeOf(request)}: ${traceOf(error)}`)
    return reply.code(500).send({ error: 'Something went wrong here; try again in a moment.' })
  })
  app.setNotFoundHandler((request, reply) => {
    const [pathname] = request.url.split('?')
    if (pathname.startsWith('/api/'))
      return reply.code(404).send({ error: `There is no ${request.method} ${pathname}.` })
    const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html')
    if (wantsPage && app.hasReplyDecorator('sendFile')) return reply.code(404).sendFile('index.html')
    return reply.code(404).type('text/plain; charset=utf-8').send('There is no such page. The entrance is at /\n')
  })
}

/** The pattern of a path: what stands in it is for its receiver alone. */
const routeOf = ({ routeOptions }: FastifyRequest): string => routeOptions.url ?? 'nowhere'

const noteRequests = (app: FastifyInstance, { note }: Config): void => {
  app.addHook('onResponse', async (request, { statusCode, elapsedTime }) => {
    const route = routeOf(request)
    if (QUIET.includes(route)) return
    note({ event: 'request', method: request.method, route, status: statusCode, ms: Math.round(elapsedTime * 10) / 10 })
  })
}
