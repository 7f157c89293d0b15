import { describe, expect, test } from 'vitest'
import { advised } from '../testing/advised.ts'
import type { Plain } from '../testing/tables.ts'

// What comes of a choice when everybody plays on for a while.

const playedOn = (given: Plain, choice: string): number => advised('playOn', given, choice)

describe('playing on', () => {
  test('an Attack that fells wins, unless there is a Block that ignores it', () => {
    const attack = (hand: string): number =>
      playedOn({ chi: { A: 15, B: 3 }, hands: { A: 'kick flying', B: hand } }, 'attack kick flying on B')
    expect(attack('punch')).toBe(1)
    expect(attack('blocking-kick')).toBeLessThan(1)
  })

  test('what the other one strikes with in the next turn counts', () => {
    const deck = 'deep-breath bowl-of-noodles rice-wine blocking-punch blocking-kick amazing-balance roll-with-it'
    const waiting = (hand: string): number =>
      playedOn({ chi: { A: 2 }, hands: { A: 'trip', B: hand }, deck, deckSize: 7 }, 'end')
    expect(waiting('kick flying spinning flipping')).toBe(0)
    expect(waiting('blocking-punch blocking-kick amazing-balance roll-with-it')).toBeGreaterThan(0)
  })

  test('KFF-4.3 what the other one draws is the same however many one draws oneself', () => {
    const top = 'wild wild wild split-attack split-attack'
    const refilling = (bottom: string, choice: string): number =>
      playedOn(
        {
          window: 'refill',
          chi: { A: 2 },
          hands: { A: 'trip trip trip throw throw punch punch', B: 'roll-with-it amazing-balance' },
          deck: `${top} ${bottom}`,
          deckSize: 10,
        },
        choice,
      )
    for (const choice of ['refill trip', 'refill trip trip', 'refill trip trip trip']) {
      expect(refilling('flying flying spinning flipping kick', choice)).toBe(0)
      expect(refilling('flying flying spinning flipping whirlwind', choice)).toBeGreaterThan(0)
    }
  })

  test('KFF-4.3 it is judged before the refill after that, and no luck of it counts', () => {
    const ending = (last: string): number =>
      playedOn({ hands: { A: 'trip', B: '' }, deck: `kick punch trip throw kick punch trip ${last}` }, 'end')
    expect(ending('wild flying spinning')).toBe(ending('spinning flying wild'))
  })
})
