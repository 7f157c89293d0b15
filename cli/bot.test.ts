import { once } from 'node:events'
import { createServer } from 'node:http'
import { describe, expect, onTestFinished, test } from 'vitest'
import { type WebSocket, WebSocketServer } from 'ws'
import { greedy } from '../bots/greedy.ts'
import { registry } from '../games/registry.ts'
import { createMatch } from '../kernel/match.ts'
import { admit } from '../kernel/moves.ts'
import { sure } from '../kernel/testing/record-of.ts'
import { guestReply, tableReply } from '../protocol/requests.ts'
import type { TableInfo } from '../protocol/table-info.ts'
import { OUTDATED, PROTOCOL } from '../protocol/wire.ts'
import { olderThan, openOnes } from './bot/find-table.ts'
import { playerFor } from './bot/player.ts'
import { sit } from './bot/sitting.ts'
import { visit } from './bot/visit.ts'
import { game as kabuken, seedForA } from './testing/kabuken.ts'
import { leitai, scratch } from './testing/program.ts'
import { openDojo, type Running, shareDojo, start } from './testing/running.ts'

const file = scratch()
const url = shareDojo(file('data'))

const send = (to: string, game: string, ...more: readonly string[]): Running =>
  start('bot', '--url', to, '--game', game, ...more)

/** Sent one after the other, so that the second finds the first. */
const sendTwo = async (to: string, game: string, ...more: readonly string[]): Promise<readonly Running[]> => {
  const host = send(to, game, '--bot', 'greedy', '--seed', 'one', ...more)
  await host.says(/^Opened table/)
  return [host, send(to, game, '--bot', 'random', '--seed', 'two', ...more)]
}

const post = async (path: string, body: unknown, cookie = '') => {
  const headers = { 'content-type': 'application/json', ...(cookie === '' ? {} : { cookie }) }
  const response = await fetch(url() + path, { method: 'POST', headers, body: JSON.stringify(body) })
  return { body: await response.json(), cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie }
}

/** A table as the server tells of it. */
const waiting = (id: string, given: Partial<TableInfo> = {}): TableInfo => ({
  id,
  game: 'kabuken',
  rules: 1,
  setup: { mode: 'duel', seats: 2, options: {} },
  status: 'waiting',
  clock: null,
  listed: true,
  rated: false,
  beat: 0,
  seats: [
    { seat: 'A', kind: 'person', name: 'x', here: true, you: id === 'mine' },
    { seat: 'B', kind: 'open', name: '', here: false, you: false },
  ],
  ...given,
})

describe('two bots that were sent to a server', () => {
  test.each(Object.keys(registry))('play a whole match of %s against each other', async (game) => {
    const bots = await sendTwo(url(), game)
    const ran = await Promise.all(bots.map(({ ended }) => ended))
    expect(ran.map(({ code, err }) => ({ code, err }))).toEqual([
      { code: 0, err: '' },
      { code: 0, err: '' },
    ])
    const [host, other] = ran.map(({ out }) => out.split('\n'))
    expect(host[0]).toMatch(/^Opened table/)
    expect(other[0]).toMatch(/^Sat down at table .*, seat B\.$/)
    for (const lines of [host, other]) expect(lines.at(-1)).toMatch(/^Won|^Ended in place|^Shared/)
    const [, id] = /table (\S+),/.exec(other[0]) ?? []
    const record: unknown = await (await fetch(`${url()}/api/tables/${id}/record`)).json()
    expect(record).toMatchObject({ format: 'leitai-record', game })
  })

  test('come back when the server does, and play on', async () => {
    const folder = file('comes back')
    const first = await openDojo(folder)
    const bots = await sendTwo(first.url, 'kabuken', '--matches', '3')
    await Promise.all(bots.map((bot) => bot.says(/^The match at table .* begins/)))
    await first.end('SIGKILL')
    await Promise.all(bots.map((bot) => bot.says(/^The connection is lost/)))
    await openDojo(folder, new URL(first.url).port)
    const ran = await Promise.all(bots.map(({ ended }) => ended))
    expect(ran.map(({ code, err }) => ({ code, err }))).toEqual([
      { code: 0, err: '' },
      { code: 0, err: '' },
    ])
    for (const { out } of ran) {
      expect(out).toContain('Back at the table.')
      expect(out.match(/^(Won|Ended|Shared)/gm)).toHaveLength(3)
    }
  })

  test('meet, even if both have opened a table in the same moment', () => {
    const listed = [waiting('newer'), waiting('mine'), waiting('older'), waiting('other', { game: 'go' })]
    const ids = (tables: readonly TableInfo[]) => tables.map(({ id }) => id)
    expect(ids(openOnes(listed, 'kabuken'))).toEqual(['newer', 'older'])
    expect(ids(openOnes(olderThan(listed, 'mine'), 'kabuken'))).toEqual(['older'])
    expect(olderThan(listed, 'unlisted')).toEqual([])
    expect(openOnes([waiting('begun', { status: 'playing' })], 'kabuken')).toEqual([])
  })
})

