import { describe, expect, test } from 'vitest'
import { BROKEN } from '../testing/tiny-broken.ts'
import { tinyGame } from '../testing/tiny-game.ts'
import { conforms } from './conforms.ts'
import { misses, nothingReached } from './reached.ts'
import { suite } from './suite.ts'

const PLAN = { games: 60, seed: 'suite', heavy: 5, whole: 10 }

describe('the suite', () => {
  test('has a test for each mode and number of seats', () => {
    expect(suite(tinyGame, PLAN).map(({ name }) => name)).toEqual([
      'meta, words and rulebook',
      'duel with 2 seats',
      'trio with 3 seats',
      'everything is reached',
    ])
  })

  for (const { name, run } of suite(tinyGame, PLAN)) test(`tiny: ${name}`, () => expect(run).not.toThrow())

  test('a failing test says what and where', () => {
    const [, duel] = suite(BROKEN['a card is lost'].game, { ...PLAN, only: ['cards'] })
    expect(() => duel.run()).toThrow(/^tiny does not conform: cards\n {2}cards: 1 × x\d less\n {2}setup /)
  })
})

describe('what is reached', () => {
  const faces = new Set(['x1'])
  const reached = { ...nothingReached(), cards: faces, windows: new Set(['bid', 'block', 'prize']) }
  const rest = {
    orders: { neverBlock: 'not played here', letBelow: 'not played here' },
    events: Object.fromEntries(Object.keys(tinyGame.words.events).map((key) => [key, 'not played here'])),
    refusals: Object.fromEntries(tinyGame.meta.refusals.map((rule) => [rule, 'not played here'])),
    ends: Object.fromEntries(Object.keys(tinyGame.words.ends).map((end) => [end, 'not played here'])),
  }

  test('what does not come up is missed, unless there is a reason', () => {
    expect(misses(tinyGame, faces, reached, { unreached: rest })).toEqual([])
    expect(misses(tinyGame, faces, reached, { unreached: { ...rest, ends: {} } })).toEqual([
      'ends: goal never came up',
      'ends: tired never came up',
      'ends: conceded never came up',
      'ends: agreed never came up',
    ])
  })

  test('an exception that does come up is wrong too', () => {
    expect(misses(tinyGame, faces, reached, { unreached: { ...rest, windows: { block: 'nobody blocks' } } })).toEqual([
      'windows: block is listed as unreachable, and came up',
    ])
  })

  test('an exception for what does not exist is wrong too', () => {
    expect(misses(tinyGame, faces, reached, { unreached: { ...rest, windows: { duel: 'nobody fights' } } })).toEqual([
      'windows: duel is listed as an exception, and there is no such thing',
    ])
  })

  test('the same plan plays the same games', () => {
    const one = conforms(tinyGame, { ...PLAN, games: 10, only: [] })
    const other = conforms(tinyGame, { ...PLAN, games: 10, only: [] })
    expect(one).toEqual(other)
    expect(one.steps).toBeGreaterThan(20)
  })
})
