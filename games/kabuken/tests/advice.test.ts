import { describe, expect, test } from 'vitest'
import { game } from '../game.ts'
import { at, extended, type KabukenRules, offered, packed } from '../testing/tables.ts'

// What looks good at first sight: the advice that bots share.

type Plain = Readonly<Record<string, unknown>>

const rules = extended()

const scoreOf = (given: Plain, seat: number, choice: string, house: KabukenRules = rules): number => {
  const s = at(house, given)
  return game.advice.score(house, house.hide(s, seat), seat, packed(house, s, seat, choice))
}

/** What a greedy player does here. */
const best = (given: Plain, seat = 0): string => {
  const choices = offered(rules, at(rules, given), seat)
  const highest = Math.max(...choices.map((choice) => scoreOf(given, seat, choice)))
  return choices.filter((choice) => scoreOf(given, seat, choice) === highest)[0]
}

const prefers = (given: Plain, better: string, worse: string, seat = 0): void =>
  expect(scoreOf(given, seat, better)).toBeGreaterThan(scoreOf(given, seat, worse))

const struck = (damage: number, more: Plain) => ({
  window: 'answer',
  attacks: 1,
  attack: {
    attacker: 'A',
    target: 'B',
    fist: 'dual',
    number: 2,
    colour: 0,
    damage,
    flowers: 0,
    unanswerable: false,
    extra: 0,
    counterer: null,
    counterers: '',
  },
  ...more,
})

describe('attacking', () => {
  test('a knock-out comes before everything else', () => {
    const given = { hp: { B: 2 }, field: 'R0', hands: { A: 'R1 R1 R1 B4 B4* G3' } }
    expect(['attack R1 R1 R1', 'attack B4 B4*', 'attack B4* B4']).toContain(best(given))
    prefers({ hp: { B: 1 }, hands: { A: 'R1 R1 B5 G3' } }, 'attack R1 R1', 'psych-up G3')
    prefers({ hp: { B: 3 }, field: 'R0', hands: { A: 'R5* R5* B1 B1' } }, 'attack R5* R5*', 'attack B1 B1')
  })

  test('more damage is better', () => {
    prefers({ field: 'R0', hands: { A: 'R3 B3 G3 B1 B1' } }, 'attack R3 B3 G3', 'attack B1 B1')
  })

  test('a fist that can hardly be countered is better than one of equal damage that can', () => {
    prefers({ field: 'R4', hands: { A: 'B0 B1 B3 R2 B2 G2' } }, 'attack B0 B1 B3', 'attack R2 B2 G2')
  })

  test('Ox does not pay for what he can have for nothing', () => {
    prefers({ characters: { A: 'ox' }, hands: { A: 'R2 R2 B2 G5' } }, 'attack R2 R2', 'attack R2 B2=R')
  })

  test('Barrage is kept for a run that is worth it', () => {
    const given = { secrets: { A: 'barrage' }, field: 'B0', hands: { A: 'R0 R1 R2 R3 R4 G5' } }
    expect(best(given)).toMatch(/^attack .* with barrage$/)
    prefers(
      { secrets: { A: 'barrage' }, field: 'B3', hands: { A: 'R0 R1 R2' } },
      'attack R0 R1 R2',
      'attack R0 R1 R2 with barrage',
    )
  })

  test('Rigid Palm makes a God Fist surer', () => {
    const given = { secrets: { A: 'rigid-palm' }, field: 'R4', hands: { A: 'B0 B1 B3 G5' } }
    prefers(given, 'attack B0 B1 B3 with rigid-palm', 'attack B0 B1 B3')
  })

  test('Mountain Storm comes before the attack', () => {
    const given = { secrets: { A: 'mountain-storm' }, hands: { A: 'R2 R2 B5 G1' } }
    prefers(given, 'storm', 'psych-up G1')
    prefers(given, 'storm', 'attack R2 R2')
  })
})