describe('a bot that was sent to a table', () => {
  /** Somebody's own table, by its link alone. */
  const hosted = async () => {
    const { body, cookie } = await post('/api/guest', { name: 'Ann' })
    guestReply.parse(body)
    const { table } = tableReply.parse((await post('/api/tables', { game: 'kabuken' }, cookie)).body)
    return { cookie, id: table.id }
  }

  test('sits down there under its name, thinks as well as it was told to, and gives its seat back when called off', async () => {
    const { cookie } = await post('/api/guest', { name: 'Ann' })
    const wanted = { game: 'kabuken', setup: { seats: 3 } }
    const { id } = tableReply.parse((await post('/api/tables', wanted, cookie)).body).table
    const sent = send(url(), 'kabuken', '--table', id, '--level', 'novice', '--name', 'Iron Fist')
    await sent.says(/^Sat down at table .*, seat B/)
    const look = async () => tableReply.parse(await (await fetch(`${url()}/api/tables/${id}`)).json()).table.seats[1]
    expect(await look()).toMatchObject({ kind: 'person', name: 'Iron Fist' })
    expect(await sent.end('SIGINT')).toMatchObject({ code: 130, err: '' })
    expect(await look()).toMatchObject({ kind: 'open' })
  })

  test.each<[string, (id: string) => readonly string[], RegExp]>([
    ['that is full', (id) => ['--game', 'kabuken', '--table', id], /Every seat at this table is taken/],
    [
      'that plays something else',
      (id) => ['--game', 'kung-fur-fight', '--table', id],
      /plays kabuken; give --game kabuken/,
    ],
    ['that is not there', () => ['--game', 'kabuken', '--table', 'nowhere'], /There is no such table/],
    ['under a name that is none', () => ['--game', 'kabuken', '--name', 'x'.repeat(50)], /longer than 40/],
  ])('%s is turned away', async (_title, args, says) => {
    const { id } = await hosted()
    const guest = await post('/api/guest', { name: 'Bob' })
    await post(`/api/tables/${id}/seat`, {}, guest.cookie)
    const { code, err } = await start('bot', '--url', url(), ...args(id)).ended
    expect(err).toMatch(says)
    expect(err.trimEnd().split('\n')).toHaveLength(1)
    expect(code).toBe(4)
  })

  test('whose server goes for good says so', async () => {
    const server = await openDojo(file('gone'))
    const sent = send(server.url, 'kabuken', '--patience', '0')
    await sent.says(/^Opened table/)
    await server.end('SIGKILL')
    const { code, err } = await sent.ended
    expect(err).toMatch(/has been gone for 0 seconds/)
    expect(code).toBe(3)
  })
})

describe('a bot whose server speaks another version of the messages', () => {
  /** Where a server listens that does this to whoever connects. */
  const listen = async (speak: (socket: WebSocket) => void): Promise<string> => {
    const server = createServer().listen(0, '127.0.0.1')
    onTestFinished(() => void server.close())
    const sockets = new WebSocketServer({ server })
    sockets.on('connection', speak)
    await once(server, 'listening')
    const address = server.address()
    return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
  }

  test.each<[string, (socket: WebSocket) => void]>([
    ['in its welcome', (socket) => socket.send(JSON.stringify({ type: 'welcome', protocol: 1, view: null }))],
    ['by closing', (socket) => socket.close(OUTDATED)],
  ])('and says so %s gives up with one line', async (_title, speak) => {
    const address = await listen(speak)
    const ended = await sit({
      visit: visit(address),
      id: 'old',
      patience: 0,
      answer: () => Promise.reject(new Error('nothing is asked')),
      isEnough: () => Promise.resolve(false),
      say: () => undefined,
      signal: new AbortController().signal,
    })
    expect(ended).toMatchObject({
      ok: false,
      trouble: { kind: 'differs', says: expect.stringContaining(`does not speak version ${PROTOCOL}`) },
    })
  })
})

describe('a bot that fails', () => {
  test.each([
    ['has no answer', null],
    ['wants something illegal', { choice: { do: 'win' } }],
  ])('because it %s answers as the clock would, says so and goes on', async (_title, thought) => {
    const { rules, state } = sure(createMatch(kabuken, { setup: {}, generator: 'chacha20', seed: seedForA() }))
    const said: string[] = []
    const thinking = {
      think: () => Promise.resolve(thought),
      advise: () => Promise.resolve(null),
      close: () => Promise.resolve(),
    }
    const answer = playerFor(kabuken, greedy, 'seed', thinking, (problem) => said.push(problem))
    const mine = { ...waiting('mine'), status: 'playing' as const }
    const seen = { table: mine, seq: 0, view: rules.hide(state, 0), decisions: [], outcome: null }
    for (const times of [1, 2]) {
      const given = await answer(seen)
      expect(given.ok && admit(rules, state, 0, given.value).refusal).toBeNull()
      expect(said).toEqual(Array.from({ length: times }, () => expect.stringContaining('greedy has no legal answer')))
    }
  })
})

describe('an address at which nobody is', () => {
  test('is one line', () => {
    const { code, err } = leitai(['bot', '--url', 'http://127.0.0.1:1023', '--game', 'kabuken'])
    expect(err).toMatch(/^leitai: nobody answers at http:\/\/127\.0\.0\.1:1023 \(ECONNREFUSED\)/)
    expect(code).toBe(3)
  })

  test('so is one at which somebody else is', async () => {
    const other = createServer((_request, response) => response.end('<p>hello')).listen(0, '127.0.0.1')
    onTestFinished(() => void other.close())
    await once(other, 'listening')
    const address = other.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    const { code, err } = await send(`http://127.0.0.1:${port}`, 'kabuken').ended
    expect(err).toMatch(/what answers at .* is not Leitai/)
    expect(code).toBe(3)
  })
})
