import { expect, it } from 'vitest'
import { registry } from '../../games/registry.ts'
import type { Game } from '../../kernel/contract.ts'
import { ok } from '../../kernel/result.ts'
import type { Games } from '../config.ts'
import { auditPlace } from '../ops/audit.ts'
import { openStore } from '../store/store.ts'
import { openHouse, sure } from '../testing/house.ts'
import { freshPlace } from '../testing/place.ts'
import { playOn } from '../testing/player.ts'
import { guest } from '../testing/visitor.ts'

/** Kabuken after a change of its rules: everybody begins with a single hit point. */
const changed = (game: Game): Game => ({
  ...game,
  meta: { ...game.meta, rulesVersion: game.meta.rulesVersion + 1 },
  open: (setup, version = game.meta.rulesVersion + 1) => {
    const opened = game.open(setup)
    if (!opened.ok || version <= game.meta.rulesVersion) return opened
    const { position } = opened.value
    return ok({
      ...opened.value,
      version,
      deal: (rng, log) => sure(position.read({ ...position.write(opened.value.deal(rng, log)), hp: { A: 1, B: 1 } })),
    })
  },
})

it('a match in play goes on by the rules that it began with, and new ones have the new rules', async () => {
  const data = await freshPlace()
  const before = await openHouse({ data })
  const [ann, bob] = [await guest(before.url, 'Ann'), await guest(before.url, 'Bob')]
  const { id: old } = await ann.open()
  await bob.sit(old)
  const early = [await ann.connect(old), await bob.connect(old)]
  await Promise.all(early.map((client) => playOn(client, 'before', [], () => client.now.seq >= 3)))
  await before.close()

  const game = changed(await registry.kabuken())
  const games: Games = { ...registry, kabuken: () => Promise.resolve(game) }
  const after = await openHouse({ data, games })
  for (const visitor of [ann, bob]) visitor.url = after.url
  const versions = [game.meta.rulesVersion - 1, game.meta.rulesVersion]
  const { id: fresh } = await ann.open()
  await bob.sit(fresh)
  expect([(await ann.table(old)).rules, (await ann.table(fresh)).rules]).toEqual(versions)
  const clients = [await ann.connect(old), await bob.connect(old)]
  await Promise.all(clients.map((client) => playOn(client, 'after')))
  expect(clients[0].now.outcome).not.toBeNull()
  await after.close()
  expect(after.reports).toEqual([])

  expect(sure(await auditPlace(games, data, 10))).toEqual({ sound: 2, problems: [] })
  const store = sure(await openStore(data))
  const rows = [await store.tables.find(old), await store.tables.find(fresh)]
  await store.close()
  expect(rows.map((row) => row?.rules)).toEqual(versions)
})
