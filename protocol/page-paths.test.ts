import { expect, it } from 'vitest'
import { isPagePath } from './page-paths.ts'

it.each(['/', '/t/abc', '/new/kabuken', '/rules/kabuken', '/replay/local/7', '/sign-in', '/p/Zo%C3%AB'])(
  '%s is drawn by the page',
  (path) => expect(isPagePath(path)).toBe(true),
)

it.each([
  '',
  '/t/',
  '/t',
  '/api',
  '/api/me',
  '/admin',
  '/metrics',
  '/healthz',
  '/sign-in/x',
  '/assets/a.js',
  '/tables',
])('%s is not', (path) => expect(isPagePath(path)).toBe(false))
