import { describe, expect, test } from 'vitest'
import { game } from '../game.ts'
import { at, rulesFor } from '../testing/tables.ts'

// What bots expect of a world by its looks.

type Plain = Readonly<Record<string, unknown>>

const chancesOf = (seats: number, match: string, given: Plain): number[] => {
  const rules = rulesFor({ seats, options: { match } })
  const out: number[] = []
  game.advice.chances?.(rules, at(rules, given), out)
  return out
}

const WINS: readonly Plain[] = [{}, { A: 1 }, { B: 1 }, { A: 1, B: 1 }]

describe('chances', () => {
  test.each([2, 3, 4, 5])('sum up to one, with %i seats', (seats) => {
    for (const wins of WINS)
      for (const match of ['single', 'twoWins']) {
        const all = chancesOf(seats, match, { wins, hp: { A: 8, B: 1 } })
        expect(all.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12)
        for (const chance of all) expect(chance).toBeGreaterThan(0)
      }
    const all = chancesOf(seats, 'twoWins', {
      wins: Object.fromEntries(['A', 'B', 'C', 'D', 'E'].slice(0, seats).map((s) => [s, 1])),
    })
    expect(all.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12)
  })

  test('KBK-14.1 in a match of two wins this game is half of the way', () => {
    const given = { hp: { A: 8, B: 1 }, hands: { A: 'R1 R1 B2 G3 G4 B5', B: '' } }
    const [now] = chancesOf(2, 'single', given)
    expect(now).toBeGreaterThan(0.9)
    const ofA = (wins: Plain): number => chancesOf(2, 'twoWins', { ...given, wins })[0]
    expect(ofA({})).toBeCloseTo(now * 0.75 + (1 - now) * 0.25, 12)
    expect(ofA({ A: 1 })).toBeCloseTo(now + (1 - now) * 0.5, 12)
    expect(ofA({ B: 1 })).toBeCloseTo(now * 0.5, 12)
    expect(ofA({ A: 1, B: 1 })).toBeCloseTo(now, 12)
  })

  test('KBK-14.1 of three, one is ahead: whoever wins next catches up, or it is over', () => {
    const given = { hp: { A: 3, B: 8, C: 5 } }
    const [a, b, c] = chancesOf(3, 'single', given)
    const match = chancesOf(3, 'twoWins', { ...given, wins: { A: 1 } })
    // With two ahead of one: 1/3 for each game that may be won, and once more a third if the last one catches up.
    expect(match[0]).toBeCloseTo(a + (b + c) * (4 / 9), 12)
    expect(match[1]).toBeCloseTo(b * (4 / 9) + c * (1 / 9), 12)
    expect(match[2]).toBeCloseTo(c * (4 / 9) + b * (1 / 9), 12)
  })
})
