import { describe, expect, test } from 'vitest'
import { tinyGame } from '../testing/tiny-game.ts'
import { conforms } from './conforms.ts'
import { describeFailure } from './plan.ts'

describe('the tiny game', () => {
  test('conforms', () => {
    const report = conforms(tinyGame, { games: 200, seed: 'tiny', heavy: 5, whole: 5 })
    expect(report.failures.map((failure) => describeFailure('tiny', failure)).join('\n\n')).toBe('')
    console.log(report)
  })
})
