import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { registry } from '../games/registry.ts'
import type { Game } from './contract.ts'
import { fingerprint } from './fingerprint.ts'
import { HASH } from './hash.ts'
import { createMatch } from './match.ts'
import { seeded } from './random.ts'
import { type MatchRecord, readRecord } from './record.ts'
import { replay } from './replay.ts'
import { mutated } from './testing/mutate.ts'
import { answerAll, randomRecord, sure } from './testing/record-of.ts'
import { tinyGame } from './testing/tiny-game.ts'

const played = await Promise.all(Object.values(registry).map((load) => load()))
const games = [tinyGame, ...played].map((game): [string, Game] => [game.meta.id, game])

/** Records of all modes and options, some entries long. */
const recordsOf = (game: Game): fc.Arbitrary<MatchRecord> => {
  const options = Object.entries(game.meta.options).map(([name, { values }]) => [name, fc.constantFrom(...values)])
  const setups = fc
    .constantFrom(...game.meta.modes.flatMap(({ id, seats }) => seats.map((n) => ({ mode: id, seats: n }))))
    .chain((mode) =>
      fc.record({
        mode: fc.constant(mode.mode),
        seats: fc.constant(mode.seats),
        options: fc.record(Object.fromEntries(options)),
      }),
    )
  return fc
    .tuple(setups, fc.string(), fc.nat({ max: 25 }))
    .map(([setup, seed, steps]) => randomRecord(game, setup, seed, steps))
}

describe.each(games)('%s: what comes from outside is read or refused, whatever it is', (_id, game) => {
  const find = (id: string) => (id === game.meta.id ? game.meta : undefined)
  const records = recordsOf(game)

  test('a changed record never throws, and is accepted only if every state comes out as recorded', () => {
    fc.assert(
      fc.property(records.chain(mutated), (input) => {
        const read = readRecord(input, find)
        const replayed = read.ok ? replay(game, read.value) : read
        if (!replayed.ok) expect(replayed.problem.message).not.toBe('')
        else if (read.ok) {
          const hashes = replayed.value.moments.slice(1).map(({ state }) => fingerprint(state))
          expect(hashes).toEqual(read.value.entries.map(({ hash }) => hash))
        }
      }),
      { seed: 4, numRuns: 300 },
    )
  })

  test('a record that is sent as it is replays whole', () => {
    fc.assert(
      fc.property(records, (record) => {
        const { moments } = sure(replay(game, sure(readRecord(JSON.parse(JSON.stringify(record)), find))))
        expect(moments).toHaveLength(record.entries.length + 1)
      }),
      { seed: 6, numRuns: 10 },
    )
  })

  test('a wrong hash is never accepted', () => {
    const hash = fc.stringMatching(HASH)
    fc.assert(
      fc.property(records, fc.nat(), hash, (record, number, wrong) => {
        fc.pre(record.entries.length > 0)
        const index = number % record.entries.length
        const entry = record.entries[index]
        const changed = { ...record, entries: record.entries.with(index, { ...entry, hash: wrong }) }
        const replayed = replay(game, sure(readRecord(changed, find)))
        if (wrong === entry.hash) expect(replayed.ok).toBe(true)
        else expect(replayed).toMatchObject({ ok: false, problem: { at: `entries[${index}].hash` } })
      }),
      { seed: 4 },
    )
  })

  test('a changed position is refused, or it can be written, read and played', () => {
    const positions = records.chain((record) => {
      const { rules, moments } = sure(replay(game, record))
      const position = rules.position.write(moments[moments.length - 1].state)
      return mutated(position).map((start) => ({ start, setup: record.setup }))
    })
    fc.assert(
      fc.property(positions, ({ start, setup }) => {
        const begun = createMatch(game, { setup, start, generator: 'sfc32', seed: '' })
        if (!begun.ok) return
        const table = begun.value
        const { position } = table.rules
        expect(sure(position.read(position.write(table.state)))).toEqual(table.state)
        for (let step = 0; step < 4 && table.outcome() === null; step++) answerAll(table, seeded('sfc32', `${step}`))
      }),
      { seed: 4, numRuns: 300 },
    )
  })
})