describe('psyching up', () => {
  test('a lone card is thrown away rather than one of a pair', () => {
    const given = { field: 'R0', hands: { A: 'R2 R2 B5 G1' } }
    prefers(given, 'psych-up G1', 'psych-up R2')
    prefers(given, 'psych-up B5', 'psych-up R2')
  })

  test('a flower is worth keeping', () => prefers({ hands: { A: 'R5* B3' } }, 'psych-up B3', 'psych-up R5*'))

  test('Monkey keeps the card that goes with her hand', () => {
    const given = { window: 'monkey', next: 'B', characters: { A: 'monkey' }, hands: { A: 'R2 R2 B1' }, drawn: 'R2 G5' }
    prefers(given, 'hold R2', 'hold G5')
  })
})

describe('answering', () => {
  test('a counter rather than a hit, when it pays', () => {
    prefers(struck(3, { hands: { B: 'G2 R4 B0' } }), 'counter G2', 'hit', 1)
    expect(best(struck(3, { hands: { B: 'G2 R4 B4' } }), 1)).toBe('counter G2')
  })

  test('a defence rather than a knock-out', () => {
    prefers(struck(2, { hp: { B: 2 }, hands: { B: 'R4 B4 G1' } }), 'defend R4 B4', 'hit', 1)
  })

  test('with the Amulet as many pairs as it takes to survive', () => {
    const given = struck(4, { hp: { B: 3 }, secrets: { B: 'protection-amulet' }, hands: { B: 'R4 B4 G1 R1' } })
    prefers(given, 'defend R4 B4 G1 R1', 'defend R4 B4', 1)
  })

  test('Rooster adds her second card when much is at stake', () => {
    prefers(struck(2, { characters: { B: 'rooster' }, hands: { B: 'G2 B2 R0' } }), 'counter G2 B2', 'counter G2', 1)
  })
})

describe('secrets', () => {
  const blow = (amount: number) => ({ amount, target: 'B', dealer: 'A', cause: 'attack' })
  const seal = (amount: number, hp: number) =>
    struck(amount, { window: 'seal', secrets: { B: 'strong-seal' }, hp: { B: hp }, blow: blow(amount) })

  test('Strong Seal is used against a knock-out or a heavy blow, and kept against a scratch', () => {
    prefers(seal(1, 1), 'use', 'decline', 1)
    prefers(seal(2, 2), 'use', 'decline', 1)
    prefers(seal(4, 8), 'use', 'decline', 1)
    prefers(seal(1, 8), 'decline', 'use', 1)
  })

  test('Resurrection is used when both points count', () => {
    const hit = (hp: number) =>
      struck(1, { window: 'resurrection', secrets: { A: 'resurrection' }, hp: { A: hp }, blow: blow(1) })
    prefers(hit(5), 'use', 'decline')
    prefers(hit(8), 'decline', 'use')
    prefers(hit(7), 'decline', 'use')
  })

  test('Dazzle and Greed are used when they are offered', () => {
    prefers(struck(1, { window: 'dazzle', secrets: { A: 'dazzle' }, blow: blow(1) }), 'use', 'decline')
    prefers({ window: 'greed', next: 'B', secrets: { A: 'greed' } }, 'use', 'decline')
  })

  const offers = (character: string, A: string[]) => ({
    window: 'secret',
    active: null,
    characters: { A: character, B: character === 'rat' ? 'ox' : 'rat' },
    draft: {
      order: '',
      offers: {
        A,
        B: ['rigid-palm', 'protection-amulet']
          .filter((secret) => !A.includes(secret))
          .concat('poison-fang')
          .slice(0, 2),
      },
    },
  })

  test('Snake keeps a secret that she can use', () => {
    for (const dead of ['dazzle', 'grave-keeper', 'mountain-storm', 'in-the-palm'])
      for (const useful of ['floral-flame', 'barrage', 'greed', 'strong-seal', 'resurrection'])
        expect(best(offers('snake', [dead, useful]))).toBe(`keep ${useful}`)
  })

  test('Rabbit keeps one that she can use twice', () => {
    expect(best(offers('rabbit', ['protection-amulet', 'resurrection']))).toBe('keep resurrection')
  })
})
