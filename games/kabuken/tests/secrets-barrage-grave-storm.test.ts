import { describe, test } from 'vitest'
import { fight } from '../testing/tables.ts'

const secrets = (A: string, B?: string) => ({ secrets: B === undefined ? { A } : { A, B } })

describe('Barrage', () => {
  test('KBK-X50 (KBK-18.20, KBK-16.16) Snake may attack with it, once in a turn', () => {
    fight({ characters: { A: 'snake' }, ...secrets('barrage'), hands: { A: 'B2 B3 B4* R0 R1 R2' } })
      .plays('A', 'attack B2 B3 B4* with barrage')
      .logs({ key: 'kabuken.attack', fist: 'barrage', damage: 3 })
      .plays('B', 'hit')
      .expects({ hp: { B: 5 }, active: 'B' })
      .ends('B', 'action')
  })

  test('KBK-X52 (KBK-18.14, KBK-16.9) Rabbit: not twice in one sequence, but again in a later turn', () => {
    fight({
      turn: 5,
      characters: { A: 'rabbit' },
      ...secrets('barrage'),
      hands: { A: 'R0 R1 R2 B1 B2 B3', B: 'G0 ...' },
    })
      .plays('A', 'attack R0 R1 R2 with barrage')
      .plays('B', 'hit')
      .refuses('A', 'attack B1 B2 B3 with barrage', 'KBK-16.9')
      .doesNotOffer('A', 'attack B1 B2 B3 with barrage')
      .plays('A', 'stop')
      .plays('B', 'psych-up G0')
      .expects({ turn: 7, active: 'A' })
      .plays('A', 'attack B1 B2 B3 with barrage')
      .expects({ uses: { A: 2 } })
      .ends('B', 'answer')
  })

  test.each([
    ['R0 R1 R2 R3', 3, 'A', 'goOn'],
    ['R0 R1 R2 R3 R4', 4, 'B', 'action'],
    ['R0 R1 R2 R3 R4 R5', 4, 'B', 'action'],
  ])('KBK-X53 (KBK-17.20) [%s] deals %i', (cards, damage, seat, window) => {
    fight({ ...secrets('barrage'), hands: { A: `${cards} ...` } })
      .plays('A', `attack ${cards} with barrage`)
      .plays('B', 'hit')
      .expects({ hp: { B: 8 - damage } })
      .ends(seat, window)
  })

  const run = (hand: string, field = 'R0') =>
    fight({ ...secrets('barrage'), field, hands: { A: hand, B: 'B0 R4 G4 ...' } })

  test('KBK-17.21 it is countered by one card of its colour, and can be defended', () => {
    run('B1 B2 B3 ...')
      .plays('A', 'attack B1 B2 B3 with barrage')
      .refuses('B', 'counter R4', 'KBK-8.6')
      .offers('B', 'counter B0')
      .plays('B', 'defend R4 G4')
      .expects({ hp: { B: 7 } })
      .ends('A', 'goOn')
  })

  test('KBK-17.22 flowers add as in any attack', () => {
    run('B3 B4* B5* ...')
      .plays('A', 'attack B3 B4* B5* with barrage')
      .logs({ key: 'kabuken.attack', fist: 'barrage', damage: 4 })
      .ends('B', 'answer')
  })

  test('KBK-17.23 it goes by its own name, looks at no sum, and may be any attack of a sequence', () => {
    run('R0 R1 R2 G1 G1 B5', 'B3')
      .plays('A', 'attack G1 G1')
      .plays('B', 'hit')
      .refuses('A', 'attack R0 R1 R2 as color with barrage', 'KBK-17.23')
      .plays('A', 'attack R0 R1 R2 with barrage')
      .logs({ key: 'kabuken.attack', fist: 'barrage', damage: 2 })
      .ends('B', 'answer')
    run('R0 R1 R2 ...', 'B3')
      .plays('A', 'attack R0 R1 R2 with barrage')
      .logs({ key: 'kabuken.attack', fist: 'barrage', damage: 2 })
      .ends('B', 'answer')
  })

  test('KBK-17.24 numbers without a gap, none twice, 5 and 0 are no neighbours, in any order', () => {
    run('R0 R1 R1 R3 R5 R4*')
      .refuses('A', 'attack R0 R1 R3 with barrage', 'KBK-17.24')
      .refuses('A', 'attack R0 R1 R1 with barrage', 'KBK-17.24')
      .refuses('A', 'attack R4* R5 R0 with barrage', 'KBK-17.24')
      .plays('A', 'attack R5 R3 R4* with barrage')
      .expects({ field: 'R4*' })
      .ends('B', 'answer')
    run('R1 R2 B3 ...').refuses('A', 'attack R1 R2 B3 with barrage', 'KBK-17.24').ends('A', 'action')
  })
})

