import { describe, expect, test } from 'vitest'
import { at, extended, fight, offered } from '../testing/tables.ts'

describe('Rat', () => {
  test('KBK-X22 (KBK-16.1, KBK-21.4) her Sniper Fist cannot be countered, yet the target is asked', () => {
    const shot = () =>
      fight({ characters: { A: 'rat' }, field: 'R5', hands: { A: 'B2 G3 R0 ...', B: 'G0 R4 B4 ...' } })
        .plays('A', 'attack B2 G3 R0')
        .asks('B', 'answer')
        .refuses('B', 'counter G0', 'KBK-16.1')
        .doesNotOffer('B', 'counter G0')
    shot()
      .plays('B', 'hit')
      .expects({ hp: { B: 7 } })
      .ends('A', 'goOn')
    shot()
      .plays('B', 'defend R4 B4')
      .expects({ hp: { B: 8 } })
      .ends('A', 'goOn')
  })

  test('KBK-X23 (KBK-6.10, KBK-16.1) what is Resolute by its power is no Sniper Fist of hers', () => {
    fight({ characters: { A: 'rat' }, field: 'B3', hands: { A: 'R1 B1 G1 ...', B: 'R1 ...' } })
      .plays('A', 'attack R1 B1 G1')
      .logs({ key: 'kabuken.attack', fist: 'resolute' })
      .plays('B', 'counter R1')
      .ends('A', 'chain')
  })

  test('KBK-16.1 her Sniper God Fist can be countered', () => {
    fight({ characters: { A: 'rat' }, field: 'B4', hands: { A: 'R0 R1 R3 ...', B: 'R3 ...' } })
      .plays('A', 'attack R0 R1 R3')
      .plays('B', 'counter R3')
      .ends('A', 'chain')
  })
})

describe('Ox', () => {
  test('KBK-X24 (KBK-16.2) he pays 1 HP and lays a Dual Fist of two colours', () => {
    fight({ characters: { A: 'ox' }, hp: { A: 5 }, hands: { A: 'R3 B3 ...', B: 'R3 B3 G3 R2 ...' } })
      .plays('A', 'attack R3 B3=R')
      .logs(
        { key: 'kabuken.pay', seat: 'A', amount: 1, hp: 4, rule: 'KBK-16.2' },
        { key: 'kabuken.attack', fist: 'dual', damage: 1 },
      )
      .expects({ hp: { A: 4 } })
      .refuses('B', 'counter R2', 'KBK-8.6')
      .offers('B', 'counter R3')
      .offers('B', 'counter B3')
      .offers('B', 'counter G3')
      .plays('B', 'hit')
      .expects({ hp: { A: 4, B: 7 } })
      .ends('A', 'goOn')
  })

  test('KBK-X25 (KBK-16.4, KBK-18.47, KBK-18.48) the card has its declared colour until the attack is over', () => {
    fight({ characters: { A: 'ox' }, field: 'G2', hands: { A: 'R0 R1 B5* ...', B: 'R2 B0 ...' } })
      .plays('A', 'attack R0 R1 B5*=R')
      .logs({ key: 'kabuken.attack', fist: 'color', damage: 2 })
      .refuses('B', 'counter B0', 'KBK-8.6')
      .offers('B', 'counter R2')
      .plays('B', 'hit')
      .expects({ hp: { A: 8, B: 6 }, field: 'B5*' })
      .ends('A', 'goOn')
  })

  test('KBK-X26 (KBK-7.7, KBK-16.3) at 1 HP he cannot pay', () => {
    fight({ characters: { A: 'ox' }, hp: { A: 1 }, hands: { A: 'R3 B3 ...' } })
      .refuses('A', 'attack R3 B3=R', 'KBK-16.3')
      .doesNotOffer('A', 'attack R3 B3=R')
      .ends('A', 'action')
  })

  test('KBK-16.3 each attack may have its own payment, which is not returned', () => {
    fight({ characters: { A: 'ox' }, hp: { A: 3 }, hands: { A: 'R3 B3 G1 B1 R5 G0', B: 'G3 ...' } })
      .plays('A', 'attack G1 B1=G')
      .plays('B', 'hit')
      .plays('A', 'attack R3 B3=R')
      .expects({ hp: { A: 1, B: 7 } })
      .plays('B', 'counter G3')
      .plays('A', 'hit')
      .expects({ hp: { A: 0 } })
      .endsMatch({ places: [2, 1], reason: 'knockOut' })
  })

  test('KBK-16.2 the number and the flower of the card stay', () => {
    fight({ characters: { A: 'ox' }, hands: { A: 'R4 B4* ...' } })
      .refuses('A', 'attack R4 B4*=B', 'KBK-16.2')
      .plays('A', 'attack R4 B4*=R')
      .logs({ key: 'kabuken.attack', fist: 'dual', damage: 2 })
      .ends('B', 'answer')
  })
})

