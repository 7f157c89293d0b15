import { describe, expect, it } from 'vitest'
import { registry } from '../../games/registry.ts'
import { seedOf } from '../../kernel/fair-shuffle.ts'
import { isSame } from '../../kernel/json.ts'
import { placeOf } from '../../kernel/play-on.ts'
import { readRecord } from '../../kernel/record.ts'
import { replay } from '../../kernel/replay.ts'
import { streamsIn } from '../../kernel/streams.ts'
import { errorReply, recordReply, shuffleCheck, tableReply } from '../../protocol/requests.ts'
import { openHouse, shareHouse, sure } from '../testing/house.ts'
import { playOn } from '../testing/player.ts'
import { guest, member, type Reply, Visitor } from '../testing/visitor.ts'

const house = shareHouse()

const complaint = ({ status, body }: Reply): string => `${status} ${errorReply.parse(body).error}`

/** A match of two people that is over. */
const played = async (url = house().url, game = 'kabuken') => {
  const [ann, bob] = [await guest(url, 'Ann'), await guest(url, 'Bob')]
  const { id } = await ann.open({ game })
  await bob.sit(id)
  const clients = [await ann.connect(id), await bob.connect(id)]
  await Promise.all(clients.map((client) => playOn(client, 'fork')))
  await clients[0].until(() => clients[0].now.table.status === 'over')
  return { id, game, ann, bob, last: clients[0].now.seq }
}

const recordOf = async (url: string, id: string) => {
  const { body } = await new Visitor(url).get(`/api/tables/${id}/record`)
  const { game: name } = recordReply.parse(body)
  const game = await registry[name]()
  const record = sure(readRecord(body, () => game.meta))
  return { record, ...sure(replay(game, record)) }
}

describe('a table that plays on from a moment of a match', () => {
  it.each(Object.keys(registry))('goes on there with other luck, to its end, and replays: %s', async (game) => {
    const { url } = house()
    const { id: origin, ann, bob, last } = await played(url, game)
    const before = await recordOf(url, origin)
    // Chance may have made it a short one.
    const seq = Math.min(5, last - 1)
    const from = { table: origin, seq }
    const table = await ann.open({ game, from, seat: 'B' })
    expect(table).toMatchObject({ status: 'waiting', from, setup: before.record.setup })
    expect(table.seats.map(({ you }) => you)).toEqual([false, true])
    await bob.sit(table.id)
    const [b, a] = [await ann.connect(table.id), await bob.connect(table.id)]
    const { state } = before.moments[seq]
    expect([a.now.view, b.now.view]).toEqual([0, 1].map((seat) => plain(before.rules.hide(state, seat))))
    expect(a.now.table.from).toEqual(from)

    await Promise.all([a, b].map((client) => playOn(client, 'on')))
    await a.until(() => a.now.table.status === 'over')
    const { record, moments } = await recordOf(url, table.id)
    expect(record).toMatchObject({ redeal: true, start: plain(placeOf(before.rules, state)) })
    expect(streamsIn(record.start)).toEqual([])
    expect(isSame(moments[0].state, state)).toBe(false)
    expect(record.shuffle === undefined ? '' : seedOf(record.shuffle)).toBe(record.seed)
    const check = shuffleCheck.parse((await ann.get(`/api/tables/${table.id}/shuffle`)).body)
    expect(check).toMatchObject({ fair: true, seed: record.seed })

    const again = tableReply.parse((await ann.post(`/api/tables/${table.id}/rematch`)).body).table
    expect(again.from).toEqual(from)
  })

  it('is there again after a restart, and can be played on from itself', async () => {
    const own = await openHouse()
    const { id, ann } = await played(own.url)
    const { id: first } = await ann.open({ from: { table: id, seq: 3 }, bots: { B: 'random' } })
    const client = await ann.connect(first)
    await client.until(() => client.now.decisions.length > 0)
    const { view } = client.now
    const again = await own.reopen()
    ann.url = again.url
    const back = await ann.connect(first)
    await back.until(() => back.now.decisions.length > 0)
    expect(back.now.view).toEqual(view)
    await playOn(back, 'restart')
    await back.until(() => back.now.table.status === 'over')
    const second = await ann.open({ from: { table: first, seq: 1 }, bots: { B: 'random' } })
    expect(second.from).toEqual({ table: first, seq: 1 })
  })

  it('is refused clearly', async () => {
    const { id, ann, last } = await played()
    const live = await ann.open({ bots: { B: 'hangs' } })
    const waiting = await ann.open()
    const refused = async (wanted: Readonly<Record<string, unknown>>): Promise<string> =>
      complaint(await ann.post('/api/tables', { game: 'kabuken', ...wanted }))
    expect(await refused({ from: { table: 'nowhere', seq: 0 } })).toMatch(/^404 There is no such table/)
    expect(await refused({ from: { table: live.id, seq: 0 } })).toMatch(/^409 .*when it is over/)
    expect(await refused({ from: { table: waiting.id, seq: 0 } })).toMatch(/^409 .*when it is over/)
    expect(await refused({ from: { table: id, seq: last + 1 } })).toMatch(/^400 .*from\.seq: .*from 0 to/)
    expect(await refused({ from: { table: id, seq: last } })).toMatch(/^400 .*where that match is over/)
    for (const seq of [-1, 1.5, '2']) expect(await refused({ from: { table: id, seq } })).toMatch(/^400 .*from\.seq/)
    expect(await refused({ from: { table: id, seq: 1 }, game: 'kung-fu-fighting' })).toMatch(/^400 .*one of kabuken/)
    expect(await refused({ from: { table: id, seq: 1 }, setup: { seats: 3 } })).toMatch(/^400 The setup comes from/)
    expect(await refused({ from: { table: id, seq: 1 }, seat: 'C' })).toMatch(/^400 .*seat: there is no such seat/)
    expect(await refused({ from: { table: id, seq: 1 }, seat: 'B', bots: { B: 'random' } })).toMatch(/B is your own/)
    const cat = await member(house().url, 'Cat who forks')
    const rated = await cat.post('/api/tables', { game: 'kabuken', from: { table: id, seq: 1 }, rated: true })
    expect(complaint(rated)).toMatch(/^400 .*rated: .*cannot be rated/)
  })
})

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
