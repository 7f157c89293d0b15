import { describe, expect, it } from 'vitest'
import { seeded } from '../../kernel/random.ts'
import type { Client } from '../testing/client.ts'
import { HandClock } from '../testing/hand-clock.ts'
import { openHouse } from '../testing/house.ts'
import { onDisk } from '../testing/kept.ts'
import { anyAnswer } from '../testing/player.ts'
import { guest, Visitor } from '../testing/visitor.ts'

const LIVE = { kind: 'live', each: 10, bank: 60 }
const AT_ONCE = { options: { extension: 'on', characterPick: 'deal' } }

const sitDown = async (wanted: Readonly<Record<string, unknown>>) => {
  const clock = new HandClock()
  const house = await openHouse({ clock })
  const ann = await guest(house.url, 'Ann')
  const bob = await guest(house.url, 'Bob')
  const { id } = await ann.open(wanted)
  await bob.sit(id)
  const a = await ann.connect(id)
  const b = await bob.connect(id)
  const [asked, other] = a.now.decisions.length > 0 ? [a, b] : [b, a]
  return { clock, house, id, ann, bob, a, b, asked, other }
}

const answer = async (client: Client): Promise<void> => {
  const { id, choice } = anyAnswer(client, seeded('sfc32', 'clocks'))
  const accepted = client.next('accepted')
  client.send({ type: 'answer', decision: id, choice })
  await accepted
}

const clockOf = ({ now }: Client, letter: string) => now.clocks.find(({ seat }) => seat === letter)

describe('a live clock', () => {
  it('gives time for each decision, and takes what is more from the bank', async () => {
    const { clock, asked, other, a } = await sitDown({ clock: LIVE })
    const letter = asked.now.viewer
    expect(a.now.table.clock).toEqual({ ...LIVE, standIn: null })
    expect(clockOf(other, letter)).toEqual({ seat: letter, left: 70_000, bank: 60_000 })
    expect(clockOf(other, other.now.viewer)).toEqual({ seat: other.now.viewer, left: null, bank: 60_000 })
    clock.pass(9000)
    await answer(asked)
    await other.until(() => other.now.seq === 1)
    expect(clockOf(other, letter)?.bank).toBe(60_000)

    const next = other.now.decisions.length > 0 ? other : asked
    clock.pass(25_000)
    await answer(next)
    await other.until(() => other.now.seq === 2)
    expect(clockOf(other, next.now.viewer)?.bank).toBe(45_000)
  })

  it('answers by the rules for who lets it run out', async () => {
    const { clock, house, id, asked, other } = await sitDown({ clock: { ...LIVE, bank: 5 } })
    const letter = asked.now.viewer
    clock.pass(14_999)
    const step = other.next('step')
    clock.pass(1)
    expect(await step).toMatchObject({ seq: 1, clocks: expect.arrayContaining([expect.objectContaining({ bank: 0 })]) })
    await asked.until(() => asked.now.seq === 1)
    await house.close()
    const { record } = await onDisk(house.folder, id)
    expect(record.entries).toMatchObject([{ kind: 'answers', answers: [{ seat: letter, by: 'clock' }] }])
  })

  it('stands still for who has answered, while others think', async () => {
    const { clock, house, id, a, b } = await sitDown({ setup: AT_ONCE, clock: LIVE })
    expect(a.now.waiting).toEqual(['A', 'B'])
    clock.pass(15_000)
    await answer(a)
    await b.until(() => b.now.waiting.length === 1)
    expect(b.now.clocks).toEqual([
      { seat: 'A', left: null, bank: 55_000 },
      { seat: 'B', left: 55_000, bank: 60_000 },
    ])
    const step = a.next('step')
    clock.pass(55_000)
    expect((await step).seq).toBe(1)
    expect(clockOf(a, 'A')?.bank).toBe(55_000)
    expect(clockOf(a, 'B')?.bank).toBe(0)
    await house.close()
    const { record } = await onDisk(house.folder, id)
    expect(record.entries[0]).toMatchObject({ answers: [{ by: 'player' }, { by: 'clock' }] })
  })

  it('goes on where it was when the server was away', async () => {
    const { clock, house, ann, bob, id, asked, other } = await sitDown({ clock: LIVE })
    clock.pass(25_000)
    await answer(asked)
    await other.until(() => other.now.seq === 1)
    const { clocks } = other.now
    const again = await house.reopen()
    for (const visitor of [ann, bob]) visitor.url = again.url
    clock.pass(4000)
    const back = await ann.connect(id)
    expect(back.now.clocks).toEqual(clocks.map((one) => (one.left === null ? one : { ...one, left: one.left - 4000 })))
  })
})

