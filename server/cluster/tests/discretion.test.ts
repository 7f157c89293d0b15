import { describe, expect, it } from 'vitest'
import { seeded } from '../../../kernel/random.ts'
import type { ServerMessage } from '../../../protocol/messages.ts'
import type { Config } from '../../config.ts'
import type { Client } from '../../testing/client.ts'
import { HandClock } from '../../testing/hand-clock.ts'
import { openHouse } from '../../testing/house.ts'
import { freshPlace } from '../../testing/place.ts'
import { anyAnswer } from '../../testing/player.ts'
import { riggedGames } from '../../testing/rigged.ts'
import { guest, Visitor } from '../../testing/visitor.ts'

const BEAT = 1500
const ATTACK = { do: 'attack', cards: ['R0', 'R1', 'R3'] }
const HIT = { do: 'hit' }
const POSITION = { field: 'B4', hands: { A: 'R0 R1 R3 G5* G5 B2', B: 'B3 R3 G0 G1 B5 B1' } }
const RING = { setup: { mode: 'ring', seats: 3 }, beat: BEAT }
const TEAMS = { game: 'eight-masters-revenge', setup: { mode: 'teamFight' } }
const AT_ONCE = { setup: { options: { extension: 'on', characterPick: 'deal' } } }

type Heard = readonly (readonly ServerMessage[])[]

interface Around {
  /** One for each seat, at the first server. */
  readonly acting: readonly Client[]
  /** One for each seat and one for the gallery, at the second server. */
  readonly listening: readonly Client[]
  /** All that those hear who listen, while something is done at the first server. */
  heard(act: () => void | Promise<void>): Promise<Heard>
}

/** Everybody is connected to two servers: acts at the first, and listens at the second. */
const sitAtBoth = async (wanted: Readonly<Record<string, unknown>>, config: Partial<Config> = {}): Promise<Around> => {
  const data = await freshPlace()
  const [one, two] = [await openHouse({ data, ...config }), await openHouse({ data, ...config })]
  const people = [await guest(one.url, 'Person A')]
  const { id, seats } = await people[0].open(wanted)
  for (const { seat } of seats.slice(1)) {
    const person = await guest(one.url, `Person ${seat}`)
    await person.sit(id, seat)
    people.push(person)
  }
  const acting: Client[] = []
  for (const person of people) acting.push(await person.connect(id))
  const listening: Client[] = []
  for (const person of people) {
    person.url = two.url
    listening.push(await person.connect(id))
  }
  listening.push(await new Visitor(two.url).connect(id))

  // What is said comes after everything that was told before.
  let times = 0
  const say = async (speakers: readonly Client[], listeners: readonly Client[]): Promise<void> => {
    const said = listeners.map((client) => client.next('said'))
    speakers[times++ % people.length].send({ type: 'say', text: 'hear, hear' })
    await Promise.all(said)
  }
  // Both servers know who is where.
  await say(listening, acting)
  await say(acting, listening)
  return {
    acting,
    listening,
    heard: async (act) => {
      const from = listening.map(({ messages }) => messages.length)
      await act()
      await say(acting, listening)
      return listening.map(({ messages }, n) => messages.slice(from[n]).filter(({ type }) => type !== 'said'))
    },
  }
}

const kindsOf = (heard: Heard): readonly (readonly string[])[] => heard.map((news) => news.map(({ type }) => type))

/** What everybody hears who listens, if all hear the same. */
const all = (heard: Heard, type: ServerMessage['type']): Heard => heard.map(() => [expect.objectContaining({ type })])

/** Says it, and waits until it is on disk. */
const does = async (client: Client, message: Parameters<Client['send']>[0]): Promise<void> => {
  const accepted = client.next('accepted')
  client.send(message)
  await accepted
}

/** TABLE-8: it is noted, and no more. */
const wantsToGiveUp = async (client: Client): Promise<void> => {
  const refused = client.next('refused')
  client.send({ type: 'giveUp' })
  expect((await refused).refusal.rule).toBe('TABLE-8')
}

/** Whoever is asked answers something. */
const plays = async (acting: readonly Client[], choice?: unknown): Promise<void> => {
  const asked = acting.find(({ now }) => now.decisions.length > 0)
  if (asked === undefined) throw new Error('nobody is asked')
  const any = anyAnswer(asked, seeded('sfc32', 'discretion'))
  await does(asked, { type: 'answer', decision: any.id, choice: choice ?? any.choice })
  const { seq } = asked.now
  for (const client of acting) await client.until(() => client.now.seq >= seq)
}

