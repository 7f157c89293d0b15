import { describe, expect, it } from 'vitest'
import { registry } from '../../games/registry.ts'
import { openHouse } from '../testing/house.ts'
import { type Around, caughtUp, comeBack, entriesOf, gives, sitAround } from '../testing/rigged.ts'
import { guest } from '../testing/visitor.ts'

const BEAT = 1500
const HIT = { do: 'hit' }
const COUNTER = { do: 'counter', cards: ['R3'] }
const ATTACK = { do: 'attack', cards: ['R0', 'R1', 'R3'] }
/** A is about to lay a Sniper God Fist for 2, which B can counter with R3. */
const POSITION = { field: 'B4', hands: { A: 'R0 R1 R3 G5* G5 B2', B: 'B3 R3 G0 G1 B5 B1' } }

/** A has attacked just now, and B is asked. */
const attacked = async (wanted: Readonly<Record<string, unknown>> = {}, setup = { mode: 'ring', seats: 3 }) => {
  const around = await sitAround({ position: POSITION, wanted: { setup, beat: BEAT, ...wanted } })
  const [a, ...others] = around.clients
  await gives(a, ATTACK)
  for (const client of around.clients) await client.until(() => client.now.seq === 1)
  return { ...around, a, others }
}

const all = ({ clients }: Pick<Around, 'clients'>): Promise<unknown> => Promise.all(clients.map(caughtUp))

describe('a table', () => {
  it.each([
    [{}, BEAT],
    [{ bots: { B: 'random' } }, 0],
    [{ bots: { B: 'random' }, setup: { mode: 'ring', seats: 3 } }, BEAT],
    [{ beat: 0 }, 0],
    [{ beat: 800, bots: { B: 'random' } }, 800],
    [{ game: 'kung-fur-fight' }, BEAT],
  ])('%o has its beat', async (wanted, beat) => {
    const ann = await guest((await openHouse()).url, 'Ann')
    const reply = await ann.post('/api/tables', { game: 'kabuken', ...wanted })
    expect(reply).toMatchObject({ status: 201, body: { table: { beat } } })
  })

  it('of a game without reactions has none', async () => {
    const game = await registry.kabuken()
    const calm = { ...game, meta: { ...game.meta, reactions: [] } }
    const { url } = await openHouse({ games: { ...registry, kabuken: () => Promise.resolve(calm) } })
    const ann = await guest(url, 'Ann')
    const reply = await ann.post('/api/tables', { game: 'kabuken' })
    expect(reply).toMatchObject({ status: 201, body: { table: { beat: 0 } } })
  })

  it.each([-1, 1.5, 10_001, 'slow', null])('has no beat of %o', async (beat) => {
    const ann = await guest((await openHouse()).url, 'Ann')
    const reply = await ann.post('/api/tables', { game: 'kabuken', beat })
    expect(reply).toMatchObject({ status: 400, body: { error: expect.stringContaining('beat') } })
  })
})

