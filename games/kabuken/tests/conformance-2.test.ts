import { describe, test } from 'vitest'
import { suite } from '../../../kernel/conformance/suite.ts'
import { game } from '../game.ts'
import { PATIENCE, PLAN } from '../testing/plan.ts'

// A file of its own, so that both cores have something to play.
describe('Kabuken conforms again', () => {
  test.each(suite(game, { ...PLAN, seed: `${PLAN.seed} again` }))('$name', ({ run }) => run(), PATIENCE)
})
