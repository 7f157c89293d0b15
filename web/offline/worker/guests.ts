import { isShelf, shelfOf } from './shelf.ts'

/**
 * Which page runs which version: for as long as it lives, it gets parts of that one. A service worker is stopped and
 * started at any time, so this is written down.
 */
const NOTES = 'leitai pages'
const addressOf = (id: string): string => `/page/${id}`

/** Those since this worker was started: they may not be in the browser's list yet. */
const fresh = new Map<string, string>()

export const note = async (id: string, version: string): Promise<void> => {
  // Some browsers do not say for whom a page is.
  if (id === '') return
  fresh.set(id, version)
  const notes = await caches.open(NOTES)
  await notes.put(addressOf(id), new Response(version))
}

/** Undefined for a page that came from the network. */
export const versionOf = async (id: string): Promise<string | undefined> => {
  const known = fresh.get(id)
  if (known !== undefined) return known
  const noted = await caches.match(addressOf(id), { cacheName: NOTES })
  return await noted?.text()
}

/** Forgets pages that are closed, and versions that nobody runs any more. */
export const tidy = async ({ clients, registration }: ServiceWorkerGlobalScope, version: string): Promise<void> => {
  // The next version has a shelf already, and will tidy up itself.
  if (registration.installing !== null || registration.waiting !== null) return
  const all = await caches.keys()
  const living = new Set((await clients.matchAll({ includeUncontrolled: true, type: 'all' })).map(({ id }) => id))
  const notes = await caches.open(NOTES)
  const used = new Set([shelfOf(version)])
  for (const request of await notes.keys()) {
    const id = new URL(request.url).pathname.slice(addressOf('').length)
    const noted = await versionOf(id)
    if (noted !== undefined && living.has(id)) used.add(shelfOf(noted))
    else if (noted !== version || !fresh.has(id)) await notes.delete(request)
  }
  await Promise.all(all.filter((name) => isShelf(name) && !used.has(name)).map((name) => caches.delete(name)))
}
