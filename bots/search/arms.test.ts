import { describe, expect, it } from 'vitest'
import { Arms } from './arms.ts'

describe('what a choice is thought to bring', () => {
  const arms = (...hunches: (number | undefined)[]): Arms<string> => {
    const made = new Arms<string>()
    for (const [at, hunch] of hunches.entries()) {
      made.add(`choice ${at}`, 0, 1)
      made.hunches[at] = hunch
    }
    return made
  }

  it('is what it brought so far where nothing was foreseen', () => {
    const plain = arms(undefined, undefined)
    plain.note(0, 1)
    plain.note(0, 0.5)
    expect([plain.mean(0, 0.1), plain.mean(1, 0.1)]).toEqual([0.75, 0.1])
  })

  it('is what was foreseen until it is tried, and what it brought after many tries', () => {
    const foreseen = arms(0.6, 0.5)
    expect([foreseen.mean(0, 0), foreseen.mean(1, 0)]).toEqual([0.6, 0.5])
    for (let n = 0; n < 10_000; n++) foreseen.note(n % 2, n % 2)
    expect(foreseen.mean(0, 0)).toBeLessThan(0.01)
    expect(foreseen.mean(1, 0)).toBeGreaterThan(0.99)
  })

  it('is not better for being untried where all turn out worse than foreseen', () => {
    const foreseen = arms(0.6, 0.5)
    for (let n = 0; n < 1000; n++) foreseen.note(0, 0.3)
    expect(foreseen.mean(0, 0)).toBeCloseTo(0.3)
    expect(foreseen.mean(1, 0)).toBeCloseTo(0.2)
  })
})
