import { describe, expect, test } from 'vitest'
import { suite } from '../../../kernel/conformance/suite.ts'
import { seeded } from '../../../kernel/random.ts'
import { CHARACTERS } from '../characters.ts'
import { game } from '../game.ts'
import { SECRETS } from '../secrets.ts'
import { fighters } from '../testing/fighters.ts'
import { PATIENCE, PLAN } from '../testing/plan.ts'

describe('Kabuken conforms', () => {
  test.each(suite(game, PLAN))('$name', ({ run }) => run(), PATIENCE)
})

describe('Kabuken conforms with every pair of character and secret', () => {
  const plan = { ...PLAN, games: PLAN.games / 2, seed: `${PLAN.seed} fighters` }
  const duels = suite(fighters, plan).filter(({ name }) => name.startsWith('duel'))
  test.each(duels)('$name', ({ run }) => run(), PATIENCE)

  test('all of them come up', () => {
    const opened = fighters.open({ mode: 'duel' })
    if (!opened.ok) throw new Error(opened.problem.message)
    const met = new Set<string>()
    for (let index = 0; index < plan.games; index++) {
      const { characters, secrets } = opened.value.deal(seeded('sfc32', `${plan.seed} duel 2 ${index}`))
      for (const seat of [0, 1]) met.add(`${characters[seat]} ${secrets[seat]}`)
    }
    expect(met.size).toBe(CHARACTERS.length * SECRETS.length)
  })
})
