import { describe, test } from 'vitest'
import { fight } from '../testing/tables.ts'

const secrets = (A: string, B?: string) => ({ secrets: B === undefined ? { A } : { A, B } })

describe('Floral Flame', () => {
  test('KBK-X47 (KBK-17.1, KBK-17.2, KBK-17.3, KBK-17.4) one flower is a Dual Fist, and the only attack', () => {
    fight({ ...secrets('floral-flame'), hands: { A: 'G5* R2 R2 B0 B1 B3', B: 'R5 B5 G5 R4 B4 R0' } })
      .plays('A', 'attack G5* with floral-flame')
      .logs(
        { key: 'kabuken.show', seat: 'A', cards: ['R2', 'R2', 'B0', 'B1', 'B3', 'G5*'], rule: 'KBK-17.1' },
        { key: 'kabuken.attack', fist: 'dual', damage: 1 },
      )
      .offers('B', 'counter R5')
      .offers('B', 'counter B5')
      .offers('B', 'counter G5')
      .refuses('B', 'counter R4', 'KBK-8.6')
      .offers('B', 'defend R4 B4')
      .plays('B', 'hit')
      .expects({ hp: { B: 7 }, handSizes: { A: 5 }, active: 'B' })
      .ends('B', 'action')
  })

  test('KBK-X48 (KBK-17.3) not after another attack', () => {
    fight({ ...secrets('floral-flame'), hands: { A: 'G5* R2 R2 B0 B1 B3' } })
      .plays('A', 'attack R2 R2')
      .plays('B', 'hit')
      .refuses('A', 'attack G5* with floral-flame', 'KBK-17.3')
      .doesNotOffer('A', 'attack G5* with floral-flame')
      .ends('A', 'goOn')
  })

  test('KBK-X49 (KBK-18.35) any 4 of Boar is in flower', () => {
    fight({ characters: { A: 'boar' }, ...secrets('floral-flame'), hands: { A: 'R4 ...' } })
      .plays('A', 'attack R4 with floral-flame')
      .logs({ key: 'kabuken.attack', fist: 'dual', damage: 1 })
      .plays('B', 'hit')
      .expects({ hp: { B: 7 } })
      .ends('B', 'action')
  })

  test('KBK-17.1 the single card needs a flower', () => {
    fight({ ...secrets('floral-flame'), hands: { A: 'G5 ...' } })
      .refuses('A', 'attack G5 with floral-flame', 'KBK-17.1')
      .ends('A', 'action')
  })

  test('KBK-15.6 a permanent secret serves any number of times, an immediate one once', () => {
    fight({ ...secrets('floral-flame'), hands: { A: 'G5* R5* ...', B: 'R0 ...' } })
      .plays('A', 'attack G5* with floral-flame')
      .plays('B', 'hit')
      .plays('B', 'psych-up R0')
      .plays('A', 'attack R5* with floral-flame')
      .ends('B', 'answer')
    fight({ ...secrets('rigid-palm'), field: 'B0', hands: { A: 'R1 R1 R1 B2 B2 B2' } })
      .plays('A', 'attack R1 R1 R1 with rigid-palm')
      .refuses('A', 'attack B2 B2 B2 with rigid-palm', 'KBK-15.6')
      .ends('A', 'goOn')
  })
})

describe('Rigid Palm', () => {
  test('KBK-X58 (KBK-18.39, KBK-17.14) no answer is asked for, but Strong Seal is offered', () => {
    fight({
      ...secrets('rigid-palm', 'strong-seal'),
      field: 'B4',
      hands: { A: 'R0 R1 R3 ...', B: 'R3 G1 ...' },
      handSizes: { B: 4 },
    })
      .plays('A', 'attack R0 R1 R3 with rigid-palm')
      .asks('B', 'seal')
      .plays('B', 'use')
      .logs(
        { key: 'kabuken.seal', seat: 'B', amount: 2 },
        { key: 'kabuken.damage', seat: 'B', amount: 0 },
        { key: 'kabuken.draw', seat: 'B', count: 2 },
      )
      .expects({ hp: { B: 8 }, handSizes: { B: 6 }, uses: { A: 1, B: 1 }, succeeding: false })
      .ends('A', 'goOn')
  })

  test('KBK-X59 (KBK-17.5) it goes with a God Fist only', () => {
    fight({ ...secrets('rigid-palm'), field: 'B0', hands: { A: 'R3 B3 G3 R5* R5* R5' } })
      .refuses('A', 'attack R3 B3 G3 with rigid-palm', 'KBK-17.5')
      .plays('A', 'attack R5* R5* R5 with rigid-palm')
      .logs({ key: 'kabuken.attack', fist: 'resoluteGod', damage: 4 })
      .expects({ hp: { B: 4 } })
      .ends('A', 'goOn')
  })
})

