import { describe, test } from 'vitest'
import { fight } from '../testing/tables.ts'

const secrets = (A: string, B?: string) => ({ secrets: B === undefined ? { A } : { A, B } })

describe('Protection Amulet', () => {
  test('KBK-X56 (KBK-18.40) it is of no use against Tiger', () => {
    fight({
      characters: { A: 'tiger' },
      ...secrets('greed', 'protection-amulet'),
      hands: { A: 'R2 R2 ...', B: 'R1 B1 G3 R3 B0 G0' },
    })
      .plays('A', 'attack R2 R2')
      .refuses('B', 'defend R1 B1', 'KBK-16.5')
      .refuses('B', 'defend R1 B1 G3 R3', 'KBK-16.5')
      .plays('B', 'hit')
      .expects({ hp: { B: 7 } })
      .ends('A', 'goOn')
  })

  test('KBK-X57 (KBK-17.38, KBK-17.39) each further pair takes 1 more', () => {
    fight({
      ...secrets('greed', 'protection-amulet'),
      field: 'R0',
      hands: { A: 'R5* B5* G5* ...', B: 'R1 B1 G2 R2 B0 G0' },
    })
      .plays('A', 'attack R5* B5* G5*')
      .plays('B', 'defend R1 B1 G2 R2 B0 G0')
      .logs({ key: 'kabuken.defend', pairs: 3 }, { key: 'kabuken.draw', seat: 'B', count: 6 })
      .expects({ hp: { B: 6 }, handSizes: { B: 6 } })
      .ends('A', 'goOn')
  })
})

test('KBK-X60 (KBK-18.7, KBK-17.15) a payment is no damage: Strong Seal is not offered', () => {
  fight({ characters: { A: 'ox' }, ...secrets('strong-seal'), hands: { A: 'R3 B3 ...' } })
    .plays('A', 'attack R3 B3=R')
    .expects({ hp: { A: 8 }, uses: { A: 0 } })
    .ends('B', 'answer')
})

describe('Dazzle', () => {
  test('KBK-X61 (KBK-17.25) the difference of two cards of the deck, at most 3', () => {
    fight({ ...secrets('dazzle'), hp: { B: 4 }, hands: { A: 'R2 R2 ...' }, deck: 'B5 R1' })
      .plays('A', 'attack R2 R2')
      .plays('B', 'hit')
      .expects({ hp: { B: 3 } })
      .asks('A', 'dazzle')
      .plays('A', 'use')
      .logs(
        { key: 'kabuken.dazzle', seat: 'A', cards: ['B5', 'R1'], damage: 3 },
        { key: 'kabuken.damage', seat: 'B', by: 'A', amount: 3, hp: 0 },
      )
      .endsMatch({ places: [1, 2], reason: 'knockOut' })
  })

  test('KBK-X62 (KBK-12.3, KBK-17.27) the last two cards: no difference, no damage, and the deck has run out', () => {
    fight({
      ...secrets('dazzle'),
      hp: { A: 3, B: 4 },
      hands: { A: 'R2 R2 R0 B1 B3 G0', B: 'G4 G1 ...' },
      handSizes: { B: 4 },
      deck: 'G2 G2',
      deckSize: 2,
    })
      .plays('A', 'attack R2 R2')
      .plays('B', 'hit')
      .plays('A', 'use')
      .logs({ key: 'kabuken.dazzle', cards: ['G2', 'G2'], damage: 0 }, { key: 'kabuken.runOut', times: 1 })
      .expects({ hp: { A: 3, B: 3 }, deckSize: 0, handSizes: { B: 4 }, field: 'R2' })
      .endsMatch({ places: [1, 1], reason: 'runOut', rule: 'KBK-13.2' })
  })

  test('KBK-X63 (KBK-17.26) it needs two cards in the deck', () => {
    fight({ ...secrets('dazzle'), hands: { A: 'R2 R2 ...' }, deckSize: 1 })
      .plays('A', 'attack R2 R2')
      .plays('B', 'hit')
      .expects({ deckSize: 1 })
      .ends('A', 'goOn')
  })
})

