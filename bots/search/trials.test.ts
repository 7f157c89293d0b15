import { describe, expect, it } from 'vitest'
import { seeded } from '../../kernel/random.ts'
import { Arms } from './arms.ts'
import { isAhead, Trials } from './trials.ts'

describe('who is ahead', () => {
  const lucky = Array.from({ length: 40 }, (_, world) => (world % 4) / 4)

  it('is whoever is a little better in every world, however the worlds differ', () => {
    const better = lucky.map((chance) => chance + 0.01)
    expect(isAhead(better, lucky)).toBe(true)
    expect(isAhead(lucky, better)).toBe(false)
  })

  it('is nobody where it is often the other way round, or always the same', () => {
    const mixed = lucky.map((chance, world) => chance + (world % 2 === 0 ? 0.3 : -0.2))
    expect(isAhead(mixed, lucky)).toBe(false)
    expect(isAhead(lucky, lucky)).toBe(false)
  })
})

/** Choices that are foreseen in one way and turn out in another, in worlds that are numbers. */
const trying = (choices: readonly { readonly foreseen: number; readonly turnsOut: number }[]) => {
  const arms = new Arms<string>()
  for (const [at, { foreseen }] of choices.entries()) arms.hunches[arms.add(`${at}`, 0, 1)] = foreseen
  const rng = seeded('sfc32', 'worlds')
  const tried: { readonly world: unknown; readonly code: unknown }[] = []
  const tryOut = (world: number, code: string): number => {
    tried.push({ world, code })
    return choices[Number(code)].turnsOut + (world % 10) / 100
  }
  const trials = new Trials(arms, () => rng.below(1000), tryOut)
  return { arms, trials, tried }
}

describe('trials', () => {
  it('find what is better than it was foreseen', () => {
    const { arms, trials } = trying([
      { foreseen: 0.52, turnsOut: 0.4 },
      { foreseen: 0.5, turnsOut: 0.45 },
    ])
    expect(arms.mean(0, 0)).toBeGreaterThan(arms.mean(1, 0))
    trials.run({ iterations: 1000 })
    expect(arms.mean(1, 0)).toBeGreaterThan(arms.mean(0, 0))
  })

  it('are the same worlds for all', () => {
    const { trials, tried } = trying([
      { foreseen: 0.5, turnsOut: 0.4 },
      { foreseen: 0.5, turnsOut: 0.4 },
      { foreseen: 0.5, turnsOut: 0.4 },
    ])
    expect(trials.run({ iterations: 100 })).toBe(100)
    const worlds = (code: string): unknown[] => tried.filter((one) => one.code === code).map(({ world }) => world)
    expect(worlds('0')).toHaveLength(100)
    expect(worlds('1')).toEqual(worlds('0'))
    expect(worlds('2')).toEqual(worlds('0'))
  })

  it('are not for what is foreseen to be much worse, and not for more than a few', () => {
    const { arms, trials } = trying([
      { foreseen: 0.5, turnsOut: 0.4 },
      { foreseen: 0.3, turnsOut: 0.9 },
      ...Array.from({ length: 16 }, () => ({ foreseen: 0.49, turnsOut: 0.4 })),
    ])
    trials.run({ iterations: 50 })
    expect(arms.visits).toEqual([50, 0, ...Array.from({ length: 15 }, () => 50), 0])
  })

  it('end where it is as good as even', () => {
    const { arms, trials } = trying([
      { foreseen: 0.5, turnsOut: 0.4 },
      { foreseen: 0.5, turnsOut: 0.4 },
    ])
    expect(trials.run({ iterations: 100_000 })).toBeLessThan(1000)
    expect(arms.visits[0]).toBe(arms.visits[1])
  })

  it('end when nothing else may be the best', () => {
    const { arms, trials } = trying([
      { foreseen: 0.5, turnsOut: 0.5 },
      { foreseen: 0.5, turnsOut: 0.3 },
    ])
    expect(trials.run({ iterations: 1000 })).toBeLessThan(100)
    expect(arms.visits[0]).toBe(arms.visits[1])
  })

  it('end at the first look at the clock after the deadline', () => {
    const { arms, trials } = trying([
      { foreseen: 0.5, turnsOut: 0.5 },
      { foreseen: 0.5, turnsOut: 0.5 },
    ])
    let now = 0
    trials.run({ iterations: 1000, clock: () => ++now, until: 5 })
    expect(arms.visits).toEqual([5, 5])
  })
})
