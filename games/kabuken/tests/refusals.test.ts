import { describe, expect, test } from 'vitest'
import { game } from '../game.ts'
import { fight } from '../testing/tables.ts'

// KBK-21.9, KBK-21.10: where several things are wrong, the first check that fails is reported.

describe('KBK-21.9 an attack', () => {
  test('first the right to attack (KBK-16.12, KBK-17.3), before the cards', () => {
    fight({ characters: { A: 'snake' }, hands: { A: 'R0 ...' } })
      .refuses('A', 'attack R5 R5', 'KBK-16.12')
      .ends('A', 'action')
    fight({ secrets: { A: 'floral-flame' }, hands: { A: 'R2 R2 B1 B1 G0 G3' } })
      .plays('A', 'attack R2 R2')
      .plays('B', 'hit')
      .refuses('A', 'attack R5* with floral-flame', 'KBK-17.3')
      .ends('A', 'goOn')
  })

  test('then the cards (KBK-6.1, KBK-17.30), before the secret', () => {
    fight({ secrets: { A: 'barrage' }, uses: { A: 1 }, hands: { A: 'R0 R1 R2 B4 B5 G5' } })
      .refuses('A', 'attack R0 R1 R3 with barrage', 'KBK-6.1')
      .refuses('A', 'attack R0 R1 R2 with barrage', 'KBK-15.6')
      .ends('A', 'action')
    fight({ secrets: { A: 'grave-keeper' }, uses: { A: 1 }, field: 'B3', hands: { A: 'R0 R0 B3 B4 B5 G5' } })
      .refuses('A', 'attack R0 R0 with grave-keeper', 'KBK-17.30')
      .refuses('A', 'attack B3 B3 with grave-keeper', 'KBK-15.6')
      .ends('A', 'action')
  })

  test('then the secret (KBK-15.6, KBK-16.9), before the payment', () => {
    fight({
      characters: { A: 'ox' },
      hp: { A: 1 },
      secrets: { A: 'barrage' },
      uses: { A: 1 },
      hands: { A: 'R0 R1 B2 ...' },
    })
      .refuses('A', 'attack R0 R1 B2=R with barrage', 'KBK-15.6')
      .ends('A', 'action')
  })

  test('then payment and HP (KBK-16.3, KBK-16.31, KBK-18.5), before the number of cards', () => {
    fight({ characters: { A: 'ox' }, hp: { A: 1 }, hands: { A: 'R0 R1 R2 B3 ...' } })
      .refuses('A', 'attack R0 R1 R2 B3=R', 'KBK-16.3')
      .ends('A', 'action')
    fight({ characters: { A: 'fox' }, hp: { B: 4 }, hands: { A: 'R0 R1 R2 B3 ...' } })
      .refuses('A', 'attack R0 R1 R2 B3=4', 'KBK-16.31')
      .ends('A', 'action')
    fight({ characters: { A: 'ox' }, secrets: { A: 'floral-flame' }, hands: { A: 'R4* B4* ...' } })
      .refuses('A', 'attack R4* B4*=R with floral-flame', 'KBK-18.5')
      .ends('A', 'action')
  })

  test('then the number of cards (KBK-6.1), before the technique', () => {
    fight({ hands: { A: 'R0 R1 B2 G4 ...' } })
      .refuses('A', 'attack R0 R1 B2 G4', 'KBK-6.1')
      .ends('A', 'action')
    fight({ secrets: { A: 'barrage' }, hands: { A: 'R0 R3 ...' } })
      .refuses('A', 'attack R0 R3 with barrage', 'KBK-6.1')
      .ends('A', 'action')
    fight({ secrets: { A: 'floral-flame' }, hands: { A: 'R4 B4* ...' } })
      .refuses('A', 'attack R4 B4* with floral-flame', 'KBK-6.1')
      .ends('A', 'action')
  })

  test('then the technique (KBK-6.14, KBK-17.24, KBK-17.1), before Rigid Palm (KBK-17.5)', () => {
    fight({ secrets: { A: 'rigid-palm' }, field: 'R0', hands: { A: 'R0 R1 B2 R3 ...' } })
      .refuses('A', 'attack R0 R1 B2 with rigid-palm', 'KBK-6.14')
      .refuses('A', 'attack R0 R1 R3 with rigid-palm', 'KBK-17.5')
      .ends('A', 'action')
  })
})

describe('KBK-21.10 a defence', () => {
  test('first whether it is barred (KBK-16.5), before the pair', () => {
    fight({ characters: { A: 'tiger' }, hands: { A: 'R2 R2 ...', B: 'R4 R0 ...' } })
      .plays('A', 'attack R2 R2')
      .refuses('B', 'defend R4 R0', 'KBK-16.5')
      .ends('B', 'answer')
  })

  test('then the pair (KBK-8.3), before the number of pairs (KBK-8.4)', () => {
    fight({ hands: { A: 'R2 R2 ...', B: 'R4 B4 R5 R0 B5 G1' } })
      .plays('A', 'attack R2 R2')
      .refuses('B', 'defend R4 B4 R5 R0', 'KBK-8.3')
      .refuses('B', 'defend R4 B4 R5 B5', 'KBK-8.4')
      .ends('B', 'answer')
  })
})

describe('KBK-21.10 a counter', () => {
  test('first whether it is barred (KBK-16.1), before the card', () => {
    fight({ characters: { A: 'rat' }, field: 'R5', hands: { A: 'B2 G3 R0 ...', B: 'R4 G0 ...' } })
      .plays('A', 'attack B2 G3 R0')
      .refuses('B', 'counter R4', 'KBK-16.1')
      .ends('B', 'answer')
  })

  test('then the matching card, before the number of cards (KBK-8.6, KBK-16.26)', () => {
    fight({ hands: { A: 'R2 R2 ...', B: 'G2 B2 B0 ...' } })
      .plays('A', 'attack R2 R2')
      .refuses('B', 'counter G2 B0', 'KBK-8.6')
      .refuses('B', 'counter G2 B2', 'KBK-8.6')
      .ends('B', 'answer')
    fight({ characters: { B: 'rooster' }, hands: { A: 'R2 R2 ...', B: 'G2 B2 B2 B0 ...' } })
      .plays('A', 'attack R2 R2')
      .refuses('B', 'counter G2 B2 B0', 'KBK-8.6')
      .refuses('B', 'counter G2 B2 B2', 'KBK-16.26')
      .ends('B', 'answer')
  })
})

test('every refusal has words, and says which card or number it takes', () => {
  const words = game.words.refusals
  for (const [why, say] of Object.entries(words)) {
    const said = say({ number: 3, colour: 1, sum: 9, field: 4, least: 2, most: 3, length: 4, card: 'R3', hp: 2 })
    expect(`${why}: ${said}`).toMatch(/: [A-Z].*\.$/)
    expect(`${why}: ${said}`).not.toMatch(/: .*(undefined|NaN)/)
  }
  expect(words['needs.sniperGod']({ number: 3, colour: 1 })).toContain('blue 3')
  expect(words.noTechnique({ sum: 9, field: 4 })).toContain('add up to 9')
})
