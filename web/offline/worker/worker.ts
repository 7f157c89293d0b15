/**
 * The service worker: keeps one whole version of the page, so that it opens at once and without a network. A new
 * version waits until somebody wants it; pages that are open then go on with their own.
 */
import { TAKE_OVER, TIDY } from '../messages.ts'
import { answerTo } from './answers.ts'
import { note, tidy, versionOf } from './guests.ts'
import { type Release, SHELL } from './release.ts'
import { fill, retire, take } from './shelf.ts'

declare const self: ServiceWorkerGlobalScope
/** Written in by the build. */
declare const RELEASE: Release

const { version, files } = RELEASE

self.addEventListener('install', (event) => event.waitUntil(fill(RELEASE)))

// Who came before there was a worker is looked after as well.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('message', (event) => {
  if (event.data === TAKE_OVER) event.waitUntil(self.skipWaiting())
  if (event.data === TIDY) event.waitUntil(putInOrder())
})

self.addEventListener('fetch', (event) => {
  const answer = answerTo(event.request, self.location.origin, files)
  if (answer === 'house') return
  const kept = answer === 'shell' ? shellFor(event) : fileFor(event)
  // Where nothing is kept any more, or cannot be read, the page is what it is without a worker.
  event.respondWith(kept.catch(() => undefined).then((found) => found ?? fromHouse(event)))
})

const shellFor = async (event: FetchEvent): Promise<Response | undefined> => {
  const shell = await take(version, SHELL)
  if (shell !== undefined) event.waitUntil(note(event.resultingClientId, version))
  return shell
}

const fileFor = async (event: FetchEvent): Promise<Response | undefined> => {
  const ofPage = await versionOf(event.clientId)
  // What a page starts, a worker that thinks for instance, is of the page's version.
  if (ofPage !== undefined && event.resultingClientId !== '') event.waitUntil(note(event.resultingClientId, ofPage))
  return take(ofPage ?? version, new URL(event.request.url).pathname)
}

const fromHouse = async ({ request }: FetchEvent): Promise<Response> => {
  const answer = await fetch(request)
  if (!answer.ok && Object.hasOwn(files, new URL(request.url).pathname)) await retire(version)
  return answer
}

/** What was lost is fetched again; a house that is away, or has another version by now, changes nothing. */
const putInOrder = async (): Promise<void> => {
  await fill(RELEASE).catch(() => null)
  await tidy(self, version)
}
