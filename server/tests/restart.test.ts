import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { type Event, seen } from '../../kernel/events.ts'
import { seeded } from '../../kernel/random.ts'
import { openHouse } from '../testing/house.ts'
import { onDisk } from '../testing/kept.ts'
import { type Acknowledged, anyAnswer, playOn } from '../testing/player.ts'
import { guest, Visitor } from '../testing/visitor.ts'

const EXTENSION = { options: { extension: 'on' } }

describe('a server that is closed and opened again', () => {
  it.each([0, 1, 2, 3, 4, 5])('has told what it has written, also %s turns after it came', async (turns) => {
    const house = await openHouse()
    const [ann, bob] = [await guest(house.url, 'Ann'), await guest(house.url, 'Bob')]
    const { id } = await ann.open()
    await bob.sit(id)
    const clients = [await ann.connect(id), await bob.connect(id)]
    const asked = clients[clients.findIndex(({ now }) => now.decisions.length > 0)]
    const { id: decision, choice } = anyAnswer(asked, seeded('sfc32', 'goodbye'))
    asked.send({ type: 'answer', decision, choice })
    for (let turn = 0; turn < turns; turn++) await setImmediate()
    await house.close()
    await Promise.all(clients.map(({ closed }) => closed))
    const { record } = await onDisk(house.folder, id)
    expect(clients.map(({ now }) => now.seq)).toEqual([record.entries.length, record.entries.length])
  })

  it('goes on with the match, and nothing that was acknowledged is lost', async () => {
    let house = await openHouse()
    const visitors = [await guest(house.url, 'Ann'), await guest(house.url, 'Bob')]
    const [ann, bob] = visitors
    const { id } = await ann.open({ setup: EXTENSION })
    await bob.sit(id)
    const kept: Acknowledged[][] = [[], []]
    let logs: readonly (readonly Event[])[] = []
    for (const [round, enough] of [5, 12, Number.POSITIVE_INFINITY].entries()) {
      const clients = [await ann.connect(id), await bob.connect(id)]
      const told = Math.max(...clients.map(({ now }) => now.seq))
      const isEnough = (): boolean => kept[0].length + kept[1].length >= enough
      await Promise.all(clients.map((client, index) => playOn(client, `restart ${round}`, kept[index], isEnough)))
      const [{ now }] = clients
      logs = clients.map((client) => client.now.log)
      expect(now.seq).toBeGreaterThan(told)
      if (now.outcome !== null) break
      const ends = clients.map(({ closed }) => closed)
      house = await house.reopen()
      for (const [code, reason] of await Promise.all(ends))
        expect([code, reason]).toEqual([1001, expect.stringContaining('come back')])
      for (const visitor of visitors) visitor.url = house.url
    }
    await house.close()
    const { record, replayed } = await onDisk(house.folder, id)
    const events = replayed.moments.flatMap((moment) => moment.events)
    for (const [seat, log] of logs.entries())
      expect(log).toEqual(JSON.parse(JSON.stringify(events.map((event) => seen(event, seat)))))
    for (const { decision, choice } of kept.flat()) {
      const seat = decision.slice(-1)
      const entry = record.entries[Number(decision.slice(0, -1))]
      expect(entry).toMatchObject({ answers: expect.arrayContaining([{ seat, choice, by: 'player' }]) })
    }
  })

  it('still has an answer that waits for the answers of others', async () => {
    const house = await openHouse()
    const ann = await guest(house.url, 'Ann')
    const bob = await guest(house.url, 'Bob')
    const { id } = await ann.open({ setup: EXTENSION })
    await bob.sit(id)
    const clients = [await ann.connect(id), await bob.connect(id)]
    // Characters are picked one after the other, secrets at once.
    await Promise.all(clients.map((client) => playOn(client, 'sealed', [], () => client.now.waiting.length === 2)))
    const before = clients[0].now.seq
    const { id: decision, choice } = anyAnswer(clients[0], seeded('sfc32', 'sealed'))
    const isSealed = clients[1].next('sealed')
    clients[0].send({ type: 'answer', decision, choice })
    expect((await clients[0].next('accepted')).decision).toBe(decision)
    expect((await isSealed).waiting).toEqual(['B'])
    expect(clients[0].now.decisions).toEqual([])

    const again = await house.reopen()
    ann.url = again.url
    bob.url = again.url
    const client = await ann.connect(id)
    expect(client.now).toMatchObject({ seq: before, waiting: ['B'], decisions: [] })
    const other = await bob.connect(id)
    expect(other.now).toMatchObject({ seq: before, waiting: ['B'], decisions: [{ window: 'secret' }] })
    const step = client.next('step')
    const last = anyAnswer(other, seeded('sfc32', 'last'))
    other.send({ type: 'answer', decision: last.id, choice: last.choice })
    expect((await step).seq).toBe(before + 1)
    await again.close()
    const { record, replayed } = await onDisk(again.folder, id)
    const { write } = replayed.rules.notation
    expect(record.entries[before]).toMatchObject({
      answers: [
        { seat: 'A', choice: write(choice), by: 'player' },
        { seat: 'B', choice: write(last.choice), by: 'player' },
      ],
    })
  })

  it('lets the bots go on as soon as somebody is there', async () => {
    const house = await openHouse()
    const ann = await guest(house.url, 'Ann')
    const { id } = await ann.open({ bots: { B: 'greedy' } })
    const client = await ann.connect(id)
    await playOn(client, 'bots', [], () => client.now.seq >= 4)
    const again = await house.reopen()
    ann.url = again.url
    const back = await ann.connect(id)
    expect(back.now.seq).toBeGreaterThanOrEqual(4)
    await playOn(back, 'bots again')
    expect(back.now.outcome).not.toBeNull()
    expect(again.reports).toEqual([])
  })

  it('shows a match that is over', async () => {
    const house = await openHouse()
    const ann = await guest(house.url, 'Ann')
    const { id } = await ann.open({ bots: { B: 'random' } })
    const client = await ann.connect(id)
    client.send({ type: 'giveUp' })
    await client.until(() => client.now.table.status === 'over')
    const again = await house.reopen()
    const watcher = await new Visitor(again.url).connect(id)
    expect(watcher.now.table.status).toBe('over')
    expect(watcher.now.outcome).toMatchObject({ places: [2, 1] })
    expect(watcher.now.log.length).toBeGreaterThan(0)
  })
})
