import { describe, expect, it } from 'vitest'
import { type MatchInfo, matchesReply, profileReply } from '../../protocol/accounts.ts'
import { errorReply, tableReply } from '../../protocol/requests.ts'
import type { Client } from '../testing/client.ts'
import { openHouse, shareHouse } from '../testing/house.ts'
import { playOn } from '../testing/player.ts'
import { guest, member, type Reply, Visitor } from '../testing/visitor.ts'

const house = shareHouse()

const complaint = ({ status, body }: Reply): string => `${status} ${errorReply.parse(body).error}`

const stranger = (): Visitor => new Visitor(house().url)
const profile = async (name: string, visitor = stranger()) =>
  profileReply.parse((await visitor.get(`/api/people/${encodeURIComponent(name)}`)).body)
const history = async (name: string, visitor = stranger(), after = '') =>
  matchesReply.parse((await visitor.get(`/api/people/${encodeURIComponent(name)}/matches${after}`)).body)

let called = 0
const newName = (): string => `Fighter ${++called}`

/** People with accounts at a table of their own, each connected. */
const seated = async (count: number, wanted: Readonly<Record<string, unknown>> = {}) => {
  const names = Array.from({ length: count }, newName)
  const people = await Promise.all(names.map((name) => member(house().url, name)))
  const { id } = await people[0].open({ rated: true, ...wanted })
  for (const person of people.slice(1)) await person.sit(id)
  const clients = await Promise.all(people.map((person) => person.connect(id)))
  return { id, names, people, clients }
}

const over = (clients: readonly Client[]): Promise<unknown> =>
  Promise.all(clients.map((client) => client.until(() => client.now.table.status === 'over')))

const giveUp = async (client: Client, clients: readonly Client[]): Promise<void> => {
  client.send({ type: 'giveUp' })
  await over(clients)
}

const changeOf = ({ seats }: MatchInfo, name: string): number | undefined =>
  seats.find((seat) => seat.name === name)?.change

describe('a rated table', () => {
  it.each([
    [{ bots: { B: 'greedy' } }, /bots: at a rated table only people play/],
    [{ game: 'eight-masters-revenge', setup: { mode: 'solo' } }, /rated: a rated match needs two sides/],
    [{ clock: { kind: 'live', each: 10, bank: 0, standIn: 'greedy' } }, /clock.standIn: at a rated table no bot/],
    [{ game: 'kung-fu-fighting', setup: { files: { deck: {} } } }, /cards of the house|setup.files/],
  ])('is not opened with %j', async (wanted, says) => {
    const ann = await member(house().url, newName())
    const reply = await ann.post('/api/tables', { game: 'kabuken', rated: true, ...wanted })
    expect(complaint(reply)).toMatch(/^400 This table cannot be opened/)
    expect(complaint(reply)).toMatch(says)
  })

  it('is for those with an account', async () => {
    const { url } = house()
    const bob = await guest(url, 'Bob')
    expect(complaint(await bob.post('/api/tables', { game: 'kabuken', rated: true }))).toMatch(/^403 .*sign up/)
    const { id, rated } = await (await member(url, newName())).open({ rated: true })
    expect(rated).toBe(true)
    expect(complaint(await bob.post(`/api/tables/${id}/seat`))).toMatch(/^403 .*sign up/)
    await bob.post('/api/account', { name: newName(), password: 'long enough' })
    expect((await bob.sit(id)).status).toBe('playing')
  })

  it('knows no undo and no bots that stand in: TABLE-9', async () => {
    const { clients } = await seated(2)
    const [ann] = clients
    for (const [message, why] of [
      [{ type: 'undo', say: 'ask' }, 'table.rated'],
      [{ type: 'undo', say: 'agree' }, 'table.rated'],
      [{ type: 'handOver', bot: 'greedy' }, 'table.ratedBot'],
    ] as const) {
      const refused = ann.next('refused')
      ann.send(message)
      expect((await refused).refusal).toEqual({ rule: 'TABLE-9', why })
    }
    await giveUp(ann, clients)
  })

  it('changes the ratings of both when the match is over, once', async () => {
    const { id, names, people, clients } = await seated(2)
    const before = await profile(names[0])
    expect(before).toMatchObject({ person: { name: names[0], you: false }, ratings: [] })
    await giveUp(clients[1], clients)
    const [winner, loser] = await Promise.all(names.map((name) => profile(name, people[0])))
    expect([winner.person.you, loser.person.you]).toEqual([true, false])
    expect(winner.ratings).toMatchObject([{ game: 'kabuken', certainty: 'guess', matches: 1 }])
    const [{ points, margin }] = winner.ratings
    expect(points).toBeGreaterThan(1000)
    expect(margin).toBeLessThan(667)
    expect(points - 1000).toBe(1000 - loser.ratings[0].points)
    const { matches, next } = await history(names[1])
    expect(next).toBeNull()
    expect(matches).toMatchObject([
      {
        table: id,
        game: 'kabuken',
        mode: 'duel',
        rated: true,
        seats: [
          { seat: 'A', name: names[0], kind: 'account', place: 1, change: points - 1000, whose: false },
          { seat: 'B', name: names[1], kind: 'account', place: 2, change: 1000 - points, whose: true },
        ],
      },
    ])
    clients[1].send({ type: 'giveUp' })
    await clients[1].next('refused')
    expect((await profile(names[0])).ratings).toEqual(winner.ratings)
  })

  it('changes nothing when the match ends without a result', async () => {
    const adminToken = 'a-token-for-tests-and-no-other'
    const { url } = await openHouse({ adminToken })
    const [ann, bob] = [await member(url, 'Ann'), await member(url, 'Bob')]
    const { id } = await ann.open({ rated: true })
    await bob.sit(id)
    const client = await ann.connect(id)
    const admin = { 'content-type': 'application/json', authorization: `Bearer ${adminToken}` }
    const body = JSON.stringify({ table: id })
    expect((await fetch(`${url}/admin/close`, { method: 'POST', headers: admin, body })).status).toBe(200)
    await over([client])
    const asking = new Visitor(url)
    expect((await profile('Ann', asking)).ratings).toEqual([])
    expect((await history('Ann', ann)).matches).toEqual([])
  })

  it('is rated again in a rematch', async () => {
    const { id, names, people, clients } = await seated(2)
    await giveUp(clients[1], clients)
    const replies = [
      await people[1].post(`/api/tables/${id}/rematch`),
      await people[0].post(`/api/tables/${id}/rematch`),
    ]
    const [, { table }] = replies.map(({ body }) => tableReply.parse(body))
    expect(table).toMatchObject({ rated: true, status: 'playing' })
    const again = await Promise.all(people.map((person) => person.connect(table.id)))
    await giveUp(again[0], again)
    const { ratings } = await profile(names[1])
    expect(ratings).toMatchObject([{ matches: 2 }])
  })

  it('with teams gives partners the same', async () => {
    const wanted = { game: 'eight-masters-revenge', setup: { mode: 'teamFight' } }
    const { names, clients } = await seated(4, wanted)
    await Promise.all(clients.map((client) => playOn(client, 'teams')))
    await over(clients)
    const [{ seats }] = (await history(names[0])).matches
    const [a, b, c, d] = seats.map(({ change }) => change)
    expect([a, b]).toEqual([c, d])
    expect(a).not.toBe(b)
  })

  it('with many seats puts everybody where his place is', async () => {
    const { names, clients } = await seated(3, { game: 'kung-fu-fighting', setup: { mode: 'individual', seats: 3 } })
    await Promise.all(clients.map((client) => playOn(client, 'many')))
    await over(clients)
    const [match] = (await history(names[0])).matches
    const byPlace = match.seats.toSorted((one, other) => one.place - other.place)
    for (const [n, { place, change = 0 }] of byPlace.entries())
      if (n > 0 && place > byPlace[n - 1].place) expect(change).toBeLessThan(byPlace[n - 1].change ?? 0)
    expect(byPlace[0].change).toBeGreaterThan(0)
  })

  it('keeps every match in the ratings when several of one person end at once', async () => {
    const { url } = house()
    const name = newName()
    const ann = await member(url, name)
    const others = await Promise.all(Array.from({ length: 4 }, () => member(url, newName())))
    const ends = await Promise.all(
      others.map(async (other) => {
        const { id } = await ann.open({ rated: true })
        await other.sit(id)
        return other.connect(id)
      }),
    )
    for (const client of ends) client.send({ type: 'giveUp' })
    await over(ends)
    const [{ matches, points }] = (await profile(name)).ratings
    expect(matches).toBe(4)
    const changes = (await history(name)).matches.map((match) => changeOf(match, name) ?? 0)
    expect(changes).toHaveLength(4)
    expect(changes.reduce((sum, change) => sum + change, 1000)).toBe(points)
  })
})

