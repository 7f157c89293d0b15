import { describe, expect, it } from 'vitest'
import type { ClientMessage } from '../../protocol/messages.ts'
import { openStore } from '../store/store.ts'
import type { Client } from '../testing/client.ts'
import { sure } from '../testing/house.ts'
import { type Around, caughtUp, comeBack, entriesOf, gives, sitAround } from '../testing/rigged.ts'

const BEAT = 1500
const HIT = { do: 'hit' }
const ATTACK = { do: 'attack', cards: ['R0', 'R1', 'R3'] }
const POSITION = { field: 'B4', hands: { A: 'R0 R1 R3 G5* G5 B2', B: 'B3 R3 G0 G1 B5 B1' } }

const sitDown = (wanted: Readonly<Record<string, unknown>> = {}): Promise<Around> =>
  sitAround({ position: POSITION, wanted: { setup: { mode: 'ring', seats: 3 }, beat: BEAT, ...wanted } })

type Given = Extract<ClientMessage, { readonly type: 'orders' }>['orders']

const order = async (client: Client, orders: Given): Promise<void> => {
  const told = client.next('orders')
  client.send({ type: 'orders', orders })
  expect(await told).toEqual({ type: 'orders', orders })
}

const attack = async ({ clients }: Pick<Around, 'clients'>): Promise<void> => {
  await gives(clients[0], ATTACK)
  for (const client of clients) await client.until(() => client.now.seq === 1)
}

describe('standing orders', () => {
  it('answer on the beat, and nobody but their owner ever hears of them', async () => {
    const around = await sitDown()
    const [a, b, c] = around.clients
    const tab = await around.people[1].connect(around.id)
    const inTheTab = tab.next('orders')
    await order(b, { takeUpTo: 2 })
    expect((await inTheTab).orders).toEqual({ takeUpTo: 2 })
    await attack(around)
    await caughtUp(b)
    expect(b.now).toMatchObject({ decisions: [], given: [{ decision: '1B', choice: HIT, by: 'order' }] })
    const steps = [a, c].map((client) => client.next('step'))
    around.clock.pass(BEAT)
    await Promise.all(steps)
    for (const other of [a, c]) {
      await caughtUp(other)
      expect(other.frames.join('')).not.toMatch(/"orders?"|takeUpTo/)
    }
    expect((await entriesOf(around))[1]).toMatchObject({ answers: [{ seat: 'B', choice: 'hit', by: 'order' }] })
  })

  it('leave alone what they do not fit', async () => {
    const around = await sitDown()
    const [, b] = around.clients
    await order(b, { takeUpTo: 1, leaveChains: true })
    await attack(around)
    await caughtUp(b)
    expect(b.now.decisions).toMatchObject([{ id: '1B' }])
  })

  it('answer a question that is open already', async () => {
    const around = await sitDown()
    const [, b] = around.clients
    await attack(around)
    await order(b, { takeUpTo: 2 })
    await b.until(() => b.now.given !== undefined)
    expect(b.now.given).toMatchObject([{ by: 'order' }])
  })

  it('answer at once where the beat is off', async () => {
    const around = await sitDown({ beat: 0 })
    const [a, b] = around.clients
    await order(b, { takeUpTo: 2 })
    await gives(a, ATTACK)
    await a.until(() => a.now.seq === 2)
  })

  it('step back where their owner takes back what they answered, until they are given anew', async () => {
    const around = await sitDown()
    const [, b] = around.clients
    await order(b, { takeUpTo: 2 })
    await attack(around)
    await b.until(() => b.now.given !== undefined)
    b.send({ type: 'takeBack', decision: '1B' })
    await b.until(() => b.now.decisions.length === 1)
    const again = await comeBack(around)
    const [, back] = again.clients
    await caughtUp(back)
    expect(back.now).toMatchObject({ decisions: [{ id: '1B' }], orders: { takeUpTo: 2 } })
    await order(back, { takeUpTo: 3 })
    await back.until(() => back.now.given !== undefined)
    expect(back.now.given).toMatchObject([{ by: 'order' }])
  })

  it('do not answer again what the match goes back to', async () => {
    const around = await sitDown()
    const [a, b, c] = around.clients
    await order(b, { takeUpTo: 2 })
    await attack(around)
    around.clock.pass(BEAT)
    await b.until(() => b.now.seq === 2)
    b.send({ type: 'undo', say: 'ask' })
    await a.until(() => a.now.wishes.length === 1)
    for (const other of [a, c]) other.send({ type: 'undo', say: 'agree' })
    await b.until(() => b.now.seq === 3)
    await caughtUp(b)
    expect(b.now.decisions).toMatchObject([{ id: '3B', window: 'answer' }])
  })

  it('are not followed by a bot that plays for their owner', async () => {
    const around = await sitDown()
    const [, b] = around.clients
    await order(b, { takeUpTo: 2 })
    b.send({ type: 'handOver', bot: 'hangs' })
    await b.until(() => b.now.seq === 1)
    await gives(around.clients[0], ATTACK)
    await b.until(() => b.now.seq === 2)
    await caughtUp(b)
    expect(b.now).not.toHaveProperty('given')
    b.send({ type: 'takeOver' })
    await b.until(() => b.now.given !== undefined)
    expect(b.now.given).toMatchObject([{ by: 'order' }])
  })

  it('survive the server, and end with the match', async () => {
    const around = await sitDown({ setup: { mode: 'duel' } })
    await order(around.clients[1], { leaveChains: true })
    const { house, clients } = await comeBack(around)
    expect(clients.map(({ now }) => now.orders)).toEqual([undefined, { leaveChains: true }])
    await order(clients[1], {})
    await order(clients[1], { takeUpTo: 4 })
    clients[0].send({ type: 'giveUp' })
    await clients[1].until(() => clients[1].now.outcome !== null)
    clients[1].send({ type: 'orders', orders: { takeUpTo: 4 } })
    expect((await clients[1].next('refused')).refusal.rule).toBe('TABLE-6')
    await house.close()
    const store = sure(await openStore(house.folder))
    expect((await store.matches.load(around.id))?.orders).toEqual([])
    await store.close()
  })

  it.each([
    [{ takeUpTo: 11 }, 'orders.takeUpTo: must be a whole number from 1 to 10'],
    [{ takeUpTo: true }, 'orders.takeUpTo: must be a whole number from 1 to 10'],
    [{ runAway: true }, 'orders.runAway: there is no such order; there is takeUpTo, leaveChains'],
  ] as const)('are not %o', async (orders, problem) => {
    const { clients } = await sitDown()
    clients[1].send({ type: 'orders', orders })
    expect((await clients[1].next('error')).message).toContain(problem)
    await caughtUp(clients[1])
    expect(clients[1].now).not.toHaveProperty('orders')
  })

  it('are not given by who watches', async () => {
    const { people, id } = await sitDown({ bots: { C: 'random' } })
    const [first] = people
    first.cookie = ''
    const stranger = await first.connect(id)
    stranger.send({ type: 'orders', orders: { takeUpTo: 2 } })
    expect((await stranger.next('error')).message).toContain('watching')
  })
})
