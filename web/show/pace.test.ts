import { expect, it } from 'vitest'
import { receive } from '../live/match.ts'
import { welcome } from '../testing/messages.ts'
import { holdFor } from './pace.ts'

const matchWith = (left: number | null) => {
  const match = receive(null, welcome({ clocks: [{ seat: 'A', left, bank: 0 }] }))
  if (match === 'gap') throw new Error('a welcome is no gap')
  return match
}

it('holds every step as long as the pace says, and a longer one longer', () => {
  const match = matchWith(null)
  expect((['slow', 'normal', 'fast', 'instant'] as const).map((pace) => holdFor(pace, 1, 3, match))).toEqual([
    1600, 800, 400, 0,
  ])
  expect(holdFor('normal', 3, 0, match)).toBe(2400)
})

it('hurries when the own clock runs low: all that is left to show takes a tenth of it at most', () => {
  expect(holdFor('normal', 1, 4, matchWith(60_000))).toBe(800)
  expect(holdFor('normal', 1, 4, matchWith(10_000))).toBe(200)
  expect(holdFor('normal', 1, 0, matchWith(3000))).toBe(300)
  expect(holdFor('normal', 1, 0, matchWith(-5))).toBe(0)
})
