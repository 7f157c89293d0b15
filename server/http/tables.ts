import type { FastifyInstance } from 'fastify'
import { commitmentOf, type Shuffle, seedOf } from '../../kernel/fair-shuffle.ts'
import { isObject } from '../../kernel/json.ts'
import { describeProblem } from '../../kernel/result.ts'
import { seatLetter, seatOf } from '../../kernel/seats.ts'
import { ROUTES } from '../../protocol/routes.ts'
import type { Origin } from '../../protocol/table-info.ts'
import { randomHex } from '../accounts/tokens.ts'
import type { Config, Rate } from '../config.ts'
import { createBuckets } from '../realtime/rate-limit.ts'
import type { Guest } from '../store/guests.ts'
import type { Left, Taken } from '../store/seats.ts'
import type { Store } from '../store/store.ts'
import type { TableRow } from '../store/tables.ts'
import { forkOf } from '../tables/fork.ts'
import { atWork } from '../tables/hosted-table.ts'
import { bankOf } from '../tables/match-clock.ts'
import { planTable, type Wanted } from '../tables/open-table.ts'
import { recordFile } from '../tables/record-file.ts'
import { planRematch } from '../tables/rematch.ts'
import { seatOfGuest } from '../tables/stored-table.ts'
import { tableInfo } from '../tables/table-info.ts'
import type { Tables } from '../tables/tables.ts'
import { guestOf, needGuest } from './guests.ts'
import { HttpProblem } from './problem.ts'
import { serve } from './serve.ts'

const REFUSALS: Readonly<Record<Exclude<Taken, 'taken'>, string>> = {
  full: 'Every seat at this table is taken; you may watch.',
  occupied: 'This seat is taken; choose another one.',
  kept: 'The open seats are kept for those who played here before; you may watch.',
  elsewhere: 'You already sit at this table.',
  over: 'This table is closed; open another one.',
}

const STAYS: Readonly<Record<Exclude<Left, 'left'>, string>> = {
  begun: 'The match has begun; hand your seat over to a bot, or give up.',
  stranger: 'You do not sit at this table.',
}

/** What a client wants to add to a shuffle. */
interface Wish {
  readonly commitment: string
  readonly value: string
}

/** The match that somebody plays on from is played again: enough for who tries out one moment after the other. */
const FORKS: Rate = { burst: 10, perSecond: 0.1 }

