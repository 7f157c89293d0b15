import { once } from 'node:events'
import { connect } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { seeded } from '../../kernel/random.ts'
import { pathOfSocket } from '../../protocol/wire.ts'
import type { Client } from '../testing/client.ts'
import { openHouse, shareHouse } from '../testing/house.ts'
import { anyAnswer, playOn } from '../testing/player.ts'
import { guest, Visitor } from '../testing/visitor.ts'

const house = shareHouse()

const duel = async () => {
  const ann = await guest(house().url, 'Ann')
  const bob = await guest(house().url, 'Bob')
  const { id } = await ann.open()
  await bob.sit(id)
  return { id, ann, bob, a: await ann.connect(id), b: await bob.connect(id) }
}

describe('a table', () => {
  it('tells those who wait who comes and sits down, and begins for all of them', async () => {
    const ann = await guest(house().url, 'Ann')
    const { id } = await ann.open()
    const client = await ann.connect(id)
    expect(client.now).toMatchObject({ viewer: 'A', view: null, seq: 0, decisions: [], waiting: [], log: [] })
    expect(client.now.table.seats[0]).toMatchObject({ here: true, you: true })
    const bob = await guest(house().url, 'Bob')
    const other = await bob.connect(id)
    expect(other.now).toMatchObject({ viewer: 'gallery', view: null })

    const welcomed = [client.next('welcome'), other.next('welcome')]
    const table = await bob.sit(id)
    expect(table.seats[1]).toMatchObject({ name: 'Bob', here: true, you: true })
    await Promise.all(welcomed)
    expect(client.now).toMatchObject({ viewer: 'A', seq: 0, table: { status: 'playing' } })
    expect(other.now).toMatchObject({ viewer: 'B', seq: 0, table: { status: 'playing' } })
    expect(client.now.view).not.toBeNull()
    expect(client.now.waiting).toEqual(other.now.waiting)
    expect(client.now.decisions.length + other.now.decisions.length).toBe(1)
  })

  it('tells who is there', async () => {
    const { a, b, bob, id } = await duel()
    await a.until(() => a.now.table.seats[1].here)
    const second = await bob.connect(id)
    await second.close()
    await b.close()
    await a.until(() => !a.now.table.seats[1].here)
    // He left two connections and went once.
    expect(a.messages.filter(({ type }) => type === 'table').length).toBe(2)
    await bob.connect(id)
    await a.until(() => a.now.table.seats[1].here)
  })

  it('is heard by its own people only', async () => {
    const one = await duel()
    const other = await duel()
    await other.a.until(() => other.a.now.table.seats[1].here)
    const heard = other.a.frames.length
    await Promise.all([playOn(one.a, 'two tables'), playOn(one.b, 'two tables')])
    const asked = other.a.now.decisions.length > 0 ? other.a : other.b
    const { id, choice } = anyAnswer(asked, seeded('sfc32', 'two tables'))
    asked.send({ type: 'answer', decision: id, choice })
    await other.a.until(() => other.a.now.seq === 1)
    expect(other.a.messages.slice(heard).map(({ type }) => type)).toEqual(
      asked === other.a ? ['accepted', 'step'] : ['step'],
    )
  })

  it('says to whoever has answered that the answer is on disk, and then what came of it', async () => {
    const { url } = house()
    const [ann, bob] = [await guest(url, 'Ann'), await guest(url, 'Bob')]
    const { id } = await ann.open({ game: 'kung-fur-fight' })
    await bob.sit(id)
    const clients = [await ann.connect(id), await bob.connect(id, false)]
    const heard = clients.map(({ messages }) => messages.length)
    for (const [at, client] of clients.entries()) {
      const { id: decision, choice } = anyAnswer(client, seeded('sfc32', 'accepted'))
      client.send({ type: 'answer', decision, choice })
      await clients[0].until(() => clients[0].messages.length > heard[0] + at)
    }
    await Promise.all(clients.map((client) => client.until(() => client.now.seq === 1)))
    const said = (at: number) => clients[at].messages.slice(heard[at]).map(({ type }) => type)
    expect(said(0).filter((type) => type !== 'table')).toEqual(['accepted', 'sealed', 'step'])
    expect(said(1).filter((type) => type !== 'table')).toEqual(['sealed', 'accepted', 'step'])
  })

  it('welcomes anew whoever asks for it, with the same as before', async () => {
    const { a, b } = await duel()
    await Promise.all([a, b].map((client) => playOn(client, 'resume', [], () => client.now.seq >= 4)))
    await a.until(() => a.now.seq >= 4)
    const { now } = a
    const welcome = a.next('welcome')
    a.send({ type: 'resume' })
    expect(await welcome).toEqual({ type: 'welcome', ...now, undo: 'ask' })
  })

  it('shows the same to every connection of one person', async () => {
    const { id, ann, a, b } = await duel()
    const second = await ann.connect(id)
    await Promise.all([a, b].map((client) => playOn(client, 'twice')))
    await second.until(() => second.now.outcome !== null)
    expect([...second.views]).toEqual([...a.views])
  })

  it('lets a seat give up, and then it is over', async () => {
    const { a, b } = await duel()
    const accepted = a.next('accepted')
    a.send({ type: 'giveUp' })
    expect(await accepted).toEqual({ type: 'accepted', decision: null })
    await b.until(() => b.now.table.status === 'over')
    expect(b.now).toMatchObject({ seq: 1, waiting: [], decisions: [], outcome: { places: [2, 1] } })
    const refused = b.next('refused')
    b.send({ type: 'giveUp' })
    expect(await refused).toEqual({ type: 'refused', decision: null, refusal: { rule: 'TABLE-6', why: 'table.over' } })
  })
})

