import { join } from 'node:path'
import { registry } from '../../games/registry.ts'
import { createMatch } from '../../kernel/match.ts'
import { seeded } from '../../kernel/random.ts'
import type { Entry } from '../../kernel/record.ts'
import { describeProblem, type Result } from '../../kernel/result.ts'
import { hashToken } from '../../server/accounts/tokens.ts'
import { connect } from '../../server/store/sqlite.ts'
import { openStore, type Store } from '../../server/store/store.ts'
import type { Drawn, Place } from './drawn-duel.ts'

/**
 * Fills a folder with matches as if they had been played there: `stored.js FOLDER FRESH HALF OVER`. So many have just
 * begun, so many are half over, so many are over. It answers with the places of those that can be played on, in this
 * order.
 */
const [, , folder, ...counts] = process.argv
const [fresh, half, over] = counts.map(Number)

const sure = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(describeProblem(result.problem))
  return result.value
}

const game = await registry.kabuken()

interface Played {
  readonly entries: readonly Entry[]
  readonly drawn: readonly Drawn[]
}

/** A duel of random players, as the server deals it. */
const playDuel = (seed: string): Played => {
  const rng = seeded('sfc32', seed)
  const table = sure(createMatch(game, { setup: { mode: 'duel' }, generator: 'chacha20', seed }))
  const drawn: Drawn[] = []
  for (let open = table.open(); open.length > 0 && table.outcome() === null; open = table.open()) {
    const [{ seat, id }] = open
    const codes: Parameters<typeof table.rules.unpack>[0][] = []
    table.rules.choices(table.state, seat, codes)
    const choice = table.rules.unpack(codes[rng.below(codes.length)])
    table.answer(seat, id, choice)
    drawn.push({ seat, choice })
  }
  const { entries } = table.record()
  if (entries.length !== drawn.length) throw new Error('in a duel every answer is an entry')
  return { entries, drawn }
}

const { setup } = sure(game.open({ mode: 'duel' }))
const seedOf = (name: string): string => hashToken(name)

/** Ids grow, as if the matches had come one after the other. */
const idOf = (kind: string, n: number): string => `${kind}-${String(n).padStart(16, '0')}`

/** Nobody looks at it here. */
const RESULT = { game: game.meta.id, places: [1, 2], at: 0, rated: null }

const write = async (store: Store, id: string, part: number): Promise<Place> => {
  const { entries, drawn } = playDuel(seedOf(id))
  const kept = entries.slice(0, Math.ceil(entries.length * part))
  const guests = ['A', 'B'].map((seat) => ({ id: `${id}-${seat}`, name: seat }))
  await Promise.all(guests.map((guest) => store.guests.add(guest, hashToken(guest.id))))
  await store.tables.add({
    id,
    game: game.meta.id,
    rules: game.meta.rulesVersion,
    setup,
    generator: 'chacha20',
    seed: seedOf(id),
    status: 'playing',
    clock: null,
    shuffle: null,
    rated: false,
    beat: 0,
    rematch: null,
    from: null,
    listed: false,
    seats: guests.map((guest) => ({ kind: 'person', guest, standIn: null })),
  })
  // Somebody has looked at it since it began: nothing is due.
  await store.matches.commit({ table: id, lease: null, seq: 0, entry: null, times: { banks: [0, 0], due: [] } })
  for (const [seq, entry] of kept.entries()) {
    const isLast = seq + 1 === entries.length
    await store.matches.commit({ table: id, lease: null, seq, entry, ...(isLast && { result: RESULT }) })
  }
  const cookies = guests.map((guest) => `leitai=${guest.id}`)
  return { table: id, cookies, from: kept.length, drawn: drawn.slice(kept.length) }
}

const AT_ONCE = 200

const writeMany = async (store: Store, kind: string, count: number, part: number): Promise<Place[]> => {
  const places: Place[] = []
  for (let from = 0; from < count; from += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, n) => from + n)
    places.push(...(await Promise.all(numbers.map((n) => write(store, idOf(kind, n), part)))))
  }
  return places
}

/** Different matches that are over; the others are these again, under ids of their own. */
const DIFFERENT = Math.min(over, 200)

/** Copies the rows of these matches under other ids. */
const multiply = (copies: number): void => {
  const file = connect(join(folder, 'leitai.db'))
  file.exec('pragma synchronous = off')
  const copied = (table: string, key: string): void => {
    const columns = file
      .prepare(`select name from pragma_table_info('${table}')`)
      .all([])
      .map((row) => JSON.stringify(typeof row === 'object' && row !== null && 'name' in row ? row.name : ''))
    const made = columns.map((name) => (name === `"${key}"` ? `"${key}" || '-' || printf('%06d', n)` : name))
    file.exec(`
      with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${copies})
      insert into "${table}" (${columns.join(', ')})
      select ${made.join(', ')} from "${table}" cross join numbers where "${key}" like 'over-%' order by "${key}", n`)
  }
  file.exec('begin')
  copied('tables', 'id')
  copied('seats', 'tableId')
  copied('entries', 'match')
  file.exec('commit')
  file.exec('pragma wal_checkpoint(truncate)')
  file.close()
}

const store = sure(await openStore(folder))
await writeMany(store, 'over', DIFFERENT, 1)
const places = [...(await writeMany(store, 'live', fresh, 0)), ...(await writeMany(store, 'half', half, 0.5))]
await store.close()
if (over > DIFFERENT) multiply(Math.ceil(over / DIFFERENT) - 1)
process.stdout.write(JSON.stringify(places))
