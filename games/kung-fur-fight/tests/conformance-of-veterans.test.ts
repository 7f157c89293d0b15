import { describe, test } from 'vitest'
import { suite } from '../../../kernel/conformance/suite.ts'
import { PATIENCE, PLAN } from '../testing/plan.ts'
import { veterans } from '../testing/veterans.ts'

// A file of its own, so that both cores have something to play.
describe('Kung Fur Fight conforms with Rangers in hand', () => {
  test.each(suite(veterans, { ...PLAN, seed: `${PLAN.seed} veterans` }))('$name', ({ run }) => run(), PATIENCE)
})
