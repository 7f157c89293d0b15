import { describe, expect, test } from 'vitest'
import { seeded } from '../../kernel/random.ts'
import { SECRETS } from './secrets.ts'
import { bigFight, extended, ring } from './testing/tables.ts'

describe('three and four players', () => {
  test('KBK-X73 (KBK-9.2, KBK-10.6) a chain comes round to the attacker', () => {
    ring(3, { hands: { A: 'R2 R2 G1 G3 B0 B5', B: 'B2 ...', C: 'G2 ...' } })
      .plays('A', 'attack R2 R2')
      .plays('B', 'counter B2')
      .asks('C', 'chain')
      .plays('C', 'counter G2')
      .asks('A', 'chain')
      .plays('A', 'hit')
      .expects({ hp: { A: 7, B: 8, C: 8 }, handSizes: { A: 6, B: 5, C: 5 }, active: 'A' })
      .ends('A', 'action')
  })

  test('KBK-X74 (KBK-19.6) at the first run-out the discards are shuffled and the draw goes on', () => {
    ring(4, {
      deckSize: 2,
      deck: 'B0 G3',
      discard: 'G0 G1 R4',
      hands: { A: 'R2 R2 R5 R1 B1 B3', B: 'G4 B4' },
      script: 'R0 G1',
    })
      .plays('A', 'attack R2 R2')
      .plays('B', 'hit')
      .logs(
        { key: 'kabuken.runOut', times: 1 },
        { key: 'kabuken.reshuffle', rule: 'KBK-19.6' },
        { key: 'kabuken.draw', seat: 'B', count: 4, cards: ['B0', 'G3', 'R0', 'G1'] },
      )
      .expects({ handSizes: { B: 6 }, runOuts: 1, shuffle: 1, discard: 'R2' })
      .outcome(null)
      .ends('A', 'goOn')
  })

  test('KBK-X75 (KBK-17.19, KBK-19.8) Resurrection comes before the HP are compared', () => {
    const end = () =>
      bigFight(3, { hp: { A: 3, B: 1, C: 5 }, secrets: { A: 'resurrection' }, hands: { A: 'R2 R2 ...' } })
        .plays('A', 'attack R2 R2')
        .plays('B', 'hit')
        .asks('A', 'resurrection')
    end()
      .plays('A', 'use')
      .expects({ hp: { A: 5, B: 0, C: 5 } })
      .endsMatch({ places: [1, 3, 1], reason: 'knockOut', rule: 'KBK-19.8' })
    end()
      .plays('A', 'decline')
      .endsMatch({ places: [2, 2, 1] })
  })
})

describe('five to seven players', () => {
  test('KBK-X76 (KBK-20.4) the third run-out does not end the game', () => {
    ring(6, { runOuts: 2, shuffle: 2, deckSize: 1, hands: { A: 'R2 ...' } })
      .plays('A', 'psych-up R2')
      .logs({ key: 'kabuken.runOut', times: 3 }, { key: 'kabuken.reshuffle' })
      .expects({ runOuts: 3, shuffle: 3, discard: 'R2', handSizes: { A: 6 } })
      .outcome(null)
      .ends('B', 'action')
  })

  test('KBK-X77 (KBK-20.6) momentum refills after a counter, when the one who was hit has refilled', () => {
    ring(5, {
      active: 'B',
      momentum: 'D',
      hp: { A: 0 },
      hands: { A: '', B: 'R2 R2 ...', C: 'B2 ...', D: 'G2 R0 R1', E: 'G1 G3 ...' },
      handSizes: { E: 4 },
    })
      .plays('B', 'attack R2 R2')
      .plays('C', 'counter B2')
      .plays('D', 'counter G2')
      .asks('E', 'chain')
      .plays('E', 'hit')
      .logs({ key: 'kabuken.draw', seat: 'E', count: 2 }, { key: 'kabuken.draw', seat: 'D', count: 4 })
      .expects({ hp: { E: 7 }, handSizes: { B: 4, C: 5, D: 6, E: 6 }, active: 'E' })
      .ends('E', 'action')
  })

  test('KBK-X78 (KBK-15.4) with seven players each gets one secret', () => {
    bigFight(7, {
      window: 'character',
      active: null,
      characters: { A: 'rat', B: 'ox', C: 'tiger', D: 'rabbit', E: 'dragon', F: 'snake' },
      draft: { order: 'G', offers: {} },
    })
      .plays('G', 'pick boar')
      .logs(...['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((seat) => ({ key: 'kabuken.secretShown', seat })))
      .expects({ hp: { A: 7, G: 7 }, handSizes: { A: 6, G: 6 }, draft: null, deckSize: 11 })
      .ends('A', 'action')
    const rules = extended(7, { characterPick: 'deal' })
    const held = new Set(rules.deal(seeded('sfc32', 'seven')).secrets)
    expect(held.size).toBe(7)
    expect(SECRETS.length - held.size).toBe(5)
  })

  test('KBK-X79 (KBK-20.2) whoever is out is not attacked', () => {
    ring(5, { hp: { B: 0 }, hands: { A: 'R2 R2 ...', B: '' } })
      .plays('A', 'attack R2 R2')
      .logs({ key: 'kabuken.attack', seat: 'A', to: 'C' })
      .ends('C', 'answer')
  })
})
