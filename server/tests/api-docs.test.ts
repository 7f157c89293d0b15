import type { FastifyInstance } from 'fastify'
import { describe, expect, it, onTestFinished } from 'vitest'
import { clientMessage, serverMessage } from '../../protocol/messages.ts'
import type { JsonSchema, OpenApi } from '../../protocol/openapi.ts'
import { errorReply, shareReply } from '../../protocol/requests.ts'
import { ROUTES, type Route, SOCKET } from '../../protocol/routes.ts'
import { ALONE } from '../cluster/open-cluster.ts'
import { openApp } from '../http/app.ts'
import { MATCH } from '../http/docs/words.ts'
import { Gate } from '../ops/gate.ts'
import { noMetrics } from '../ops/metrics.ts'
import { openPrometheus } from '../ops/prometheus.ts'
import { openStore } from '../store/store.ts'
import { openBotRoom } from '../tables/bots/bot-room.ts'
import { Tables } from '../tables/tables.ts'
import { configOf, scratch, shareHouse, sure } from '../testing/house.ts'
import { withResetLink } from '../testing/reset.ts'
import { guest, member, PASSWORD, type Reply, Visitor } from '../testing/visitor.ts'

const house = shareHouse()

type Name = keyof typeof ROUTES

/** `id` is that of a table, or the name of an account. */
const ask = (visitor: Visitor, name: Name, id = '', body?: unknown): Promise<Reply> => {
  const { method, path }: Route = ROUTES[name]
  return visitor.request(method, path.replace(/\{\w+\}/, encodeURIComponent(id)), body)
}

/** A match that is over, and those who played it. */
const played = async () => {
  const [ann, bob] = [await guest(house().url, 'Ann'), await guest(house().url, 'Bob')]
  const { id } = await ann.open()
  await bob.sit(id)
  const client = await ann.connect(id)
  client.send({ type: 'giveUp' })
  await client.until(() => client.now.table.status === 'over')
  return { id, ann, bob }
}

const stranger = (): Visitor => new Visitor(house().url)
const ann = (): Promise<Visitor> => guest(house().url, 'Ann')
const opened = async () => {
  const owner = await ann()
  return { owner, id: (await owner.open()).id }
}

const CHANGE = { old: PASSWORD, new: 'another horse' }
let members = 0
/** Somebody with an account, and what it is called. */
const newMember = async () => {
  const name = `Member ${++members}`
  return { name, visitor: await member(house().url, name) }
}

/** The record of a match that is over. */
const recorded = async (): Promise<unknown> => (await ask(stranger(), 'record', (await played()).id)).body

