import { describe, expect, it } from 'vitest'
import { registry } from '../../games/registry.ts'
import { commitmentOf, seedOf } from '../../kernel/fair-shuffle.ts'
import { readRecord } from '../../kernel/record.ts'
import { recordReply, shuffleCheck, shuffleReply, tableReply } from '../../protocol/requests.ts'
import { shareHouse, sure } from '../testing/house.ts'
import { guest, type Visitor } from '../testing/visitor.ts'

const house = shareHouse()
const A = 'a1'.repeat(32)
const B = 'b2'.repeat(32)

const bound = async (visitor: Visitor): Promise<string> =>
  shuffleReply.parse((await visitor.post('/api/shuffles')).body).commitment

const check = async (visitor: Visitor, id: string) =>
  shuffleCheck.parse((await visitor.get(`/api/tables/${id}/shuffle`)).body)

const giveUp = async (visitor: Visitor, id: string): Promise<void> => {
  const client = await visitor.connect(id)
  client.send({ type: 'giveUp' })
  await client.until(() => client.now.outcome !== null)
}

describe('a shuffle', () => {
  it('is bound by the server first, then by everybody who sits down, and opened when the match is over', async () => {
    const ann = await guest(house().url, 'Ann')
    const bob = await guest(house().url, 'Bob')
    const commitment = await bound(ann)
    const opened = await ann.open({ shuffle: { commitment, value: A } })
    expect(opened.commitment).toBe(commitment)
    expect((await bob.table(opened.id)).commitment).toBe(commitment)
    await bob.post(`/api/tables/${opened.id}/seat`, { value: B })
    expect(await check(bob, opened.id)).toEqual({ commitment })

    await giveUp(bob, opened.id)
    const { secret = '', values, seed, fair } = await check(ann, opened.id)
    expect(commitmentOf(secret)).toBe(commitment)
    expect(values).toEqual({ A, B })
    expect(seed).toBe(seedOf({ secret, values: { A, B } }))
    expect(fair).toBe(true)
    const record = recordReply.parse((await ann.get(`/api/tables/${opened.id}/record`)).body)
    expect(record).toMatchObject({ seed, shuffle: { secret, values } })
    const { meta } = await registry.kabuken()
    expect(sure(readRecord(record, () => meta)).shuffle).toEqual({ secret, values })
  })

  it('against bots is one that the person has added to', async () => {
    const ann = await guest(house().url, 'Ann')
    const commitment = await bound(ann)
    const { id } = await ann.open({ bots: { B: 'random' }, shuffle: { commitment, value: A } })
    await giveUp(ann, id)
    expect(await check(ann, id)).toMatchObject({ commitment, values: { A }, fair: true })
  })

  it('of somebody who adds nothing is still bound, and told', async () => {
    const ann = await guest(house().url, 'Ann')
    const { id, commitment } = await ann.open({ bots: { B: 'random' } })
    expect(commitment).toMatch(/^[0-9a-f]{64}$/)
    await giveUp(ann, id)
    expect(await check(ann, id)).toMatchObject({ commitment, values: {}, fair: true })
  })

  it('forgets who has left again', async () => {
    const ann = await guest(house().url, 'Ann')
    const bob = await guest(house().url, 'Bob')
    const cat = await guest(house().url, 'Cat')
    const { id } = await ann.open({
      game: 'kung-fu-fighting',
      setup: { seats: 3 },
      shuffle: { commitment: await bound(ann), value: A },
    })
    await bob.post(`/api/tables/${id}/seat`, { value: 'cc'.repeat(32) })
    await bob.post(`/api/tables/${id}/leave`)
    await cat.post(`/api/tables/${id}/seat`, { value: B })
    await bob.post(`/api/tables/${id}/seat`, {})
    await Promise.all([ann, cat].map((visitor) => giveUp(visitor, id)))
    expect(await check(ann, id)).toMatchObject({ values: { A, B }, fair: true })
  })

  it('is a new one for a rematch', async () => {
    const ann = await guest(house().url, 'Ann')
    const bob = await guest(house().url, 'Bob')
    const { id } = await ann.open({ shuffle: { commitment: await bound(ann), value: A } })
    await bob.post(`/api/tables/${id}/seat`, { value: B })
    await giveUp(ann, id)
    const commitment = await bound(bob)
    const reply = await bob.post(`/api/tables/${id}/rematch`, { shuffle: { commitment, value: B } })
    const next = tableReply.parse(reply.body).table
    expect(next.commitment).toBe(commitment)
    await ann.post(`/api/tables/${id}/rematch`, { value: A })
    await giveUp(ann, next.id)
    expect(await check(ann, next.id)).toMatchObject({ commitment, values: { A, B }, fair: true })
  })
})

it.each([
  ['a commitment that nobody made', { commitment: '00'.repeat(32), value: A }, /not known/],
  ['a value that is none', { commitment: '00'.repeat(32), value: 'short' }, /64 hexadecimal digits/],
])('%s opens no table', async (_title, shuffle, says) => {
  const ann = await guest(house().url, 'Ann')
  const reply = await ann.post('/api/tables', { game: 'kabuken', shuffle })
  expect(reply).toMatchObject({ status: 400, body: { error: expect.stringMatching(says) } })
})

it('a commitment is good for one table', async () => {
  const ann = await guest(house().url, 'Ann')
  const shuffle = { commitment: await bound(ann), value: A }
  await ann.open({ shuffle })
  expect((await ann.post('/api/tables', { game: 'kabuken', shuffle })).status).toBe(400)
})
