import { signal } from '@preact/signals'

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'table'; readonly id: string }
  | { readonly page: 'local'; readonly id: string }
  | { readonly page: 'new'; readonly game: string }
  | { readonly page: 'rules'; readonly game: string }
  | { readonly page: 'learn'; readonly game: string }
  | { readonly page: 'person'; readonly name: string }
  | { readonly page: 'replay'; readonly source: ReplaySource }
  /** All decks of this browser, or one of them. */
  | { readonly page: 'decks'; readonly id: string | null }
  | { readonly page: 'signIn' }
  | { readonly page: 'reset' }
  | { readonly page: 'nowhere' }

/** Where a match that is shown again comes from. */
export type ReplaySource =
  | { readonly kind: 'file' }
  | { readonly kind: 'table'; readonly id: string }
  | { readonly kind: 'local'; readonly id: string }
  | { readonly kind: 'shared'; readonly id: string }

const PLAIN: Readonly<Record<string, 'home' | 'signIn' | 'reset'>> = {
  '/': 'home',
  '/sign-in': 'signIn',
  '/reset': 'reset',
}

const OF_GAMES: Readonly<Record<string, 'new' | 'rules' | 'learn'>> = { new: 'new', rules: 'rules', learn: 'learn' }

/** Where a match lies, by what stands before its id. */
const REPLAYS: Readonly<Record<string, Exclude<ReplaySource['kind'], 'file'>>> = {
  '': 'table',
  'local/': 'local',
  'shared/': 'shared',
}

/** Somebody may have typed the address by hand, and wrongly. */
const personOf = (encoded: string): Route => {
  try {
    return { page: 'person', name: decodeURIComponent(encoded) }
  } catch {
    return { page: 'nowhere' }
  }
}

export const routeOf = (path: string): Route => {
  if (Object.hasOwn(PLAIN, path)) return { page: PLAIN[path] }
  const [decks, deck = null] = /^\/decks(?:\/([\w-]+))?\/?$/.exec(path) ?? []
  if (decks !== undefined) return { page: 'decks', id: deck }
  const person = /^\/p\/([^/]+)\/?$/.exec(path)?.[1]
  if (person !== undefined) return personOf(person)
  const [, place, match] = /^\/replay\/(local\/|shared\/)?([\w-]+)$/.exec(path) ?? []
  if (match !== undefined) return { page: 'replay', source: { kind: REPLAYS[place ?? ''], id: match } }
  if (path === '/replay') return { page: 'replay', source: { kind: 'file' } }
  const [, kind, name] = /^\/(t|local|new|rules|learn)\/([\w-]+)\/?$/.exec(path) ?? []
  if (name === undefined) return { page: 'nowhere' }
  if (kind === 't') return { page: 'table', id: name }
  if (kind === 'local') return { page: 'local', id: name }
  return { page: OF_GAMES[kind], game: name }
}

/** Where a table of a game is set up. */
export const pathOfNew = (game: string): string => `/new/${game}`

/** The rules of a game, or one of them. */
export const pathOfRules = (game: string, id = ''): string => `/rules/${game}${id === '' ? '' : `#${id}`}`

/** The first lesson of a game. */
export const pathOfLesson = (game: string): string => `/learn/${game}`

/** What there is to know about somebody with an account. */
export const pathOfPerson = (name: string): string => `/p/${encodeURIComponent(name)}`

/** Where decks are written. */
export const pathOfDecks = (id: string | null = null): string => (id === null ? '/decks' : `/decks/${id}`)

/** A match that is played in this browser. */
export const pathOfLocal = (id: string): string => `/local/${id}`

export const pathOfTable = (id: string): string => `/t/${id}`

/** A match of the server afterwards, or what has happened in it so far. */
export const pathOfReplay = (id: string): string => `/replay/${id}`

/** The same of a match in this browser. */
export const pathOfLocalReplay = (id: string): string => `/replay/local/${id}`

/** A match that somebody has shared. */
export const pathOfShared = (id: string): string => `/replay/shared/${id}`

export const route = signal<Route>({ page: 'home' })

const follow = (): void => {
  route.value = routeOf(location.pathname)
}

let before = '/'

/** The page that led to this one: where to go back to when one has signed in. */
export const cameFrom = (): string => before

let step: ((path: string) => void) | null = null

/** From now on `go` leaves it to this how another page is reached. */
export const stepBy = (how: (path: string) => void): void => {
  step = how
}

export const go = (path: string): void => {
  if (step !== null) return step(path)
  before = location.pathname
  history.pushState(null, '', path)
  follow()
  scrollTo(0, 0)
}

/** Follows the address bar, and links to our own pages without loading anew. */
export const startRouter = (): void => {
  follow()
  addEventListener('popstate', follow)
  document.addEventListener('click', (click) => {
    const isPlain = click.button === 0 && !click.metaKey && !click.ctrlKey && !click.shiftKey && !click.altKey
    const link = click.target instanceof Element ? click.target.closest('a') : null
    if (!isPlain || click.defaultPrevented || link === null) return
    if (link.origin !== location.origin || link.target !== '' || link.hasAttribute('download')) return
    if (routeOf(link.pathname).page === 'nowhere') return
    // To another place on this page the browser knows the way.
    if (link.hash !== '' && link.pathname === location.pathname && link.search === location.search) return
    click.preventDefault()
    go(link.pathname + link.search + link.hash)
  })
}
