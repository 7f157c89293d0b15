import { onTestFinished } from 'vitest'
import { registry } from '../../games/registry.ts'
import { seeded } from '../../kernel/random.ts'
import { type ServerMessage, serverMessage } from '../../protocol/messages.ts'
import { systemClock } from '../clock.ts'
import { ALONE } from '../cluster/open-cluster.ts'
import { noMetrics } from '../ops/metrics.ts'
import { openStore, type Store } from '../store/store.ts'
import type { TableRow } from '../store/tables.ts'
import type { BotRoom } from '../tables/bots/bot-room.ts'
import type { ClientConnection, TableHome } from '../tables/host.ts'
import { planTable, type Wanted } from '../tables/open-table.ts'
import { Tables } from '../tables/tables.ts'
import { sure } from './house.ts'
import { freshPlace } from './place.ts'

export const noBots: BotRoom = {
  think: () => Promise.resolve(null),
  advise: () => Promise.resolve(null),
  check: () => Promise.resolve(null),
  close: () => Promise.resolve(),
}
export const ANN = { id: 'ann', name: 'Ann' }
const BOB = { id: 'bob', name: 'Bob' }

interface Ear extends ClientConnection {
  readonly heard: ServerMessage[]
  /** How often its table has moved. */
  moves: number
}
/** `told` is called with whatever it hears. */
export const ear = (guest: string | null, told: (message: ServerMessage) => void = () => undefined): Ear => {
  const heard: ServerMessage[] = []
  const one: Ear = {
    guest,
    session: null,
    forms: true,
    isOpen: true,
    heard,
    moves: 0,
    send: (message) => {
      heard.push(message)
      told(message)
    },
    pass: (text) => one.send(serverMessage.parse(JSON.parse(text))),
    end: () => undefined,
    moved: () => {
      one.moves += 1
    },
  }
  return one
}

export const openTable = async (store: Store, wanted: Wanted): Promise<TableRow> => {
  const row = sure(await planTable(registry, ['slow'], ANN, wanted))
  await store.tables.add(row)
  return row
}

/** A duel on disk that has begun; the seat that is asked first, its person and a legal answer. */
export const duel = async (clock: Wanted['clock'] = null) => {
  const store = sure(await openStore(await freshPlace()))
  onTestFinished(() => store.close())
  await store.guests.add(ANN, 'hash of ann')
  await store.guests.add(BOB, 'hash of bob')
  const row = await openTable(store, { game: 'kabuken', setup: {}, bots: {}, clock, listed: false })
  await store.tables.sit(row.id, BOB, null)
  const game = await registry.kabuken()
  const rules = sure(game.open({}))
  // The seed is what everybody has added to, when the last one has sat down.
  const { generator, seed } = (await store.tables.find(row.id)) ?? row
  const state = rules.deal(seeded(generator, seed))
  const [seat] = rules.awaiting(state)
  const codes: Parameters<typeof rules.unpack>[0][] = []
  rules.choices(state, seat, codes)
  const choice = rules.unpack(codes[0])
  const [asked, other] = seat === 0 ? [ANN, BOB] : [BOB, ANN]
  const answer = { type: 'answer', decision: `0${'AB'[seat]}`, choice } as const
  return { store, id: row.id, asked: asked.id, other: other.id, answer }
}

export const openTables = (
  store: Store,
  reports: string[] = [],
  more: Partial<ConstructorParameters<typeof Tables>[0]> = {},
): Tables =>
  new Tables({
    games: registry,
    store,
    bots: noBots,
    botNames: [],
    clock: systemClock,
    ...ALONE,
    metrics: noMetrics,
    note: () => undefined,
    working: () => undefined,
    report: (problem) => reports.push(problem),
    ...more,
  })

export const join = async (tables: Tables, id: string, connection: ClientConnection): Promise<TableHome> => {
  const table = await tables.join(id, connection)
  if (table === null) throw new Error('there is no such table')
  return table
}

export const kinds = ({ heard }: Ear): readonly string[] => heard.map(({ type }) => type)
