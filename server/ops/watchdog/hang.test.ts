import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { expect, it, onTestFinished } from 'vitest'
import { registry } from '../../../games/registry.ts'
import { seeded } from '../../../kernel/random.ts'
import { seatOf } from '../../../kernel/seats.ts'
import { anyChoice } from '../../../kernel/testing/moments.ts'
import { settingsOf, sure } from '../../testing/house.ts'
import { freshPlace } from '../../testing/place.ts'
import { type Acknowledged, playOn } from '../../testing/player.ts'
import { guest } from '../../testing/visitor.ts'
import { beatsOf, heartOf, newPulse, tableOf } from './pulse.ts'
import { supervise } from './supervisor.ts'

const ROOT = join(import.meta.dirname, '../../..')

/** The thread of a server that has a game with an endless loop in it; it lies where it finds its packages. */
const hangingHouse = async (): Promise<URL> => {
  const folder = join(ROOT, 'node_modules/.cache/leitai-test')
  mkdirSync(folder, { recursive: true })
  const outfile = join(folder, `hanging-house-${process.pid}.mjs`)
  await build({
    entryPoints: [join(import.meta.dirname, '../../testing/hanging-house-worker.ts')],
    outfile,
    bundle: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    loader: { '.md': 'text' },
    logLevel: 'warning',
  })
  return pathToFileURL(outfile)
}

it('a table whose rules hang is cut off: the others go on, and nothing that was acknowledged is lost', async () => {
  const said: unknown[] = []
  const hangs: string[] = []
  const house = sure(
    await supervise({
      program: await hangingHouse(),
      settings: settingsOf(await freshPlace()),
      port: 0,
      patience: 5000,
      hear: (word) => said.push(word),
      onHang: (table) => hangs.push(table),
    }),
  )
  onTestFinished(house.close)
  const url = `http://127.0.0.1:${house.port}`
  const [ann, bob] = [await guest(url, 'Ann'), await guest(url, 'Bob')]
  const good = await ann.open()
  await bob.sit(good.id)
  const players = [await ann.connect(good.id), await bob.connect(good.id)]
  const kept: Acknowledged[] = []
  await Promise.all(players.map((client) => playOn(client, 'before', kept, () => kept.length > 3)))
  const { seq, view } = players[0].now

  const bad = await ann.open({ game: 'hanging' })
  await bob.sit(bad.id)
  const clients = [await ann.connect(bad.id), await bob.connect(bad.id)]
  const asked = clients[clients[0].now.decisions.length > 0 ? 0 : 1]
  // Its rules are Kabuken's, but for the loop.
  const rules = sure((await registry.kabuken()).open(asked.now.table.setup))
  const seat = seatOf(asked.now.viewer, 2)
  const choice = rules.unpack(anyChoice(rules, asked.now.view, seat, seeded('sfc32', 'any')))
  asked.send({ type: 'answer', decision: asked.now.decisions[0].id, choice })
  await Promise.all([...players, ...clients].map((client) => client.closed))
  expect(hangs).toEqual([bad.id])

  const connect = async () => {
    for (;;) {
      const client = await ann.connect(good.id).catch(() => null)
      if (client !== null) return client
    }
  }
  const again = await connect()
  expect([again.now.seq, again.now.view]).toEqual([seq, view])
  expect((await ann.table(bad.id)).status).toBe('over')
  expect(JSON.stringify(said)).toContain(bad.id)
  await Promise.all([again, await bob.connect(good.id)].map((client) => playOn(client, 'after')))
})

it('what both threads share is the count and the table', () => {
  const pulse = newPulse()
  const heart = heartOf(pulse)
  expect([beatsOf(pulse), tableOf(pulse)]).toEqual([0, ''])
  heart.beat()
  heart.working('a-table_of-22-letters0')
  expect([beatsOf(pulse), tableOf(pulse)]).toEqual([1, 'a-table_of-22-letters0'])
  heart.working('short')
  expect(tableOf(pulse)).toBe('short')
})
