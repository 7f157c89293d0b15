import { describe, test } from 'vitest'
import { bigFight, duel, fight, ring } from '../testing/tables.ts'

// Chapters 4, 5 and 10 to 13, beyond the examples.

describe('the turn', () => {
  test('KBK-4.1, KBK-4.2 attack or Psych Up, whatever the hand holds', () => {
    const both = () => duel({ hands: { A: 'R2 R2 ...' } })
    both().offers('A', 'attack R2 R2').plays('A', 'psych-up R2').ends('B', 'action')
    both().offers('A', 'psych-up R2').plays('A', 'attack R2 R2').ends('B', 'answer')
  })

  test('KBK-4.4 a turn is counted from becoming active; going on is part of it, an extra turn is new', () => {
    fight({ turn: 4, secrets: { A: 'greed' }, hands: { A: 'R2 R2 B1 B1 ...' } })
      .plays('A', 'attack R2 R2')
      .plays('B', 'hit')
      .plays('A', 'attack B1 B1')
      .plays('B', 'hit')
      .expects({ turn: 4, attacks: 2 })
      .plays('A', 'stop')
      .plays('A', 'use')
      .expects({ turn: 5, attacks: 0, active: 'A' })
      .ends('A', 'action')
  })

  test('KBK-4.5 at the end of a turn: Sheep heals, momentum refills, Greed is offered, the next begins', () => {
    bigFight(5, {
      characters: { A: 'sheep' },
      secrets: { A: 'greed' },
      momentum: 'A',
      hp: { A: 2, E: 0 },
      hands: { A: 'R2 R2 B1 B1 G0 G4', E: '' },
    })
      .plays('A', 'attack R2 R2')
      .plays('B', 'hit')
      .plays('A', 'attack B1 B1')
      .plays('B', 'hit')
      .plays('A', 'stop')
      .logs({ key: 'kabuken.heal', seat: 'A', hp: 5 }, { key: 'kabuken.draw', seat: 'A', count: 4 })
      .asks('A', 'greed')
      .plays('A', 'decline')
      .logs({ key: 'kabuken.turn', seat: 'B' })
      .ends('B', 'action')
  })
})

describe('Psych Up', () => {
  test('KBK-5.1 exactly one card of the hand is discarded', () => {
    duel({ hands: { A: 'R2 B0 G1 G3 G4 G5' } })
      .refuses('A', 'psych-up', 'KBK-5.1')
      .refuses('A', 'psych-up R2 B0', 'KBK-5.1')
      .refuses('A', 'psych-up R3', 'KBK-5.1')
      .ends('A', 'action')
  })

  test('KBK-5.2, KBK-5.3, KBK-5.4 the discard is the new Field Card, and only the active player refills', () => {
    duel({ field: 'G4', hands: { A: 'R2 B0', B: 'G1 G3' }, deck: 'B1 B2 B3 B4 B5 R5' })
      .plays('A', 'psych-up R2')
      .expects({ field: 'R2', hands: { A: 'B0 B1 B2 B3 B4 B5' }, handSizes: { A: 6, B: 2 }, active: 'B' })
      .ends('B', 'action')
  })

  test('KBK-5.5 psyching up after a Psych Up draws no more than usual', () => {
    duel({ hands: { A: 'R2 ...', B: 'G1 ...' } })
      .plays('A', 'psych-up R2')
      .plays('B', 'psych-up G1')
      .expects({ handSizes: { A: 6, B: 6 }, deckSize: 28 })
      .ends('A', 'action')
  })

  test('KBK-21.6 a player without cards psychs up without being asked', () => {
    ring(3, { field: 'R5', hands: { A: 'R2 ...', B: '', C: 'G1 ...' } })
      .plays('A', 'psych-up R2')
      .logs({ key: 'kabuken.psychUp', seat: 'B', cards: [] }, { key: 'kabuken.draw', seat: 'B', count: 6 })
      .ends('C', 'action')
  })

  test('KBK-21.6 Horse is asked if she can pay', () => {
    const empty = (hp: number) =>
      fight({ characters: { B: 'horse' }, hp: { B: hp }, hands: { A: 'R2 ...', B: '' } }).plays('A', 'psych-up R2')
    empty(2).offers('B', 'psych-up').offers('B', 'pay 1').ends('B', 'action')
    empty(1)
      .expects({ handSizes: { B: 6 } })
      .ends('A', 'action')
  })
})

describe('refill and next player', () => {
  test('KBK-10.1, KBK-10.5 whoever defended the last attack refills and is active next', () => {
    duel({ hands: { A: 'R2 R2', B: 'R4 B4 G1' } })
      .plays('A', 'attack R2 R2')
      .plays('B', 'defend R4 B4')
      .expects({ hp: { B: 8 }, handSizes: { A: 0, B: 6 }, active: 'B' })
      .ends('B', 'action')
  })

  test('KBK-10.4 the attacker does not refill', () => {
    duel({ hands: { A: 'R2 R2 ...' } })
      .plays('A', 'attack R2 R2')
      .plays('B', 'hit')
      .plays('A', 'stop')
      .expects({ handSizes: { A: 4 }, deckSize: 30 })
      .ends('B', 'action')
  })
})

