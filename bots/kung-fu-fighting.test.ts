import { describe, expect, it } from 'vitest'
import { registry } from '../games/registry.ts'
import { sure } from '../kernel/testing/record-of.ts'
import type { Bot } from './bot.ts'
import { searching } from './levels.ts'
import { leaks, wanders } from './testing/promises.ts'

const PATIENCE = 120_000
const game = await registry['kung-fu-fighting']()
const rules = sure(game.open({}))
/** Has iterations enough to try choices out, and time for few worlds: by a clock that counts how often it is looked at. */
const trying: Bot = {
  id: 'trying',
  choose: (lore, table, view, seat, rng) => {
    let looks = 0
    return searching('trying', 8000).choose(lore, table, view, seat, rng, {
      glances: 2,
      clock: () => ++looks,
      until: 4,
    })
  },
}

describe('who tries choices out', () => {
  it(
    'chooses the same in two worlds that its seat cannot tell apart',
    () => {
      expect(leaks(game, rules, trying, 'trials', 1)).toEqual([])
    },
    PATIENCE,
  )

  it(
    'plays the same game from the same seed',
    () => {
      expect(wanders(game, rules, trying, 'trials')).toEqual([])
    },
    PATIENCE,
  )
})