describe('a reaction', () => {
  it('is released on the beat, and until then its owner alone knows of it', async () => {
    const around = await attacked()
    const [a, b, c] = around.clients
    const told = [a.frames.length, c.frames.length]
    around.clock.pass(200)
    await gives(b, HIT)
    await caughtUp(b)
    expect(b.now).toMatchObject({
      decisions: [],
      waiting: ['B'],
      given: [{ decision: '1B', choice: HIT, by: 'player' }],
    })
    around.clock.pass(BEAT - 201)
    expect([a.frames.length, c.frames.length]).toEqual(told)
    await all(around)
    for (const other of [a, c]) {
      expect(other.now).toMatchObject({ seq: 1, waiting: ['B'], decisions: [] })
      expect(other.now).not.toHaveProperty('given')
    }
    const steps = around.clients.map((client) => client.next('step'))
    around.clock.pass(1)
    for (const step of await Promise.all(steps)) expect(step.seq).toBe(2)
    expect(b.now).not.toHaveProperty('given')
  })

  it('that comes after the first beat waits for the next one', async () => {
    const { clock, a, others } = await attacked()
    clock.pass(BEAT + 1)
    await gives(others[0], HIT)
    clock.pass(BEAT - 2)
    await caughtUp(a)
    expect(a.now.seq).toBe(1)
    const step = a.next('step')
    clock.pass(1)
    expect((await step).seq).toBe(2)
  })

  it('can be taken back and replaced until then, and then not any more', async () => {
    const around = await attacked()
    const [a, b] = around.clients
    await gives(b, HIT)
    const back = b.next('sealed')
    b.send({ type: 'takeBack', decision: '1B' })
    expect(await back).toMatchObject({ decisions: [{ id: '1B' }], waiting: ['B'] })
    around.clock.pass(BEAT)
    await all(around)
    expect(a.now.seq).toBe(1)
    around.clock.pass(1)
    await gives(b, HIT)
    b.send({ type: 'answer', decision: '1B', choice: COUNTER })
    expect(await b.next('accepted')).toEqual({ type: 'accepted', decision: '1B' })
    const step = a.next('step')
    around.clock.pass(BEAT - 1)
    expect((await step).events).toContainEqual(expect.objectContaining({ key: 'kabuken.counter' }))
    b.send({ type: 'takeBack', decision: '1B' })
    expect((await b.next('refused')).refusal.rule).toMatch(/^TABLE-[23]$/)
    expect(a.messages.filter(({ type }) => type === 'sealed')).toEqual([])
  })

  it('is refused at once, to its owner alone', async () => {
    const around = await attacked()
    const [a, b] = around.clients
    b.send({ type: 'answer', decision: '1B', choice: { do: 'counter', cards: ['B3'] } })
    expect((await b.next('refused')).refusal.rule).toBe('KBK-8.6')
    await caughtUp(a)
    expect(a.frames.join('')).not.toContain('KBK-8.6')
  })

  it('is shown at once where the beat is off', async () => {
    const { a, others } = await attacked({ beat: 0 })
    const step = a.next('step')
    await gives(others[0], HIT)
    expect((await step).seq).toBe(2)
  })

  it('of a bot is released on the beat too', async () => {
    const { clock, a } = await attacked({ bots: { B: 'random' } })
    const asked = clock.now()
    const step = a.next('step')
    await clock.ring()
    await step
    expect(clock.now()).toBe(asked + BEAT)
  })
})

describe('between answer and release', () => {
  it('a server that ends goes on with it', async () => {
    const around = await attacked()
    const [, b] = around.clients
    await gives(b, HIT)
    around.clock.pass(BEAT - 1)
    const { clients } = await comeBack(around)
    for (const { now } of clients) expect(now).toMatchObject({ seq: 1, waiting: ['B'] })
    expect(clients.map(({ now }) => now.given)).toEqual([
      undefined,
      [{ decision: '1B', choice: HIT, by: 'player' }],
      undefined,
    ])
    const step = clients[0].next('step')
    around.clock.pass(1)
    expect((await step).seq).toBe(2)
  })

  it('a server that is away releases it when it is back, whoever is there', async () => {
    const around = await attacked()
    await gives(around.clients[1], HIT)
    around.clock.pass(10 * BEAT)
    await around.house.close()
    const { clients, house } = await comeBack(around)
    await clients[0].until(() => clients[0].now.seq === 2)
    expect(await entriesOf({ house, id: around.id })).toMatchObject([
      {},
      { kind: 'answers', answers: [{ seat: 'B', choice: 'hit', by: 'player' }] },
    ])
  })

  it('going back takes the answer away, and nothing is released', async () => {
    const around = await attacked()
    const [a, b, c] = around.clients
    await gives(b, HIT)
    a.send({ type: 'undo', say: 'ask' })
    await b.until(() => b.now.wishes.length === 1)
    for (const other of [b, c]) {
      const accepted = other.next('accepted')
      other.send({ type: 'undo', say: 'agree' })
      await accepted
    }
    await a.until(() => a.now.seq === 2)
    around.clock.pass(10 * BEAT)
    await all(around)
    expect(around.clients.map(({ now }) => now.seq)).toEqual([2, 2, 2])
    expect(a.now.decisions).toMatchObject([{ id: '2A' }])
    expect(b.now).not.toHaveProperty('given')
    await gives(a, ATTACK)
    await b.until(() => b.now.decisions.length === 1)
    const step = a.next('step')
    await gives(b, HIT)
    around.clock.pass(BEAT)
    expect((await step).seq).toBe(4)
  })

  it('giving up ends it', async () => {
    const around = await attacked({}, { mode: 'duel', seats: 2 })
    const [a, b] = around.clients
    await gives(b, HIT)
    a.send({ type: 'giveUp' })
    await b.until(() => b.now.outcome !== null)
    around.clock.pass(BEAT)
    await all(around)
    expect(a.now.seq).toBe(2)
  })
})