describe('Greed', () => {
  test('KBK-X68 (KBK-17.33, KBK-17.34, KBK-17.35, KBK-17.36, KBK-17.37) another turn, as many cards', () => {
    fight({ ...secrets('greed'), field: 'R0', hands: { A: 'G0 G1 G2 B5 B3 R4' } })
      .plays('A', 'attack G0 G1 G2')
      .plays('B', 'hit')
      .plays('A', 'stop')
      .asks('A', 'greed')
      .plays('A', 'use')
      .logs({ key: 'kabuken.greed', seat: 'A' }, { key: 'kabuken.draw', seat: 'A', count: 3 })
      .expects({ turn: 2, active: 'A', handSizes: { A: 6 }, uses: { A: 1 } })
      .asks('A', 'action')
      .plays('A', 'psych-up B5')
      .ends('B', 'action')
  })

  test('KBK-X69 (KBK-18.33) Dog is refilled to what she began the turn with', () => {
    fight({ characters: { A: 'dog' }, ...secrets('greed'), field: 'R0', hands: { A: 'G0 G1 G2 B5 R4' } })
      .plays('A', 'attack G0 G1 G2')
      .plays('B', 'hit')
      .plays('A', 'stop')
      .plays('A', 'use')
      .expects({ handSizes: { A: 5 }, active: 'A' })
      .ends('A', 'action')
  })

  test('KBK-X70 (KBK-18.19) Dragon attacks once in each of two turns', () => {
    fight({ characters: { A: 'dragon' }, ...secrets('greed'), hands: { A: 'G0 G0 R1 R1 B5 B3' } })
      .plays('A', 'attack G0 G0')
      .plays('B', 'hit')
      .asks('A', 'greed')
      .plays('A', 'use')
      .plays('A', 'attack R1 R1')
      .plays('B', 'hit')
      .expects({ hp: { B: 6 }, active: 'B' })
      .ends('B', 'action')
  })

  test('KBK-X71 (KBK-17.36) not offered to whoever is active next anyway', () => {
    fight({ ...secrets('greed'), hands: { A: 'G0 G0 ...', B: 'R0 ...' } })
      .plays('A', 'attack G0 G0')
      .plays('B', 'counter R0')
      .plays('A', 'hit')
      .expects({ active: 'A', uses: { A: 0 }, turn: 2 })
      .ends('A', 'action')
  })
})

test('KBK-X72 (KBK-18.21) Resurrection after a counter of Snake', () => {
  fight({
    characters: { B: 'snake' },
    ...secrets('greed', 'resurrection'),
    hp: { B: 3 },
    hands: { A: 'G0 G0 ...', B: 'R0 ...' },
  })
    .plays('A', 'attack G0 G0')
    .plays('B', 'counter R0')
    .plays('A', 'hit')
    .expects({ hp: { A: 6, B: 3 } })
    .asks('B', 'resurrection')
    .plays('B', 'use')
    .logs({ key: 'kabuken.heal', seat: 'B', amount: 2, hp: 5, rule: 'KBK-17.16' })
    .expects({ hp: { A: 6, B: 5 } })
    .ends('A', 'action')
})

describe('Strong Seal', () => {
  const sealed = (given: Record<string, unknown> = {}) =>
    fight({ ...secrets('greed', 'strong-seal'), hands: { A: 'R2 R2 B1 B1 ...', B: 'G2 R4 B4 ...' }, ...given })

  test('KBK-17.11, KBK-17.14 it negates the damage; its owner still counts as hit, the attack as no success', () => {
    sealed({ handSizes: { B: 4 } })
      .plays('A', 'attack R2 R2')
      .plays('B', 'hit')
      .asks('B', 'seal')
      .plays('B', 'use')
      .expects({ hp: { B: 8 }, handSizes: { B: 6 }, succeeding: false, uses: { B: 1 } })
      .asks('A', 'goOn')
      .plays('A', 'attack B1 B1')
      .plays('B', 'hit')
      .expects({ hp: { B: 7 } })
      .plays('A', 'stop')
      .plays('A', 'decline')
      .ends('B', 'action')
  })

  test('KBK-17.12, KBK-17.13 one whole damage, once it is known: after a defence, and in a chain', () => {
    fight({ ...secrets('greed', 'strong-seal'), hands: { A: 'R5* R5* ...', B: 'R4 B4 ...' } })
      .plays('A', 'attack R5* R5*')
      .plays('B', 'defend R4 B4')
      .asks('B', 'seal')
      .plays('B', 'decline')
      .expects({ hp: { B: 6 }, uses: { B: 0 } })
      .ends('A', 'goOn')
    fight({ ...secrets('strong-seal'), hands: { A: 'R5* R5* ...', B: 'G5 ...' } })
      .plays('A', 'attack R5* R5*')
      .plays('B', 'counter G5')
      .plays('A', 'hit')
      .asks('A', 'seal')
      .plays('A', 'use')
      .expects({ hp: { A: 8 }, handSizes: { A: 6 }, active: 'A' })
      .ends('A', 'action')
  })

  test('KBK-17.12 it is not offered for damage that is 0, nor for damage to others', () => {
    sealed().plays('A', 'attack R2 R2').plays('B', 'defend R4 B4').ends('A', 'goOn')
    sealed().plays('A', 'attack R2 R2').plays('B', 'counter G2').plays('A', 'hit').ends('A', 'action')
  })
})