describe('a profile', () => {
  it('shows its owner every match, and others those that were public', async () => {
    const { url } = house()
    const [name, other] = [newName(), newName()]
    const [ann, bob] = [await member(url, name), await member(url, other)]
    const play = async (wanted: Readonly<Record<string, unknown>>): Promise<string> => {
      const { id } = await ann.open(wanted)
      if (wanted.bots === undefined) await bob.sit(id)
      const client = await ann.connect(id)
      await giveUp(client, [client])
      return id
    }
    const hidden = await play({})
    const bots = await play({ bots: { B: 'greedy' } })
    const listed = await play({ listed: true })
    const rated = await play({ rated: true })
    const tables = async (asking: Visitor) => (await history(name, asking)).matches.map(({ table }) => table)
    expect(await tables(ann)).toEqual([rated, listed, bots, hidden])
    expect(await tables(bob)).toEqual([rated, listed])
    const own = (await history(name, ann)).matches
    expect(own[2].seats[1]).toEqual({ seat: 'B', name: 'greedy', kind: 'bot', place: 1, whose: false })
    expect((await profile(name)).ratings).toMatchObject([{ matches: 1 }])
  })

  it('keeps the history of the guest that it was, and is told page by page', async () => {
    const { url } = house()
    const ann = await guest(url, 'Ann')
    const ids: string[] = []
    for (let n = 0; n < 23; n++) {
      const { id } = await ann.open({ bots: { B: 'random' } })
      const client = await ann.connect(id)
      await giveUp(client, [client])
      await client.close()
      ids.unshift(id)
    }
    const name = newName()
    await ann.post('/api/account', { name, password: 'long enough' })
    const first = await history(name, ann)
    expect(first.matches).toHaveLength(20)
    const second = await history(name, ann, `?after=${first.next}`)
    expect(second.next).toBeNull()
    const told = [...first.matches, ...second.matches].map(({ table }) => table)
    expect(told.toSorted()).toEqual(ids.toSorted())
    const times = [...first.matches, ...second.matches].map(({ at }) => at)
    expect(times).toEqual(times.toSorted((one, other) => other - one))
  })

  it('of nobody is none, and is found in whatever case', async () => {
    const name = newName()
    await member(house().url, name)
    expect((await profile(name.toUpperCase())).person.name).toBe(name)
    expect(complaint(await stranger().get('/api/people/nobody'))).toMatch(/^404 There is nobody/)
    expect(complaint(await stranger().get('/api/people/nobody/matches'))).toMatch(/^404 There is nobody/)
    expect(complaint(await stranger().get(`/api/people/${name}/matches?after=0.x&after=1.x`))).toMatch(/^400/)
  })
})
