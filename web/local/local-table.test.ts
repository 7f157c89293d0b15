import { describe, expect, test } from 'vitest'
import { seeded } from '../../kernel/random.ts'
import { replay } from '../../kernel/replay.ts'
import type { Viewer } from '../../kernel/seats.ts'
import type { ClientMessage, ServerMessage } from '../../protocol/messages.ts'
import { recordOf } from './kept.ts'
import type { LocalStart } from './new-match.ts'
import { anyAnswer, begun, gameOf, Seated, seat, settled } from './testing/seated.ts'

const GAMES: readonly { readonly start: LocalStart; readonly viewers: readonly Viewer[] }[] = [
  {
    start: { game: 'kabuken', setup: { seats: 3 }, seats: { A: 'person', B: 'person', C: 'random' } },
    viewers: [0, 1, 'gallery'],
  },
  {
    start: { game: 'kung-fur-fight', setup: {}, seats: { A: 'person', B: 'person' } },
    viewers: [0, 1, 'gallery'],
  },
  {
    start: { game: 'eight-masters-revenge', setup: { mode: 'duel' }, seats: { A: 'person', B: 'random' } },
    viewers: [0, 'gallery'],
  },
  {
    start: { game: 'kung-fu-fighting', setup: { seats: 3 }, seats: { A: 'person', B: 'random', C: 'person' } },
    viewers: [0, 2, 'gallery'],
  },
]

/** Plays to the end, everybody by lot; those who are asked answer one after the other. */
const playOut = async (start: LocalStart, viewers: readonly Viewer[], lot: string) => {
  const here = await seat(await begun(start))
  const people = viewers.map((viewer) => new Seated(viewer))
  for (const one of people) await here.table.join(one.connection)
  const rng = seeded('sfc32', lot)
  for (let turn = 0; turn < here.game.meta.longest; turn++) {
    await settled(here.table, ...people)
    if (people[0].now.outcome !== null) break
    const asked = people.find(({ now }) => now.decisions.length > 0)
    if (asked === undefined) throw new Error('nobody is asked, and it is not over')
    await here.table.receive(asked.connection, anyAnswer(here, asked.now, rng))
  }
  return { ...here, people }
}

describe('whole matches', () => {
  test.each(GAMES.flatMap((one) => ['heads', 'tails'].map((lot) => ({ ...one, lot, game: one.start.game }))))(
    '$game, $lot: everybody sees at every moment what he may see, and nothing else',
    async ({ start, viewers, lot }) => {
      const { people, disk, faults } = await playOut(start, viewers, lot)
      expect(faults).toEqual([])
      const again = replay(await gameOf(start.game), recordOf(disk))
      if (!again.ok) throw new Error(again.problem.message)
      const { rules, moments } = again.value
      expect(rules.outcome(moments[moments.length - 1].state)).not.toBeNull()
      for (const [at, { views, told, now }] of people.entries()) {
        // A bot may have begun before the last one came.
        const [first] = views.keys()
        expect(views.size).toBe(moments.length - first)
        for (const [seq, view] of views) expect(view).toEqual(plain(rules.hide(moments[seq].state, viewers[at])))
        expect(JSON.stringify(told)).not.toContain('"secret"')
        expect(now.table.status).toBe('over')
      }
    },
  )

  test('the same seed and the same answers are the same match', async () => {
    const [{ start, viewers }] = GAMES
    const [one, other] = [await playOut(start, viewers, 'heads'), await playOut(start, viewers, 'heads')]
    expect(one.disk).toEqual(other.disk)
  })
})

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

const DUEL: LocalStart = { game: 'kabuken', setup: { seats: 2 }, seats: { A: 'person', B: 'person' } }
const ALONE: LocalStart = { ...DUEL, seats: { A: 'person', B: 'random' } }

const sit = async (start: LocalStart, ...rest: Parameters<typeof seat> extends [unknown, ...infer R] ? R : never) => {
  const here = await seat(await begun(start), ...rest)
  const [a, b] = [new Seated(0), new Seated(1)]
  await here.table.join(a.connection)
  await here.table.join(b.connection)
  await settled(here.table, a, b)
  const rng = seeded('sfc32', 'lot')
  const say = async (who: Seated, message: ClientMessage): Promise<void> => {
    await here.table.receive(who.connection, message)
    await settled(here.table, a, b)
  }
  /** Whoever is asked answers something. */
  const goOn = async (): Promise<Seated> => {
    const asked = [a, b].find(({ now }) => now.decisions.length > 0)
    if (asked === undefined) throw new Error('nobody is asked')
    await say(asked, anyAnswer(here, asked.now, rng))
    return asked
  }
  return { ...here, a, b, say, goOn }
}