describe('Poison Fang', () => {
  test('KBK-X54 (KBK-17.6, KBK-17.7, KBK-17.8) 1 more for a successful Sniper Fist, also in a chain', () => {
    const shot = () =>
      fight({
        ...secrets('poison-fang'),
        field: 'R5',
        hands: { A: 'B2 G3 R0 R1 B1 G5', B: 'G0 R4 B4 R2 B3 B5' },
      }).plays('A', 'attack B2 G3 R0')
    shot()
      .plays('B', 'hit')
      .expects({ hp: { B: 6 } })
      .ends('A', 'goOn')
    shot()
      .plays('B', 'defend R4 B4')
      .expects({ hp: { B: 8 } })
      .ends('A', 'goOn')
    shot()
      .plays('B', 'counter G0')
      .logs({ key: 'kabuken.counter', damage: 2 })
      .plays('A', 'hit')
      .expects({ hp: { A: 6, B: 8 } })
      .ends('A', 'action')
  })

  test('KBK-X55 (KBK-7.8) a defence that leaves 1 does not stop it', () => {
    fight({ ...secrets('poison-fang'), field: 'R5', hands: { A: 'B0 G0 R5* ...', B: 'R4 B4 ...' } })
      .plays('A', 'attack B0 G0 R5*')
      .logs({ key: 'kabuken.attack', fist: 'sniper', damage: 2 })
      .plays('B', 'defend R4 B4')
      .expects({ hp: { B: 6 }, succeeding: true })
      .ends('A', 'goOn')
  })

  test('KBK-17.7 not for a Sniper God Fist', () => {
    fight({ ...secrets('poison-fang'), field: 'B4', hands: { A: 'R0 R1 R3 ...' } })
      .plays('A', 'attack R0 R1 R3')
      .plays('B', 'hit')
      .expects({ hp: { B: 6 } })
      .ends('A', 'goOn')
  })

  test('KBK-17.7 the poison is one damage together with the attack: Strong Seal stops both', () => {
    fight({ ...secrets('poison-fang', 'strong-seal'), field: 'R5', hands: { A: 'B2 G3 R0 ...' } })
      .plays('A', 'attack B2 G3 R0')
      .plays('B', 'hit')
      .plays('B', 'use')
      .logs({ key: 'kabuken.seal', amount: 2 })
      .expects({ hp: { B: 8 } })
      .ends('A', 'goOn')
  })
})

describe('In the Palm', () => {
  test('KBK-17.9, KBK-17.10, KBK-3.3 one card goes beneath the pile before each attack; the Field Card stays', () => {
    fight({
      ...secrets('in-the-palm'),
      field: 'R5',
      deckSize: 41,
      hands: { A: 'B2 G3 R0 R1 R1 B5', B: 'G4 G4* G1 B0 B1 B3' },
    })
      .plays('A', 'attack B2 G3 R0 under B5')
      .logs(
        { key: 'kabuken.bury', seat: 'A', cards: ['B5'], rule: 'KBK-17.9' },
        { key: 'kabuken.attack', fist: 'sniper' },
      )
      .expects({ discard: 'B5 R5 B2 G3 R0', handSizes: { A: 2 } })
      .plays('B', 'hit')
      .refuses('A', 'attack R1 R1 under R1', 'KBK-6.1')
      .ends('A', 'goOn')
    fight({ ...secrets('in-the-palm'), hands: { A: 'R1 R1 B2 B2 R5 G0' } })
      .plays('A', 'attack R1 R1 under R5')
      .plays('B', 'hit')
      .plays('A', 'attack B2 B2 under G0')
      .expects({ handSizes: { A: 0 }, uses: { A: 0 } })
      .ends('B', 'answer')
  })
})