describe('Grave Keeper', () => {
  const grave = (discard: string, hand: string) =>
    fight({ ...secrets('grave-keeper'), discard, hands: { A: hand, B: 'R3 B3 G3 R4 B4 R0' } })

  test('KBK-X64 (KBK-17.29) the sum aims at the card below the one taken', () => {
    grave('B2 R3', 'G1 B1 G5 R0 R2 B0')
      .refuses('A', 'attack G1 B1 R3 with grave-keeper', 'KBK-6.14')
      .ends('A', 'action')
  })

  test('KBK-X65 (KBK-17.29) where it fits it is a Sniper Fist', () => {
    grave('B5 R3', 'G1 B1 G5 R0 R2 B0')
      .plays('A', 'attack G1 B1 R3 with grave-keeper')
      .logs(
        { key: 'kabuken.take', seat: 'A', cards: ['R3'], rule: 'KBK-17.28' },
        { key: 'kabuken.attack', fist: 'sniper', damage: 1 },
      )
      .expects({ field: 'R3', handSizes: { A: 4 }, uses: { A: 1 } })
      .offers('B', 'counter R3')
      .offers('B', 'counter B3')
      .offers('B', 'counter G3')
      .refuses('B', 'counter R4', 'KBK-8.6')
      .plays('B', 'hit')
      .expects({ hp: { B: 7 } })
      .ends('A', 'goOn')
  })

  test('KBK-X66 (KBK-17.29) the first Field Card can be taken, but then no sum is possible', () => {
    const first = () =>
      fight({ ...secrets('grave-keeper'), discard: 'R3', deckSize: 41, hands: { A: 'R3 R1 G1 B0 R0 G5' } })
    first()
      .refuses('A', 'attack G1 B0 R3 with grave-keeper', 'KBK-6.14')
      .plays('A', 'attack R3 R3 with grave-keeper')
      .logs({ key: 'kabuken.attack', fist: 'dual', damage: 1 })
      .expects({ discard: 'R3 R3', handSizes: { A: 5 } })
      .ends('B', 'answer')
  })

  test('KBK-17.28, KBK-17.30 the taken card must be laid, and counts as a hand card', () => {
    fight({ ...secrets('grave-keeper'), discard: 'B5 R3', hands: { A: 'R3 G1 G1 B0 B1 B2' } })
      .refuses('A', 'attack G1 G1 with grave-keeper', 'KBK-17.30')
      .refuses('A', 'attack R3 R3 R3 with grave-keeper', 'KBK-6.1')
      .plays('A', 'attack R3 R3 with grave-keeper')
      .plays('B', 'hit')
      .refuses('A', 'attack R3 R3 with grave-keeper', 'KBK-6.1')
      .ends('A', 'goOn')
  })

  test('KBK-21.1 (V9) one card in hand is enough to go on while Grave Keeper is usable', () => {
    const last = (uses: number) =>
      fight({ ...secrets('grave-keeper'), uses: { A: uses }, hands: { A: 'R2 R2 R2' } })
        .plays('A', 'attack R2 R2')
        .plays('B', 'hit')
    last(0)
      .plays('A', 'attack R2 R2 with grave-keeper')
      .expects({ handSizes: { A: 0 } })
      .ends('B', 'answer')
    last(1).ends('B', 'action')
  })
})

test('KBK-X51 (KBK-16.13, KBK-18.1) Snake can do nothing with Grave Keeper', () => {
  fight({ characters: { A: 'snake' }, ...secrets('grave-keeper'), discard: 'B5 R3', hands: { A: 'R3 G1 B1 R0 B0 G5' } })
    .refuses('A', 'attack R3 R3 with grave-keeper', 'KBK-16.12')
    .doesNotOffer('A', 'attack R3 R3 with grave-keeper')
    .plays('A', 'psych-up R3')
    .ends('B', 'action')
})

describe('Mountain Storm', () => {
  test('KBK-X67 (KBK-17.32, KBK-18.51) Mountain Storm takes the last card, and its owner is not asked', () => {
    fight({ ...secrets('mountain-storm'), field: 'B5', hands: { A: 'R2 R2 ...', B: 'G2' } })
      .plays('A', 'storm')
      .logs({ key: 'kabuken.storm', seat: 'A', to: 'B', cards: ['G2'], rule: 'KBK-17.31' })
      .expects({ handSizes: { B: 0 }, field: 'B5', deckSize: 30 })
      .asks('A', 'action')
      .plays('A', 'attack R2 R2')
      .expects({ hp: { B: 7 }, handSizes: { B: 6 } })
      .ends('A', 'goOn')
  })

  test('KBK-17.31, KBK-17.32, KBK-3.3 two random cards of the target go openly beneath the pile', () => {
    fight({
      ...secrets('mountain-storm'),
      field: 'R5',
      deckSize: 41,
      hands: { A: 'R2 R2 ...', B: 'G0 G1 G2 G3 G4 G5' },
      script: 'G3 G1',
    })
      .plays('A', 'storm')
      .logs({ key: 'kabuken.storm', seat: 'A', to: 'B', cards: ['G3', 'G1'] })
      .expects({ hands: { B: 'G0 G2 G4 G5' }, discard: 'G1 G3 R5', deckSize: 41, uses: { A: 1 } })
      .ends('A', 'action')
  })

  test('KBK-15.11 a storm needs a legal attack in hand, and the attack must follow', () => {
    fight({ ...secrets('mountain-storm'), field: 'R0', hands: { A: 'R1 R2 B3 B4 G5 G2' } })
      .refuses('A', 'storm', 'KBK-15.11')
      .doesNotOffer('A', 'storm')
      .ends('A', 'action')
    fight({ ...secrets('mountain-storm'), hands: { A: 'R2 R2 ...', B: 'G0 ...' } })
      .plays('A', 'storm')
      .refuses('A', 'psych-up R2', 'KBK-15.11')
      .refuses('A', 'storm', 'KBK-15.6')
      .plays('A', 'attack R2 R2')
      .plays('B', 'hit')
      .plays('A', 'stop')
      .ends('B', 'action')
  })

  test('KBK-15.11 a storm may come before a later attack of the sequence too', () => {
    fight({ ...secrets('mountain-storm'), hands: { A: 'R2 R2 B1 B1 ...' } })
      .plays('A', 'attack R2 R2')
      .plays('B', 'hit')
      .plays('A', 'storm')
      .expects({ handSizes: { B: 4 } })
      .asks('A', 'goOn')
      .refuses('A', 'stop', 'KBK-15.11')
      .plays('A', 'attack B1 B1')
      .ends('B', 'answer')
  })
})