describe('of what is done at another server', () => {
  it('standing orders, and what they answer, are told to their owner alone', async () => {
    const games = await riggedGames(POSITION)
    const clock = new HandClock()
    const { acting, listening, heard } = await sitAtBoth(RING, { games, clock })
    const [, b] = acting
    for (const takeUpTo of [1, 2]) {
      const orders = { takeUpTo }
      const told = await heard(() => does(b, { type: 'orders', orders }))
      expect(told).toEqual([[], [{ type: 'orders', orders }], [], []])
      expect(await heard(() => does(b, { type: 'orders', orders }))).toEqual([[], [], [], []])
    }
    const [a, , c, gallery] = await heard(() => plays(acting, ATTACK))
    for (const news of [a, c, gallery]) expect(news).toMatchObject([{ type: 'step', seq: 1, waiting: ['B'] }])
    expect(listening[1].now).toMatchObject({ seq: 1, given: [{ decision: '1B', choice: HIT, by: 'order' }] })
    const back = await heard(() => does(b, { type: 'takeBack', decision: '1B' }))
    expect(back).toMatchObject([[], [{ type: 'sealed', decisions: [{ id: '1B' }] }], [], []])
    const again = await heard(() => does(b, { type: 'answer', decision: '1B', choice: HIT }))
    expect(again).toMatchObject([[], [{ type: 'sealed', given: [{ by: 'player' }] }], [], []])
    const none = await heard(() => does(b, { type: 'orders', orders: {} }))
    expect(none).toEqual([[], [{ type: 'orders', orders: {} }], [], []])
    const steps = listening.map((client) => client.next('step'))
    clock.pass(BEAT)
    for (const step of await Promise.all(steps)) expect(step).toMatchObject({ seq: 2 })
  })

  it('a wish to give up is told to partners alone, and steps stay steps while it stands', async () => {
    const { acting, listening, heard } = await sitAtBoth(TEAMS)
    const [a, , c] = acting
    const wishes = [{ seat: 'A', wish: 'giveUp' }]
    const told = await heard(() => wantsToGiveUp(a))
    expect(told).toMatchObject([[{ type: 'sealed', wishes }], [], [{ type: 'sealed', wishes }], [], []])
    expect(await heard(() => wantsToGiveUp(a))).toEqual([[], [], [], [], []])
    for (let n = 1; n <= 3; n++) {
      const step = await heard(() => plays(acting))
      expect(step).toEqual(all(step, 'step'))
      expect(listening.map(({ now }) => [now.seq, now.wishes])).toEqual([
        [n, wishes],
        [n, []],
        [n, wishes],
        [n, []],
        [n, []],
      ])
    }
    await heard(() => does(c, { type: 'giveUp' }))
    for (const { now } of listening) expect(now).toMatchObject({ table: { status: 'over' }, wishes: [] })
  })

  it('a wish that was known at both counts at both', async () => {
    const { acting, listening, heard } = await sitAtBoth(TEAMS)
    await heard(() => wantsToGiveUp(acting[0]))
    await does(listening[2], { type: 'giveUp' })
    await acting[1].until(() => acting[1].now.table.status === 'over')
    expect(acting[1].now.outcome?.places).toEqual([3, 1, 3, 1])
  })

  it('everybody hears who offers a tie and who no longer does', async () => {
    const { acting, listening, heard } = await sitAtBoth({ game: 'kung-fu-fighting', setup: { seats: 2 } })
    const [a, b] = acting
    const offered = await heard(() => does(a, { type: 'tie', say: 'offer' }))
    expect(offered).toMatchObject(offered.map(() => [{ type: 'sealed', wishes: [{ seat: 'A', wish: 'tie' }] }]))
    const withdrawn = await heard(() => does(a, { type: 'tie', say: 'withdraw' }))
    expect(withdrawn).toMatchObject(withdrawn.map(() => [{ type: 'sealed', wishes: [] }]))
    expect(await heard(() => does(a, { type: 'tie', say: 'withdraw' }))).toEqual([[], [], []])
    await does(b, { type: 'tie', say: 'offer' })
    await heard(() => does(b, { type: 'tie', say: 'withdraw' }))
    await does(listening[0], { type: 'tie', say: 'offer' })
    await a.until(() => a.now.wishes.length === 1)
    expect(a.now.outcome).toBeNull()
    await does(b, { type: 'tie', say: 'offer' })
    for (const client of listening) await client.until(() => client.now.table.status === 'over')
    expect(listening[2].now.outcome?.places).toEqual([1, 1])
  })

  it('everybody hears who wants to go back, who does not, and that it lapses', async () => {
    const { acting, heard } = await sitAtBoth({})
    await heard(() => plays(acting))
    const asker = acting.find(({ now }) => now.seq === 1 && now.decisions.length === 0) ?? acting[0]
    const other = acting.find((client) => client !== asker) ?? acting[1]
    const wishes = [{ seat: asker.now.viewer, wish: 'undo' }]
    const ask = () => does(asker, { type: 'undo', say: 'ask' })
    const asked = await heard(ask)
    expect(asked).toMatchObject(asked.map(() => [{ type: 'sealed', wishes }]))
    const declined = await heard(() => does(other, { type: 'undo', say: 'withdraw' }))
    expect(declined).toMatchObject(declined.map(() => [{ type: 'sealed', wishes: [] }]))
    await heard(ask)
    const lapsed = await heard(() => plays(acting))
    expect(lapsed).toMatchObject(lapsed.map(() => [{ type: 'step', seq: 2, wishes: [] }]))
  })

  it('everybody begins anew when the match goes back', async () => {
    const { acting, listening, heard } = await sitAtBoth({})
    const { view } = listening[2].now
    const [asker, other] = acting.toSorted((one, two) => two.now.decisions.length - one.now.decisions.length)
    await heard(() => plays(acting))
    await heard(() => does(asker, { type: 'undo', say: 'ask' }))
    const back = await heard(() => does(other, { type: 'undo', say: 'agree' }))
    expect(kindsOf(back)).toEqual([['welcome'], ['welcome'], ['welcome']])
    expect(listening[2].now).toMatchObject({ seq: 2, view, wishes: [] })
  })

  it('everybody hears who has answered where nobody keeps it secret, and who takes it back', async () => {
    const { acting, heard } = await sitAtBoth(AT_ONCE)
    const [a] = acting
    const decision = a.now.decisions[0].id
    const given = await heard(() => plays([a]))
    expect(given).toMatchObject(given.map(() => [{ type: 'sealed', waiting: ['B'] }]))
    const back = await heard(() => does(a, { type: 'takeBack', decision }))
    expect(back).toMatchObject(back.map(() => [{ type: 'sealed', waiting: ['A', 'B'] }]))
  })
})
