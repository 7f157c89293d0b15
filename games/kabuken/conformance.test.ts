import { describe, test } from 'vitest'
import { suite } from '../../kernel/conformance/suite.ts'
import { game } from './game.ts'

const games = Number(process.env['LEITAI_SOAK_GAMES'] ?? 2400)
const seed = process.env['LEITAI_SEED'] ?? 'kabuken'

describe('Kabuken conforms', () => {
  for (const { name, run } of suite(game, { games, seed, heavy: 40, whole: 20 })) test(name, run, 600_000)
})
