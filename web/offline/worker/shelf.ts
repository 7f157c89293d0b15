import { isNamedByContent, type Release, SHELL } from './release.ts'

/** So few at a time that whoever plays meanwhile is not kept waiting. */
const LANES = 3
const SHELVES = 'leitai version '

export const shelfOf = (version: string): string => SHELVES + version
export const isShelf = (cache: string): boolean => cache.startsWith(SHELVES)

/** The browser compares the hash: what is of another version never comes in, whatever the house sends meanwhile. */
const fetchChecked = async (path: string, integrity: string): Promise<Response> => {
  const answer = await fetch(path, { integrity, cache: 'no-cache', priority: 'low' })
  if (!answer.ok) throw new Error(`${path} cannot be had: ${answer.status}`)
  return answer
}

/**
 * Puts every file of a version on its shelf, or fails. What lies there already was checked as well, so that what broke
 * off goes on where it was.
 */
export const fill = async ({ version, files }: Release): Promise<void> => {
  const shelf = await caches.open(shelfOf(version))
  const there = new Set((await shelf.keys()).map(({ url }) => new URL(url).pathname))
  const missing = Object.keys(files).filter((path) => !there.has(path))
  const lane = async (): Promise<void> => {
    try {
      for (let path = missing.pop(); path !== undefined; path = missing.pop())
        await shelf.put(path, await fetchChecked(path, files[path]))
    } catch (problem) {
      missing.length = 0
      throw problem
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
}

/** By address alone: the server says that its answers vary by encoding, and what is kept is decoded. */
const BY_ADDRESS = { ignoreVary: true }

/** A file of this version; one that is named by its content may lie on any shelf. */
export const take = async (version: string, path: string): Promise<Response | undefined> =>
  (await caches.match(path, { ...BY_ADDRESS, cacheName: shelfOf(version) })) ??
  (isNamedByContent(path) ? await caches.match(path, BY_ADDRESS) : undefined)

/** From now on pages come from the network: the house no longer has what this version lacks. */
export const retire = async (version: string): Promise<void> => {
  const shelf = await caches.open(shelfOf(version))
  await shelf.delete(SHELL)
}
