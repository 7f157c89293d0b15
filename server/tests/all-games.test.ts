import { describe, expect, it } from 'vitest'
import { openHouse } from '../testing/house.ts'
import { allOnDisk } from '../testing/kept.ts'
import { playOn } from '../testing/player.ts'
import { guest, Visitor } from '../testing/visitor.ts'
import { expectHonest } from '../testing/witness.ts'

/** Every game, with several seats and teams; short, where a house rule makes it so. */
const MATCHES: readonly (readonly [string, Readonly<Record<string, unknown>>])[] = [
  ['kabuken', { seats: 2, options: { extension: 'on', turnLimit: 20 } }],
  ['kabuken', { seats: 3, options: { extension: 'on', characterPick: 'deal', turnLimit: 20 } }],
  ['kabuken', { seats: 5, options: { turnLimit: 20 } }],
  ['kung-fur-fight', {}],
  ['eight-masters-revenge', { mode: 'duel', options: { turnLimit: 20 } }],
  ['eight-masters-revenge', { mode: 'solo', options: { turnLimit: 20 } }],
  ['eight-masters-revenge', { mode: 'freeForAll', seats: 3, options: { fighters: 'choose', turnLimit: 20 } }],
  ['eight-masters-revenge', { mode: 'teamFight', options: { turnLimit: 20 } }],
  ['kung-fu-fighting', { seats: 2 }],
  ['kung-fu-fighting', { seats: 3 }],
  ['kung-fu-fighting', { mode: '2v2' }],
]

describe('people at sockets play a whole match, and nobody is sent what is not for him', () => {
  it.each(MATCHES)('of %s %j', async (game, setup) => {
    const house = await openHouse()
    const host = await guest(house.url, 'Host')
    const { id, seats } = await host.open({ game, setup, beat: 0 })
    const others = await Promise.all(seats.slice(1).map(({ seat }) => guest(house.url, seat)))
    const watcher = await new Visitor(house.url).connect(id)
    for (const other of others) await other.sit(id)
    const clients = await Promise.all([host, ...others].map((visitor) => visitor.connect(id)))
    await Promise.all(clients.map((client) => playOn(client, JSON.stringify(setup))))
    await watcher.until(() => watcher.now.outcome !== null)
    await house.close()
    expect(house.reports).toEqual([])

    const [match] = await allOnDisk(house.folder, [id])
    const { length } = match.record.entries
    expect(match.replayed.rules.outcome(match.replayed.moments[length].state)).toEqual(clients[0].now.outcome)
    for (const client of [...clients, watcher]) {
      const { views, faces } = expectHonest(client, match)
      expect(views).toBe(length + 1)
      expect(faces).toBeGreaterThan(0)
    }
  })

  it('and it would be noticed: what a seat is sent is too much for the gallery', async () => {
    const house = await openHouse()
    const ann = await guest(house.url, 'Ann')
    const { id } = await ann.open({ bots: { B: 'random' } })
    const client = await ann.connect(id)
    // The question names the cards in hand.
    await client.until(() => client.now.decisions.length > 0)
    const { now, views, frames, messages } = client
    await house.close()
    const [match] = await allOnDisk(house.folder, [id])
    expect(expectHonest({ now, views, frames, messages }, match).faces).toBeGreaterThan(0)
    const overheard = { now: { ...now, viewer: 'gallery' }, views, frames, messages }
    expect(() => expectHonest(overheard, match)).toThrow('to deeply equal')
    expect(() => expectHonest({ ...overheard, views: new Map() }, match)).toThrow('to deeply equal')
  })
})
