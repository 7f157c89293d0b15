import { describe, expect, it } from 'vitest'
import { errorReply, guestReply, meReply } from '../../protocol/requests.ts'
import { hashToken } from '../accounts/tokens.ts'
import { openHouse, shareHouse } from '../testing/house.ts'
import { bytesAt } from '../testing/place.ts'
import { guest, type Reply, Visitor } from '../testing/visitor.ts'

const house = shareHouse()

const complaint = ({ status, body }: Reply): string => `${status} ${errorReply.parse(body).error}`

describe('guests', () => {
  it('become known by a name, and by a cookie that only they have', async () => {
    const { url } = house()
    const ann = new Visitor(url)
    expect(meReply.parse((await ann.get('/api/me')).body)).toEqual({ guest: null, account: false })
    const reply = await ann.post('/api/guest', { name: '  Ann 安 ' })
    const { guest: known } = guestReply.parse(reply.body)
    expect(known.name).toBe('Ann 安')
    const [cookie] = reply.headers.getSetCookie()
    expect(cookie).toMatch(/^leitai=[\w-]{43}; /)
    expect(cookie).toContain('; HttpOnly')
    expect(cookie).toContain('; SameSite=Strict')
    expect((await ann.get('/api/me')).body).toEqual({ guest: known, account: false })
    expect((await new Visitor(url).get('/api/me')).body).toEqual({ guest: null, account: false })
  })

  it('keep their seat when they take another name', async () => {
    const { url } = house()
    const ann = await guest(url, 'Ann')
    const { id } = await ann.open()
    const client = await ann.connect(id)
    const told = client.next('table')
    const reply = await ann.post('/api/guest', { name: 'Anna' })
    expect(reply.headers.getSetCookie()).toEqual([])
    expect((await told).table.seats[0]).toMatchObject({ name: 'Anna', you: true })
    expect((await ann.table(id)).seats[0]).toMatchObject({ name: 'Anna', you: true, here: true })
  })

  it('are not given away by what lies on disk', async () => {
    const ann = await guest(house().url, 'Ann')
    const token = ann.cookie.replace('leitai=', '')
    const bytes = await bytesAt(house().folder)
    expect(bytes).not.toContain(token)
    expect(bytes).toContain(hashToken(token))
  })

  it('are not known by a cookie that was made up', async () => {
    const { url } = house()
    const eve = await guest(url, 'Eve')
    eve.cookie = `leitai=${'x'.repeat(43)}`
    expect((await eve.get('/api/me')).body).toEqual({ guest: null, account: false })
  })

  it.each([
    [{}, /name/],
    [{ name: '' }, /must not be empty/],
    [{ name: '   ' }, /must not be empty/],
    [{ name: 'x'.repeat(41) }, /longer than 40/],
    [{ name: 'two\nlines' }, /one line/],
    [{ name: 'left\u202Eright' }, /one line/],
    [{ name: 7 }, /name/],
    [{ name: 'Ann', admin: true }, /admin/],
    [['Ann'], /object/],
  ])('must have a name that is one: %j', async (body, says) => {
    const { url } = house()
    const reply = await new Visitor(url).post('/api/guest', body)
    expect(complaint(reply)).toMatch(/^400 /)
    expect(complaint(reply)).toMatch(says)
    expect(reply.headers.getSetCookie()).toEqual([])
  })
})