/** How each request is answered when all is well. */
const WELL: Readonly<Record<Name, () => Promise<Reply>>> = {
  me: () => ask(stranger(), 'me'),
  beGuest: () => ask(stranger(), 'beGuest', '', { name: 'Ann' }),
  ownTables: async () => {
    const { ann: owner } = await played()
    await owner.open({ bots: { B: 'random' } })
    return ask(owner, 'ownTables')
  },
  signUp: async () => ask(await ann(), 'signUp', '', { name: 'Ann of the docs', password: PASSWORD }),
  signIn: async () => ask(stranger(), 'signIn', '', { name: (await newMember()).name, password: PASSWORD }),
  signOut: async () => ask((await newMember()).visitor, 'signOut', '', {}),
  changePassword: async () => ask((await newMember()).visitor, 'changePassword', '', CHANGE),
  resetPassword: async () => {
    const { house: again, token } = await withResetLink('Ann')
    return ask(new Visitor(again.url), 'resetPassword', '', { token, password: 'another horse' })
  },
  profile: async () => ask(stranger(), 'profile', (await newMember()).name),
  matches: async () => {
    const { name, visitor } = await newMember()
    const other = await newMember()
    const { id } = await visitor.open({ rated: true })
    await other.visitor.sit(id)
    const client = await visitor.connect(id)
    client.send({ type: 'giveUp' })
    await client.until(() => client.now.table.status === 'over')
    return ask(stranger(), 'matches', name)
  },
  listTables: async () => {
    await (await ann()).open({ listed: true })
    return ask(stranger(), 'listTables')
  },
  openTable: async () => ask(await ann(), 'openTable', '', { game: 'kabuken' }),
  table: async () => ask(stranger(), 'table', (await opened()).id),
  sit: async () => ask(await ann(), 'sit', (await opened()).id, { seat: 'B' }),
  leave: async () => {
    const { owner, id } = await opened()
    return ask(owner, 'leave', id)
  },
  newShuffle: async () => ask(await ann(), 'newShuffle'),
  shuffle: async () => ask(stranger(), 'shuffle', (await played()).id),
  rematch: async () => {
    const { id, bob } = await played()
    return ask(bob, 'rematch', id)
  },
  past: async () => {
    const owner = await ann()
    return ask(owner, 'past', (await owner.open({ bots: { B: 'random' } })).id)
  },
  record: async () => ask(stranger(), 'record', (await played()).id),
  share: async () => ask(stranger(), 'share', '', await recorded()),
  shared: async () => {
    const { id } = shareReply.parse((await ask(stranger(), 'share', '', await recorded())).body)
    return ask(stranger(), 'shared', id)
  },
  document: () => ask(stranger(), 'document'),
  page: async () => {
    const response = await fetch(house().url + ROUTES.page.path)
    return { status: response.status, body: await response.text(), headers: response.headers }
  },
}

/** How to be told each of the errors that are a route's own. */
const BADLY: readonly (readonly [Name, number, () => Promise<Reply>])[] = [
  ['beGuest', 409, async () => ask(stranger(), 'beGuest', '', { name: (await newMember()).name })],
  ['ownTables', 401, () => ask(stranger(), 'ownTables')],
  [
    'ownTables',
    429,
    async () => {
      const owner = await ann()
      for (let n = 0; n < 20; n++) await ask(owner, 'ownTables')
      return ask(owner, 'ownTables')
    },
  ],
  ['signUp', 409, async () => ask(stranger(), 'signUp', '', { name: (await newMember()).name, password: PASSWORD })],
  ['signIn', 403, () => ask(stranger(), 'signIn', '', { name: 'Nobody', password: PASSWORD })],
  ['signOut', 401, () => ask(stranger(), 'signOut', '', {})],
  ['signOut', 409, async () => ask(await ann(), 'signOut', '', {})],
  ['changePassword', 401, () => ask(stranger(), 'changePassword', '', CHANGE)],
  ['changePassword', 403, async () => ask((await newMember()).visitor, 'changePassword', '', { ...CHANGE, old: '?' })],
  ['changePassword', 409, async () => ask(await ann(), 'changePassword', '', CHANGE)],
  ['resetPassword', 403, () => ask(stranger(), 'resetPassword', '', { token: 'made up', password: PASSWORD })],
  ['profile', 404, () => ask(stranger(), 'profile', 'Nobody')],
  ['matches', 400, async () => stranger().get(`/api/people/${(await newMember()).name}/matches?after=now`)],
  ['matches', 404, () => ask(stranger(), 'matches', 'Nobody')],
  ['openTable', 400, async () => ask(await ann(), 'openTable', '', { game: 'chess' })],
  ['openTable', 401, () => ask(stranger(), 'openTable', '', { game: 'kabuken' })],
  ['openTable', 403, async () => ask(await ann(), 'openTable', '', { game: 'kabuken', rated: true })],
  [
    'openTable',
    404,
    async () => ask(await ann(), 'openTable', '', { game: 'kabuken', from: { table: 'nowhere', seq: 0 } }),
  ],
  [
    'openTable',
    409,
    async () => {
      const { owner, id } = await opened()
      return ask(owner, 'openTable', '', { game: 'kabuken', from: { table: id, seq: 0 } })
    },
  ],
  [
    'openTable',
    429,
    async () => {
      const { id, bob } = await played()
      const wanted = { game: 'kabuken', from: { table: id, seq: 0 } }
      for (let n = 0; n < 10; n++) expect((await ask(bob, 'openTable', '', wanted)).status).toBe(201)
      return ask(bob, 'openTable', '', wanted)
    },
  ],
  ['table', 404, () => ask(stranger(), 'table', 'nowhere')],
  ['sit', 400, async () => ask(await ann(), 'sit', (await opened()).id, { seat: 'Z' })],
  ['sit', 401, async () => ask(stranger(), 'sit', (await opened()).id)],
  ['sit', 403, async () => ask(await ann(), 'sit', (await (await newMember()).visitor.open({ rated: true })).id)],
  ['sit', 404, async () => ask(await ann(), 'sit', 'nowhere')],
  ['sit', 409, async () => ask(await ann(), 'sit', (await opened()).id, { seat: 'A' })],
  ['leave', 401, async () => ask(stranger(), 'leave', (await opened()).id)],
  ['leave', 404, async () => ask(await ann(), 'leave', 'nowhere')],
  ['leave', 409, async () => ask(await ann(), 'leave', (await opened()).id)],
  ['newShuffle', 401, () => ask(stranger(), 'newShuffle')],
  ['shuffle', 404, () => ask(stranger(), 'shuffle', 'nowhere')],
  [
    'rematch',
    400,
    async () => {
      const { id, bob } = await played()
      return ask(bob, 'rematch', id, { shuffle: { commitment: 'none', value: '00'.repeat(32) } })
    },
  ],
  ['rematch', 401, async () => ask(stranger(), 'rematch', (await opened()).id)],
  ['rematch', 403, async () => ask(await ann(), 'rematch', (await played()).id)],
  ['rematch', 404, async () => ask(await ann(), 'rematch', 'nowhere')],
  ['rematch', 409, async () => ask(await ann(), 'rematch', (await opened()).id)],
  ['past', 404, () => ask(stranger(), 'past', 'nowhere')],
  ['past', 409, async () => ask(stranger(), 'past', (await opened()).id)],
  [
    'past',
    429,
    async () => {
      const owner = await ann()
      const { id } = await owner.open({ bots: { B: 'random' } })
      for (let n = 0; n < 20; n++) await ask(owner, 'past', id)
      return ask(owner, 'past', id)
    },
  ],
  ['record', 404, () => ask(stranger(), 'record', 'nowhere')],
  ['record', 409, async () => ask(stranger(), 'record', (await opened()).id)],
  ['shared', 404, () => ask(stranger(), 'shared', 'nowhere')],
]

