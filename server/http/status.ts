import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { messageOf } from '../errors.ts'
import type { Gate } from '../ops/gate.ts'
import type { Prometheus, Sources } from '../ops/prometheus.ts'
import { bearerOf, isSecret } from '../ops/secret.ts'
import type { Store } from '../store/store.ts'
import type { Tables } from '../tables/tables.ts'
import { isLocal } from './address.ts'
import { HttpProblem } from './problem.ts'

/** What those need who look after a server. */
export interface Operations {
  readonly gate: Gate
  readonly prometheus: Prometheus
}

/** Milliseconds that the database may take to answer. */
const PATIENCE = 2000
/** Milliseconds for which what was looked up in the database is told again: asking often costs it nothing. */
const FRESH = 1000
const COUNTED = 10_000

/** Health, readiness and metrics: for machines, and none of the public's business. */
export const statusRoutes = (
  app: FastifyInstance,
  { metricsToken, report }: Config,
  store: Store,
  tables: Tables,
  { gate, prometheus }: Operations,
): void => {
  const isAnswering = remembered(FRESH, async () => {
    try {
      await within(PATIENCE, store.ping())
      return true
    } catch (error) {
      report(`the database does not answer: ${messageOf(error)}`)
      return false
    }
  })
  const sources: Sources = {
    tables: remembered(COUNTED, () => store.tables.counts()),
    live: () => tables.count,
    homes: remembered(COUNTED, () => store.homes.counts()),
    connections: () => gate.connections,
  }

  app.get('/healthz', () => ({ status: 'alive' }))

  app.get('/readyz', async (_request, reply) => {
    const status = gate.isDraining ? 'draining' : (await isAnswering()) ? 'ready' : 'no database'
    return reply.code(status === 'ready' ? 200 : 503).send({ status })
  })

  app.get('/metrics', async (request, reply) => {
    checkReader(request, metricsToken)
    return reply.type(prometheus.type).send(await prometheus.text(sources))
  })
}

/** On a quiet evening the numbers tell who has just done what: they are not for players. */
const checkReader = (request: FastifyRequest, token: string | null): void => {
  if (token === null) {
    if (isLocal(request.raw)) return
    throw new HttpProblem(403, 'The metrics are for this machine only; with METRICS_TOKEN set, for who knows it.')
  }
  const given = bearerOf(request.headers.authorization)
  if (given === null) throw new HttpProblem(401, 'Send the header authorization: Bearer METRICS_TOKEN.')
  if (!isSecret(given, token)) throw new HttpProblem(403, 'This is not the METRICS_TOKEN of this server.')
}

const within = async (ms: number, work: Promise<void>): Promise<void> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`it takes longer than ${ms} ms`)), ms)
  })
  await Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/** Asks once for all who want to know within a while. */
const remembered = <T>(ms: number, ask: () => Promise<T>): (() => Promise<T>) => {
  let asked: { readonly at: number; readonly answer: Promise<T> } | null = null
  return () => {
    const now = performance.now()
    if (asked === null || now - asked.at > ms) asked = { at: now, answer: ask() }
    return asked.answer
  }
}
