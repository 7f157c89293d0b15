import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isObject } from '../../kernel/json.ts'
import { seeded } from '../../kernel/random.ts'
import { LIMITS } from '../../protocol/limits.ts'
import { describeApi } from '../../protocol/openapi.ts'
import { errorReply } from '../../protocol/requests.ts'
import { ALWAYS, NOTHING, ROUTES, type Route, WITH_BODY } from '../../protocol/routes.ts'
import { fitting, nearly } from '../testing/arbitrary.ts'
import type { Client } from '../testing/client.ts'
import { type House, openHouse } from '../testing/house.ts'
import { allOnDisk } from '../testing/kept.ts'
import { anyAnswer } from '../testing/player.ts'
import { guest, Visitor } from '../testing/visitor.ts'
import { expectHonest } from '../testing/witness.ts'

const { schemas } = describeApi('test').components

const message = fitting(schemas.ClientMessage, schemas)

/** Lists inside each other: more than a body may have, more than a message has room for, more than a stack has. */
const DEPTHS = [100, 4000, 100_000]

/** What fits, but for one field that is as deep as that; and nothing but depth. */
const nested = (fit: fc.Arbitrary<unknown>, depth: number): readonly string[] => {
  const deep = '['.repeat(depth) + ']'.repeat(depth)
  const bodies = new Map([['', deep]])
  for (const one of fc.sample(fit, { numRuns: 30, seed: 9 })) {
    const fields = isObject(one) ? one : {}
    for (const name of [...Object.keys(fields), 'more'])
      bodies.set(
        `${String(fields.type)} ${name}`,
        JSON.stringify({ ...fields, [name]: 'deep' }).replace(`${JSON.stringify(name)}:"deep"`, `"${name}":${deep}`),
      )
  }
  return [...bodies.values()]
}

/** One thing that a bad client does: says something, or repeats a true answer, or gives it for somebody else. */
type Deed = { readonly say: unknown } | { readonly give: 'own' | 'stale' | 'twice' | 'foreign' }

const deed: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 3, arbitrary: message.map((say) => ({ say })) },
  { weight: 3, arbitrary: nearly(message).map((say) => ({ say })) },
  { weight: 4, arbitrary: fc.constantFrom('own', 'stale', 'twice', 'foreign').map((give) => ({ give })) },
)

/** Sends it and waits until it is answered. */
const send = async (client: Client, what: unknown): Promise<void> => {
  const { length } = client.messages
  client.socket.send(JSON.stringify(what))
  await client.until(() => client.messages.length > length)
}

const GAMES = ['kabuken', 'kung-fur-fight', 'eight-masters-revenge', 'kung-fu-fighting'] as const

const act = async (clients: readonly Client[], which: number, done: Deed, n: number): Promise<void> => {
  const client = clients[which % clients.length]
  if ('say' in done) return send(client, done.say)
  const asked = clients.find(({ now }) => now.decisions.length > 0)
  if (asked === undefined) return send(client, { type: 'answer', decision: '0A', choice: { do: 'hit' } })
  const { id, choice } = anyAnswer(asked, seeded('sfc32', `deed ${n}`))
  const answer = { type: 'answer', decision: id, choice }
  const other = clients.find((one) => one !== asked) ?? asked
  if (done.give === 'foreign') return send(other, answer)
  if (done.give === 'stale') return send(asked, { ...answer, decision: `${Math.max(0, asked.now.seq - 1)}A` })
  await send(asked, answer)
  if (done.give === 'twice') await send(asked, answer)
  // What the others are told of it must not be taken for the answer to what they say next.
  for (const listener of clients) await listener.until(() => listener.now.seq >= asked.now.seq)
}