/** What is answered, before anybody asks. */
const bareApp = async (): Promise<FastifyInstance> => {
  const config = configOf(scratch())
  const store = sure(await openStore(config.data))
  const bots = openBotRoom(config.botWorker, config.botLimit)
  const tables = new Tables({ ...config, ...ALONE, metrics: noMetrics, store, bots, botNames: config.bots })
  const prometheus = openPrometheus()
  onTestFinished(prometheus.close)
  const app = await openApp(
    config,
    store,
    tables,
    { gate: new Gate(), prometheus },
    { check: () => Promise.resolve(null) },
  )
  onTestFinished(async () => {
    await app.close()
    await store.close()
  })
  return app
}

/** The lines of fastify's tree as requests; what it adds to each GET is left out. */
const routesIn = (tree: string): readonly string[] => {
  const above: string[] = []
  return tree.split('\n').flatMap((line) => {
    const [, indent, segment, , methods = ''] = /^((?:[│ ] {3})*)[├└]── (\S+)( \((.*)\))?$/.exec(line) ?? []
    if (segment === undefined) return []
    above.length = indent.length / 4
    const path = (above.at(-1) ?? '') + segment
    above.push(path)
    const asked = methods.split(', ').filter((method) => method !== '' && method !== 'HEAD')
    return asked.map((method) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`)
  })
}

const names = Object.keys(ROUTES).filter((name): name is Name => Object.hasOwn(ROUTES, name))

describe('the interface is as its document says', () => {
  it.each(names)('%s answers so when all is well', async (name) => {
    const { status, body, headers } = await WELL[name]()
    const { status: promised, type, answer }: Route = ROUTES[name]
    expect([status, headers.get('content-type')]).toEqual([promised, `${type}; charset=utf-8`])
    expect(answer.safeParse(body)).toEqual({ success: true, data: body })
  })

  it.each(BADLY)('%s answers %i', async (_name, status, provoke) => {
    const reply = await provoke()
    expect(reply.status).toBe(status)
    expect(errorReply.parse(reply.body).error).toMatch(/^[A-Z].*\.$/)
  })

  it('and the errors that a route promises are all checked', () => {
    const promised = names.flatMap((name) => Object.keys(ROUTES[name].errors).map((status) => `${name} ${status}`))
    expect(BADLY.map(([name, status]) => `${name} ${status}`)).toEqual(promised)
  })

  it('and nothing else is served under /api', async () => {
    const documented = Object.values<Route>(ROUTES).map(({ method, path }) => `${method} ${path}`)
    const app = await bareApp()
    const served = routesIn(app.printRoutes({ commonPrefix: false })).filter((route) => route.includes(' /api'))
    expect(served.toSorted()).toEqual(documented.toSorted())
  })
})

describe('the document', () => {
  const document = async (): Promise<OpenApi> => {
    const { body } = await ask(stranger(), 'document')
    return JSON.parse(JSON.stringify(body))
  }

  it('refers to nothing that is not in it, and holds nothing that nobody refers to', async () => {
    const api = await document()
    const used = new Set([...JSON.stringify(api).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name))
    expect([...used].toSorted()).toEqual(Object.keys(api.components.schemas).toSorted())
  })

  it('has every request, and the socket with its messages', async () => {
    const { openapi, paths, components } = await document()
    expect(openapi).toBe('3.1.0')
    const operations = Object.values(paths).flatMap((methods) => Object.values(methods))
    expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual([...names, 'live'].toSorted())
    for (const { responses } of operations) expect(Object.keys(responses).length).toBeGreaterThan(3)
    expect(Object.keys(paths[SOCKET.path].get.responses)).toContain('101')
    const tags = ({ oneOf = [] }: JsonSchema) => oneOf.map(({ properties = {} }) => properties.type)
    expect(tags(components.schemas.ClientMessage)).toContainEqual({ type: 'string', const: 'answer' })
    expect(tags(components.schemas.ServerMessage)).toContainEqual({ type: 'string', const: 'welcome' })
  })

  it('says what every message is for', async () => {
    const { schemas } = (await document()).components
    for (const name of ['ClientMessage', 'ServerMessage'])
      for (const variant of schemas[name].oneOf ?? []) expect(variant.description).toMatch(/\.$/)
  })
})

describe('the page', () => {
  it('shows every request, message and kind of data, without a script, under the strict policy', async () => {
    const { body, headers } = await WELL.page()
    const page = String(body)
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'self'")
    expect(page).not.toMatch(/<script|<style|style=| on\w+=/)
    for (const { path, title } of Object.values<Route>(ROUTES)) {
      expect(page).toContain(`<code>${path}</code>`)
      expect(page).toContain(title)
    }
    const linked = [...page.matchAll(/href="#([^"]*)"/g)].map(([, id]) => id)
    const there = new Set([...page.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id))
    expect(linked.length).toBeGreaterThan(40)
    expect(linked.filter((id) => !there.has(id))).toEqual([])
  })

  it('shows messages that are ones', () => {
    const said = MATCH.flatMap((moment) => moment.said)
    expect(said.length).toBeGreaterThan(5)
    const kinds = new Map(serverMessage.options.map((option) => [option.shape.type.value, option.partial()]))
    for (const one of said) {
      const read = 'you' in one ? clientMessage.safeParse(one.you) : kinds.get(one.table.type)?.safeParse(one.table)
      expect(read?.error).toBeUndefined()
      expect(read?.success).toBe(true)
    }
  })
})
