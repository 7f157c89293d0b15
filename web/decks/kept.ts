import { isObject } from '../../kernel/json.ts'

/** A file that is being written, kept by this browser alone. */
export interface SavedFile extends Label {
  readonly content: unknown
}

export interface Label {
  readonly id: string
  readonly name: string
  readonly game: string
  /** Which of the game's files it is. */
  readonly file: string
}

/** Browsers keep about five million characters for a house, and one file has a quarter of a million at the most. */
export const MOST_KEPT = 20
export const LONGEST_NAME = 60

const PREFIX = 'leitai.deck.'

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** The files on the shelf of a browser. What stands in its storage may be anything. */
export const shelfIn = (storage: Storage) => {
  const get = (id: string): SavedFile | null => readKept(id, storage.getItem(PREFIX + id))
  const all = (): readonly SavedFile[] =>
    Array.from({ length: storage.length }, (_, n) => storage.key(n) ?? '')
      .filter((key) => key.startsWith(PREFIX))
      .flatMap((key) => get(key.slice(PREFIX.length)) ?? [])
      .toSorted((one, other) => one.name.localeCompare(other.name) || (one.id < other.id ? -1 : 1))
  return {
    get,
    all,
    /** False if there is no room for it: then all is as it was. */
    put: ({ id, ...rest }: SavedFile): boolean => {
      if (get(id) === null && all().length >= MOST_KEPT) return false
      try {
        storage.setItem(PREFIX + id, JSON.stringify(rest))
        return true
      } catch {
        return false
      }
    },
    remove: (id: string): void => storage.removeItem(PREFIX + id),
  }
}

export type Shelf = ReturnType<typeof shelfIn>

const readKept = (id: string, text: string | null): SavedFile | null => {
  try {
    const found: unknown = JSON.parse(text ?? 'null')
    if (!isObject(found)) return null
    const { name, game, file, content } = found
    return typeof name === 'string' && typeof game === 'string' && typeof file === 'string'
      ? { id, name, game, file, content }
      : null
  } catch {
    return null
  }
}
