import { describe, expect, test } from 'vitest'
import { seeded } from '../../../kernel/random.ts'
import { at, bigFight, extended, ring } from '../testing/tables.ts'

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

  test('KBK-19.2, KBK-19.1 turns go clockwise', () => {
    ring(3, { hands: { A: 'R2 ...', B: 'G1 ...', C: 'B0 ...' } })
      .plays('A', 'psych-up R2')
      .plays('B', 'psych-up G1')
      .plays('C', 'psych-up B0')
      .ends('A', 'action')
  })

  test('KBK-19.4, KBK-19.5 a counter passes the damage to the left; only the first target may defend', () => {
    ring(4, { hands: { A: 'R2 R2 ...', B: 'B2 R4 B4 ...', C: 'G2 R5 B5 ...' } })
      .plays('A', 'attack R2 R2')
      .offers('B', 'defend R4 B4')
      .plays('B', 'counter B2')
      .refuses('C', 'defend R5 B5', 'KBK-8.4')
      .doesNotOffer('C', 'defend R5 B5')
      .plays('C', 'hit')
      .expects({ hp: { A: 8, B: 8, C: 7, D: 8 }, active: 'C' })
      .ends('C', 'action')
  })

  test('KBK-9.2 a chain may go round more than once', () => {
    ring(3, { hands: { A: 'R2 R2 R2 ...', B: 'B2 B2 ...', C: 'G2 ...' } })
      .plays('A', 'attack R2 R2')
      .plays('B', 'counter B2')
      .plays('C', 'counter G2')
      .plays('A', 'counter R2')
      .plays('B', 'counter B2')
      .plays('C', 'hit')
      .expects({ hp: { A: 8, B: 8, C: 7 } })
      .ends('C', 'action')
  })

  test('KBK-19.6 after the shuffle the Field Card stays, and everything else is in the deck', () => {
    ring(3, { deckSize: 1, deck: 'B0', field: 'R4', hands: { A: 'R2 ...' } })
      .plays('A', 'psych-up R2')
      .logs({ key: 'kabuken.reshuffle', count: 35 })
      .expects({ discard: 'R2', deckSize: 35, shuffle: 1, runOuts: 1 })
      .ends('B', 'action')
  })

  test('KBK-19.7 the two cards of Dazzle are shuffled into the new deck', () => {
    bigFight(3, {
      secrets: { A: 'dazzle' },
      deckSize: 2,
      deck: 'G5 G3',
      field: 'R4',
      hands: { A: 'R2 R2 ...', B: 'B0 B1 G0 G1' },
      script: 'G3 G5',
    })
      .plays('A', 'attack R2 R2')
      .plays('B', 'hit')
      .plays('A', 'use')
      .logs(
        { key: 'kabuken.dazzle', cards: ['G5', 'G3'] },
        { key: 'kabuken.damage', seat: 'B', amount: 2 },
        { key: 'kabuken.runOut', times: 1 },
        { key: 'kabuken.reshuffle' },
        { key: 'kabuken.draw', seat: 'B', cards: ['G3', 'G5'] },
      )
      .expects({ hp: { B: 5 }, discard: 'R2' })
      .ends('A', 'goOn')
  })

  test('KBK-19.8 one knock-out ends the game; most HP win, ties share', () => {
    ring(4, { hp: { A: 3, B: 1, C: 5, D: 5 }, hands: { A: 'R2 R2 ...' } })
      .plays('A', 'attack R2 R2')
      .plays('B', 'hit')
      .endsMatch({ places: [3, 3, 1, 1], reason: 'knockOut', rule: 'KBK-19.8' })
  })

  test('KBK-19.9 the second run-out ends the game at once, in the middle of a draw', () => {
    ring(3, { runOuts: 1, shuffle: 1, deckSize: 2, hp: { A: 4, B: 6, C: 5 }, hands: { A: 'R2' } })
      .plays('A', 'psych-up R2')
      .expects({ handSizes: { A: 2 }, deckSize: 0, runOuts: 2 })
      .endsMatch({ places: [2, 1, 2], reason: 'runOut', rule: 'KBK-19.8' })
  })

  test('KBK-19.10, KBK-16.17 Snake wins alone at the second run-out, not at the first, nor at a knock-out', () => {
    const snake = { characters: { C: 'snake' }, hp: { A: 8, B: 1, C: 1 } }
    bigFight(3, { ...snake, runOuts: 1, shuffle: 1, deckSize: 1, hands: { A: 'R2 ...' } })
      .plays('A', 'psych-up R2')
      .endsMatch({ places: [2, 2, 1], reason: 'snake', rule: 'KBK-16.17' })
    bigFight(3, { ...snake, deckSize: 1, hands: { A: 'R2 ...' } })
      .plays('A', 'psych-up R2')
      .outcome(null)
      .ends('B', 'action')
    bigFight(3, { ...snake, hands: { A: 'R2 R2 ...' } })
      .plays('A', 'attack R2 R2')
      .plays('B', 'hit')
      .endsMatch({ places: [1, 2, 2], reason: 'knockOut' })
  })

  test('KBK-19.11 without discards to shuffle the draw stops, and that is no further run-out', () => {
    bigFight(4, {
      characters: { A: 'horse' },
      field: 'G5',
      deckSize: 1,
      hands: { A: 'R2 R2 ...' },
      handSizes: { A: 10, B: 14, C: 14, D: 14 },
    })
      .plays('A', 'pay 3')
      .logs({ key: 'kabuken.runOut', times: 1 }, { key: 'kabuken.draw', seat: 'A', count: 1 })
      .expects({ hp: { A: 6 }, handSizes: { A: 11 }, deckSize: 0, runOuts: 1, discard: 'G5' })
      .outcome(null)
      .ends('A', 'action')
  })

  test('KBK-19.11, KBK-20.1 once there are discards again, whoever has to draw shuffles them', () => {
    bigFight(5, {
      characters: { A: 'horse' },
      field: 'G5',
      deckSize: 1,
      hands: { A: 'R2 R2 ...', B: 'G1 ...', C: 'G2 ...', D: 'G3 ...', E: 'B0 B1' },
      handSizes: { A: 8, B: 14, C: 14, D: 14 },
    })
      .plays('A', 'pay 2')
      .expects({ deckSize: 0, runOuts: 1 })
      .plays('A', 'attack R2 R2')
      .plays('B', 'hit')
      .plays('A', 'stop')
      .plays('B', 'psych-up G1')
      .plays('C', 'psych-up G2')
      .plays('D', 'psych-up G3')
      .plays('E', 'psych-up B0')
      .logs({ key: 'kabuken.reshuffle', count: 6 }, { key: 'kabuken.draw', seat: 'E', count: 5 })
      .expects({ runOuts: 1, deckSize: 1, discard: 'B0' })
      .ends('A', 'action')
  })
})

describe('giving up', () => {
  test('KBK-21.14 with two players at any time, and the other has won', () => {
    ring(2, {})
      .givesUp('B')
      .endsMatch({ places: [1, 2], reason: 'gaveUp', rule: 'KBK-21.14' })
    ring(2, { hands: { A: 'R2 R2 ...' } })
      .plays('A', 'attack R2 R2')
      .givesUp('A')
      .endsMatch({ places: [2, 1], reason: 'gaveUp' })
  })

  test('KBK-21.14 also while characters are picked, and that moment can be written and read', () => {
    const rules = extended()
    const s = rules.deal(seeded('sfc32', 'draft'))
    expect(rules.concede(s, 0)).toBeNull()
    expect(rules.outcome(s)).toMatchObject({ places: [2, 1], reason: 'gaveUp' })
    expect(at(rules, rules.position.write(s))).toEqual(s)
  })

  test.each([3, 4, 5, 6, 7])('KBK-21.14 with %i players a seat can only be handed over', (seats) => {
    ring(seats).mayNotGiveUp('B', 'KBK-21.14').outcome(null).ends('A', 'action')
  })
})
