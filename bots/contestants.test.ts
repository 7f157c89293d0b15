import { expect, it } from 'vitest'
import { seeded } from '../kernel/random.ts'
import { sure } from '../kernel/testing/record-of.ts'
import { tinyGame } from '../kernel/testing/tiny-game.ts'
import { contestant } from './contestants.ts'
import { playOut } from './play-out.ts'

it('the master tries choices out where a game can play on; the oracle, who knows what comes, does not', () => {
  const rules = sure(tinyGame.open({ mode: 'duel', options: { goal: 2 } }))
  const tries = (id: string): number => {
    const [bot, other] = [contestant(id, 0.05), contestant('random', 1)]
    if (bot === undefined || other === undefined) throw new Error(`nobody goes by the name of ${id}`)
    let count = 0
    const advice = { ...tinyGame.advice, foresee: () => 0.5, playOn: () => ++count % 2 }
    playOut({ ...tinyGame, advice }, rules, [bot, other], seeded('sfc32', 'tries'))
    return count
  }
  expect(tries('master')).toBeGreaterThan(0)
  expect(tries('oracle')).toBe(0)
})
