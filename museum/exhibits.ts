import { seeded } from '../kernel/random.ts'
import type { Client } from '../server/testing/client.ts'
import { anyAnswer } from '../server/testing/player.ts'
import { filesFor } from './own-cards.ts'
import { answerAny } from './playing.ts'

export interface Exhibit {
  readonly what: string
  readonly game: string
  readonly people: number
  /** Between accounts. */
  readonly rated?: true
  /** What is special about the table whose match it plays on from. */
  readonly from?: string
  /** What the table is opened with. */
  readonly wanted?: Readonly<Record<string, unknown>>
  /** Done at the beginning. */
  first?(clients: readonly Client[]): Promise<void>
  /** It is played at random until this is so. */
  until?(clients: readonly Client[]): boolean
  /** Done at the end. */
  last?(clients: readonly Client[]): Promise<void>
}

type Clients = readonly Client[]

/** So many entries, and a person is asked. */
const after =
  (seq: number) =>
  (clients: Clients): boolean =>
    clients[0].now.seq >= seq && clients.some(({ now }) => now.decisions.length > 0)

const bothAsked =
  (seq: number) =>
  (clients: Clients): boolean =>
    clients[0].now.seq >= seq && clients.every(({ now }) => now.decisions.length > 0)

const firstAnswers = ([first]: Clients): Promise<void> =>
  answerAny(first, () => anyAnswer(first, seeded('sfc32', 'museum sealed')))

const say = async (client: Client, text: string): Promise<void> => {
  const said = client.next('said')
  client.send({ type: 'say', text })
  await said
}

/** The first line that was said there, and who said it. */
const reportAndMute = async (client: Client): Promise<void> => {
  const reported = client.next('reported')
  client.send({ type: 'report', line: 1 })
  await reported
  const speaker = client.messages.flatMap((message) => (message.type === 'said' ? [message.spoken.speaker] : []))[0]
  const heard = client.next('talk')
  client.send({ type: 'mute', speaker, muted: true })
  await heard
}

const wished = async (client: Client, message: Parameters<Client['send']>[0]): Promise<void> => {
  client.send(message)
  await client.until(() => client.now.wishes.length > 0)
}

export const EXHIBITS: readonly Exhibit[] = [
  {
    what: 'a sealed answer and chat',
    game: 'kabuken',
    people: 2,
    wanted: { setup: { options: { extension: 'on' } } },
    until: bothAsked(1),
    last: async (clients) => {
      await say(clients[0], 'Good luck!')
      await say(clients[1], 'Same to you. 幸運を')
      await firstAnswers(clients)
    },
  },
  {
    what: 'standing orders and an answer that waits for the beat',
    game: 'kabuken',
    people: 3,
    wanted: { setup: { seats: 3 }, beat: 1500 },
    first: async (clients) => {
      for (const client of clients) {
        client.send({ type: 'orders', orders: { takeUpTo: 4, leaveChains: true } })
        await client.until(() => client.now.orders !== undefined)
      }
    },
    until: (clients) => clients.some(({ now }) => now.given !== undefined),
  },
  {
    what: 'finished and rated',
    game: 'kabuken',
    people: 2,
    rated: true,
    until: after(12),
    last: async ([first]) => {
      first.send({ type: 'giveUp' })
      await first.until(() => first.now.outcome !== null)
    },
  },
  {
    what: 'plays on from a finished match',
    game: 'kabuken',
    people: 1,
    wanted: { bots: { B: 'random' } },
    from: 'finished and rated',
    until: after(8),
  },
  {
    what: 'own cards, a clock and a tie that is offered',
    game: 'kung-fu-fighting',
    people: 3,
    wanted: {
      setup: { seats: 3, options: { more: 'on' }, files: filesFor(['deck', 'blank'], 5) },
      clock: { kind: 'live', each: 60, bank: 300 },
    },
    until: after(25),
    last: ([, second]) => wished(second, { type: 'tie', say: 'offer' }),
  },
  {
    what: 'somebody wants to undo',
    game: 'kung-fu-fighting',
    people: 4,
    wanted: { setup: { mode: '2v2' } },
    until: after(20),
    last: async (clients) => {
      await say(clients[0], 'You never counter.')
      await reportAndMute(clients[1])
      for (const client of clients) {
        if (client.now.wishes.length > 0) return
        const { length } = client.messages
        client.send({ type: 'undo', say: 'ask' })
        await client.until(() => client.messages.length > length)
      }
    },
  },
  {
    what: 'against a bot',
    game: 'eight-masters-revenge',
    people: 1,
    wanted: { setup: { mode: 'duel' }, bots: { B: 'greedy' } },
    until: after(20),
  },
  {
    what: 'a bot plays for somebody, with a slow clock',
    game: 'eight-masters-revenge',
    people: 3,
    wanted: { setup: { mode: 'freeForAll', seats: 3 }, clock: { kind: 'slow', hours: 48 } },
    first: async ([, , third]) => {
      third.send({ type: 'handOver', bot: 'random' })
      await third.until(() => third.now.seq === 1)
    },
    until: after(20),
  },
  {
    what: 'waits for two more',
    game: 'eight-masters-revenge',
    people: 2,
    wanted: { setup: { mode: 'teamFight' }, listed: true },
  },
  { what: 'rated', game: 'kung-fur-fight', people: 2, rated: true, until: after(4) },
  { what: 'finished', game: 'kung-fur-fight', people: 2, until: () => false },
  {
    what: 'a sealed plan',
    game: 'kung-fur-fight',
    people: 2,
    wanted: { setup: { options: { factions: 'chosen', dogDeck: 'B' } } },
    until: bothAsked(2),
    last: firstAnswers,
  },
]
