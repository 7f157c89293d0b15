import fc from 'fast-check'
import { expect, it, onTestFinished } from 'vitest'
import { seeded } from '../../../kernel/random.ts'
import { seatLetter } from '../../../kernel/seats.ts'
import { openStore } from '../../store/store.ts'
import { Client } from '../../testing/client.ts'
import { openShared, SimulatedNetwork, type SimulatedServer } from '../../testing/cluster.ts'
import { sure } from '../../testing/house.ts'
import { readMatch } from '../../testing/kept.ts'
import { freshPlace } from '../../testing/place.ts'
import { type Acknowledged, playOn } from '../../testing/player.ts'
import { ANN, openTable } from '../../testing/tables.ts'

const BOB = { id: 'bob', name: 'Bob' }
const SETUP = { options: { extension: 'on', turnLimit: 20 } }

/** What goes wrong between the servers, and when: after so many answers. */
const chaos = fc.record({
  seed: fc.nat(),
  /** Of a hundred texts so many are lost, and so many are late and may be overtaken. */
  lost: fc.nat({ max: 8 }),
  late: fc.nat({ max: 30 }),
  /** Where the two people are. */
  places: fc.tuple(fc.nat({ max: 2 }), fc.nat({ max: 2 })),
  events: fc.array(
    fc.record({
      after: fc.nat({ max: 25 }),
      server: fc.nat({ max: 2 }),
      /** The lease of a server runs out before it knows; or one without people is emptied, and filled again. */
      what: fc.constantFrom('lapse', 'drain'),
    }),
    { maxLength: 4 },
  ),
})

const happen = async (
  { id, tables }: SimulatedServer,
  what: 'lapse' | 'drain',
  lapse: (id: string) => Promise<void>,
) => {
  if (what === 'lapse') return lapse(id)
  await tables.drain(true)
  await tables.drain(false)
}

it('whatever is late, lost or overtaken between servers, and whoever loses its lease: nothing acknowledged is lost or done twice', async () => {
  const store = sure(await openStore(await freshPlace()))
  onTestFinished(() => store.close())
  for (const guest of [ANN, BOB]) await store.guests.add(guest, `hash of ${guest.id}`)
  await fc.assert(
    fc.asyncProperty(chaos, async ({ seed, lost, late, places, events }) => {
      const wanted = { game: 'kabuken', setup: SETUP, bots: {}, clock: null, listed: false, beat: 0 }
      const { id } = await openTable(store, wanted)
      await store.tables.sit(id, BOB, null)

      const network = new SimulatedNetwork()
      const rng = seeded('sfc32', `${seed}`)
      network.travel = () => {
        const fate = rng.below(100)
        if (fate < lost) return 'lost'
        return fate < lost + late ? rng.below(20) : 0
      }
      const servers: SimulatedServer[] = []
      for (const name of ['one', 'two', 'three']) servers.push(await openShared(store, network, name))
      const clients = await Promise.all(
        [ANN, BOB].map((guest, seat) => Client.open(servers[places[seat]].url(id, guest.id), '')),
      )

      const kept: Acknowledged[][] = [[], []]
      const due = events.toSorted((one, other) => one.after - other.after)
      let happening = Promise.resolve()
      const isEnough = (): boolean => {
        const answers = kept[0].length + kept[1].length
        while (due.length > 0 && due[0].after <= answers) {
          const [{ server, what }] = due.splice(0, 1)
          if (what === 'drain' && places.includes(server)) continue
          happening = happening.then(() => happen(servers[server], what, store.homes.leave))
        }
        return false
      }
      await Promise.all(clients.map((client, seat) => playOn(client, `${seed}`, kept[seat], isEnough)))
      await happening

      const { record, replayed } = await readMatch(store, id)
      for (const [seat, answers] of kept.entries())
        for (const { decision, choice } of answers) {
          const entry = record.entries[Number.parseInt(decision, 10)]
          const given = entry.kind === 'answers' ? entry.answers.filter((one) => one.seat === seatLetter(seat)) : []
          expect(given).toEqual([{ seat: seatLetter(seat), choice, by: 'player' }])
        }
      const { rules, moments } = replayed
      const { state } = moments[moments.length - 1]
      expect(rules.outcome(state)).not.toBeNull()
      for (const [seat, client] of clients.entries()) expect(client.now.view).toEqual(rules.hide(state, seat))
      for (const client of clients) await client.close()
      for (const { tables } of servers) await tables.close()
    }),
    { numRuns: 12 },
  )
})