describe('Resurrection', () => {
  const risen = (given: Record<string, unknown>) =>
    fight({ ...secrets('resurrection'), hp: { A: 3 }, hands: { A: 'R2 R2 B1 B1 ...', B: 'R4 B4 ...' }, ...given })

  test('KBK-17.16, KBK-17.17 the dealer of damage may recover 2, once', () => {
    risen({})
      .plays('A', 'attack R2 R2')
      .plays('B', 'hit')
      .plays('A', 'use')
      .expects({ hp: { A: 5, B: 7 }, uses: { A: 1 } })
      .plays('A', 'attack B1 B1')
      .plays('B', 'hit')
      .ends('A', 'goOn')
  })

  test('KBK-15.5, KBK-17.16 never above the maximum', () => {
    risen({ hp: { A: 7 } })
      .plays('A', 'attack R2 R2')
      .plays('B', 'hit')
      .plays('A', 'use')
      .expects({ hp: { A: 8 } })
      .ends('A', 'goOn')
    risen({ characters: { A: 'dragon' }, hp: { A: 9 } })
      .plays('A', 'attack R2 R2')
      .plays('B', 'hit')
      .plays('A', 'use')
      .expects({ hp: { A: 10 } })
      .ends('B', 'action')
  })

  test('KBK-17.18 not when the damage was defended or sealed to 0', () => {
    risen({}).plays('A', 'attack R2 R2').plays('B', 'defend R4 B4').ends('A', 'goOn')
    risen({ ...secrets('resurrection', 'strong-seal') })
      .plays('A', 'attack R2 R2')
      .plays('B', 'hit')
      .plays('B', 'use')
      .ends('A', 'goOn')
  })

  test('KBK-17.19 in a duel not after a knock-out', () => {
    risen({ hp: { A: 3, B: 1 } })
      .plays('A', 'attack R2 R2')
      .plays('B', 'hit')
      .expects({ hp: { A: 3, B: 0 }, uses: { A: 0 } })
      .endsMatch({ places: [1, 2] })
  })
})

describe('more of Dazzle, Greed and the Amulet', () => {
  test('KBK-17.25, KBK-17.26 the two cards go beneath the pile, before the target refills', () => {
    fight({
      ...secrets('dazzle'),
      field: 'R5',
      deckSize: 42,
      deck: 'G2 R4 B0',
      hands: { A: 'R2 R2 ...', B: 'G3 G0 G1 B4 B5' },
    })
      .plays('A', 'attack R2 R2')
      .plays('B', 'hit')
      .plays('A', 'use')
      .logs(
        { key: 'kabuken.dazzle', cards: ['G2', 'R4'], damage: 2 },
        { key: 'kabuken.damage', seat: 'B', amount: 2, rule: 'KBK-17.25' },
        { key: 'kabuken.draw', seat: 'B', cards: ['B0'] },
      )
      .expects({ hp: { B: 5 }, discard: 'G2 R4 R5 R2 R2' })
      .ends('A', 'goOn')
  })

  test('KBK-17.26 not after an attack that was defended to 0, nor against a target at 0 HP', () => {
    fight({ ...secrets('dazzle'), hands: { A: 'R2 R2 ...', B: 'R4 B4 ...' } })
      .plays('A', 'attack R2 R2')
      .plays('B', 'defend R4 B4')
      .ends('A', 'goOn')
    fight({ ...secrets('dazzle'), hp: { B: 1 }, hands: { A: 'R2 R2 ...' } })
      .plays('A', 'attack R2 R2')
      .plays('B', 'hit')
      .endsMatch({ places: [1, 2] })
  })

  test('KBK-17.34 Greed draws nothing for whoever has as many cards as before', () => {
    fight({ ...secrets('greed'), hands: { A: 'R2 ...' } })
      .plays('A', 'psych-up R2')
      .plays('A', 'use')
      .expects({ handSizes: { A: 6 }, deckSize: 29 })
      .ends('A', 'action')
  })

  test('KBK-17.35 Greed comes after a Psych Up too, and once', () => {
    fight({ ...secrets('greed'), hands: { A: 'R2 B0', B: 'G1 ...' } })
      .plays('A', 'psych-up R2')
      .asks('A', 'greed')
      .plays('A', 'use')
      .plays('A', 'psych-up B0')
      .ends('B', 'action')
  })

  test('KBK-17.39 no card is in two pairs, and every card is in one', () => {
    const hurt = (hand: string) =>
      fight({ ...secrets('greed', 'protection-amulet'), field: 'R0', hands: { A: 'R5* B5* G5* ...', B: hand } }).plays(
        'A',
        'attack R5* B5* G5*',
      )
    hurt('R1 B1 G1 R2 B3 G4')
      .refuses('B', 'defend R1 B1 G1', 'KBK-17.39')
      .refuses('B', 'defend R1 B1 B1 G1', 'KBK-8.3')
      .refuses('B', 'defend R1 B1 R2 B3', 'KBK-17.39')
      .refuses('B', 'defend R2 B3', 'KBK-8.3')
      .ends('B', 'answer')
    hurt('R1 R1 R1 B1 G0 B0').refuses('B', 'defend R1 R1 R1 B1', 'KBK-17.39').ends('B', 'answer')
    hurt('R1 R1 B1 B1 G0 B0')
      .plays('B', 'defend R1 R1 B1 B1')
      .expects({ hp: { B: 5 } })
      .ends('A', 'goOn')
  })

  test('KBK-17.40 the Amulet does nothing against a counter', () => {
    fight({ ...secrets('protection-amulet'), hands: { A: 'R2 R2 R4 B4 G1 B1', B: 'G2 ...' } })
      .plays('A', 'attack R2 R2')
      .plays('B', 'counter G2')
      .refuses('A', 'defend R4 B4', 'KBK-8.4')
      .refuses('A', 'defend R4 B4 G1 B1', 'KBK-8.4')
      .ends('A', 'chain')
  })
})
