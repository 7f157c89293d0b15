import { describe, test } from 'vitest'
import { suite } from '../../../kernel/conformance/suite.ts'
import { masters } from '../testing/masters.ts'
import { PATIENCE, PLAN } from '../testing/plan.ts'

// A file of its own, so that both cores have something to play.
describe("8 Masters' Revenge conforms with eight masters in whole games", () => {
  const plan = { ...PLAN, games: PLAN.games / 3, seed: `${PLAN.seed} whole` }
  const parts = suite(masters, plan).filter(({ name }) => name.includes('seats'))
  test.each(parts)('$name', ({ run }) => run(), PATIENCE)
})
