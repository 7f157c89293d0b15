import { describe, expect, test } from 'vitest'
import { registry } from '../games/registry.ts'
import type { Game } from './contract.ts'
import { isSame } from './json.ts'
import { createMatch, resumeMatch } from './match.ts'
import { dealAnew, placeOf } from './play-on.ts'
import { seeded } from './random.ts'
import { readRecord } from './record.ts'
import { replay } from './replay.ts'
import { seatList } from './seats.ts'
import { streamsIn } from './streams.ts'
import { anyChoice, momentIn, playOn, randomOptions, randomSeats } from './testing/moments.ts'
import { sure } from './testing/record-of.ts'
import { tinyGame } from './testing/tiny-game.ts'

const games: readonly (readonly [string, Game])[] = [
  ['tiny', tinyGame],
  ...(await Promise.all(Object.entries(registry).map(async ([id, load]) => [id, await load()] as const))),
]

/** Moments of every kind: all modes, many options, early and late. */
const moments = (game: Game, count: number) =>
  Array.from({ length: count }, (_, n) => {
    const rng = seeded('sfc32', `${game.meta.id} ${n}`)
    const rules = sure(game.open({ ...randomSeats(game.meta, rng), options: randomOptions(game.meta, rng) }))
    return momentIn(rules, rng, rng.below(n % 2 === 0 ? 12 : 120))
  }).filter(({ rules, state }) => rules.outcome(state) === null)

describe.each(games)('playing on from a moment of %s', (_, game) => {
  const found = moments(game, 90)

  test('leaves the luck that came next behind', () => {
    expect(found.length).toBeGreaterThan(30)
    for (const { rules, state } of found) {
      const place = placeOf(rules, state)
      expect(streamsIn(place)).toEqual([])
      const again = sure(rules.position.read(place))
      for (const seat of seatList(rules.setup.seats)) expect(rules.key(again, seat)).toBe(rules.key(state, seat))
    }
  })

  test('is the same for everybody who sits there, and other luck from then on', () => {
    let others = 0
    for (const [n, { rules, state }] of found.entries()) {
      const [one, two] = ['one', 'two'].map((seed) => dealAnew(rules, state, seeded('chacha20', `${seed} ${n}`)))
      expect(isSame(one, dealAnew(rules, state, seeded('chacha20', `one ${n}`)))).toBe(true)
      for (const seat of seatList(rules.setup.seats)) expect(rules.hide(one, seat)).toEqual(rules.hide(state, seat))
      expect(rules.hide(one, 'gallery')).toEqual(rules.hide(state, 'gallery'))
      const old = streamsIn(state)
      for (const stream of streamsIn(one)) expect(old.some((before) => isSame(before, stream))).toBe(false)
      const bare = (value: unknown): string => JSON.stringify(placeOf(rules, value))
      if (bare(one) !== bare(state) && bare(one) !== bare(two)) others += 1
      playOn(rules, one, seeded('sfc32', 'on'), 5)
    }
    // What lies face down is dealt anew wherever more than a few cards do.
    expect(others).toBeGreaterThan(found.length * (game === tinyGame ? 0 : 0.8) - 1)
  })
})

describe('a match from a position that is dealt anew', () => {
  const rules = sure(tinyGame.open({ seats: 2 }))
  const start = placeOf(rules, momentIn(rules, seeded('sfc32', 'start'), 3).state)
  const begun = { setup: rules.setup, generator: 'chacha20', seed: 'fair', start, redeal: true } as const

  test('replays from its seed, and differs with another', () => {
    const table = sure(createMatch(tinyGame, begun))
    const rng = seeded('sfc32', 'any')
    for (const { id, seat } of table.open())
      table.answer(seat, id, table.rules.unpack(anyChoice(table.rules, table.state, seat, rng)))
    expect(table.seq).toBe(1)
    const record = sure(readRecord(JSON.parse(JSON.stringify(table.record())), () => tinyGame.meta))
    expect(record).toMatchObject({ start, redeal: true })
    expect(sure(resumeMatch(tinyGame, record)).seq).toBe(table.seq)
    expect(replay(tinyGame, { ...record, seed: 'other' }).ok).toBe(false)
  })

  test('needs a position', () => {
    const { start: _, ...record } = sure(createMatch(tinyGame, begun)).record()
    expect(readRecord(record, () => tinyGame.meta)).toMatchObject({ problem: { at: 'redeal' } })
    expect(readRecord({ ...record, start, redeal: 'yes' }, () => tinyGame.meta)).toMatchObject({
      problem: { at: 'redeal', message: 'must be true' },
    })
  })
})
