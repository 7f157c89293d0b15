import type { Kysely } from 'kysely'
import { CLOSE_LIST, COMMA, Ink, OPEN_LIST } from '../../kernel/ink.ts'
import type { Entry } from '../../kernel/record.ts'
import type { Run } from './migrate.ts'
import type { Schema } from './schema.ts'
import { writeEntry } from './write-entry.ts'

/** The last entries of a match, plain data as they are read from anywhere else. */
export interface Tail {
  /** The place of the last of them. */
  readonly seq: number
  readonly entries: readonly unknown[]
}

/** A match whose length is known here. */
class Known {
  readonly match: string
  /** The same as JSON. */
  readonly quoted: string
  /** How many entries it has, with those that are being written. */
  length: number
  /** The place of the last one that was put into a bundle. */
  seq = 0
  /** What lies in bundles and nowhere else. */
  entries: unknown[] = []

  constructor(match: string, length: number) {
    this.match = match
    this.quoted = JSON.stringify(match)
    this.length = length
  }

  /** It is on disk. */
  add(seq: number, entry: unknown): void {
    this.seq = seq
    this.entries.push(entry)
  }
}

/** An entry that is being written. */
interface Fresh {
  readonly of: Known
  readonly seq: number
  readonly entry: Entry
}

/** So many entries are written before those in bundles are sorted in. */
const MOST = 5000

/**
 * Where entries of SQLite lie at first. To write each where it belongs would touch as many pages of the database as
 * there are matches in a commit, and every page is written whole; so the entries of one commit are one row, a bundle, and
 * after some thousand of them every match gets its own in one piece. For a folder belongs to one server: what lies in
 * bundles is known here. The first entry of a match that is not known here goes where it belongs at once, and there the
 * database says whether it is the next one.
 */
export class Bundles {
  readonly #run: Run
  readonly #most: number
  readonly #known = new Map<string, Known>()
  /** How many entries were written since that was last done. */
  #written = 0
  #fresh: Fresh[] = []
  #isSorted = false
  readonly #ink = new Ink()

  constructor(run: Run, most = MOST) {
    this.#run = run
    this.#most = most
  }

  /** Part of a transaction. False if the match has such an entry already. */
  append(match: string, seq: number, entry: Entry): boolean {
    const of = this.#known.get(match)
    if (of === undefined) {
      if (this.#run(INSERT_NEXT, match, seq, JSON.stringify(entry), seq, match) === 0) return false
      this.#known.set(match, new Known(match, seq))
    } else {
      if (seq !== of.length + 1) return false
      of.length = seq
      this.#fresh.push({ of, seq, entry })
    }
    this.#written += 1
    return true
  }

  /** The end of a transaction, before it is committed. */
  write(): void {
    if (this.#written >= this.#most) this.#sortIn()
    if (this.#fresh.length > 0) this.#run('insert into bundles (entries) values (?)', this.#bundled())
  }

  #bundled(): string {
    const ink = this.#ink
    ink.begin()
    let sign = OPEN_LIST
    for (const { of, seq, entry } of this.#fresh) {
      ink.sign(sign)
      ink.sign(OPEN_LIST)
      ink.text(of.quoted)
      ink.sign(COMMA)
      ink.integer(seq)
      ink.sign(COMMA)
      writeEntry(entry, ink)
      ink.sign(CLOSE_LIST)
      sign = COMMA
    }
    ink.sign(CLOSE_LIST)
    return decoder.decode(ink.written)
  }

  #sortIn(): void {
    for (const { match, seq, entry } of rowsOf(this.#known.values()))
      this.#run('insert into entries (match, seq, entry) values (?, ?, ?)', match, seq, entry)
    this.#run('delete from bundles')
    this.#isSorted = true
  }

  /** It is on disk. */
  keep(): void {
    const idle = this.#isSorted ? this.#startAnew() : NOBODY
    for (const { of, seq, entry } of this.#fresh) of.add(seq, entry)
    this.#fresh = []
    for (const { match, entries } of idle) if (entries.length === 0) this.#known.delete(match)
  }

  /** Everything is sorted in. Gives those who had nothing in bundles: they need no longer be known. */
  #startAnew(): readonly Known[] {
    this.#written = 0
    this.#isSorted = false
    const all = [...this.#known.values()]
    const idle = all.filter(({ entries }) => entries.length === 0)
    for (const known of all) known.entries = []
    return idle
  }

  /** Nothing of it is on disk. */
  drop(): void {
    this.#fresh = []
    this.#isSorted = false
    for (const [match, known] of this.#known)
      if (known.entries.length === 0) this.#known.delete(match)
      else known.length = known.seq
  }

  /** What a match has in bundles at this moment. */
  tailOf(match: string): Tail | null {
    const known = this.#known.get(match)
    return known === undefined ? null : { seq: known.seq, entries: [...known.entries] }
  }
}

const NOBODY: readonly Known[] = []

const decoder = new TextDecoder()

/** Nothing happens if it is not the next one. */
const INSERT_NEXT = `insert into entries (match, seq, entry)
  select ?, ?, ? where ? = 1 + (select coalesce(max(seq), 0) from entries where match = ?)`

/** Sorts in what lies in bundles: a server has stopped before it did, or they were copied from a place in use. */
export const sortIn = (db: Kysely<Schema>): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const bundles = await trx.selectFrom('bundles').selectAll().orderBy('id').execute()
    const found = new Map<string, Known>()
    for (const { entries } of bundles)
      for (const [match, seq, entry] of readBundle(entries)) {
        const known = found.get(match) ?? new Known(match, seq)
        found.set(match, known)
        known.add(seq, entry)
      }
    for (const row of rowsOf(found.values()))
      await trx
        .insertInto('entries')
        .values(row)
        // Of several servers that start at once each may do it.
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    if (bundles.length > 0) await trx.deleteFrom('bundles').execute()
  })

const readBundle: (text: string) => readonly (readonly [string, number, unknown])[] = JSON.parse

/** Each match in one piece. */
const rowsOf = (matches: Iterable<Known>): readonly Schema['entries'][] =>
  [...matches].flatMap(({ match, seq, entries }) =>
    entries.length === 0 ? [] : [{ match, seq, entry: JSON.stringify(entries) }],
  )
