import { describe, expect, it } from 'vitest'
import { registry } from '../../games/registry.ts'
import { readRecord } from '../../kernel/record.ts'
import { replay } from '../../kernel/replay.ts'
import { errorReply, tableReply } from '../../protocol/requests.ts'
import { shareHouse, sure } from '../testing/house.ts'
import { playOn } from '../testing/player.ts'
import { guest, type Reply, Visitor } from '../testing/visitor.ts'

const house = shareHouse()

const complaint = ({ status, body }: Reply): string => `${status} ${errorReply.parse(body).error}`

const duel = async (wanted: Readonly<Record<string, unknown>> = {}) => {
  const ann = await guest(house().url, 'Ann')
  const bob = await guest(house().url, 'Bob')
  const { id } = await ann.open(wanted)
  await bob.sit(id)
  return { id, ann, bob, a: await ann.connect(id), b: await bob.connect(id) }
}

const ended = async (wanted?: Readonly<Record<string, unknown>>) => {
  const table = await duel(wanted)
  table.a.send({ type: 'giveUp' })
  await table.b.until(() => table.b.now.table.status === 'over')
  return table
}

describe('who has sat down', () => {
  it('can leave before the match has begun, and others are told', async () => {
    const ann = await guest(house().url, 'Ann')
    const bob = await guest(house().url, 'Bob')
    const { id } = await ann.open({ setup: { seats: 3 } })
    await bob.sit(id, 'C')
    const client = await ann.connect(id)
    const told = client.next('table')
    expect((await bob.post(`/api/tables/${id}/leave`)).status).toBe(200)
    expect((await told).table.seats[2]).toEqual({ seat: 'C', kind: 'open', name: '', here: false, you: false })
    expect(complaint(await bob.post(`/api/tables/${id}/leave`))).toMatch(/^409 You do not sit/)
    expect((await bob.sit(id)).seats[1].name).toBe('Bob')
  })

  it('cannot leave a match that has begun', async () => {
    const { id, ann } = await duel()
    expect(complaint(await ann.post(`/api/tables/${id}/leave`))).toMatch(/^409 The match has begun/)
  })
})

describe('the same people', () => {
  it('play again at a new table, of which all are told, in the same seats', async () => {
    const clock = { kind: 'live', each: 60, bank: 60, standIn: null }
    const { id, ann, bob, a, b } = await ended({ setup: { options: { fox: 'on' } }, clock })
    const told = [a.next('table'), b.next('table')]
    const reply = await bob.post(`/api/tables/${id}/rematch`)
    expect(reply.status).toBe(201)
    const { table } = tableReply.parse(reply.body)
    expect(table).toMatchObject({ game: 'kabuken', status: 'waiting', clock, setup: { options: { fox: 'on' } } })
    expect(table.seats.map(({ kind, you }) => [kind, you])).toEqual([
      ['open', false],
      ['person', true],
    ])
    for (const message of await Promise.all(told)) expect(message.table.rematch).toBe(table.id)

    const cat = await guest(house().url, 'Cat')
    expect(complaint(await cat.post(`/api/tables/${table.id}/seat`))).toMatch(/^409 .*kept for those who played/)
    const second = tableReply.parse((await ann.post(`/api/tables/${id}/rematch`)).body).table
    expect(second).toMatchObject({ id: table.id, status: 'playing' })
    expect(second.seats.map(({ name }) => name)).toEqual(['Ann', 'Bob'])
    expect(tableReply.parse((await ann.post(`/api/tables/${id}/rematch`)).body).table.id).toBe(table.id)
    const clients = [await ann.connect(table.id), await bob.connect(table.id)]
    expect(clients[0].now.clocks[0].bank).toBe(60_000)
    await Promise.all(clients.map((client) => playOn(client, 'again')))
    expect(clients[0].now.outcome).not.toBeNull()
  })

  it('open one table, however many ask at once', async () => {
    const { id, ann, bob } = await ended()
    const replies = await Promise.all([ann, bob, ann].map((person) => person.post(`/api/tables/${id}/rematch`)))
    expect(new Set(replies.map(({ body }) => tableReply.parse(body).table.id)).size).toBe(1)
  })

  it('bots play again at once', async () => {
    const ann = await guest(house().url, 'Ann')
    const { id } = await ann.open({ bots: { B: 'random' } })
    const client = await ann.connect(id)
    client.send({ type: 'giveUp' })
    await client.until(() => client.now.table.status === 'over')
    const { table } = tableReply.parse((await ann.post(`/api/tables/${id}/rematch`)).body)
    expect(table).toMatchObject({ status: 'playing', seats: [{ name: 'Ann' }, { kind: 'bot', name: 'random' }] })
  })

  it('only they, and only when it is over', async () => {
    const { id, ann } = await duel()
    expect(complaint(await ann.post(`/api/tables/${id}/rematch`))).toMatch(/^409 .*when this match is over/)
    const over = await ended()
    const cat = await guest(house().url, 'Cat')
    expect(complaint(await cat.post(`/api/tables/${over.id}/rematch`))).toMatch(/^403 Only those who sat/)
  })
})

describe('a record', () => {
  it('is there for all when the match is over, and replays', async () => {
    const { id, a, b, ann } = await duel()
    expect(complaint(await ann.get(`/api/tables/${id}/record`))).toMatch(/^409 .*when the match is over/)
    await Promise.all([a, b].map((client) => playOn(client, 'record')))
    await b.until(() => b.now.table.status === 'over')
    const reply = await new Visitor(house().url).get(`/api/tables/${id}/record`)
    expect(reply.headers.get('content-disposition')).toBe(`attachment; filename="kabuken-${id}.json"`)
    const game = await registry.kabuken()
    const record = sure(readRecord(reply.body, () => game.meta))
    expect(record.entries).toHaveLength(b.now.seq)
    const { rules, moments } = sure(replay(game, record))
    expect(rules.outcome(moments[moments.length - 1].state)).toEqual(b.now.outcome)
  })

  it('of no table is none', async () => {
    expect(complaint(await new Visitor(house().url).get('/api/tables/nowhere/record'))).toMatch(/^404/)
  })
})