describe('slow play', () => {
  it('counts hours, and is answered for in time though nobody is there', async () => {
    const { clock, house, id, a, b } = await sitDown({ clock: { kind: 'slow', hours: 48 } })
    expect(clockOf(a, a.now.waiting[0])).toMatchObject({ left: 48 * 3_600_000, bank: 0 })
    await Promise.all([a.close(), b.close()])
    clock.pass(47 * 3_600_000)
    const again = await house.reopen()
    const watcher = await new Visitor(again.url).connect(id)
    expect(watcher.now).toMatchObject({
      seq: 0,
      clocks: expect.arrayContaining([expect.objectContaining({ left: 3_600_000 })]),
    })
    const step = watcher.next('step')
    clock.pass(3_600_000)
    expect((await step).seq).toBe(1)
  })

  it('a time that ran out while the server was away is answered for as soon as it is back', async () => {
    const { clock, house, id, a, b } = await sitDown({ clock: { kind: 'slow', hours: 1 } })
    await Promise.all([a.close(), b.close()])
    await house.close()
    clock.pass(2 * 3_600_000)
    const again = await house.reopen()
    const watcher = await new Visitor(again.url).connect(id)
    await watcher.until(() => watcher.now.seq === 1)
    expect(again.reports).toEqual([])
  })
})

describe('a table may hand the seat of who is late over to a bot', () => {
  it('which plays for him to the end, and a match ends with nobody there', async () => {
    const clock = new HandClock()
    const house = await openHouse({ clock })
    const ann = await guest(house.url, 'Ann')
    const { id } = await ann.open({ bots: { B: 'greedy' }, clock: { ...LIVE, standIn: 'random' } })
    await clock.ring()
    const again = await house.reopen()
    ann.url = again.url
    while ((await ann.table(id)).status !== 'over');
    expect((await ann.table(id)).seats[0]).toMatchObject({ kind: 'person', name: 'Ann', standIn: 'random' })
    await again.close()
    const { record } = await onDisk(house.folder, id)
    expect(record.entries.filter(({ kind }) => kind === 'handOver')).toMatchObject([{ seat: 'A', to: 'bot' }])
    const given = record.entries.flatMap((entry) => (entry.kind === 'answers' ? entry.answers : []))
    expect(new Set(given.map(({ by }) => by))).toEqual(new Set(['bot']))
  })

  it('and the clock alone brings any match to its end', async () => {
    const clock = new HandClock()
    const house = await openHouse({ clock })
    const ann = await guest(house.url, 'Ann')
    const { id } = await ann.open({ bots: { B: 'greedy' }, clock: { ...LIVE, bank: 0 } })
    await clock.ring()
    const again = await house.reopen()
    const watcher = await new Visitor(again.url).connect(id)
    const over = watcher.until(() => watcher.now.outcome !== null)
    while (watcher.now.outcome === null) await Promise.race([clock.ring(), over])
    expect(again.reports).toEqual([])
  })
})

it('a bot whose turn it was goes on after a restart, whoever is connected', async () => {
  const house = await openHouse()
  const ann = await guest(house.url, 'Ann')
  const { id } = await ann.open({ setup: { seats: 3 }, bots: { B: 'greedy', C: 'greedy' }, clock: null })
  const client = await ann.connect(id)
  await client.until(() => client.now.waiting.includes('A'))
  await answer(client)
  await client.close()
  const again = await house.reopen()
  const watcher = await new Visitor(again.url).connect(id)
  await watcher.until(() => watcher.now.waiting.includes('A') || watcher.now.outcome !== null)
  expect(watcher.now.seq).toBeGreaterThan(0)
  expect(again.reports).toEqual([])
})

it.each([
  [{ kind: 'live', each: 0, bank: 5 }, /clock\.each/],
  [{ kind: 'live', each: 5 }, /clock\.bank/],
  [{ kind: 'slow', hours: 1000 }, /clock\.hours/],
  [{ kind: 'sundial' }, /clock/],
  [{ ...LIVE, standIn: 'nobody' }, /clock\.standIn: there is no bot 'nobody'/],
])('a clock that makes no sense is refused: %j', async (clock, says) => {
  const house = await openHouse()
  const ann = await guest(house.url, 'Ann')
  const { status, body } = await ann.post('/api/tables', { game: 'kabuken', clock })
  expect(status).toBe(400)
  expect(JSON.stringify(body)).toMatch(says)
})