describe('continuous attack', () => {
  test('KBK-11.2, KBK-11.4 a defence to 0 does not stop it; between attacks there is no Psych Up', () => {
    duel({ hands: { A: 'R2 R2 B1 B1 ...', B: 'R4 B4 ...' } })
      .plays('A', 'attack R2 R2')
      .plays('B', 'defend R4 B4')
      .asks('A', 'goOn')
      .refuses('A', 'psych-up B1', 'TABLE-1')
      .plays('A', 'attack B1 B1')
      .ends('B', 'answer')
  })

  test('KBK-11.3 one attack is no continuous attack, and a last one without damage no success', () => {
    fight({ characters: { A: 'sheep' }, hp: { A: 4 }, hands: { A: 'R2 R2 ...' } })
      .plays('A', 'attack R2 R2')
      .plays('B', 'hit')
      .plays('A', 'stop')
      .expects({ hp: { A: 4 } })
      .ends('B', 'action')
    fight({ characters: { A: 'sheep' }, hp: { A: 4 }, hands: { A: 'R2 R2 B1 B1 ...', B: 'R4 B4 ...' } })
      .plays('A', 'attack R2 R2')
      .plays('B', 'hit')
      .plays('A', 'attack B1 B1')
      .plays('B', 'defend R4 B4')
      .plays('A', 'stop')
      .expects({ hp: { A: 4 } })
      .ends('B', 'action')
  })

  test('KBK-11.5 a knock-out ends the sequence', () => {
    ring(5, { hp: { B: 1 }, hands: { A: 'R2 R2 B1 B1 ...' } })
      .plays('A', 'attack R2 R2')
      .plays('B', 'hit')
      .expects({ active: 'C', attacks: 0 })
      .ends('C', 'action')
  })

  test('KBK-21.5, KBK-21.1 (V9) whether one may go on depends on the number of cards, not on what they are', () => {
    duel({ field: 'R5', hands: { A: 'R2 R2 B0 G4' } })
      .plays('A', 'attack R2 R2')
      .plays('B', 'hit')
      .ends('A', 'goOn')
    duel({ field: 'R5', hands: { A: 'R2 R2 B0' } })
      .plays('A', 'attack R2 R2')
      .plays('B', 'hit')
      .ends('B', 'action')
  })
})

describe('the end', () => {
  test('KBK-13.1, KBK-7.6 at 0 HP, and not below, the other has won', () => {
    duel({ field: 'R0', hp: { B: 2 }, hands: { A: 'R5* B5* G5* ...' } })
      .plays('A', 'attack R5* B5* G5*')
      .plays('B', 'hit')
      .expects({ hp: { B: 0 } })
      .endsMatch({ places: [1, 2], reason: 'knockOut', rule: 'KBK-13.1' })
  })

  test('KBK-13.1 the attacker can knock himself out', () => {
    duel({ hp: { A: 1 }, hands: { A: 'R2 R2 ...', B: 'G2 ...' } })
      .plays('A', 'attack R2 R2')
      .plays('B', 'counter G2')
      .plays('A', 'hit')
      .endsMatch({ places: [2, 1], reason: 'knockOut' })
  })

  test('KBK-12.4, KBK-16.22 Sheep heals before HP are compared, if her series was successful so far', () => {
    fight({
      characters: { A: 'sheep' },
      hp: { A: 4, B: 8 },
      deckSize: 2,
      hands: { A: 'R2 R2 R5* R5 ...', B: 'R4 B4 G0 G1 G3' },
    })
      .plays('A', 'attack R2 R2')
      .plays('B', 'hit')
      .plays('A', 'attack R5* R5')
      .plays('B', 'defend R4 B4')
      .logs({ key: 'kabuken.runOut' }, { key: 'kabuken.heal', seat: 'A', hp: 7 })
      .expects({ hp: { A: 7, B: 6 }, handSizes: { B: 5 } })
      .endsMatch({ places: [1, 2], reason: 'runOut' })
  })

  test('KBK-16.22 she heals too when a knock-out closes the sequence', () => {
    const series = { characters: { A: 'sheep' }, hands: { A: 'R2 R2 B1 B1 ...' } }
    bigFight(3, { ...series, hp: { A: 4, B: 2, C: 6 } })
      .plays('A', 'attack R2 R2')
      .plays('B', 'hit')
      .plays('A', 'attack B1 B1')
      .plays('B', 'hit')
      .expects({ hp: { A: 7, B: 0, C: 6 } })
      .endsMatch({ places: [1, 2, 2], rule: 'KBK-19.8' })
    fight({ ...series, hp: { A: 4, B: 2 } })
      .plays('A', 'attack R2 R2')
      .plays('B', 'hit')
      .plays('A', 'attack B1 B1')
      .plays('B', 'hit')
      .expects({ hp: { A: 7, B: 0 } })
      .endsMatch({ places: [1, 2], rule: 'KBK-13.1' })
  })

  test('KBK-12.5 the card that Monkey would put back does not undo a run-out', () => {
    fight({ characters: { A: 'monkey' }, hp: { A: 9, B: 7 }, deckSize: 2, hands: { A: 'R2 ...' } })
      .plays('A', 'psych-up R2')
      .expects({ hp: { A: 8 }, deckSize: 0, drawn: '' })
      .endsMatch({ places: [1, 2], reason: 'runOut' })
    bigFight(3, { characters: { A: 'monkey' }, deckSize: 2, deck: 'G0 G1', hands: { A: 'R2 ...' } })
      .plays('A', 'psych-up R2')
      .expects({ runOuts: 1, drawn: 'G0 G1' })
      .plays('A', 'hold G0')
      .expects({ runOuts: 1, shuffle: 1 })
      .ends('B', 'action')
  })

  test('KBK-12.2 a payment that takes the last card ends the game on the spot', () => {
    fight({ characters: { A: 'horse' }, hp: { A: 9, B: 7 }, deckSize: 2, hands: { A: 'R2 R2 ...' } })
      .plays('A', 'pay 3')
      .expects({ hp: { A: 6 }, handSizes: { A: 8 }, deckSize: 0 })
      .endsMatch({ places: [2, 1], reason: 'runOut', rule: 'KBK-13.2' })
  })
})
