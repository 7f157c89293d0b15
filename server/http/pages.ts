import { existsSync } from 'node:fs'
import { join, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { PAGE_PATHS } from '../../protocol/page-paths.ts'

const ASSETS = `${sep}assets${sep}`

/** The built page: one document for the entrance and for every table, beside it what it loads. */
export const servePages = async (app: FastifyInstance, folder: string): Promise<void> => {
  if (!existsSync(join(folder, 'index.html'))) {
    const missing = 'The page has not been built yet: npm run build\n'
    for (const path of PAGE_PATHS)
      app.get(path, (_request, reply) => reply.code(503).type('text/plain; charset=utf-8').send(missing))
    return
  }
  await app.register(fastifyStatic, {
    root: folder,
    cacheControl: false,
    // The build lays what is worth it beside in brotli and gzip.
    preCompressed: true,
    setHeaders: (response, path) => {
      void response.setHeader('vary', 'accept-encoding')
      // What lies in assets has a hash of its content in its name.
      const isForever = path.includes(ASSETS)
      void response.setHeader('cache-control', isForever ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  for (const path of PAGE_PATHS) app.get(path, (_request, reply) => reply.sendFile('index.html'))
}
