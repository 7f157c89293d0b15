import { describe, expect, test } from 'vitest'
import { seeded } from '../../../kernel/random.ts'
import { bigFight, extended, ring } from '../testing/tables.ts'

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
  })

  test('KBK-X79 (KBK-20.2) whoever is out is not attacked', () => {
    ring(5, { hp: { B: 0 }, hands: { A: 'R2 R2 ...', B: '' } })
      .plays('A', 'attack R2 R2')
      .logs({ key: 'kabuken.attack', seat: 'A', to: 'C' })
      .ends('C', 'answer')
  })

  test('KBK-20.1 they shuffle and chain as three and four do', () => {
    ring(7, { deckSize: 1, hands: { A: 'R2 ...' } })
      .plays('A', 'psych-up R2')
      .logs({ key: 'kabuken.reshuffle' })
      .ends('B', 'action')
  })

  test('KBK-20.2 whoever is out is skipped in turns and chains', () => {
    ring(5, { hp: { C: 0 }, hands: { A: 'R2 R2 ...', B: 'B2 G1 ...', C: '' } })
      .plays('A', 'attack R2 R2')
      .plays('B', 'counter B2')
      .ends('D', 'chain')
    ring(5, { active: 'B', hp: { C: 0 }, hands: { B: 'G1 ...', C: '' } })
      .plays('B', 'psych-up G1')
      .ends('D', 'action')
  })

  test('KBK-20.3 the second knock-out ends the game; most HP win', () => {
    ring(5, { hp: { B: 1, C: 6, D: 0 }, momentum: 'C', hands: { A: 'R2 R2 ...', D: '' } })
      .plays('A', 'attack R2 R2')
      .plays('B', 'hit')
      .endsMatch({ places: [1, 3, 3, 3, 1], reason: 'knockOut', rule: 'KBK-20.3' })
  })

  test('KBK-20.5 a counter that knocks out gives momentum too, and the hand of the fallen goes first', () => {
    ring(5, { hp: { C: 1 }, field: 'R5', hands: { A: 'R2 R2 ...', B: 'B2 G0', C: 'G3 G4' } })
      .plays('A', 'attack R2 R2')
      .plays('B', 'counter B2')
      .plays('C', 'hit')
      .logs(
        { key: 'kabuken.leave', seat: 'C', cards: ['G3', 'G4'] },
        { key: 'kabuken.momentum', seat: 'B' },
        { key: 'kabuken.draw', seat: 'B', count: 5 },
      )
      .expects({ momentum: 'B', handSizes: { A: 4, B: 6, C: 0 }, active: 'D' })
      .ends('D', 'action')
  })

  test('KBK-20.6 momentum refills once, at the end of an Attack turn, successful or not', () => {
    const swift = (given: Record<string, unknown>) =>
      ring(5, { momentum: 'A', hp: { E: 0 }, ...given }).plays('A', 'attack R2 R2')
    swift({ hands: { A: 'R2 R2 B1 B1 G0 G4', E: '' } })
      .plays('B', 'hit')
      .expects({ handSizes: { A: 4 } })
      .plays('A', 'attack B1 B1')
      .plays('B', 'hit')
      .expects({ handSizes: { A: 2 } })
      .plays('A', 'stop')
      .expects({ handSizes: { A: 6 } })
      .ends('B', 'action')
    swift({ hands: { A: 'R2 R2 ...', B: 'B2 ...', E: '' } })
      .plays('B', 'counter B2')
      .plays('C', 'hit')
      .expects({ handSizes: { A: 6, B: 5, C: 6 } })
      .ends('C', 'action')
  })

  test('KBK-20.6 whoever countered with momentum and is hit in the end refills as the one hit, once', () => {
    ring(5, {
      active: 'B',
      momentum: 'C',
      hp: { A: 0 },
      hands: { A: '', B: 'R2 R2 B2 ...', C: 'G2 R0 R1 R3', D: 'B2 ...', E: 'G2 ...' },
    })
      .plays('B', 'attack R2 R2')
      .plays('C', 'counter G2')
      .plays('D', 'counter B2')
      .plays('E', 'counter G2')
      .plays('B', 'counter B2')
      .plays('C', 'hit')
      .logs({ key: 'kabuken.draw', seat: 'C', count: 3 })
      .expects({ handSizes: { B: 3, C: 6, D: 5, E: 5 }, active: 'C' })
      .ends('C', 'action')
  })

  test('KBK-20.7 after a knock-out Greed may be offered, and the player after the fallen one draws nothing', () => {
    const fall = () =>
      bigFight(5, { secrets: { A: 'greed' }, hp: { B: 1 }, hands: { A: 'R2 R2 ...', C: 'G1 G2' } })
        .plays('A', 'attack R2 R2')
        .plays('B', 'hit')
        .asks('A', 'greed')
    fall()
      .plays('A', 'decline')
      .expects({ active: 'C', handSizes: { C: 2 } })
      .ends('C', 'action')
    fall().plays('A', 'use').expects({ active: 'A', turn: 2 }).ends('A', 'action')
  })

  test('KBK-16.18 Snake does not win by a run-out', () => {
    bigFight(5, { characters: { C: 'snake' }, runOuts: 1, shuffle: 1, deckSize: 1, hands: { A: 'R2 ...' } })
      .plays('A', 'psych-up R2')
      .outcome(null)
      .ends('B', 'action')
    bigFight(
      5,
      { characters: { C: 'snake' }, hp: { C: 1 }, runOuts: 1, shuffle: 1, deckSize: 1, hands: { A: 'R2 ...' } },
      { deckOutLarge: 'twice' },
    )
      .plays('A', 'psych-up R2')
      .endsMatch({ places: [1, 1, 5, 1, 1], reason: 'runOut', rule: 'KBK-19.8' })
  })
})