describe('an answer', () => {
  it('that the rules forbid is refused by its rule, and nothing happens', async () => {
    const { a, b } = await duel()
    const [asked, other] = a.now.decisions.length > 0 ? [a, b] : [b, a]
    const [{ id }] = asked.now.decisions
    const refused = asked.next('refused')
    asked.send({ type: 'answer', decision: id, choice: { do: 'attack', cards: ['R0'] } })
    expect(await refused).toMatchObject({ decision: id, refusal: { rule: expect.stringMatching(/^KBK-/) } })
    expect([asked.now.seq, other.now.seq]).toEqual([0, 0])
  })

  it('that comes twice counts once', async () => {
    const { a, b } = await duel()
    const asked = a.now.decisions.length > 0 ? a : b
    const { id, choice } = anyAnswer(asked, seeded('sfc32', 'twice'))
    const refused = asked.next('refused')
    asked.send({ type: 'answer', decision: id, choice })
    asked.send({ type: 'answer', decision: id, choice })
    expect((await refused).refusal.rule).toMatch(/^TABLE-[23]$/)
    expect(asked.messages.filter(({ type }) => type === 'accepted')).toHaveLength(1)
    expect(asked.now.seq).toBe(1)
  })

  it('to what others are asked is refused', async () => {
    const { a, b } = await duel()
    const [asked, other] = a.now.decisions.length > 0 ? [a, b] : [b, a]
    const { id, choice } = anyAnswer(asked, seeded('sfc32', 'foreign'))
    const refused = other.next('refused')
    other.send({ type: 'answer', decision: id, choice })
    expect((await refused).refusal).toEqual({ rule: 'TABLE-2', why: 'table.notAsked' })
  })

  it('of a spectator, or before the match, is answered by an error', async () => {
    const { id } = await duel()
    const watcher = await new Visitor(house().url).connect(id)
    const error = watcher.next('error')
    watcher.send({ type: 'giveUp' })
    expect((await error).message).toMatch(/You are watching/)

    const ann = await guest(house().url, 'Ann')
    const early = await ann.connect((await ann.open()).id)
    const tooEarly = early.next('error')
    early.send({ type: 'answer', decision: '0A', choice: { do: 'hit' } })
    expect((await tooEarly).message).toMatch(/begins when every seat is taken/)
  })

  it('that waits for others may be replaced', async () => {
    const ann = await guest(house().url, 'Ann')
    const bob = await guest(house().url, 'Bob')
    const { id } = await ann.open({ setup: { options: { extension: 'on', characterPick: 'deal' } } })
    await bob.sit(id)
    const a = await ann.connect(id)
    const b = await bob.connect(id)
    expect(a.now.waiting).toEqual(['A', 'B'])
    const { decisions } = a.now
    const offered = [0, 1, 2, 3].map((n) => anyAnswer(a, seeded('sfc32', `offer ${n}`)).choice)
    for (const choice of offered) {
      const accepted = a.next('accepted')
      a.send({ type: 'answer', decision: decisions[0].id, choice })
      await accepted
      // Somebody who looks on learns that A has answered, and no more.
      expect(b.frames.join('')).not.toContain(JSON.stringify(choice))
    }
    await b.until(() => b.now.waiting.length === 1)
    expect(b.now).toMatchObject({ waiting: ['B'], seq: 0 })
    await Promise.all([a, b].map((client) => playOn(client, 'replaced')))
    expect(b.now.outcome).not.toBeNull()
  })
})

describe('a connection that breaks before it is there', () => {
  it('takes no room from those who come after it', async () => {
    const { url } = await openHouse({ perAddress: { connections: 1, rate: { burst: 10_000, perSecond: 10_000 } } })
    const ann = await guest(url, 'Ann')
    const { id } = await ann.open()
    const { port, hostname, host } = new URL(url)
    const upgrade = ['connection: Upgrade', 'upgrade: websocket', 'sec-websocket-version: 13']
    const head = [
      `GET ${pathOfSocket(id, { forms: true })} HTTP/1.1`,
      `host: ${host}`,
      ...upgrade,
      `sec-websocket-key: ${KEY}`,
      '',
      '',
    ]
    for (let n = 0; n < 64; n++) {
      const raw = connect(Number(port), hostname)
      await once(raw, 'connect')
      await new Promise((resolve) => raw.write(head.join('\r\n'), resolve))
      // The server is in this process: some turns later it has read this, and asks the database about the table.
      for (let turn = 0; turn < n % 8; turn++) await setImmediate()
      raw.resetAndDestroy()
    }
    // The server hears of the ends a moment later.
    let client: Client | null = null
    while (client === null) client = await ann.connect(id).catch(() => null)
    expect(client.now.viewer).toBe('A')
  })
})

const KEY = 'AAAAAAAAAAAAAAAAAAAAAA=='
