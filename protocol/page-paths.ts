/**
 * The addresses that are drawn by the page, all of them by one document; `*` is what it reads from the rest. Everything
 * else at this house is answered by the server itself.
 */
export const PAGE_PATHS = [
  '/',
  '/t/*',
  '/new/*',
  '/rules/*',
  '/learn/*',
  '/local/*',
  '/replay',
  '/replay/*',
  '/decks',
  '/decks/*',
  '/p/*',
  '/sign-in',
  '/reset',
] as const

const STARTS = PAGE_PATHS.flatMap((path) => (path.endsWith('/*') ? [path.slice(0, -1)] : []))
const WHOLE: ReadonlySet<string> = new Set(PAGE_PATHS)

export const isPagePath = (path: string): boolean =>
  WHOLE.has(path) || STARTS.some((start) => path.startsWith(start) && path.length > start.length)
