import { describe, test } from 'vitest'
import { suite } from '../../../kernel/conformance/suite.ts'
import { game } from '../game.ts'
import { PATIENCE, PLAN } from '../testing/plan.ts'

describe('Kung Fur Fight conforms', () => {
  test.each(suite(game, PLAN))('$name', ({ run }) => run(), PATIENCE)
})
