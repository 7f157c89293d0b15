import { describe, expect, test } from 'vitest'
import {
  BASIC_HP,
  DAZZLE_MAX,
  DOG_LIMIT,
  DRAGON_HP,
  FOX_HP,
  HAND_LIMIT,
  HORSE_MAX,
  RESURRECTION_HEAL,
  SHEEP_HEAL,
} from '../constants.ts'
import { bigFight, fight, ring } from '../testing/tables.ts'

// KBK-22.1: the options of characters, secrets and larger tables.

test('KBK-22.1 fox on: she may be picked', () => {
  const picking = { window: 'character', active: null, draft: { order: 'AB', offers: {} }, deckSize: 54 }
  fight(picking, { fox: 'on' }).offers('A', 'pick fox').ends('A', 'character')
  fight(picking, { fox: 'off' }).doesNotOffer('A', 'pick fox').ends('A', 'character')
})

test('KBK-22.1 barrageFlowers none: flowers add nothing to Barrage', () => {
  fight({ secrets: { A: 'barrage' }, hands: { A: 'B3 B4* B5* ...' } }, { barrageFlowers: 'none' })
    .plays('A', 'attack B3 B4* B5* with barrage')
    .logs({ key: 'kabuken.attack', damage: 2 })
    .ends('B', 'answer')
  fight({ secrets: { A: 'barrage' }, hands: { A: 'B4 B4* ...' } }, { barrageFlowers: 'none' })
    .plays('A', 'attack B4 B4*')
    .logs({ key: 'kabuken.attack', damage: 2 })
    .ends('B', 'answer')
})

test('KBK-22.1 amuletPairs sameNumber: all pairs of a defence share a number', () => {
  fight(
    {
      secrets: { B: 'protection-amulet' },
      field: 'R0',
      hands: { A: 'R5* B5* G5* ...', B: 'R1 R1 B1 G1 R2 B2' },
    },
    { amuletPairs: 'sameNumber' },
  )
    .plays('A', 'attack R5* B5* G5*')
    .refuses('B', 'defend R1 B1 R2 B2', 'KBK-17.39')
    .doesNotOffer('B', 'defend R1 B1 R2 B2')
    .plays('B', 'defend R1 B1 R1 G1')
    .expects({ hp: { B: 5 } })
    .ends('A', 'goOn')
})

test('KBK-22.1 poisonFangCarry no: the poison is no part of chain damage', () => {
  fight(
    { secrets: { A: 'poison-fang' }, field: 'R5', hands: { A: 'B2 G3 R0 ...', B: 'G0 ...' } },
    { poisonFangCarry: 'no' },
  )
    .plays('A', 'attack B2 G3 R0')
    .plays('B', 'counter G0')
    .plays('A', 'hit')
    .expects({ hp: { A: 7 } })
    .ends('A', 'action')
})

describe('KBK-22.1 horseTiming anyAttack', () => {
  const horse = () =>
    fight({ characters: { A: 'horse' }, hands: { A: 'R2 R2 B1 B1 ...' } }, { horseTiming: 'anyAttack' })

  test('she may pay before each attack, 3 in a turn', () => {
    horse()
      .plays('A', 'pay 1')
      .plays('A', 'attack R2 R2')
      .plays('B', 'hit')
      .plays('A', 'pay 2')
      .expects({ hp: { A: 6 }, paid: 3 })
      .refuses('A', 'pay 1', 'KBK-16.19')
      .refuses('A', 'stop', 'KBK-16.21')
      .plays('A', 'attack B1 B1')
      .ends('B', 'answer')
  })

  test('KBK-21.1 V9 opens for her as long as she may still pay, whatever she holds', () => {
    const few = (hand: string, more = {}) =>
      fight({ characters: { A: 'horse' }, hands: { A: hand }, ...more }, { horseTiming: 'anyAttack' })
        .plays('A', 'attack R2 R2')
        .plays('B', 'hit')
    few('R2 R2')
      .asks('A', 'goOn')
      .plays('A', 'pay 2')
      .expects({ hp: { A: 7 }, handSizes: { A: 2 } })
      .ends('A', 'goOn')
    few('R2 R2 B1').plays('A', 'pay 1').ends('A', 'goOn')
    few('R2 R2', { hp: { A: 1 } }).ends('B', 'action')
    few('R2 R2', { paid: 3 }).ends('B', 'action')
  })

  test('the payments of a new turn are counted anew', () => {
    horse()
      .plays('A', 'pay 3')
      .plays('A', 'attack R2 R2')
      .plays('B', 'hit')
      .plays('A', 'stop')
      .plays('B', 'psych-up R5*')
      .expects({ paid: 0, active: 'A' })
      .offers('A', 'pay 3')
      .ends('A', 'action')
  })
})