export const tableRoutes = (app: FastifyInstance, config: Config, store: Store, tables: Tables): void => {
  const forkers = createBuckets(FORKS, () => config.clock.now())

  const needTable = async (id: string): Promise<TableRow> => {
    const table = await store.tables.find(id)
    if (table === null) throw new HttpProblem(404, 'There is no such table; check the link, or open a new table.')
    return table
  }

  const needOver = async (id: string, otherwise: string): Promise<TableRow> => {
    const table = await needTable(id)
    if (table.status !== 'over') throw new HttpProblem(409, otherwise)
    return table
  }

  /** The secret came first, then the value. */
  const shuffleFor = async (wanted: Wish | undefined, letter: string): Promise<Shuffle> => {
    if (wanted === undefined) return { secret: randomHex(), values: {} }
    const secret = await store.shuffles.take(wanted.commitment)
    if (secret === null)
      throw new HttpProblem(400, 'This commitment is not known, or was used already: ask for a new one.')
    return { secret, values: { [letter]: wanted.value } }
  }

  const needAccount = async (guest: Guest): Promise<void> => {
    if ((await store.accounts.of(guest.id)) === null)
      throw new HttpProblem(403, 'Rated matches are for those with an account; sign up first.')
  }

  /** The moment to play on from, and what was agreed there. */
  const forkFor = async (from: Origin, { game, setup }: Wanted, guest: Guest) => {
    const over = await needOver(from.table, 'Play on from this match when it is over.')
    if (over.seats.some(({ kind }) => kind === 'open')) throw new HttpProblem(409, 'This match never began.')
    if (!Object.hasOwn(config.games, over.game)) throw new HttpProblem(409, 'This game is no longer played here.')
    if (game !== over.game) throw new HttpProblem(400, `That match is one of ${over.game}, not of ${game}.`)
    if (isObject(setup) && Object.keys(setup).length > 0)
      throw new HttpProblem(400, 'The setup comes from the match that is played on from: leave it out.')
    if (!forkers.take(guest.id))
      throw new HttpProblem(429, 'You play on from matches faster than they can be played again; wait a moment.')
    const entries = await store.matches.entries(over.id)
    const played = await config.games[over.game]()
    const fork = atWork(config.working, over.id, () => forkOf(played, over, entries, from.seq))
    if (fork.ok) return { from: fork.value, setup: over.setup }
    const isAsked = fork.problem.at === 'from.seq'
    throw new HttpProblem(isAsked ? 400 : 409, `This match cannot be played on: ${describeProblem(fork.problem)}.`)
  }

  serve(app, ROUTES.openTable, async ({ body: wanted, request }) => {
    const guest = await needGuest(store, request)
    if (wanted.rated) await needAccount(guest)
    const { from, setup } =
      wanted.from === undefined ? { from: null, setup: wanted.setup } : await forkFor(wanted.from, wanted, guest)
    const shuffle = await shuffleFor(wanted.shuffle, wanted.seat ?? 'A')
    const planned = await planTable(config.games, config.bots, guest, { ...wanted, setup }, shuffle, from)
    if (!planned.ok) throw new HttpProblem(400, `This table cannot be opened: ${describeProblem(planned.problem)}.`)
    await store.tables.add(planned.value, bankOf(planned.value.clock))
    const { id, game, seats } = planned.value
    config.note({ event: 'table opened', table: id, game, seats: seats.length })
    if (planned.value.status === 'playing') await tables.wake(planned.value.id)
    return { table: tableInfo(planned.value, guest.id, new Set()) }
  })

  serve(app, ROUTES.table, async ({ id, request }) => {
    const table = await needTable(id)
    const guest = await guestOf(store, request.cookies)
    return { table: tableInfo(table, guest?.id ?? null, tables.present(table.id)) }
  })

  serve(app, ROUTES.sit, async ({ body: { seat: letter, value }, id, request }) => {
    const guest = await needGuest(store, request)
    const { seats, rated } = await needTable(id)
    if (rated) await needAccount(guest)
    const seat = letter === undefined ? null : seatOf(letter, seats.length)
    if (seat === -1)
      throw new HttpProblem(400, `There is no seat ${letter}; the seats are A to ${seatLetter(seats.length - 1)}.`)
    const taken = await store.tables.sit(id, guest, seat, value ?? null)
    if (taken !== 'taken') throw new HttpProblem(409, REFUSALS[taken])
    await tables.changed(id)
    await tables.wake(id)
    return { table: tableInfo(await needTable(id), guest.id, tables.present(id)) }
  })

  serve(app, ROUTES.leave, async ({ id, request }) => {
    const guest = await needGuest(store, request)
    await needTable(id)
    const left = await store.tables.leave(id, guest)
    if (left !== 'left') throw new HttpProblem(409, STAYS[left])
    await tables.changed(id)
    return { table: tableInfo(await needTable(id), guest.id, tables.present(id)) }
  })

  serve(app, ROUTES.rematch, async ({ body: { shuffle, value }, id: over, request }) => {
    const guest = await needGuest(store, request)
    const table = await needOver(over, 'Play again when this match is over.')
    const seat = seatOfGuest(table.seats, guest.id)
    if (seat === null) throw new HttpProblem(403, 'Only those who sat at this table can play again.')
    if (!Object.hasOwn(config.games, table.game)) throw new HttpProblem(409, 'This game is no longer played here.')
    const planned = await planRematch(config.games, table, guest, await shuffleFor(shuffle, seatLetter(seat)))
    if (!planned.ok) throw new HttpProblem(409, `This cannot be played again: ${describeProblem(planned.problem)}.`)
    const next = await store.tables.rematch(table.id, planned.value, bankOf(table.clock))
    const taken = await store.tables.sit(next, guest, seat, value ?? null)
    if (taken !== 'taken') throw new HttpProblem(409, REFUSALS[taken])
    for (const id of [table.id, next]) await tables.changed(id)
    await tables.wake(next)
    return { table: tableInfo(await needTable(next), guest.id, tables.present(next)) }
  })

  serve(app, ROUTES.newShuffle, async ({ request }) => {
    await needGuest(store, request)
    const secret = randomHex()
    await store.shuffles.add(secret, config.clock.now())
    return { commitment: commitmentOf(secret) }
  })

  serve(app, ROUTES.shuffle, async ({ id }) => {
    const { shuffle, seed, status } = await needTable(id)
    if (shuffle === null) return { commitment: null }
    const commitment = commitmentOf(shuffle.secret)
    return status === 'over' ? { commitment, ...shuffle, seed, fair: seedOf(shuffle) === seed } : { commitment }
  })

  serve(app, ROUTES.record, async ({ id, reply }) => {
    const table = await needOver(id, 'The record is there when the match is over.')
    void reply.header('content-disposition', `attachment; filename="${table.game}-${table.id}.json"`)
    return recordFile(table, await store.matches.entries(table.id))
  })
}
