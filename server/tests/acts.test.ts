import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import { seeded } from '../../kernel/random.ts'
import type { Client } from '../testing/client.ts'
import { HandClock } from '../testing/hand-clock.ts'
import { type House, openHouse } from '../testing/house.ts'
import { onDisk } from '../testing/kept.ts'
import { answersOf, anyAnswer, playOn } from '../testing/player.ts'
import { guest, type Visitor } from '../testing/visitor.ts'

const AT_ONCE = { options: { extension: 'on', characterPick: 'deal' } }

/** A table with a person in each seat. */
const gather = async (house: House, wanted: Readonly<Record<string, unknown>> = {}) => {
  const first = await guest(house.url, 'Person A')
  const { id, seats } = await first.open(wanted)
  const people = [first]
  for (const { seat } of seats.slice(1)) {
    const person = await guest(house.url, `Person ${seat}`)
    await person.sit(id)
    people.push(person)
  }
  const clients = await Promise.all(people.map((person) => person.connect(id)))
  const asked = clients.find(({ now }) => now.decisions.length > 0) ?? clients[0]
  const other = clients.find((client) => client !== asked) ?? clients[1]
  return { id, people, clients, asked, other }
}

/** A duel in which whoever begins can do this; what he would answer. Not every hand can do everything. */
const gatherFor = async (house: House, kind: string) => {
  const isWanted = (choice: unknown): boolean => JSON.stringify(choice).includes(`"do":"${kind}"`)
  for (;;) {
    const table = await gather(house)
    const choice = answersOf(table.asked).find(isWanted)
    if (choice !== undefined) return { ...table, choice }
  }
}

const comeBack = async (house: House, people: readonly Visitor[], id: string) => {
  const again = await house.reopen()
  for (const person of people) person.url = again.url
  return { house: again, clients: await Promise.all(people.map((person) => person.connect(id))) }
}

const answer = async (client: Client, choice = anyAnswer(client, seeded('sfc32', 'acts')).choice): Promise<void> => {
  const accepted = client.next('accepted')
  client.send({ type: 'answer', decision: client.now.decisions[0].id, choice })
  await accepted
}

const say = async (client: Client, message: Parameters<Client['send']>[0]): Promise<void> => {
  const accepted = client.next('accepted')
  client.send(message)
  await accepted
}

describe('a seat', () => {
  it('is handed over to a bot and taken back, also over a restart', async () => {
    const house = await openHouse()
    const { id, people, clients, asked, other } = await gather(house)
    const seat = asked.now.viewer
    const ownSeat = (client: Client) => client.now.table.seats.find((one) => one.seat === seat)
    await say(asked, { type: 'handOver', bot: 'greedy' })
    await other.until(() => ownSeat(other)?.standIn === 'greedy')
    await other.until(() => other.now.decisions.length > 0)
    expect(asked.messages.findLast(({ type }) => type === 'step')).toMatchObject({ decisions: [] })
    const error = asked.next('error')
    asked.send({ type: 'answer', decision: '0A', choice: {} })
    expect((await error).message).toMatch(/A bot plays for you/)

    const back = await comeBack(house, people, id)
    const [self, rival] = asked === clients[0] ? back.clients : back.clients.toReversed()
    expect(ownSeat(rival)).toMatchObject({ kind: 'person', standIn: 'greedy' })
    await answer(rival)
    await say(self, { type: 'takeOver' })
    await rival.until(() => ownSeat(rival)?.standIn === undefined)
    await Promise.all(back.clients.map((client) => playOn(client, 'taken over')))
    await back.house.close()
    const { record } = await onDisk(house.folder, id)
    expect(record.entries.filter(({ kind }) => kind === 'handOver')).toMatchObject([
      { seat, to: 'bot' },
      { seat, to: 'player' },
    ])
    expect(record.entries.find(({ kind }) => kind === 'answers')).toMatchObject({ answers: [{ seat, by: 'bot' }] })
  })

  it('goes to a bot of the house only, and comes back only from one', async () => {
    const { asked } = await gather(await openHouse())
    const noBot = asked.next('error')
    asked.send({ type: 'handOver', bot: 'nobody' })
    expect((await noBot).message).toMatch(/no bot 'nobody'; there is random, greedy/)
    const notPlayed = asked.next('error')
    asked.send({ type: 'takeOver' })
    expect((await notPlayed).message).toMatch(/Nobody plays for you/)
    expect(asked.now.seq).toBe(0)
  })

  it('does not change hands without end', async () => {
    const clock = new HandClock()
    const { asked, other } = await gather(await openHouse({ clock }))
    for (let n = 0; n < 10; n++) {
      await say(other, { type: 'handOver', bot: 'hangs' })
      await say(other, { type: 'takeOver' })
    }
    const error = other.next('error')
    other.send({ type: 'handOver', bot: 'hangs' })
    expect((await error).message).toMatch(/changes hands very often/)
    expect(other.now.seq).toBe(20)
    expect(other.now.table.seats.every(({ standIn }) => standIn === undefined)).toBe(true)
    await say(asked, { type: 'handOver', bot: 'hangs' })
    clock.pass(30_000)
    await say(other, { type: 'handOver', bot: 'hangs' })
  })
})