test('KBK-22.1 monkeyCost optional: she may psych up in the ordinary way', () => {
  const monkey = () =>
    fight({ characters: { A: 'monkey' }, hp: { A: 4 }, hands: { A: 'R2 B1 G0' } }, { monkeyCost: 'optional' })
  monkey()
    .offers('A', 'psych-up R2 plainly')
    .plays('A', 'psych-up R2 plainly')
    .expects({ hp: { A: 4 }, handSizes: { A: 6 } })
    .ends('B', 'action')
  monkey()
    .plays('A', 'psych-up R2')
    .expects({ hp: { A: 3 } })
    .ends('A', 'monkey')
  fight({ characters: { A: 'monkey' }, hp: { A: 4 }, hands: { A: 'R2 B1 G0' } })
    .refuses('A', 'psych-up R2 plainly', 'TABLE-1')
    .ends('A', 'action')
})

describe('KBK-21.6 monkeyCost optional: with an empty hand Monkey is asked how she psychs up', () => {
  const emptyHanded = (hp: number, options: Readonly<Record<string, string>>) =>
    fight({ active: 'B', characters: { A: 'monkey' }, hp: { A: hp }, hands: { A: '', B: 'R2 ...' } }, options).plays(
      'B',
      'psych-up R2',
    )

  test('for 1 HP with a choice of two, or plainly', () => {
    const asked = () => emptyHanded(4, { monkeyCost: 'optional' }).asks('A', 'action')
    asked()
      .plays('A', 'psych-up')
      .expects({ hp: { A: 3 } })
      .ends('A', 'monkey')
    asked()
      .plays('A', 'psych-up plainly')
      .expects({ hp: { A: 4 }, handSizes: { A: 6 } })
      .ends('B', 'action')
  })

  test('not with 1 HP, and not where she has to pay: there is nothing to choose', () => {
    emptyHanded(1, { monkeyCost: 'optional' })
      .expects({ hp: { A: 1 } })
      .ends('B', 'action')
    emptyHanded(4, {})
      .expects({ hp: { A: 3 } })
      .ends('A', 'monkey')
  })
})

test('KBK-20.5 deckOutLarge twice: nobody gains momentum when Dazzle has taken the last cards', () => {
  bigFight(
    5,
    {
      runOuts: 1,
      shuffle: 1,
      deck: 'R0 R5',
      deckSize: 2,
      secrets: { A: 'dazzle' },
      hp: { B: 2 },
      hands: { A: 'R2 R2 ...' },
    },
    { deckOutLarge: 'twice' },
  )
    .plays('A', 'attack R2 R2')
    .plays('B', 'hit')
    .plays('A', 'use')
    .expects({ hp: { B: 0 }, momentum: null })
    .endsMatch({ places: [1, 5, 1, 1, 1], reason: 'runOut', rule: 'KBK-19.8' })
})

test('KBK-22.1 deckOutLarge twice: with five to seven players the second run-out ends the game', () => {
  ring(
    5,
    { runOuts: 1, shuffle: 1, deckSize: 1, hp: { A: 4, B: 6, C: 6, D: 1, E: 2 }, hands: { A: 'R2 ...' } },
    { deckOutLarge: 'twice' },
  )
    .plays('A', 'psych-up R2')
    .endsMatch({ places: [3, 1, 1, 3, 3], reason: 'runOut', rule: 'KBK-19.8' })
  ring(5, { deckSize: 1, hands: { A: 'R2 ...' } }, { deckOutLarge: 'twice' })
    .plays('A', 'psych-up R2')
    .outcome(null)
    .ends('B', 'action')
})

test('KBK-22.1 momentum eachAttack: its owner refills after each of his attacks', () => {
  ring(5, { momentum: 'A', hp: { E: 0 }, hands: { A: 'R2 R2 B1 B1 G0 G4', E: '' } }, { momentum: 'eachAttack' })
    .plays('A', 'attack R2 R2')
    .plays('B', 'hit')
    .expects({ handSizes: { A: 6 } })
    .plays('A', 'attack B1 B1')
    .plays('B', 'hit')
    .expects({ handSizes: { A: 6 } })
    .ends('A', 'goOn')
})

test('KBK-22.1 refillTiming end: whoever is knocked out has nothing to refill any more', () => {
  bigFight(5, { hp: { B: 2 }, hands: { A: 'R2 R2 B1 B1 ...', B: 'G3 G4' } }, { refillTiming: 'end' })
    .plays('A', 'attack R2 R2')
    .plays('B', 'hit')
    .plays('A', 'attack B1 B1')
    .plays('B', 'hit')
    .expects({ handSizes: { A: 6, B: 0 }, active: 'C', waiting: null })
    .ends('C', 'action')
})

test('KBK-22.2 the numbers behind the rules', () => {
  expect({
    BASIC_HP,
    HAND_LIMIT,
    DOG_LIMIT,
    DRAGON_HP,
    FOX_HP,
    DAZZLE_MAX,
    HORSE_MAX,
    SHEEP_HEAL,
    RESURRECTION_HEAL,
  }).toEqual({
    BASIC_HP: 8,
    HAND_LIMIT: 6,
    DOG_LIMIT: 7,
    DRAGON_HP: 2,
    FOX_HP: 5,
    DAZZLE_MAX: 3,
    HORSE_MAX: 3,
    SHEEP_HEAL: 3,
    RESURRECTION_HEAL: 2,
  })
})
