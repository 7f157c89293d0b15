import { describe, expect, it } from 'vitest'
import { openHouse } from '../testing/house.ts'
import { onDisk } from '../testing/kept.ts'
import { freshPlace } from '../testing/place.ts'
import { playOn } from '../testing/player.ts'
import { startProgram } from '../testing/program.ts'
import { guest } from '../testing/visitor.ts'

describe('bots', () => {
  it('play a person to the end', async () => {
    const house = await openHouse()
    const ann = await guest(house.url, 'Ann')
    const { id } = await ann.open({
      setup: { seats: 4, options: { extension: 'on' } },
      bots: { B: 'greedy', C: 'random', D: 'greedy' },
    })
    const client = await ann.connect(id)
    await playOn(client, 'a person')
    expect(house.reports).toEqual([])
    await house.close()
    const { record } = await onDisk(house.folder, id)
    const given = record.entries.flatMap((entry) => (entry.kind === 'answers' ? entry.answers : []))
    for (const { seat, by } of given) expect(by).toBe(seat === 'A' ? 'player' : 'bot')
    expect(new Set(given.map(({ seat }) => seat))).toEqual(new Set(['A', 'B', 'C', 'D']))
  })

  it('play in the program as it is shipped', async () => {
    const program = await startProgram(await freshPlace())
    const ann = await guest(program.url, 'Ann')
    const { id } = await ann.open({ bots: { B: 'greedy' } })
    const client = await ann.connect(id)
    await playOn(client, 'shipped', [], () => client.now.seq >= 8)
    expect(await program.end('SIGTERM')).toBe(0)
    const { record } = await onDisk(program.folder, id)
    const given = record.entries.flatMap((entry) => (entry.kind === 'answers' ? entry.answers : []))
    expect(new Set(given.map(({ seat, by }) => `${seat} ${by}`))).toEqual(new Set(['A player', 'B bot']))
  })

  it('go on while nobody looks, until a person is asked', async () => {
    const house = await openHouse()
    const ann = await guest(house.url, 'Ann')
    const { id } = await ann.open({ setup: { seats: 3 }, bots: { B: 'greedy', C: 'greedy' } })
    for (const enough of [1, 2, 3, 4]) {
      const client = await ann.connect(id)
      await playOn(client, `leaves at ${enough}`, [], () => client.now.seq >= enough)
      await client.close()
    }
    const client = await ann.connect(id)
    await client.until(() => client.now.waiting.includes('A'))
    expect(client.now.seq).toBeGreaterThanOrEqual(4)
  })

  it.each([
    ['hangs', 300, /bot hangs gave no answer/],
    ['fails', 30_000, /bot fails gave no answer/],
    ['cheats', 30_000, /bot cheats gave an illegal answer/],
  ])('one that %s is answered for by the clock, and those beside it play on', async (bot, botLimit, says) => {
    const house = await openHouse({ botLimit })
    const ann = await guest(house.url, 'Ann')
    const { id } = await ann.open({ setup: { seats: 3 }, bots: { B: bot, C: 'random' } })
    const client = await ann.connect(id)
    await playOn(client, bot, [], () => client.now.seq >= 8)
    expect(house.reports.length).toBeGreaterThan(0)
    for (const report of house.reports) expect(report).toMatch(says)
    await house.close()
    const { record, replayed } = await onDisk(house.folder, id)
    const given = record.entries.flatMap((entry) => (entry.kind === 'answers' ? entry.answers : []))
    const by = (letter: string): ReadonlySet<string> =>
      new Set(given.filter(({ seat }) => seat === letter).map((answer) => answer.by))
    expect(by('B')).toEqual(new Set(['clock']))
    expect(by('C')).toEqual(new Set(['bot']))
    expect(replayed.moments.length).toBe(record.entries.length + 1)
  })
})