describe('an answer that waits for others', () => {
  it('is taken back freely, is not there after a restart, and its clock goes on', async () => {
    const clock = new HandClock()
    const house = await openHouse({ clock })
    const { id, people, clients } = await gather(house, { setup: AT_ONCE, clock: { kind: 'live', each: 10, bank: 60 } })
    const [a, b] = clients
    const decision = a.now.decisions[0].id
    clock.pass(5000)
    await answer(a)
    clock.pass(20_000)
    await say(a, { type: 'takeBack', decision })
    await b.until(() => b.now.waiting.length === 2)
    expect(a.now.decisions[0].id).toBe(decision)
    expect(a.now.clocks[0]).toEqual({ seat: 'A', left: 65_000, bank: 60_000 })
    const refused = a.next('refused')
    a.send({ type: 'takeBack', decision })
    expect((await refused).refusal.rule).toBe('TABLE-4')
    const back = await comeBack(house, people, id)
    expect(back.clients[1].now).toMatchObject({ waiting: ['A', 'B'], clocks: [{ left: 65_000 }, { left: 45_000 }] })
  })
})

describe('going back', () => {
  it('needs the consent of every other person', async () => {
    const house = await openHouse()
    const { id, people, clients } = await gather(house, { setup: { seats: 3 } })
    const asked = clients.find(({ now }) => now.decisions.length > 0) ?? clients[0]
    const others = clients.filter((client) => client !== asked)
    const { view, log } = asked.now
    const seat = asked.now.viewer
    await answer(asked)
    await say(asked, { type: 'undo', say: 'ask' })
    await others[0].until(() => others[0].now.wishes.length === 1)
    expect(others[0].now.wishes).toEqual([{ seat, wish: 'undo' }])
    await say(others[0], { type: 'undo', say: 'agree' })
    expect(asked.now.seq).toBe(1)

    const back = await comeBack(house, people, id)
    const last = back.clients[clients.indexOf(others[1])]
    expect(last.now.wishes).toHaveLength(2)
    const same = back.clients[clients.indexOf(asked)]
    const welcome = same.next('welcome')
    await say(last, { type: 'undo', say: 'agree' })
    expect(await welcome).toMatchObject({ seq: 2, view, log, wishes: [], decisions: [{ id: `2${seat}` }] })
    for (const client of back.clients) await client.until(() => client.now.seq === 2)
    await Promise.all(back.clients.map((client) => playOn(client, 'undone')))
    const { log: told } = last.now
    await back.house.close()
    const { record, replayed } = await onDisk(house.folder, id)
    expect(record.entries[1]).toMatchObject({ kind: 'undo', to: 0 })
    expect(told).toHaveLength(replayed.moments.toSpliced(1, 1).flatMap(({ events }) => events).length)
  })

  it('is declined by anybody, and lapses when somebody plays on', async () => {
    const { clients, asked, other } = await gather(await openHouse())
    await answer(asked)
    await say(asked, { type: 'undo', say: 'ask' })
    await say(other, { type: 'undo', say: 'withdraw' })
    await asked.until(() => asked.now.wishes.length === 0)
    const refused = other.next('refused')
    other.send({ type: 'undo', say: 'agree' })
    expect((await refused).refusal).toEqual({ rule: 'TABLE-5', why: 'table.notWanted' })
    await say(asked, { type: 'undo', say: 'ask' })
    const next = clients.find(({ now }) => now.decisions.length > 0) ?? other
    await answer(next)
    await asked.until(() => asked.now.seq === 2)
    expect(asked.now.wishes).toEqual([])
  })

  it('cannot be asked for by who has answered nothing', async () => {
    const { other } = await gather(await openHouse())
    const refused = other.next('refused')
    other.send({ type: 'undo', say: 'ask' })
    expect((await refused).refusal.why).toBe('table.noWayBack')
  })

  it.each([
    ['attack', null],
    ['psychUp', 'table.revealed'],
  ])('is free among bots until something was drawn: %s', async (kind, why) => {
    const { asked, other, choice } = await gatherFor(await openHouse(), kind)
    await say(other, { type: 'handOver', bot: 'hangs' })
    const { view } = asked.now
    await answer(asked, choice)
    await asked.until(() => asked.now.seq === 2)
    asked.send({ type: 'undo', say: 'ask' })
    if (why === null) expect(await asked.next('welcome')).toMatchObject({ seq: 3, view })
    else expect((await asked.next('refused')).refusal).toEqual({ rule: 'TABLE-5', why })
  })

  it('is free ten times a minute, all evening', async () => {
    const clock = new HandClock()
    const { asked, other, choice } = await gatherFor(await openHouse({ clock }), 'attack')
    await say(other, { type: 'handOver', bot: 'hangs' })
    for (let n = 1; n <= 40; n++) {
      await answer(asked, choice)
      const welcome = asked.next('welcome')
      asked.send({ type: 'undo', say: 'ask' })
      expect((await welcome).seq).toBe(2 * n + 1)
      clock.pass(6000)
    }
  })

  it('is not heard from who asks for nothing else, and is after a while', async () => {
    const clock = new HandClock()
    const { asked, other } = await gather(await openHouse({ clock }))
    await answer(asked)
    await other.until(() => other.now.seq === 1)
    for (let n = 0; n < 30; n++) {
      const refused = other.next('refused')
      other.send({ type: 'undo', say: 'ask' })
      await refused
    }
    const error = other.next('error')
    other.send({ type: 'undo', say: 'ask' })
    expect((await error).message).toMatch(/go back very often/)
    // Others are heard, and so is what he says to them.
    await say(asked, { type: 'undo', say: 'ask' })
    await say(other, { type: 'undo', say: 'withdraw' })
    clock.pass(5000)
    const refused = other.next('refused')
    other.send({ type: 'undo', say: 'ask' })
    expect((await refused).refusal.why).toBe('table.noWayBack')
  })
})

