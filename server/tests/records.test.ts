import { describe, expect, it } from 'vitest'
import { registry } from '../../games/registry.ts'
import { createMatch } from '../../kernel/match.ts'
import type { MatchRecord } from '../../kernel/record.ts'
import { LIMITS } from '../../protocol/limits.ts'
import { errorReply, recordReply, shareReply } from '../../protocol/requests.ts'
import { openDatabase } from '../store/open.ts'
import { openHouse, sure } from '../testing/house.ts'
import { Visitor } from '../testing/visitor.ts'

const played = async (seed: string): Promise<MatchRecord> => {
  const table = sure(createMatch(await registry.kabuken(), { setup: { seats: 2 }, generator: 'chacha20', seed }))
  const { rules } = table
  for (let turn = 0; turn < 3; turn++)
    for (const { id, seat } of table.open()) {
      const codes: Parameters<typeof rules.unpack>[0][] = []
      rules.choices(table.state, seat, codes)
      table.answer(seat, id, rules.unpack(codes[0]))
    }
  table.giveUp(1)
  return table.record()
}

describe('a match that was played elsewhere', () => {
  it('is kept once, and shown to whoever has the link, after a restart too', async () => {
    const house = await openHouse()
    const stranger = new Visitor(house.url)
    const record = await played('one')
    const shared = await stranger.post('/api/records', record)
    expect(shared.status).toBe(201)
    const { id } = shareReply.parse(shared.body)
    expect(shareReply.parse((await stranger.post('/api/records', record)).body).id).toBe(id)
    expect(shareReply.parse((await stranger.post('/api/records', await played('two'))).body).id).not.toBe(id)

    const again = await house.reopen()
    const other = new Visitor(again.url)
    expect(recordReply.parse((await other.get(`/api/records/${id}`)).body)).toEqual(JSON.parse(JSON.stringify(record)))
    expect((await other.get('/api/records/none')).status).toBe(404)
    await again.close()
    const { db, close } = sure(await openDatabase(house.folder))
    expect(await db.selectFrom('records').select('id').execute()).toHaveLength(2)
    await close()
  })

  it('is not nested without end, and the house goes on', async () => {
    const { url } = await openHouse()
    const record = JSON.stringify(await played('one'))
    for (const depth of [100, 100_000]) {
      const deep = `{"x":${'['.repeat(depth)}${']'.repeat(depth)}}`
      const response = await fetch(`${url}/api/records`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: record.replace(/}$/, `,"start":${deep}}`),
      })
      expect([response.status, await response.text()]).toEqual([400, expect.stringContaining('nested more than')])
    }
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
  })

  it('must have been played as it says', async () => {
    const { url } = await openHouse()
    const stranger = new Visitor(url)
    const record = await played('one')
    const [first, ...others] = record.entries
    const wrong: readonly (readonly [unknown, string])[] = [
      [{}, 'format'],
      [{ ...record, game: 'chess' }, 'chess'],
      [{ ...record, game: 'toString' }, 'toString'],
      [{ ...record, seed: 'another' }, 'entries[0]'],
      [{ ...record, entries: [{ ...first, hash: '000000000000' }, ...others] }, 'entries[0].hash'],
      [{ ...record, entries: record.entries.slice(0, -1) }, 'not over'],
      [{ ...record, rules: 999 }, 'rules'],
    ]
    for (const [body, why] of wrong) {
      const { status, body: said } = await stranger.post('/api/records', body)
      expect([why, status]).toEqual([why, 400])
      expect(errorReply.parse(said).error).toContain(why)
    }
  })

  it('must not be too large, nor come too often', async () => {
    const { url } = await openHouse()
    const stranger = new Visitor(url)
    const record = await played('one')
    const huge = { ...record, seed: 'x'.repeat(LIMITS.record) }
    expect((await stranger.post('/api/records', huge)).status).toBe(413)
    const said: number[] = []
    for (let time = 0; time < 12; time++) said.push((await stranger.post('/api/records', {})).status)
    expect(said.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 400))
    expect(said[11]).toBe(429)
  })
})