test('KBK-X27 (KBK-16.5) Tiger: no pair helps, a counter does', () => {
  fight({ characters: { A: 'tiger' }, hands: { A: 'R2 R2 ...', B: 'R4 B4 G2 ...' } })
    .plays('A', 'attack R2 R2')
    .asks('B', 'answer')
    .refuses('B', 'defend R4 B4', 'KBK-16.5')
    .doesNotOffer('B', 'defend R4 B4')
    .plays('B', 'counter G2')
    .ends('A', 'chain')
})

describe('Dragon', () => {
  test('KBK-X28 (KBK-16.11, KBK-18.52) his additional damage comes back on him', () => {
    fight({ characters: { A: 'dragon' }, hp: { A: 2 }, hands: { A: 'R4* R4* ...', B: 'B4 ...' } })
      .plays('A', 'attack R4* R4*')
      .logs({ key: 'kabuken.attack', damage: 4 })
      .plays('B', 'counter B4')
      .plays('A', 'hit')
      .logs({ key: 'kabuken.damage', seat: 'A', amount: 4, hp: 0 })
      .endsMatch({ places: [2, 1], reason: 'knockOut', rule: 'KBK-13.1' })
  })

  test('KBK-X29 (KBK-16.10) he makes no continuous attack', () => {
    fight({ characters: { A: 'dragon' }, hands: { A: 'R4 R4* B1 B1 ...' } })
      .plays('A', 'attack R4 R4*')
      .plays('B', 'hit')
      .expects({ hp: { A: 10, B: 6 }, active: 'B' })
      .ends('B', 'action')
  })

  test('KBK-16.11 his HP count when the attack is laid: above 2 there is nothing to add', () => {
    fight({ characters: { A: 'dragon' }, hp: { A: 3 }, hands: { A: 'R1 R1 ...' } })
      .plays('A', 'attack R1 R1')
      .logs({ key: 'kabuken.attack', damage: 1 })
      .ends('B', 'answer')
  })
})

describe('Snake', () => {
  const bitten = () =>
    fight({ characters: { B: 'snake' }, hands: { A: 'R2 R2 B2 R0 R1 G5', B: 'G2 G2 B0 B1 R3 R4' } })
      .plays('A', 'attack R2 R2')
      .plays('B', 'counter G2')
      .logs({ key: 'kabuken.counter', seat: 'B', damage: 2 })
      .plays('A', 'counter B2')
      .logs({ key: 'kabuken.counter', seat: 'A', damage: 2 })

  test('KBK-X30 (KBK-16.14) each of her counters adds 1', () => {
    bitten()
      .plays('B', 'counter G2')
      .plays('A', 'hit')
      .expects({ hp: { A: 5, B: 7 } })
      .ends('A', 'action')
  })

  test('KBK-X31 (KBK-9.5) what she added stays, even if she is hit herself', () => {
    bitten()
      .plays('B', 'hit')
      .expects({ hp: { A: 8, B: 5 } })
      .ends('B', 'action')
  })

  test("KBK-X32 (KBK-16.17, KBK-18.49, KBK-13.3) she wins when the other's refill takes the last card", () => {
    fight({ characters: { B: 'snake' }, deckSize: 1, hp: { A: 8, B: 1 }, hands: { A: 'R2 ...' } })
      .plays('A', 'psych-up R2')
      .expects({ hp: { A: 8, B: 1 }, deckSize: 0 })
      .endsMatch({ places: [2, 1], reason: 'snake', rule: 'KBK-16.17' })
  })

  test('KBK-16.12, KBK-16.15 without a secret that is an attack she can only Psych Up', () => {
    fight({ characters: { A: 'snake' }, hands: { A: 'R2 R2 G0 G1 G2 B5' } })
      .refuses('A', 'attack R2 R2', 'KBK-16.12')
      .plays('A', 'psych-up R2')
      .ends('B', 'action')
    const rules = extended()
    const s = at(rules, { characters: { A: 'snake' }, hands: { A: 'R2 R2 G0 G1 G2 B5' } })
    expect(offered(rules, s, 0).filter((choice) => !choice.startsWith('psych-up'))).toEqual([])
  })
})