describe('with a clock', () => {
  const LIVE = { kind: 'live', each: 4, bank: 10 }
  const clockOf = (client: Around['clients'][number]) => client.now.clocks.find(({ seat }) => seat === 'B')

  it('an answer does not stop it before the release, and the bank tells no more than the beat', async () => {
    const banks: unknown[] = []
    for (const wait of [6100, 7400]) {
      const around = await attacked({ clock: LIVE })
      const [a, b] = around.clients
      expect(clockOf(a)).toEqual({ seat: 'B', left: 15_000, bank: 10_000 })
      around.clock.pass(wait)
      await gives(b, HIT)
      around.clock.pass(7499 - wait)
      await caughtUp(a)
      expect(clockOf(a)).toEqual({ seat: 'B', left: 7501, bank: 10_000 })
      const step = a.next('step')
      around.clock.pass(1)
      await step
      banks.push(clockOf(a)?.bank)
    }
    expect(banks).toEqual([9000, 9000])
  })

  it('taking back lets it go on as if nothing had been', async () => {
    const { clock, clients } = await attacked({ clock: LIVE })
    const [a, b] = clients
    await gives(b, HIT)
    clock.pass(1000)
    b.send({ type: 'takeBack', decision: '1B' })
    await b.next('sealed')
    expect(clockOf(b)).toEqual({ seat: 'B', left: 14_000, bank: 10_000 })
    const step = a.next('step')
    clock.pass(14_000)
    expect((await step).seq).toBe(2)
  })

  it('the time is up on a beat, and on that beat the clock’s answer is released', async () => {
    const { clock, clients, house, id } = await attacked({ clock: { ...LIVE, bank: 0 } })
    const [a] = clients
    clock.pass(4499)
    await caughtUp(a)
    expect([a.now.seq, clockOf(a)?.left]).toEqual([1, 1])
    const step = a.next('step')
    clock.pass(1)
    expect((await step).seq).toBe(2)
    expect((await entriesOf({ house, id }))[1]).toMatchObject({ answers: [{ seat: 'B', choice: 'hit', by: 'clock' }] })
  })

  it('a bot takes the seat on a beat, and reacts on a beat', async () => {
    const { clock, clients, house, id } = await attacked({ clock: { ...LIVE, bank: 0, standIn: 'random' } })
    const [a] = clients
    clock.pass(4499)
    await caughtUp(a)
    expect([a.now.seq, a.now.table.seats[1].standIn]).toEqual([1, undefined])
    clock.pass(1)
    // Nobody has yet moved the clock on: the bot's answer comes on the same beat.
    await a.until(() => a.now.seq === 3)
    expect(await entriesOf({ house, id })).toMatchObject([
      {},
      { kind: 'handOver', seat: 'B', to: 'bot' },
      { kind: 'answers', answers: [{ seat: 'B', by: 'bot' }] },
    ])
  })
})