describe('messages that are wrong, huge, late, repeated or foreign', () => {
  it.each(GAMES)('are answered, break nothing and reveal nothing: %s', async (game) => {
    const house: House = await openHouse({ rate: { burst: 100_000, perSecond: 100_000 } })
    const [ann, bob] = [await guest(house.url, 'Ann'), await guest(house.url, 'Bob')]
    const tables: { readonly id: string; readonly clients: readonly Client[] }[] = []
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(fc.nat(2), deed), { minLength: 10, maxLength: 25 }), async (deeds) => {
        const { id } = await ann.open({ game })
        await bob.sit(id)
        const clients = [await ann.connect(id), await bob.connect(id), await new Visitor(house.url).connect(id)]
        tables.push({ id, clients })
        for (const [n, [which, one]] of deeds.entries()) await act(clients, which, one, n)
      }),
      { numRuns: 12, seed: 9, endOnFailure: true },
    )
    for (const { clients } of tables) await Promise.all(clients.map((client) => client.close()))
    expect((await ann.get('/api/me')).status).toBe(200)
    await house.close()
    expect(house.reports).toEqual([])
    const matches = await allOnDisk(
      house.folder,
      tables.map(({ id }) => id),
    )
    const isUndone = ({ record }: (typeof matches)[number]): boolean =>
      record.entries.some(({ kind }) => kind === 'undo')
    const straight = tables.flatMap(({ clients }, index) => (isUndone(matches[index]) ? [] : [{ clients, index }]))
    expect(straight.length).toBeGreaterThan(3)
    for (const { clients, index } of straight) for (const client of clients) expectHonest(client, matches[index])
  })
})

it('messages that are nested without end are answered, and the house goes on', async () => {
  const house = await openHouse()
  const [ann, bob] = [await guest(house.url, 'Ann'), await guest(house.url, 'Bob')]
  const { id } = await ann.open()
  await bob.sit(id)
  const client = await ann.connect(id)
  const said = DEPTHS.flatMap((depth) => nested(message, depth)).filter(({ length }) => length <= LIMITS.message)
  expect(said.length).toBeGreaterThan(DEPTHS.length)
  for (const text of said) {
    const { length } = client.messages
    client.socket.send(text)
    await client.until(() => client.messages.length > length)
    // A choice may be as long as that, and is no answer to any question.
    expect(['error', 'refused']).toContain(client.messages[length].type)
  }
  expect((await ann.get('/api/me')).status).toBe(200)
  expect(house.reports).toEqual([])
})

describe('requests that are nested without end', () => {
  it.each(Object.entries<Route>(ROUTES).filter(([, { body }]) => body !== NOTHING))(
    '%s says that they are wrong, and the house goes on',
    async (_name, { method, path }) => {
      const house = await openHouse()
      const ann = await guest(house.url, 'Ann')
      const { id } = await ann.open()
      const [schema] = Object.values(describeApi('test').paths[path][method.toLowerCase()].requestBody?.content ?? {})
      for (const body of DEPTHS.flatMap((depth) => nested(fitting(schema.schema, schemas), depth))) {
        const request = { method, headers: { 'content-type': 'application/json', cookie: ann.cookie }, body }
        const response = await fetch(house.url + path.replace('{id}', id), request)
        expect([400, 413]).toContain(response.status)
        expect(errorReply.safeParse(await response.json()).error).toBeUndefined()
      }
      expect((await ann.get('/api/me')).status).toBe(200)
      expect(house.reports).toEqual([])
    },
  )
})

describe('requests that are wrong, huge or foreign', () => {
  it.each(Object.entries<Route>(ROUTES).filter(([, { body }]) => body !== NOTHING))(
    '%s is answered as its document says',
    async (name, { method, path, status, answer, errors }) => {
      const house = await openHouse()
      const ann = await guest(house.url, 'Ann')
      const { id } = await ann.open()
      const [schema] = Object.values(describeApi('test').paths[path][method.toLowerCase()].requestBody?.content ?? {})
      const fit = fitting(schema.schema, schemas)
      const promised = new Set([status, ...Object.keys({ ...ALWAYS, ...WITH_BODY, ...errors }).map(Number)])
      await fc.assert(
        fc.asyncProperty(
          fc.oneof(fit, nearly(fit)),
          fc.constantFrom(id, 'nowhere', '..', '%00', 'x'.repeat(90)),
          fc.boolean(),
          async (sent, table, isKnown) => {
            const who = isKnown ? ann : new Visitor(house.url)
            const reply = await who.request(method, path.replace('{id}', encodeURIComponent(table)), sent ?? null)
            expect([...promised]).toContain(reply.status)
            expect(reply.status).not.toBe(500)
            const read = reply.status === status ? answer.safeParse(reply.body) : errorReply.safeParse(reply.body)
            expect(read.error).toBeUndefined()
          },
        ),
        { numRuns: 60, seed: name.length, endOnFailure: true },
      )
      expect((await ann.get('/api/me')).status).toBe(200)
      expect(house.reports).toEqual([])
    },
  )
})
