import { describe, test } from 'vitest'
import { bigFight, fight } from '../testing/tables.ts'

// Chapter 18: between players.

test('KBK-18.39 Strong Seal works against Tiger and Rat', () => {
  fight({ characters: { A: 'tiger' }, secrets: { B: 'strong-seal' }, hands: { A: 'R2 R2 ...' } })
    .plays('A', 'attack R2 R2')
    .plays('B', 'hit')
    .plays('B', 'use')
    .expects({ hp: { B: 8 } })
    .ends('A', 'goOn')
  fight({ characters: { A: 'rat' }, secrets: { B: 'strong-seal' }, field: 'R5', hands: { A: 'B2 G3 R0 ...' } })
    .plays('A', 'attack B2 G3 R0')
    .plays('B', 'hit')
    .plays('B', 'use')
    .expects({ hp: { B: 8 } })
    .ends('A', 'goOn')
})

test('KBK-18.40 the Amulet does nothing against Rigid Palm', () => {
  fight({
    secrets: { A: 'rigid-palm', B: 'protection-amulet' },
    field: 'R0',
    hands: { A: 'R1 R1 R1 ...', B: 'R2 B2 R3 B3 G0 B0' },
  })
    .plays('A', 'attack R1 R1 R1 with rigid-palm')
    .expects({ hp: { B: 6 }, handSizes: { B: 6 } })
    .ends('A', 'goOn')
})

test('KBK-18.41 pairs that bring a Sniper Fist to 0 stop Poison Fang', () => {
  const shot = () =>
    fight({
      secrets: { A: 'poison-fang', B: 'protection-amulet' },
      field: 'R5',
      hands: { A: 'B0 G0 R5* ...', B: 'R2 B2 R3 B3 ...' },
    }).plays('A', 'attack B0 G0 R5*')
  shot()
    .plays('B', 'defend R2 B2 R3 B3')
    .expects({ hp: { B: 8 } })
    .ends('A', 'goOn')
  shot()
    .plays('B', 'defend R2 B2')
    .expects({ hp: { B: 6 } })
    .ends('A', 'goOn')
})

describe('Strong Seal', () => {
  test('KBK-18.42 a sealed attack allows no Dazzle and no Resurrection', () => {
    for (const secret of ['dazzle', 'resurrection'])
      fight({ secrets: { A: secret, B: 'strong-seal' }, hp: { A: 3 }, hands: { A: 'R2 R2 ...' } })
        .plays('A', 'attack R2 R2')
        .plays('B', 'hit')
        .plays('B', 'use')
        .expects({ hp: { A: 3, B: 8 } })
        .ends('A', 'goOn')
  })

  test('KBK-18.42 a sealed last attack is no success for Sheep', () => {
    fight({ characters: { A: 'sheep' }, secrets: { B: 'strong-seal' }, hp: { A: 3 }, hands: { A: 'R2 R2 B1 B1 ...' } })
      .plays('A', 'attack R2 R2')
      .plays('B', 'hit')
      .plays('B', 'decline')
      .plays('A', 'attack B1 B1')
      .plays('B', 'hit')
      .plays('B', 'use')
      .plays('A', 'stop')
      .expects({ hp: { A: 3, B: 7 } })
      .ends('B', 'action')
  })

  test('KBK-18.43 the extra damage of Dazzle is sealed separately; the attack stays successful', () => {
    fight({
      characters: { A: 'sheep' },
      secrets: { A: 'dazzle', B: 'strong-seal' },
      hp: { A: 3 },
      hands: { A: 'R2 R2 B1 B1 ...' },
      deck: 'R5 B0',
    })
      .plays('A', 'attack R2 R2')
      .plays('B', 'hit')
      .plays('B', 'decline')
      .plays('A', 'decline')
      .plays('A', 'attack B1 B1')
      .plays('B', 'hit')
      .plays('B', 'decline')
      .plays('A', 'use')
      .asks('B', 'seal')
      .plays('B', 'use')
      .expects({ hp: { B: 6 }, succeeding: true })
      .plays('A', 'stop')
      .expects({ hp: { A: 6 } })
      .ends('B', 'action')
  })

  test('KBK-18.54 the order is Strong Seal, the damage, Resurrection', () => {
    fight({ secrets: { A: 'resurrection', B: 'strong-seal' }, hp: { A: 3 }, hands: { A: 'R2 R2 ...' } })
      .plays('A', 'attack R2 R2')
      .plays('B', 'hit')
      .asks('B', 'seal')
      .expects({ hp: { B: 8 } })
      .plays('B', 'decline')
      .expects({ hp: { B: 7 } })
      .asks('A', 'resurrection')
      .plays('A', 'use')
      .expects({ hp: { A: 5 } })
      .ends('A', 'goOn')
  })

  test('KBK-18.54 and Dazzle comes after the damage', () => {
    fight({ secrets: { A: 'dazzle', B: 'strong-seal' }, hands: { A: 'R2 R2 ...' } })
      .plays('A', 'attack R2 R2')
      .plays('B', 'hit')
      .asks('B', 'seal')
      .plays('B', 'decline')
      .expects({ hp: { B: 7 } })
      .ends('A', 'dazzle')
  })
})

