import { isObject } from '../../kernel/json.ts'
import type { Entry } from '../../kernel/record.ts'
import type { LocalChange, LocalMatch, SavedMatch } from './kept.ts'

const DATABASE = 'leitai-matches'
const VERSION = 1
const MATCHES = 'matches'
const ENTRIES = 'entries'
const BOTH = [MATCHES, ENTRIES]

/** Another tab has written to the match. */
export class Overtaken extends Error {}

/** The matches of this browser. Whatever it promises is on disk; a promise that is broken has changed nothing. */
export interface MatchStore {
  add(kept: SavedMatch): Promise<void>
  find(id: string): Promise<SavedMatch | null>
  /** The latest first. */
  list(): Promise<readonly LocalMatch[]>
  write(change: LocalChange): Promise<void>
  remove(id: string): Promise<void>
}

export const openStore = async (): Promise<MatchStore> => {
  const asked = indexedDB.open(DATABASE, VERSION)
  asked.addEventListener('upgradeneeded', () => {
    asked.result.createObjectStore(MATCHES, { keyPath: 'id' })
    asked.result.createObjectStore(ENTRIES, { keyPath: ['match', 'seq'] })
  })
  const database = await answerTo(asked)
  // A newer page in another tab may want to change the shape of it.
  database.addEventListener('versionchange', () => database.close())

  const writing = (): IDBTransaction => database.transaction(BOTH, 'readwrite', { durability: 'strict' })
  return {
    add: async ({ match, entries }) => {
      const trx = writing()
      trx.objectStore(MATCHES).add(match)
      for (const [seq, entry] of entries.entries()) trx.objectStore(ENTRIES).add({ match: match.id, seq, entry })
      await endOf(trx)
    },

    find: async (id) => {
      const trx = database.transaction(BOTH)
      const [match, rows] = await Promise.all([
        answerTo<unknown>(trx.objectStore(MATCHES).get(id)),
        answerTo<unknown[]>(trx.objectStore(ENTRIES).getAll(entriesOf(id))),
      ])
      return isMatch(match) ? { match, entries: rows.filter(isRow).map(({ entry }) => entry) } : null
    },

    list: async () => {
      const all = await answerTo<unknown[]>(database.transaction(MATCHES).objectStore(MATCHES).getAll())
      return all.filter(isMatch).toSorted((one, other) => other.touched - one.touched)
    },

    write: async ({ match, seq, entry }) => {
      const trx = writing()
      const end = endOf(trx)
      const count = await answerTo(trx.objectStore(ENTRIES).count(entriesOf(match.id)))
      if (count !== seq) {
        trx.abort()
        await end.catch(() => undefined)
        throw new Overtaken(`there are ${count} entries, not ${seq}`)
      }
      trx.objectStore(MATCHES).put(match)
      if (entry !== null) trx.objectStore(ENTRIES).add({ match: match.id, seq, entry })
      await end
    },

    remove: async (id) => {
      const trx = writing()
      trx.objectStore(MATCHES).delete(id)
      trx.objectStore(ENTRIES).delete(entriesOf(id))
      await endOf(trx)
    },
  }
}

const entriesOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER])

const answerTo = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('the storage of this browser failed')))
    // A tab with an older page holds on to it.
    request.addEventListener('blocked', () => reject(new Error('another tab holds the storage of this browser')))
  })

const endOf = (trx: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    trx.addEventListener('complete', () => resolve())
    trx.addEventListener('abort', () => reject(trx.error ?? new Error('the storage of this browser failed')))
  })

/** Only we write there: the rest of a match is checked when it is played again. */
const isMatch = (value: unknown): value is LocalMatch => isObject(value) && isObject(value.head)

const isRow = (value: unknown): value is { readonly entry: Entry } => isObject(value) && isObject(value.entry)
