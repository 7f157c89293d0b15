import type { FastifyInstance } from 'fastify'
import manifest from '../../package.json' with { type: 'json' }
import { describeApi } from '../../protocol/openapi.ts'
import { ROUTES } from '../../protocol/routes.ts'
import { docsPage } from './docs/page.ts'
import { serve } from './serve.ts'

/** What can be asked here, for programs and for people. */
export const docsRoutes = (app: FastifyInstance): void => {
  const api = describeApi(manifest.version)
  const page = docsPage(api)
  serve(app, ROUTES.document, () => ({ ...api }))
  serve(app, ROUTES.page, () => page)
}