describe('Snake and Rooster', () => {
  test('KBK-18.44 they add nothing to an attack that cannot be countered', () => {
    for (const character of ['snake', 'rooster'])
      fight({ characters: { A: 'rat', B: character }, field: 'R5', hands: { A: 'B2 G3 R0 ...', B: 'G0 B0 ...' } })
        .plays('A', 'attack B2 G3 R0')
        .refuses('B', 'counter G0', 'KBK-16.1')
        .plays('B', 'hit')
        .logs({ key: 'kabuken.damage', seat: 'B', amount: 1 })
        .ends('A', 'goOn')
  })

  test('KBK-18.45, KBK-9.8 both add to the same chain, and the next chain begins anew', () => {
    fight({
      characters: { A: 'rooster', B: 'snake' },
      hands: { A: 'R2 R2 G2 B2 R1 R1', B: 'B2 G2 B1 G4 R4 R5' },
      deck: 'B0 B3 B4 B5 G0 G3',
    })
      .plays('A', 'attack R2 R2')
      .plays('B', 'counter B2')
      .logs({ key: 'kabuken.counter', damage: 2 })
      .plays('A', 'counter G2 B2')
      .logs({ key: 'kabuken.counter', damage: 3 })
      .plays('B', 'counter G2')
      .logs({ key: 'kabuken.counter', damage: 4 })
      .plays('A', 'hit')
      .expects({ hp: { A: 4, B: 7 } })
      .plays('A', 'attack R1 R1')
      .plays('B', 'counter B1')
      .logs({ key: 'kabuken.counter', damage: 2 })
      .ends('A', 'chain')
  })

  test("KBK-18.46 each of Rooster's two cards must counter by itself", () => {
    const attacked = (field: string, hand: string, attack: string, B: string) =>
      fight({ characters: { B: 'rooster' }, field, hands: { A: `${hand} ...`, B } }).plays('A', `attack ${attack}`)
    attacked('R0', 'G0 G1 G2', 'G0 G1 G2', 'G4 G5 R0 R1 B2 B3')
      .refuses('B', 'counter G4 R0', 'KBK-8.6')
      .plays('B', 'counter G4 G5')
      .ends('A', 'chain')
    attacked('R5', 'B2 G3 R0', 'B2 G3 R0', 'G0 B0 B3 R1 R2 R3')
      .refuses('B', 'counter G0 B3', 'KBK-8.6')
      .plays('B', 'counter G0 B0')
      .ends('A', 'chain')
    attacked('B4', 'R0 R1 R3', 'R0 R1 R3', 'R3 R3 B3 R1 R2 G5')
      .refuses('B', 'counter R3 B3', 'KBK-8.6')
      .plays('B', 'counter R3 R3')
      .ends('A', 'chain')
    attacked('R0', 'R3 B3 G3', 'R3 B3 G3', 'R3 B3 B0 R1 R2 G5')
      .refuses('B', 'counter R3 B0', 'KBK-8.6')
      .plays('B', 'counter R3 B3')
      .ends('A', 'chain')
    fight({ characters: { B: 'rooster' }, secrets: { A: 'barrage' }, hands: { A: 'R1 R2 R3 ...', B: 'R4 R5 B0 ...' } })
      .plays('A', 'attack R1 R2 R3 with barrage')
      .refuses('B', 'counter R4 B0', 'KBK-8.6')
      .plays('B', 'counter R4 R5')
      .ends('A', 'chain')
  })

  test('KBK-18.49 a reveal that empties the deck counts for Snake, and KBK-18.50 the damage comes first', () => {
    const last = (hp: number) =>
      fight({
        characters: { B: 'snake' },
        secrets: { A: 'dazzle' },
        hp: { B: hp },
        deckSize: 2,
        deck: 'R5 B0',
        hands: { A: 'R2 R2 ...' },
      })
        .plays('A', 'attack R2 R2')
        .plays('B', 'hit')
        .plays('A', 'use')
    last(5)
      .expects({ hp: { B: 1 } })
      .endsMatch({ places: [2, 1], reason: 'snake' })
    last(4)
      .expects({ hp: { B: 0 } })
      .endsMatch({ places: [1, 2], reason: 'knockOut' })
  })
})

test('KBK-18.47 everybody in the chain counters what Ox declared', () => {
  bigFight(3, {
    characters: { A: 'ox' },
    field: 'G2',
    hands: { A: 'R0 R1 B5* B2 G3 G4', B: 'R2 B0 ...', C: 'R3 B1 ...' },
  })
    .plays('A', 'attack R0 R1 B5*=R')
    .plays('B', 'counter R2')
    .refuses('C', 'counter B1', 'KBK-8.6')
    .plays('C', 'counter R3')
    .refuses('A', 'counter B2', 'KBK-8.6')
    .ends('A', 'chain')
})

test('KBK-18.51 Mountain Storm takes 2 of the 7 cards of Dog', () => {
  fight({ characters: { B: 'dog' }, secrets: { A: 'mountain-storm' }, hands: { A: 'R2 R2 ...' } })
    .expects({ handSizes: { B: 7 } })
    .plays('A', 'storm')
    .expects({ handSizes: { B: 5 } })
    .ends('A', 'action')
})

test('KBK-18.52 the flowers of Boar come back on her', () => {
  fight({ characters: { A: 'boar' }, hands: { A: 'G4 G5 G0 R0 R1 B2', B: 'G1 ...' }, field: 'R1' })
    .plays('A', 'attack G4 G5 G0')
    .plays('B', 'counter G1')
    .plays('A', 'hit')
    .expects({ hp: { A: 4 } })
    .ends('A', 'action')
})

test('KBK-18.53 Horse and Monkey are filled up to 6', () => {
  fight({ characters: { A: 'horse', B: 'dog' }, hands: { A: 'R2 B1' } })
    .plays('A', 'psych-up R2')
    .expects({ handSizes: { A: 6, B: 7 } })
    .ends('B', 'action')
  fight({ characters: { A: 'monkey', B: 'dog' }, hands: { A: 'R2 B1' }, deck: 'R0 R1 G2 G3 B4 B5' })
    .plays('A', 'psych-up R2')
    .expects({ handSizes: { A: 5 } })
    .plays('A', 'hold B4')
    .expects({ handSizes: { A: 6 } })
    .ends('B', 'action')
})