const last = ({ told }: Seated) => told[told.length - 1]

describe('what is acknowledged', () => {
  test('is on disk first', async () => {
    const order: string[] = []
    const here = await sit(ALONE, {
      keep: async () => {
        await Promise.resolve()
        order.push('kept')
      },
    })
    order.length = 0
    const listener = { viewer: 0, send: ({ type }: ServerMessage) => void order.push(type) }
    await here.table.join(listener)
    await here.table.receive(listener, anyAnswer(here, here.a.now, seeded('sfc32', 'x')))
    expect(order.slice(0, 4)).toEqual(['welcome', 'kept', 'accepted', 'step'])
  })

  test('goes on from any moment, sealed answers included', async () => {
    const start: LocalStart = { game: 'kung-fur-fight', setup: {}, seats: { A: 'person', B: 'person' } }
    const { goOn, disk, a } = await sit(start)
    while (disk.match.sealed.length === 0) await goOn()
    const given = a.now.given
    const again = await seat(disk)
    const [mine, theirs] = [new Seated(0), new Seated(1)]
    await again.table.join(mine.connection)
    await again.table.join(theirs.connection)
    expect(mine.now.given).toEqual(given)
    expect(mine.now.decisions).toEqual([])
    expect(mine.now.view).toEqual(a.now.view)
    expect(theirs.now.decisions).toHaveLength(1)
    expect(theirs.now.given).toEqual([])
  })

  test('a disk that fails closes the table and tells why', async () => {
    const broken = new Error('no room')
    const { faults, table, rules, game, a, b } = await sit(DUEL, { keep: () => Promise.reject(broken) })
    const asked = a.now.decisions.length > 0 ? a : b
    const heard = asked.told.length
    await table.receive(asked.connection, anyAnswer({ rules, game }, asked.now, seeded('sfc32', 'x')))
    expect(asked.told).toHaveLength(heard)
    expect(faults).toEqual([broken])
  })
})

describe('bots', () => {
  test.each([
    ['fails', { think: async () => null }],
    ['answers nonsense', { think: async () => ({ choice: { do: 'fly' } }) }],
  ])('the clock answers for one that %s', async (_, around) => {
    const { disk, goOn, a } = await sit(ALONE, around)
    while (!JSON.stringify(disk.entries).includes('"clock"') && a.now.outcome === null) await goOn()
    expect(JSON.stringify(disk.entries)).toContain('"by":"clock"')
    expect(JSON.stringify(disk.entries)).not.toContain('"by":"bot"')
  })

  test('one that has hung at a question is not asked it again', async () => {
    const asked: string[] = []
    const never = async ({ decision }: { readonly decision: string }) => {
      asked.push(decision)
      return new Promise<null>(() => undefined)
    }
    const { disk, goOn, a } = await sit(ALONE, { think: never })
    while (asked.length === 0 && a.now.outcome === null) await goOn()
    const [hung] = asked
    const { table, disk: after } = await seat(disk, { hung })
    const mine = new Seated(0)
    await table.join(mine.connection)
    await settled(table, mine)
    const entry = after.entries[disk.entries.length]
    expect(entry.kind === 'answers' && entry.answers.some(({ seat: own, by }) => own === 'B' && by === 'clock')).toBe(
      true,
    )
  })
})

