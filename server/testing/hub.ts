import { onTestFinished } from 'vitest'
import { registry } from '../../games/registry.ts'
import { seeded } from '../../kernel/random.ts'
import type { ServerMessage } from '../../protocol/messages.ts'
import { stepOf } from '../../protocol/table/telling.ts'
import type { BotRoom } from '../bots/bot-room.ts'
import { systemClock } from '../clock.ts'
import type { Listener } from '../live/audience.ts'
import { Hub } from '../live/hub.ts'
import type { News } from '../live/wire.ts'
import { ALONE } from '../nodes/open-bus.ts'
import { planTable, type Wanted } from '../open-table.ts'
import { openStore, type Store } from '../store/store.ts'
import type { TableRow } from '../store/tables.ts'
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

interface Ear extends Listener {
  readonly heard: ServerMessage[]
}
/** `told` is called with whatever it hears. */
export const ear = (guest: string | null, told: (message: ServerMessage) => void = () => undefined): Ear => {
  const heard: ServerMessage[] = []
  const hear = (message: ServerMessage): void => {
    heard.push(message)
    told(message)
  }
  const inWords = (news: News): ServerMessage => (news.type === 'stride' ? stepOf(news) : news)
  return {
    guest,
    session: null,
    heard,
    write: (news, after) => {
      const message = inWords(news)
      const send = (): void => {
        after?.send()
        hear(message)
      }
      return { send }
    },
    send: (news) => hear(inWords(news)),
    accept: (decision) => hear({ type: 'accepted', decision }),
    end: () => undefined,
  }
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

export const openHub = (
  store: Store,
  reports: string[] = [],
  more: Partial<ConstructorParameters<typeof Hub>[0]> = {},
): Hub =>
  new Hub({
    games: registry,
    store,
    bots: noBots,
    botNames: [],
    clock: systemClock,
    ...ALONE,
    working: () => undefined,
    report: (problem) => reports.push(problem),
    ...more,
  })

export const join = async (hub: Hub, id: string, listener: Listener) => {
  const table = await hub.join(id, listener)
  if (table === null) throw new Error('there is no such table')
  return table
}

export const kinds = ({ heard }: Ear): readonly string[] => heard.map(({ type }) => type)