describe('tables', () => {
  it('begin when every seat is taken', async () => {
    const { url } = house()
    const ann = await guest(url, 'Ann')
    const opened = await ann.open({ setup: { seats: 3 } })
    expect(opened).toMatchObject({ game: 'kabuken', status: 'waiting', setup: { mode: 'ring', seats: 3 } })
    expect(opened.id).toMatch(/^[\w-]{28}$/)
    expect(opened.seats).toEqual([
      { seat: 'A', kind: 'person', name: 'Ann', here: false, you: true },
      { seat: 'B', kind: 'open', name: '', here: false, you: false },
      { seat: 'C', kind: 'open', name: '', here: false, you: false },
    ])
    const bob = await guest(url, 'Bob')
    expect((await bob.sit(opened.id, 'C')).status).toBe('waiting')
    const cat = await guest(url, 'Cat')
    const full = await cat.sit(opened.id)
    expect(full.status).toBe('playing')
    expect(full.seats.map(({ name }) => name)).toEqual(['Ann', 'Cat', 'Bob'])
    const { status, seats } = await new Visitor(url).table(opened.id)
    expect(status).toBe('playing')
    expect(seats.some(({ you }) => you)).toBe(false)
  })

  it('begin at once when bots take all other seats', async () => {
    const { url } = house()
    const { status, seats } = await (await guest(url, 'Ann')).open({ bots: { B: 'greedy' } })
    expect(status).toBe('playing')
    expect(seats[1]).toEqual({ seat: 'B', kind: 'bot', name: 'greedy', here: true, you: false })
  })

  it('have one seat for each', async () => {
    const { url } = house()
    const ann = await guest(url, 'Ann')
    const { id } = await ann.open({ setup: { seats: 3 } })
    const again = (await ann.sit(id)).seats
    expect(again.map(({ kind }) => kind)).toEqual(['person', 'open', 'open'])
    expect((await ann.sit(id, 'A')).seats).toEqual(again)
    expect(complaint(await ann.post(`/api/tables/${id}/seat`, { seat: 'B' }))).toMatch(/^409 You already sit/)
    const bob = await guest(url, 'Bob')
    expect(complaint(await bob.post(`/api/tables/${id}/seat`, { seat: 'A' }))).toMatch(/^409 This seat is taken/)
    expect(complaint(await bob.post(`/api/tables/${id}/seat`, { seat: 'D' }))).toMatch(/^400 .*A to C/)
    expect((await bob.post(`/api/tables/${id}/seat`)).status).toBe(200)
  })

  it('give the last seat to one of many', async () => {
    const { url } = house()
    const { id } = await (await guest(url, 'Ann')).open()
    const others = await Promise.all(['B', 'C', 'D', 'E'].map((name) => guest(url, name)))
    const replies = await Promise.all(others.map((other) => other.post(`/api/tables/${id}/seat`)))
    expect(replies.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409', '409', '409'])
  })

  it.each([
    [{ game: 'chess' }, /no game 'chess'; there is .*\bkabuken\b/],
    [{ game: 'toString' }, /no game/],
    [{ game: 'kabuken', setup: { mode: 'rign' } }, /setup\.mode: must be one of duel, ring, melee/],
    [{ game: 'kabuken', setup: { options: { fox: 'maybe' } } }, /setup\.options\.fox: must be off or on/],
    [{ game: 'kabuken', setup: 'duel' }, /setup/],
    [{ game: 'kabuken', bots: { A: 'greedy' } }, /A is your own seat/],
    [{ game: 'kabuken', bots: { C: 'greedy' } }, /the seats are A to B/],
    [{ game: 'kabuken', bots: { B: 'alpha' } }, /no bot 'alpha'/],
    [{ game: 'kabuken', bots: { b: 'greedy' } }, /bots/],
    [{ game: 'kabuken', seed: 'mine' }, /seed/],
  ])('are not opened for a wish that makes no sense: %j', async (body, says) => {
    const { url } = house()
    const reply = await (await guest(url, 'Ann')).post('/api/tables', body)
    expect(complaint(reply)).toMatch(/^400 /)
    expect(complaint(reply)).toMatch(says)
  })

  it('are for those who have a name', async () => {
    const { url } = house()
    const { id } = await (await guest(url, 'Ann')).open()
    const stranger = new Visitor(url)
    expect(complaint(await stranger.post('/api/tables', { game: 'kabuken' }))).toMatch(/^401 Give a name first/)
    expect(complaint(await stranger.post(`/api/tables/${id}/seat`))).toMatch(/^401 Give a name first/)
  })
})

describe('what makes no sense is answered in a sentence', () => {
  const send = async (url: string, path: string, init: RequestInit): Promise<string> => {
    const response = await fetch(url + path, init)
    return `${response.status} ${errorReply.parse(await response.json()).error}`
  }
  const JSON_TYPE = { 'content-type': 'application/json' }

  it.each<[string, string, RequestInit, RegExp]>([
    ['an unknown address', '/api/nothing', {}, /^404 There is no GET \/api\/nothing/],
    ['an unknown method', '/api/me', { method: 'DELETE' }, /^404 There is no DELETE/],
    ['an unknown table', '/api/tables/nowhere', {}, /^404 There is no such table/],
    ['an endless address', `/api/tables/${'x'.repeat(500)}`, {}, /^404 There is no such table|^400 This address/],
    ['a broken address', '/api/%zz', {}, /^400 This address/],
    [
      'half a body',
      '/api/guest',
      { method: 'POST', body: '{"name":', headers: JSON_TYPE },
      /^400 The body is not JSON/,
    ],
    ['no body', '/api/guest', { method: 'POST', body: '', headers: JSON_TYPE }, /^400 The body is empty/],
    [
      'no JSON',
      '/api/guest',
      { method: 'POST', body: 'name=Ann', headers: { 'content-type': 'text/plain' } },
      /^415 Send JSON/,
    ],
    [
      'a huge body',
      '/api/guest',
      { method: 'POST', body: `"${'x'.repeat(20_000)}"`, headers: JSON_TYPE },
      /^413 .*16384 bytes/,
    ],
    ['another site', '/api/me', { headers: { origin: 'https://elsewhere.example' } }, /^403 .*another site/],
    ['a site that hides', '/api/me', { headers: { origin: 'null' } }, /^403 .*another site/],
  ])('%s', async (_title, path, init, says) => {
    const { url } = house()
    expect(await send(url, path, init)).toMatch(says)
    expect((await new Visitor(url).get('/api/me')).status).toBe(200)
  })

  it('so is asking too often', async () => {
    const { url } = await openHouse({ requests: 3 })
    const ann = new Visitor(url)
    const replies = [await ann.get('/api/me'), await ann.get('/api/me'), await ann.get('/api/me')]
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(complaint(await ann.get('/api/me'))).toMatch(/^429 Too many requests/)
  })
})
