import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Route } from '../../protocol/routes.ts'
import { readBody } from './problem.ts'

/** One request as its handler gets it. */
export interface Call<B> {
  readonly body: B
  /** The table's, where the path has one; otherwise empty. */
  readonly id: string
  /** Somebody's, where the path has one; otherwise empty. */
  readonly name: string
  readonly query: Readonly<Record<string, unknown>>
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** Answers a route of the table of routes: nothing else is served under /api. */
export const serve = <B, A>(
  app: FastifyInstance,
  { method, path, body, largest, status, type }: Route<B, A>,
  answer: (call: Call<B>) => Promise<A> | A,
): void => {
  app.route<{ Params: { readonly id?: string; readonly name?: string }; Querystring: Call<B>['query'] }>({
    method,
    url: path.replace(/\{(\w+)\}/g, ':$1'),
    ...(largest !== undefined && { bodyLimit: largest }),
    handler: async (request, reply) => {
      const read = readBody(body, request.body)
      const { params, query } = request
      const answered = await answer({ body: read, id: params.id ?? '', name: params.name ?? '', query, request, reply })
      void reply.code(status).type(`${type}; charset=utf-8`)
      return answered
    },
  })
}
