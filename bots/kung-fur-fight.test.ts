import { describe, expect, it } from 'vitest'
import { registry } from '../games/registry.ts'
import { seeded } from '../kernel/random.ts'
import { sure } from '../kernel/testing/record-of.ts'
import { greedy } from './greedy.ts'
import { playOut } from './play-out.ts'
import { random } from './random.ts'
import { illegalChoices, leaks, wanders } from './testing/promises.ts'

const game = await registry['kung-fur-fight']()
const plain = sure(game.open({}))
const otherwise = sure(
  game.open({ options: { rewardOrder: 'winner', shiueRingo: 'random', hwSupply: 'unlimited', dogDeck: 'B' } }),
)

describe('greedy in Kung Fur Fight', () => {
  it.each([plain, otherwise])('keeps to the rules', (rules) =>
    expect(illegalChoices(game, rules, greedy, 'fur', 3)).toEqual([]),
  )
  it('sees nothing but its view', () => expect(leaks(game, plain, greedy, 'fur', 2)).toEqual([]))
  it('plays the same game from the same seed', () => expect(wanders(game, plain, greedy, 'fur')).toEqual([]))

  it('comes to an end against itself', () => {
    for (let index = 0; index < 6; index++)
      expect(playOut(game, plain, [greedy, greedy], seeded('sfc32', `itself ${index}`)).outcome).not.toBeNull()
  })

  it('beats random clearly: three standard errors lower it still wins nine of ten', () => {
    const games = 60
    let wins = 0
    for (let index = 0; index < games; index++) {
      const seat = index % 2
      const seated = seat === 0 ? [greedy, random] : [random, greedy]
      const places = playOut(game, plain, seated, seeded('sfc32', `clearly ${index}`)).outcome?.places ?? []
      if (places[seat] === 1 && places[1 - seat] !== 1) wins += 1
    }
    const rate = wins / games
    const error = Math.sqrt((rate * (1 - rate)) / games)
    expect(rate - 3 * error).toBeGreaterThan(0.9)
  })
})