describe('a tie by agreement', () => {
  it('is there when all have offered it; an offer outlives a restart and can be withdrawn', async () => {
    const house = await openHouse()
    const { id, people, clients } = await gather(house, { game: 'kung-fu-fighting', setup: { seats: 2 } })
    await say(clients[0], { type: 'tie', say: 'offer' })
    await clients[1].until(() => clients[1].now.wishes.length === 1)
    const back = await comeBack(house, people, id)
    const [a, b] = back.clients
    expect(b.now.wishes).toEqual([{ seat: 'A', wish: 'tie' }])
    await say(a, { type: 'tie', say: 'withdraw' })
    await say(b, { type: 'tie', say: 'offer' })
    expect(b.now.outcome).toBeNull()
    await say(a, { type: 'tie', say: 'offer' })
    await b.until(() => b.now.table.status === 'over')
    expect(b.now).toMatchObject({ wishes: [], outcome: { places: [1, 1] } })
  })

  it('is unknown in other games', async () => {
    const { asked } = await gather(await openHouse())
    const refused = asked.next('refused')
    asked.send({ type: 'tie', say: 'offer' })
    expect((await refused).refusal).toEqual({ rule: 'TABLE-7', why: 'table.noTies' })
  })
})

describe('partners who give up only together', () => {
  const TEAMS = { game: 'eight-masters-revenge', setup: { mode: 'teamFight' } }

  it('are told of each other, and nobody else is', async () => {
    const house = await openHouse()
    const { id, people, clients } = await gather(house, TEAMS)
    const [a, b, c] = clients
    for (const client of clients) await client.until(() => client.now.table.seats.every(({ here }) => here))
    const heard = b.frames.length
    const known = b.now.table.seats
    const refused = a.next('refused')
    a.send({ type: 'giveUp' })
    expect((await refused).refusal.rule).toBe('TABLE-8')
    await c.until(() => c.now.wishes.length === 1)
    expect(c.now.wishes).toEqual([{ seat: 'A', wish: 'giveUp' }])
    const welcome = b.next('welcome')
    b.send({ type: 'resume' })
    expect((await welcome).wishes).toEqual([])
    // Who came last may be told once more who is there.
    const news = b.messages
      .slice(heard)
      .filter((one) => one.type !== 'table' || !isDeepStrictEqual(one.table.seats, known))
    expect(news.map(({ type }) => type)).toEqual(['welcome'])

    const back = await comeBack(house, people, id)
    expect(back.clients.map(({ now }) => now.wishes.length)).toEqual([1, 0, 1, 0])
    await say(back.clients[2], { type: 'giveUp' })
    await back.clients[1].until(() => back.clients[1].now.table.status === 'over')
    expect(back.clients[1].now.outcome?.places).toEqual([3, 1, 3, 1])
  })

  it('a bot follows its partner', async () => {
    const house = await openHouse()
    const ann = await guest(house.url, 'Ann')
    const { id } = await ann.open({ ...TEAMS, bots: { B: 'random', C: 'random', D: 'random' } })
    const client = await ann.connect(id)
    await say(client, { type: 'giveUp' })
    await client.until(() => client.now.table.status === 'over')
  })

  it('a bot that came to a seat later follows too, and what is told is on disk', async () => {
    const house = await openHouse()
    const { id, clients } = await gather(house, TEAMS)
    const [a, b, c] = clients
    const refused = a.next('refused')
    a.send({ type: 'giveUp' })
    expect((await refused).refusal.rule).toBe('TABLE-8')
    await say(c, { type: 'handOver', bot: 'hangs' })
    await say(a, { type: 'giveUp' })
    await b.until(() => b.now.table.status === 'over')
    expect(b.now.outcome?.places).toEqual([3, 1, 3, 1])
    await house.close()
    const { record } = await onDisk(house.folder, id)
    expect(record.entries.at(-1)).toMatchObject({ kind: 'giveUp', seat: 'A' })
  })
})
