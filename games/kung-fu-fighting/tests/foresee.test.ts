import { describe, expect, test } from 'vitest'
import { advised } from '../testing/advised.ts'
import type { Plain } from '../testing/tables.ts'

// What bots expect of a choice before anything is drawn or answered.

const foreseen = (given: Plain, choice: string, setup?: Plain): number => advised('foresee', given, choice, setup)

describe('what is foreseen', () => {
  const HANDS = { A: 'kick punch trip your-kung-fu-is-weak wild flying sword', B: 'kick punch trip throw' }

  test('a Block that ignores is better kept than thrown away', () => {
    const given = { window: 'refill', hands: HANDS }
    expect(foreseen(given, 'refill')).toBeGreaterThan(foreseen(given, 'refill your-kung-fu-is-weak') + 0.01)
  })

  test('KFF-4.7 a refill is foreseen whatever lies on top of the deck', () => {
    const refill = (deck: string): number => foreseen({ window: 'refill', hands: HANDS, deck }, 'refill wild')
    expect(refill('your-kung-fu-is-no-match trip')).toBe(refill('trip your-kung-fu-is-no-match'))
  })

  test('an Attack that nobody can answer and that fells is better than to wait', () => {
    const given = { chi: { A: 5, B: 4 }, hands: { A: 'kick flying', B: 'kick flying spinning flipping' } }
    expect(foreseen(given, 'attack kick flying on B')).toBeGreaterThan(foreseen(given, 'end') + 0.2)
  })

  test('nothing where there is no experience', () => {
    expect(foreseen({}, 'end', { options: { more: 'on' } })).toBeNaN()
  })
})
