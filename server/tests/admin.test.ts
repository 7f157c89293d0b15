import { describe, expect, it } from 'vitest'
import { seeded } from '../../kernel/random.ts'
import type { Config } from '../config.ts'
import type { LogEvent } from '../ops/log-event.ts'
import { makePass } from '../ops/secret.ts'
import type { Client } from '../testing/client.ts'
import { HandClock } from '../testing/hand-clock.ts'
import { openHouse } from '../testing/house.ts'
import { anyAnswer } from '../testing/player.ts'
import { guest, Visitor } from '../testing/visitor.ts'

const TOKEN = 'a-token-for-tests-and-no-other'
const CLOSED = /closed this table; the match has ended without a result/

/** A house with somebody who runs it. */
const runHouse = async (config: Partial<Config> = {}) => {
  const notes: LogEvent[] = []
  const house = await openHouse({ adminToken: TOKEN, note: (event) => notes.push(event), ...config })
  const act = async (name: string, body: unknown = {}, token: string | null = TOKEN) => {
    const response = await fetch(`${house.url}/admin/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token !== null && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    })
    return { status: response.status, body: await response.json() }
  }
  const page = async (headers: Readonly<Record<string, string>> = { authorization: `Bearer ${TOKEN}` }) => {
    const response = await fetch(`${house.url}/admin`, { headers })
    return { status: response.status, text: await response.text(), headers: response.headers }
  }
  return { house, notes, act, page }
}

const company = async (url: string) => {
  const [ann, bob] = [await guest(url, 'Ann'), await guest(url, '<b>Bob</b>')]
  const { id } = await ann.open()
  await bob.sit(id)
  return { id, ann, bob, a: await ann.connect(id), b: await bob.connect(id) }
}

const say = async (client: Client, text: string): Promise<void> => {
  const said = client.next('said')
  client.send({ type: 'say', text })
  await said
}

const form = (url: string, path: string, fields: Readonly<Record<string, string>>, headers = {}): Promise<Response> =>
  fetch(url + path, { method: 'POST', body: new URLSearchParams(fields), headers, redirect: 'manual' })

describe('who runs the house', () => {
  it('knows its token: without it 401, with another one 403, and every try is in the log', async () => {
    const { notes, act, page } = await runHouse()
    expect(await act('drain', {}, null)).toMatchObject({
      status: 401,
      body: { error: expect.stringMatching(/Come in/) },
    })
    expect(await act('drain', {}, 'another-token-altogether')).toMatchObject({ status: 403 })
    expect((await page({})).status).toBe(401)
    expect((await page({ authorization: 'Bearer x' })).status).toBe(403)
    expect((await page()).status).toBe(200)
    const tries = notes.filter(({ event }) => event === 'admin')
    const refused = { event: 'admin', act: 'drain', on: '', by: '127.0.0.1', done: false }
    expect(tries).toEqual([refused, refused])
  })

  it('is asked no more when he has tried too often', async () => {
    const clock = new HandClock()
    const { act } = await runHouse({ clock })
    for (let n = 0; n < 20; n++) expect((await act('drain', {}, `wrong-${n}`)).status).toBe(403)
    expect((await act('drain')).status).toBe(429)
    clock.pass(2000)
    expect((await act('drain')).status).toBe(200)
  })

  it('comes in with a form, and has a cookie for that page alone that does not hold the token', async () => {
    const { house, page } = await runHouse()
    expect((await form(house.url, '/admin/enter', { token: 'wrong' })).status).toBe(403)
    const entered = await form(house.url, '/admin/enter', { token: TOKEN })
    expect([entered.status, entered.headers.get('location')]).toEqual([303, '/admin'])
    const [given] = entered.headers.getSetCookie()
    expect(given).toMatch(/; Path=\/admin; HttpOnly; SameSite=Strict$/)
    expect(given).not.toContain(TOKEN)
    const cookie = given.split(';')[0]
    const { status, text, headers } = await page({ cookie })
    expect(status).toBe(200)
    expect(text).not.toMatch(/<script|<style|style=| on\w+=/)
    expect(headers.get('content-security-policy')).toContain("default-src 'self'")
    expect(headers.get('cache-control')).toBe('no-store')
    // Otherwise browsers send its forms with the origin null, which is refused as another site's.
    expect(headers.get('referrer-policy')).toBe('same-origin')
    for (const pass of [makePass(TOKEN, 1), makePass('another', Date.now() + 1e6), 'x', '9999999999999.x'])
      expect((await page({ cookie: `leitai-admin=${pass}` })).status).toBe(401)
    const elsewhere = await form(house.url, '/admin/drain', {}, { cookie, origin: 'http://elsewhere.example' })
    expect(elsewhere.status).toBe(403)
    expect((await fetch(`${house.url}/readyz`)).status).toBe(200)
  })

  it('is nobody where there is no token', async () => {
    const { url } = await openHouse()
    const response = await fetch(`${url}/admin`, { headers: { authorization: 'Bearer null' } })
    expect([response.status, await response.text()]).toEqual([404, expect.stringContaining('ADMIN_TOKEN')])
    expect((await form(url, '/admin/enter', { token: '' })).status).toBe(404)
  })
})

describe('a report', () => {
  it('is shown with the line and what was said around it; who said it is silenced everywhere', async () => {
    const { house, notes, act, page } = await runHouse()
    const { id, bob, a, b } = await company(house.url)
    await say(a, 'good luck')
    await say(b, '<i>you goat</i>')
    await say(a, 'please')
    const reported = a.next('reported')
    a.send({ type: 'report', line: 2 })
    await reported
    const { text } = await page()
    expect(text).toContain('<mark>&lt;b&gt;Bob&lt;/b&gt; (B): &lt;i&gt;you goat&lt;/i&gt;</mark>')
    expect(text).toContain('<li>Ann (A): good luck</li>')
    expect(text).toContain('<li>Ann (A): please</li>')
    expect(text).toContain('Reported by Ann')

    const accused = /name="guest" value="([^"]+)"/.exec(text)?.[1] ?? ''
    const talk = a.next('talk')
    expect(await act('silence', { guest: accused })).toEqual({ status: 200, body: { done: 'silence', on: accused } })
    expect((await talk).lines.map(({ line }) => line)).toEqual([1, 3])
    const refused = b.next('error')
    b.send({ type: 'say', text: 'xylophone' })
    expect((await refused).message).toMatch(/do not let you talk/)
    const other = await bob.open()
    const there = await bob.connect(other.id)
    const again = there.next('error')
    there.send({ type: 'say', text: 'xylophone' })
    await again
    expect(a.frames.join('')).not.toContain('xylophone')

    expect((await page()).text).toContain('Let &lt;b&gt;Bob&lt;/b&gt; talk again')
    expect(await act('hear', { guest: accused })).toMatchObject({ status: 200 })
    await say(b, 'sorry')
    expect(notes).toContainEqual({ event: 'admin', act: 'silence', on: accused, by: '127.0.0.1', done: true })
    expect((await act('silence', { guest: 'nobody' })).status).toBe(404)
    expect((await act('silence', {})).status).toBe(400)
    expect((await page()).text).toContain(`/t/${id}`)
  })
})

describe('a table that is closed', () => {
  it('is over for everybody, without a result and with a clear message, also after a restart', async () => {
    const { house, notes, act } = await runHouse()
    const { id, ann, a, b } = await company(house.url)
    const watching = await new Visitor(house.url).connect(id)
    const asked = [a, b].find(({ now }) => now.decisions.length > 0) ?? a
    const { id: decision, choice } = anyAnswer(asked, seeded('sfc32', 'close'))
    const told = [a, b, watching].map((client) => client.next('error'))
    expect(await act('close', { table: `${house.url}/t/${id}` })).toMatchObject({ status: 200, body: { on: id } })
    for (const { message } of await Promise.all(told)) expect(message).toMatch(CLOSED)
    for (const { now } of [a, b, watching])
      expect(now).toMatchObject({ decisions: [], waiting: [], clocks: [], outcome: null, table: { status: 'over' } })
    const late = asked.next('error')
    asked.send({ type: 'answer', decision, choice })
    expect((await late).message).toMatch(CLOSED)
    expect(notes).toContainEqual({ event: 'admin', act: 'close', on: id, by: '127.0.0.1', done: true })
    expect((await act('close', { table: id })).status).toBe(409)
    expect((await act('close', { table: 'nowhere' })).status).toBe(404)
    expect((await ann.get(`/api/tables/${id}/record`)).status).toBe(200)

    const again = await house.reopen()
    ann.url = again.url
    const back = await ann.connect(id)
    await back.until(() => back.messages.some(({ type }) => type === 'error'))
    expect(back.messages.find(({ type }) => type === 'error')).toMatchObject({ message: expect.stringMatching(CLOSED) })
  })

  it('may not have begun yet, or be the turn of a bot', async () => {
    const { house, act } = await runHouse()
    const ann = await guest(house.url, 'Ann')
    for (const wanted of [{}, { bots: { B: 'hangs' } }]) {
      const { id } = await ann.open(wanted)
      const client = await ann.connect(id)
      const told = client.next('error')
      expect((await act('close', { table: id })).status).toBe(200)
      expect((await told).message).toMatch(CLOSED)
      expect((await ann.table(id)).status).toBe('over')
    }
    expect(house.reports).toEqual([])
  })

  it('is not opened again by whoever sits down at it', async () => {
    const { house, act } = await runHouse()
    const [ann, bob] = [await guest(house.url, 'Ann'), await guest(house.url, 'Bob')]
    const { id } = await ann.open()
    await act('close', { table: id })
    const { status, body } = await bob.post(`/api/tables/${id}/seat`, {})
    expect([status, body]).toEqual([409, { error: expect.stringContaining('closed') }])
    expect((await bob.table(id)).status).toBe('over')
    expect(house.reports).toEqual([])
  })
})

describe('a server that is emptied', () => {
  it('is not ready, sends everybody elsewhere and lets nobody in, until it is opened again', async () => {
    const { house, notes, act, page } = await runHouse()
    const { id, ann, a, b } = await company(house.url)
    const ready = async () => {
      const response = await fetch(`${house.url}/readyz`)
      return [response.status, await response.json()]
    }
    expect((await act('drain')).status).toBe(200)
    expect(await ready()).toEqual([503, { status: 'draining' }])
    for (const { closed } of [a, b]) expect(await closed).toEqual([1012, expect.stringContaining('connect again')])
    await expect(ann.connect(id)).rejects.toThrow('has ended')
    expect((await page()).text).toContain('is being emptied')
    expect((await act('refill')).status).toBe(200)
    expect(await ready()).toEqual([200, { status: 'ready' }])
    expect((await ann.connect(id)).now.table.id).toBe(id)
    expect(notes.filter(({ event }) => event === 'draining')).toEqual([
      { event: 'draining', on: true },
      { event: 'draining', on: false },
    ])
  })
})
