import { describe, expect, it } from 'vitest'
import { seeded } from '../../kernel/random.ts'
import { Luck } from './luck.ts'
import { unit } from './regret.ts'

const spread = (values: readonly number[]): number => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length)
}

/** Half of what a world begins with is still there in the end, beside a little chance. */
const worlds = (): { before: number; after: number }[] => {
  const rng = seeded('sfc32', 'luck')
  return Array.from({ length: 2000 }, () => {
    const before = unit(rng)
    return { before, after: 0.2 + before / 2 + unit(rng) / 10 }
  })
}

describe('luck', () => {
  it('is taken from what an iteration brought, and the average stays', () => {
    const luck = new Luck()
    const brought = worlds()
    const corrected = brought.map(({ before, after }) => luck.correct(before, after))
    expect(spread(corrected)).toBeLessThan(spread(brought.map(({ after }) => after)) / 3)
    const difference = brought.reduce((sum, { after }, at) => sum + after - corrected[at], 0) / brought.length
    expect(Math.abs(difference)).toBeLessThan(0.01)
  })

  it('takes nothing where all worlds look alike', () => {
    const luck = new Luck()
    for (const { after } of worlds()) expect(luck.correct(0.5, after)).toBe(after)
  })
})
