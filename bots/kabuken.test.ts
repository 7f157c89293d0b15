import { describe, expect, it } from 'vitest'
import { registry } from '../games/registry.ts'
import { seeded } from '../kernel/random.ts'
import { sure } from '../kernel/testing/record-of.ts'
import { advise } from './advise.ts'
import { greedy } from './greedy.ts'
import { playOut } from './play-out.ts'
import { random } from './random.ts'
import { illegalChoices, leaks, wanders } from './testing/promises.ts'

const game = await registry.kabuken()
const duel = sure(game.open({}))
const ring = sure(game.open({ seats: 3, options: { extension: 'on' } }))
const melee = sure(game.open({ seats: 5, options: { extension: 'on', fox: 'on' } }))

describe.each([random, greedy])('$id in Kabuken', (bot) => {
  it.each([duel, ring, melee])('keeps to the rules of $setup.mode', (rules) =>
    expect(illegalChoices(game, rules, bot, 'kabuken', 4)).toEqual([]),
  )
  it.each([duel, ring, melee])('sees nothing but its view in $setup.mode', (rules) =>
    expect(leaks(game, rules, bot, 'kabuken', 4)).toEqual([]),
  )
  it('plays the same game from the same seed', () => expect(wanders(game, ring, bot, 'kabuken')).toEqual([]))
})

describe('greedy', () => {
  it('beats random clearly in a duel: three standard errors lower it still wins three of four', () => {
    const games = 400
    let wins = 0
    for (let index = 0; index < games; index++) {
      const seat = index % 2
      const seated = seat === 0 ? [greedy, random] : [random, greedy]
      const places = playOut(game, duel, seated, seeded('sfc32', `clearly ${index}`)).outcome?.places ?? []
      if (places[seat] === 1 && places[1 - seat] !== 1) wins += 1
    }
    const rate = wins / games
    const error = Math.sqrt((rate * (1 - rate)) / games)
    expect(rate - 3 * error).toBeGreaterThan(0.75)
  })
})

describe('in a match of two wins', () => {
  const match = sure(game.open({ options: { match: 'twoWins' } }))

  it.each([{}, { A: 1 }, { B: 1 }])('a game that can be won is won, at %o', (wins) => {
    // B has no cards to answer with, and one hit point: any attack wins the game, and the next one is dealt.
    const state = sure(
      match.position.read({ wins, hp: { A: 8, B: 1 }, field: 'R0', hands: { A: 'R1 R1 B2 G3 G4 B5', B: '' } }),
    )
    for (const seed of ['one', 'two']) {
      const [best] = advise(game, match, match.hide(state, 0), 0, seeded('sfc32', seed), { iterations: 1000 })
      expect(match.notation.write(match.unpack(best.code))).toBe('attack R1 R1')
    }
  })
})
