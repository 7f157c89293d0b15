import { describe, expect, test } from 'vitest'
import { game } from '../game.ts'
import { at, type Plain, played, rulesFor } from '../testing/tables.ts'

// What bots expect of a world by its looks.

const chancesOf = (setup: Plain, given: Plain, ...texts: readonly string[]): number[] => {
  const rules = rulesFor(setup)
  const out: number[] = []
  game.advice.chances?.(rules, played(rules, at(rules, given), ...texts), out)
  return out
}

const PLAIN = 'kick punch trip throw wild flying spinning'
const early = (given: Plain = {}): Plain => ({ window: 'refill', hands: { A: PLAIN, B: PLAIN }, ...given })

describe('chances', () => {
  test('sum up to one, for any number of sides and any amount of Chi', () => {
    for (const setup of [{}, { seats: 5 }, { seats: 6 }]) {
      const all = chancesOf(setup, { chi: { A: 1, B: 20 } })
      expect(all.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1)
      for (const chance of all) expect(chance).toBeGreaterThan(0)
    }
  })

  test('are shared by a team', () => {
    const [a, b, c, d] = chancesOf({ mode: '2v2' }, {})
    expect(a).toBe(c)
    expect(b).toBe(d)
    expect(a + b).toBeCloseTo(1)
  })

  test('are nothing for whoever is out', () => {
    const [a, b, c] = chancesOf({ seats: 3 }, { chi: { B: 0 }, hands: { B: '' } })
    expect(b).toBe(0)
    expect(a + c).toBeCloseTo(1)
  })
})

describe.each<[string, Plain]>([
  ['from experience', {}],
  ['by looks that are weighed', { options: { more: 'on' } }],
])('the chances of a duel, %s,', (_how, setup) => {
  /** What A expects. */
  const ofA = (given: Plain, ...texts: readonly string[]): number => chancesOf(setup, given, ...texts)[0]

  test.each([
    ['more Chi', { chi: { B: 12 } }, { chi: { B: 15 } }],
    ['a Weapon that defends', { weapons: { A: 'umbrella' } }, {}],
    ['a Stance', { stances: { A: 'tiger-stance' } }, {}],
    ['a Block', { hands: { A: `${PLAIN} your-kung-fu-is-weak`, B: PLAIN } }, {}],
    [
      'a Block that allows to strike back',
      { hands: { A: `${PLAIN} your-kung-fu-is-no-match`, B: PLAIN } },
      { hands: { A: `${PLAIN} your-kung-fu-is-weak`, B: PLAIN } },
    ],
    [
      'a Block against everything',
      { hands: { A: `${PLAIN} your-kung-fu-is-weak`, B: PLAIN } },
      { hands: { A: `${PLAIN} steel-meets-steel`, B: PLAIN } },
    ],
  ])('are better with %s', (_, better, worse) => {
    expect(ofA(early(better))).toBeGreaterThan(ofA(early(worse)))
  })

  test('Chi Restoration counts where Chi is missing, and less where none is', () => {
    const healer = { hands: { A: `${PLAIN} rice-wine`, B: PLAIN } }
    const gained = (given: Plain): number => ofA(early({ ...healer, ...given })) - ofA(early(given))
    expect(gained({ chi: { A: 10 } })).toBeGreaterThan(0.01)
    expect(gained({})).toBeLessThan(gained({ chi: { A: 10 } }) - 0.01)
  })

  const ready = (own: string, others: string): number => ofA({ chi: { B: 5 }, hands: { A: own, B: others } })

  test('before the Attack: a blow that fells counts for much, if it cannot be ignored', () => {
    const [open, blocked] = [ready('kick flying', 'punch'), ready('kick flying', 'blocking-kick')]
    expect(open).toBeGreaterThan(0.8)
    expect(blocked).toBeLessThan(open - 0.1)
    expect(ready('kick flying', 'blocking-punch')).toBeGreaterThan(blocked)
  })

  test('KFF-5.18 no name counts twice, and KFF-14.3 a Combo lets further Attacks in', () => {
    expect(ready('punch wild wild', 'trip')).toBeLessThan(ready('kick flying', 'trip'))
    expect(ready('kick punch combo-attack', 'trip')).toBeGreaterThan(ready('kick punch', 'trip'))
  })

  test('before the Attack: a Weapon strikes too', () => {
    const armed = { chi: { A: 3, B: 3 }, hands: { A: 'wild', B: 'wild' } }
    expect(ofA({ ...armed, weapons: { A: 'sword' } })).toBeGreaterThan(ofA(armed) + 0.2)
  })
  const struck = (hand: string): number =>
    ofA({ chi: { A: 3, B: 3 }, hands: { A: 'kick', B: hand } }, 'attack kick on B')

  test('in an exchange: who falls unless he blocks is lost without a Block, and not with one', () => {
    expect(struck('punch')).toBeGreaterThan(0.9)
    expect(struck('blocking-kick')).toBeLessThan(0.6)
    expect(struck('blocking-punch')).toBeGreaterThan(0.9)
  })

  test('in an exchange: who has answered cannot answer again', () => {
    const given = { chi: { B: 2 }, hands: { A: 'kick wild', B: 'now-it-is-my-turn punch your-kung-fu-is-weak' } }
    const countered = ofA(given, 'attack kick wild on B', 'block now-it-is-my-turn counter punch on A')
    expect(countered).toBeGreaterThan(0.9)
  })
})

test('Chi Restoration that is weighed counts for nothing where no Chi is missing', () => {
  const setup = { options: { more: 'on' } }
  const healer = { hands: { A: `${PLAIN} rice-wine`, B: PLAIN } }
  expect(chancesOf(setup, early(healer))[0]).toBeCloseTo(chancesOf(setup, early())[0])
})
