import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Rules } from '../../kernel/contract.ts'
import { seen } from '../../kernel/events.ts'
import { seatOf } from '../../kernel/seats.ts'
import type { Client } from '../testing/client.ts'
import { openHouse } from '../testing/house.ts'
import { onDisk } from '../testing/kept.ts'
import { playOn } from '../testing/player.ts'
import { guest, Visitor } from '../testing/visitor.ts'

const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

const SETUPS = [
  { title: 'a duel', setup: {} },
  { title: 'a duel with characters and secrets', setup: { options: { extension: 'on', match: 'twoWins' } } },
  { title: 'a ring', setup: { seats: 3, options: { extension: 'on', monkeyCost: 'optional' } } },
  { title: 'a melee', setup: { seats: 5, options: { extension: 'on', fox: 'on' } } },
]

describe.each(SETUPS)('$title, played to the end over real connections', ({ setup, title }) => {
  it('shows every viewer after every entry exactly what the rules show him', async () => {
    const house = await openHouse()
    const first = await guest(house.url, 'Player 1')
    const table = await first.open({ setup })
    const players = [first]
    for (const { seat } of table.seats.slice(1)) {
      const player = await guest(house.url, `Player ${seat}`)
      await player.sit(table.id)
      players.push(player)
    }
    const clients = await Promise.all(players.map((player) => player.connect(table.id)))
    const watcher = await new Visitor(house.url).connect(table.id)
    const letters = clients.map(({ now }) => now.viewer)
    expect(letters).toEqual(table.seats.map(({ seat }) => seat))
    expect(watcher.now.viewer).toBe('gallery')

    await Promise.all(clients.map((client) => playOn(client, title)))
    const everybody = [...clients, watcher]
    for (const client of everybody) await client.until(() => client.now.table.status === 'over')
    const late = await new Visitor(house.url).connect(table.id)
    await house.close()

    const { replayed, record } = await onDisk(house.folder, table.id)
    const { rules, moments } = replayed
    const last = moments.length - 1
    expect(last).toBeGreaterThan(3)
    for (const client of everybody) {
      const viewer = eyes(client, rules.setup.seats)
      expect([...client.views.keys()]).toEqual(moments.map((_, seq) => seq))
      for (const [seq, { state }] of moments.entries()) {
        expect(client.views.get(seq), `seq ${seq}`).toEqual(json(rules.hide(state, viewer)))
      }
      const log = moments.flatMap(({ events }) => events.map((event) => seen(event, viewer)))
      expect(client.now.log).toEqual(json(log))
      expect(client.now.outcome).toEqual(rules.outcome(moments[last].state))
    }
    expect(late.now).toEqual(watcher.now)
    for (const { frames } of [watcher, late, ...clients])
      for (const frame of frames) {
        expect(frame).not.toContain(record.seed)
        expect(frame).not.toContain('"secret":{"to"')
      }
  })
})

const eyes = ({ now }: Client, seats: number) => (now.viewer === 'gallery' ? 'gallery' : seatOf(now.viewer, seats))

/** The hidden piles of a position as text: `R4*` is a card, `!Az` behind it says that A and the gallery know it, `?` is a hole. */
const hidden = z.object({ hands: z.record(z.string(), z.string()), deck: z.string() })

const pilesOf = (rules: Rules, state: unknown): readonly (readonly string[])[] => {
  const { hands, deck } = hidden.parse(rules.position.write(state))
  return [...Object.values(hands), deck].map((pile) => pile.split(' ').filter((card) => card !== ''))
}

describe('a spectator', () => {
  it.each(['off', 'on'])('is never sent a card that somebody holds hidden (extension %s)', async (extension) => {
    const house = await openHouse()
    const ann = await guest(house.url, 'Ann')
    const { id } = await ann.open({ setup: { options: { extension } } })
    const bob = await guest(house.url, 'Bob')
    await bob.sit(id)
    const clients = [await ann.connect(id), await bob.connect(id)]
    const watcher = await new Visitor(house.url).connect(id)
    await Promise.all(clients.map((client) => playOn(client, 'spectator')))
    await watcher.until(() => watcher.now.outcome !== null)
    await house.close()

    const { replayed } = await onDisk(house.folder, id)
    const { rules, moments } = replayed
    expect(watcher.views.size).toBe(moments.length)
    let holes = 0
    for (const [seq, view] of watcher.views) {
      const real = pilesOf(rules, moments[seq].state)
      for (const [index, pile] of pilesOf(rules, view).entries()) {
        const shown = pile.filter((card) => !card.startsWith('?'))
        holes += pile.length - shown.length
        expect(shown.toSorted()).toEqual(real[index].filter((card) => /!.*z$/.test(card)).toSorted())
      }
    }
    expect(holes).toBeGreaterThan(100)
    expect(watcher.messages.flatMap((message) => ('decisions' in message ? message.decisions : []))).toEqual([])
    expect(watcher.frames.filter((frame) => frame.includes('"to":[') || frame.includes('"secret":{"to"'))).toEqual([])
  })
})
