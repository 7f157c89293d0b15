import type { Kysely } from 'kysely'
import type { Run } from './migrate.ts'
import type { Schema } from './schema.ts'

/** An entry as JSON, and its place in its match. */
type Loose = readonly [match: string, seq: number, entry: string]

/** The last entries of a match, as JSON. */
export interface Tail {
  /** The place of the last of them. */
  readonly seq: number
  readonly entries: readonly string[]
}

type Row = Schema['entries']

/** So many entries lie in bundles before they are sorted in. */
const MOST = 4000

/**
 * Where entries of SQLite lie at first. To write each where it belongs would touch as many pages of the database as
 * there are matches in a commit, and every page is written whole; so the entries of one commit are one row, a bundle, and
 * after some thousand of them every match gets its own in one piece. For a folder belongs to one server: what lies in
 * bundles is known here. The first entry of a match that is not known here goes where it belongs at once, and there the
 * database says whether it is the next one.
 */
export class Bundles {
  readonly #run: Run
  /** By match, what lies in bundles and nowhere else. */
  readonly #tails = new Map<string, { seq: number; readonly entries: string[] }>()
  #count = 0
  /** How many entries those matches have that are known here, with those that are being written. */
  #lengths = new Map<string, number>()
  /** What is being written. */
  #fresh: Loose[] = []
  #isSorted = false

  constructor(run: Run) {
    this.#run = run
  }

  /** Part of a transaction. False if the match has such an entry already. */
  append(match: string, seq: number, entry: string): boolean {
    const length = this.#lengths.get(match)
    if (length === undefined) {
      if (this.#run(INSERT_NEXT, match, seq, entry, seq, match) === 0) return false
    } else if (seq === length + 1) this.#fresh.push([match, seq, entry])
    else return false
    this.#lengths.set(match, seq)
    return true
  }

  /** The end of a transaction, before it is committed. */
  write(): void {
    if (this.#fresh.length === 0) return
    if (this.#count >= MOST) this.#sortIn()
    const texts = this.#fresh.map(([match, seq, entry]) => `[${JSON.stringify(match)},${seq},${entry}]`)
    this.#run('insert into bundles (entries) values (?)', `[${texts.join()}]`)
  }

  #sortIn(): void {
    for (const { match, seq, entry } of rowsOf(this.#tails))
      this.#run('insert into entries (match, seq, entry) values (?, ?, ?)', match, seq, entry)
    this.#run('delete from bundles')
    this.#isSorted = true
  }

  /** It is on disk. */
  keep(): void {
    if (this.#isSorted) {
      this.#rememberOnly()
      this.#tails.clear()
      this.#count = 0
      this.#isSorted = false
    }
    for (const [match, seq, entry] of this.#fresh) {
      addTo(this.#tails, match, seq, entry)
      this.#lengths.set(match, seq)
    }
    this.#count += this.#fresh.length
    this.#fresh = []
  }

  /** Nothing of it is on disk. */
  drop(): void {
    this.#fresh = []
    this.#isSorted = false
    this.#rememberOnly()
  }

  /** Of other matches the database has to say how long they are. */
  #rememberOnly(): void {
    this.#lengths = new Map([...this.#tails].map(([match, { seq }]) => [match, seq]))
  }

  /** What a match has in bundles at this moment. */
  tailOf(match: string): Tail | null {
    const tail = this.#tails.get(match)
    return tail === undefined ? null : { seq: tail.seq, entries: [...tail.entries] }
  }
}

/** Nothing happens if it is not the next one. */
const INSERT_NEXT = `insert into entries (match, seq, entry)
  select ?, ?, ? where ? = 1 + (select coalesce(max(seq), 0) from entries where match = ?)`

/** Sorts in what lies in bundles: a server has stopped before it did, or they were copied from a place in use. */
export const sortIn = (db: Kysely<Schema>): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const bundles = await trx.selectFrom('bundles').selectAll().orderBy('id').execute()
    const tails = new Map<string, { seq: number; readonly entries: string[] }>()
    for (const { entries } of bundles)
      for (const [match, seq, entry] of readBundle(entries)) addTo(tails, match, seq, JSON.stringify(entry))
    for (const row of rowsOf(tails))
      await trx
        .insertInto('entries')
        .values(row)
        // Of several servers that start at once each may do it.
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    if (bundles.length > 0) await trx.deleteFrom('bundles').execute()
  })

const readBundle: (text: string) => readonly (readonly [string, number, unknown])[] = JSON.parse

const addTo = (
  tails: Map<string, { seq: number; readonly entries: string[] }>,
  match: string,
  seq: number,
  entry: string,
): void => {
  const tail = tails.get(match)
  if (tail === undefined) tails.set(match, { seq, entries: [entry] })
  else {
    tail.seq = seq
    tail.entries.push(entry)
  }
}

/** Each match in one piece. */
const rowsOf = (tails: ReadonlyMap<string, Tail>): readonly Row[] =>
  [...tails].map(([match, { seq, entries }]) => ({ match, seq, entry: `[${entries.join()}]` }))