describe('going back', () => {
  test('TABLE-5: against bots one may give the last answer anew until something was drawn or shown', async () => {
    const { say, goOn, a, disk } = await sit(ALONE)
    const said = { free: 0, revealed: 0 }
    for (let turn = 0; turn < 40 && a.now.outcome === null; turn++) {
      await goOn()
      if (a.now.outcome !== null) break
      const { length } = disk.entries
      await say(a, { type: 'undo', say: 'ask' })
      if (disk.entries[length]?.kind === 'undo') said.free += 1
      else if (last(a).type === 'refused') said.revealed += 1
    }
    expect(said.revealed).toBeGreaterThan(0)
    expect(said.free).toBeGreaterThan(0)
  })

  test('TABLE-5: of those who share a device nobody is asked, but what was drawn or shown stands', async () => {
    const { say, goOn, a, b, disk } = await sit(DUEL)
    const said = { free: 0, revealed: 0 }
    for (let turn = 0; turn < 40 && a.now.outcome === null; turn++) {
      const who = await goOn()
      if (a.now.outcome !== null) break
      const { length } = disk.entries
      await say(who, { type: 'undo', say: 'ask' })
      if (disk.entries.length > length) said.free += 1
      else {
        expect(last(who)).toMatchObject({ type: 'refused', refusal: { rule: 'TABLE-5', why: 'table.revealed' } })
        said.revealed += 1
      }
    }
    expect(said.revealed).toBeGreaterThan(0)
    expect(said.free).toBeGreaterThan(0)
    await say(b, { type: 'undo', say: 'agree' })
    expect(last(b)).toMatchObject({ type: 'refused', refusal: { why: 'table.notWanted' } })
  })

  test('TABLE-4: an answer that waits for others can be taken back', async () => {
    const start: LocalStart = { game: 'kung-fur-fight', setup: {}, seats: { A: 'person', B: 'person' } }
    const { say, goOn, disk, a, b } = await sit(start)
    while (disk.match.sealed.length === 0) await goOn()
    const { decision } = a.now.given[0]
    expect(b.now.waiting).toEqual(['B'])
    await say(a, { type: 'takeBack', decision })
    expect(disk.match.sealed).toEqual([])
    expect(a.now.decisions.map(({ id }) => id)).toEqual([decision])
    expect(b.now.waiting).toEqual(['A', 'B'])
  })
})

const fightAgainst = (other: string): LocalStart => ({
  game: 'kung-fu-fighting',
  setup: { seats: 2 },
  seats: { A: 'person', B: other },
})

describe('other acts', () => {
  test('who gives up has lost', async () => {
    const { say, a, b, disk } = await sit(DUEL)
    await say(a, { type: 'giveUp' })
    expect(a.now.outcome?.places).toEqual([2, 1])
    expect(disk.match.isOver).toBe(true)
    await say(b, { type: 'undo', say: 'ask' })
    expect(last(b)).toMatchObject({ type: 'refused', refusal: { why: 'table.over' } })
  })

  test('a bot plays for somebody until he takes his seat back', async () => {
    const { say, a, b, disk } = await sit(DUEL, { think: () => new Promise(() => undefined) })
    await say(a, { type: 'handOver', bot: 'greedy' })
    expect(disk.match.seats[0]).toMatchObject({ kind: 'person', standIn: 'greedy' })
    expect(b.now.table.seats[0].standIn).toBe('greedy')
    expect(a.now.decisions).toEqual([])
    await say(a, { type: 'takeOver' })
    expect(disk.match.seats[0]).toMatchObject({ standIn: null })
    await say(a, { type: 'handOver', bot: 'nobody' })
    expect(last(a)).toMatchObject({ type: 'error' })
  })

  test('standing orders are told to their owner alone, and followed', async () => {
    const { say, a, b, disk } = await sit(DUEL)
    await say(a, { type: 'orders', orders: { fly: true } })
    expect(last(a)).toMatchObject({ type: 'error' })
    const orders = ordersOf(await gameOf('kabuken'))
    await say(a, { type: 'orders', orders })
    expect(a.now.orders).toEqual(orders)
    expect(b.now.orders).toEqual({})
    expect(disk.match.orders).toEqual([{ seat: 0, orders, except: null }])
  })

  test('there is nobody to talk to, and who watches does not act', async () => {
    const { say, a, table, disk } = await sit(DUEL)
    await say(a, { type: 'say', text: 'hello' })
    expect(last(a)).toMatchObject({ type: 'error' })
    const watching = new Seated('gallery')
    await table.join(watching.connection)
    await table.receive(watching.connection, { type: 'giveUp' })
    expect(last(watching)).toMatchObject({ type: 'error' })
    expect(disk.entries).toEqual([])
  })

  test.each([
    ['all people of a device agree to a tie at once', fightAgainst('person'), true],
    ['with a bot there is no tie', fightAgainst('random'), false],
  ])('TABLE-7: %s', async (_, start, isTied) => {
    const { say, a } = await sit(start)
    await say(a, { type: 'tie', say: 'offer' })
    expect(a.now.outcome !== null).toBe(isTied)
    if (!isTied) expect(last(a)).toMatchObject({ type: 'error' })
  })
})

const ordersOf = ({ orders }: Awaited<ReturnType<typeof gameOf>>): Record<string, number | true> => {
  const [[name, kind]] = Object.entries(orders?.kinds ?? {})
  return { [name]: kind === 'plain' ? true : kind.min }
}
