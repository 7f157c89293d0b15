import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BROKEN } from '../testing/tiny-broken.ts'
import { conforms } from './conforms.ts'
import { describeFailure } from './plan.ts'
import { type Attempt, shorten } from './shorten.ts'

/** Lists that fail as they are. */
const when =
  (fails: (some: readonly number[]) => boolean): Attempt<number> =>
  (some) =>
    fails(some) ? some : null

const numbers = Array.from({ length: 100 }, (_, i) => i)

describe('shortening', () => {
  test('the shortest beginning is found, then the rest is thinned out', () => {
    expect(
      shorten(
        numbers,
        when((some) => some.includes(17) && some.includes(60)),
      ),
    ).toEqual([17, 60])
    expect(
      shorten(
        numbers,
        when((some) => some.length >= 8),
      ),
    ).toHaveLength(8)
    expect(
      shorten(
        numbers,
        when(() => true),
      ),
    ).toEqual([])
  })

  test('things that need each other stay together', () => {
    const paired = (some: readonly number[]): boolean => some.every((n) => n % 2 === 0 || some.includes(n - 1))
    expect(
      shorten(
        numbers,
        when((some) => paired(some) && some.includes(41)),
      ),
    ).toEqual([40, 41])
  })

  test('an attempt may mend a list', () => {
    const ascending: Attempt<number> = (some) => (some.length >= 3 ? some.map((_, at) => at) : null)
    expect(shorten([9, 8, 7, 6, 5], ascending)).toEqual([0, 1, 2])
  })

  test('what fails only as a whole stays whole', () => {
    expect(
      shorten(
        numbers,
        when((some) => some.length === 100),
      ),
    ).toBe(numbers)
  })

  test('whatever must stay, nothing else does', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(99), { maxLength: 6 }), (needed) => {
        const few = shorten(
          numbers,
          when((some) => needed.every((n) => some.includes(n))),
        )
        expect(few).toEqual(needed.toSorted((a, b) => a - b))
      }),
    )
  })

  test('a very long list costs no more than patience allows', () => {
    let tried = 0
    const long = Array.from({ length: 20_000 }, (_, i) => i)
    shorten(long, (some) => {
      tried += some.length
      return some.includes(19_999) ? some : null
    })
    expect(tried).toBeLessThan(250_000)
  })
})

describe('a failing match', () => {
  const { game } = BROKEN['play throws']
  const [failure] = conforms(game, { games: 8, seed: 'shorten 5', heavy: 4, whole: 4, only: ['plays'] }).failures

  test('is reduced to what it takes: a bid, no block, and the prize that throws', () => {
    const { acts, before } = failure.example ?? { acts: [], before: 0 }
    expect(acts).toHaveLength(3)
    expect(before).toBeGreaterThan(3)
    expect(acts[1]).toMatch(/^[AB] let$/)
    expect(acts[2]).toMatch(/^[AB] bury x\d \d$/)
  })

  test('is told with game, check, setup, seed and answers', () => {
    const text = describeFailure(game.meta.id, failure)
    expect(text).toMatch(/^tiny does not conform: plays\n {2}throws the spade is broken\n {2}setup \{"mode":"duel"/)
    expect(text).toMatch(
      /\n {2}seed {2}"shorten 5 duel 2 \d+" \((sfc32|chacha20)\)\n {2}in the last of 3 steps, once \d+:\n/,
    )
    expect(text.split('\n')).toHaveLength(9)
    expect(text).toMatch(/\n {2}position \{"round":1,"stage":"prize",/)
  })
})
