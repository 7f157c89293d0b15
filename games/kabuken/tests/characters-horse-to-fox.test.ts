import { describe, test } from 'vitest'
import { fight } from '../testing/tables.ts'

describe('Horse', () => {
  test('KBK-X33 (KBK-16.20) she pays up to 3 HP, keeps 1, and draws as many cards', () => {
    fight({ characters: { A: 'horse' }, hp: { A: 3 }, hands: { A: 'R2 R2 R3 B0 G1 G5' }, deckSize: 20 })
      .offers('A', 'psych-up R3')
      .offers('A', 'pay 1')
      .offers('A', 'pay 2')
      .refuses('A', 'pay 3', 'KBK-16.20')
      .plays('A', 'pay 2')
      .logs({ key: 'kabuken.pay', seat: 'A', amount: 2, hp: 1 }, { key: 'kabuken.draw', seat: 'A', count: 2 })
      .expects({ hp: { A: 1 }, handSizes: { A: 8 }, deckSize: 18 })
      .asks('A', 'action')
      .plays('A', 'attack R2 R2 R3')
      .expects({ handSizes: { A: 5 } })
      .ends('B', 'answer')
  })

  test('KBK-X34 (KBK-16.19) hit with 7 cards in hand she draws nothing', () => {
    fight({ characters: { B: 'horse' }, hands: { A: 'R2 R2 ...', B: 'R4 ...' }, handSizes: { B: 7 } })
      .plays('A', 'attack R2 R2')
      .plays('B', 'hit')
      .expects({ hp: { B: 8 }, handSizes: { B: 7 }, deckSize: 30 })
      .ends('A', 'goOn')
  })

  test('KBK-16.20, KBK-16.19 once per turn, before the first attack, at most 3', () => {
    fight({ characters: { A: 'horse' }, hands: { A: 'R2 R2 B1 B1 G5 G0' } })
      .refuses('A', 'pay 4', 'KBK-16.19')
      .refuses('A', 'pay 0', 'KBK-16.20')
      .plays('A', 'pay 1')
      .refuses('A', 'pay 1', 'KBK-16.20')
      .plays('A', 'attack R2 R2')
      .plays('B', 'hit')
      .doesNotOffer('A', 'pay 1')
      .ends('A', 'goOn')
  })

  test('KBK-16.21 having paid she must attack, unless she holds no attack', () => {
    fight({ characters: { A: 'horse' }, hands: { A: 'R2 R2 B1 B0 G5 G0' } })
      .plays('A', 'pay 1')
      .refuses('A', 'psych-up B0', 'KBK-16.21')
      .doesNotOffer('A', 'psych-up B0')
      .ends('A', 'action')
    fight({ characters: { A: 'horse' }, field: 'R5', hands: { A: 'R2 R3 B4' }, deck: 'B5' })
      .plays('A', 'pay 1')
      .plays('A', 'psych-up B4')
      .expects({ hp: { A: 8 }, handSizes: { A: 6 } })
      .ends('B', 'action')
  })
})

describe('Sheep', () => {
  test('KBK-X35 (KBK-11.3, KBK-16.22) the last attack of a series must be successful, then she heals 3', () => {
    fight({ characters: { A: 'sheep' }, hp: { A: 4 }, hands: { A: 'R2 R2 B1 B1 G5 G0', B: 'R4 B4 ...' } })
      .plays('A', 'attack R2 R2')
      .plays('B', 'defend R4 B4')
      .plays('A', 'attack B1 B1')
      .plays('B', 'hit')
      .expects({ hp: { A: 4, B: 7 } })
      .plays('A', 'stop')
      .logs({ key: 'kabuken.heal', seat: 'A', amount: 3, hp: 7, rule: 'KBK-16.22' })
      .expects({ hp: { A: 7, B: 7 } })
      .ends('B', 'action')
  })

  test('KBK-X36 (KBK-7.5, KBK-11.3) a countered attack heals nothing, whoever is hit', () => {
    fight({ characters: { A: 'sheep' }, hp: { A: 7 }, hands: { A: 'R2 R2 B1 B1 G1 G0', B: 'R1 ...' } })
      .plays('A', 'attack R2 R2')
      .plays('B', 'hit')
      .plays('A', 'attack B1 B1')
      .plays('B', 'counter R1')
      .plays('A', 'counter G1')
      .plays('B', 'hit')
      .expects({ hp: { A: 7, B: 6 } })
      .ends('B', 'action')
  })
})

describe('Monkey', () => {
  test('KBK-X37 (KBK-16.23) she pays 1 HP, draws to 5 and chooses one of two', () => {
    fight({ characters: { A: 'monkey' }, hp: { A: 4 }, hands: { A: 'R2 B1 G0' }, deck: 'R0 R1 R3 G4 B5' })
      .plays('A', 'psych-up R2')
      .logs({ key: 'kabuken.pay', seat: 'A', amount: 1, hp: 3 }, { key: 'kabuken.draw', seat: 'A', count: 3 })
      .expects({ hp: { A: 3 }, handSizes: { A: 5 }, drawn: 'G4 B5', deckSize: 25 })
      .asks('A', 'monkey')
      .refuses('A', 'hold R0', 'KBK-16.23')
      .plays('A', 'hold B5')
      .expects({ hands: { A: 'R0 R1 R3 B1 B5 G0' }, deckSize: 26, active: 'B' })
      .plays('B', 'psych-up R5*')
      .logs({ key: 'kabuken.draw', seat: 'B', count: 1, cards: ['G4'] })
      .ends('A', 'action')
  })

  test('KBK-X38 (KBK-16.24) at 1 HP she psychs up in the ordinary way', () => {
    fight({ characters: { A: 'monkey' }, hp: { A: 1 }, hands: { A: 'R2 B1 G0' } })
      .plays('A', 'psych-up R2')
      .logs({ key: 'kabuken.draw', seat: 'A', count: 4 })
      .expects({ hp: { A: 1 }, handSizes: { A: 6 }, deckSize: 26 })
      .ends('B', 'action')
  })

  test('KBK-16.25 with 5 cards after the discard she draws only the two', () => {
    fight({ characters: { A: 'monkey' }, hands: { A: 'R2 B1 G0 G1 G2 G3' }, deck: 'R0 R1' })
      .plays('A', 'psych-up R2')
      .expects({ handSizes: { A: 5 }, drawn: 'R0 R1', deckSize: 28 })
      .plays('A', 'hold R0')
      .expects({ handSizes: { A: 6 }, deckSize: 29 })
      .ends('B', 'action')
  })
})

describe('Rooster', () => {
  test('KBK-X39 (KBK-16.26) a second card that counters adds 1', () => {
    fight({ characters: { B: 'rooster' }, hands: { A: 'B2 B2 ...', B: 'R2 G2 G2 G3 R0 R1' } })
      .plays('A', 'attack B2 B2')
      .refuses('B', 'counter R2 G3', 'KBK-8.6')
      .refuses('B', 'counter R2 G2 G2', 'KBK-16.26')
      .plays('B', 'counter R2 G2')
      .logs({ key: 'kabuken.counter', seat: 'B', damage: 2 })
      .plays('A', 'hit')
      .expects({ hp: { A: 6 } })
      .ends('A', 'action')
  })

  test('KBK-X40 (KBK-16.27) not against a Resolute God Fist', () => {
    fight({ characters: { B: 'rooster' }, field: 'G5', hands: { A: 'R0 R0 R0 ...', B: 'B4 B4* B4* G4 R1 R2' } })
      .plays('A', 'attack R0 R0 R0')
      .refuses('B', 'counter B4 B4* B4* G4', 'KBK-16.27')
      .plays('B', 'counter B4 B4* B4*')
      .logs({ key: 'kabuken.counter', damage: 2 })
      .ends('A', 'chain')
  })
})

test('KBK-X41 (KBK-16.28, KBK-2.6) Dog is dealt 7 cards', () => {
  fight({
    window: 'secret',
    active: null,
    characters: { A: 'dog', B: 'rat' },
    draft: { order: '', offers: { A: ['greed', 'dazzle'], B: ['barrage', 'strong-seal'] } },
    deckSize: 54,
  })
    .plays('A', 'keep greed')
    .plays('B', 'keep barrage')
    .expects({ hp: { A: 7, B: 7 }, handSizes: { A: 7, B: 6 }, deckSize: 40 })
    .ends('A', 'action')
})

test('KBK-16.28 Dog refills to 7 and psychs up to 7', () => {
  fight({ characters: { A: 'dog' }, hands: { A: 'R2 ...' }, handSizes: { A: 3 } })
    .plays('A', 'psych-up R2')
    .expects({ handSizes: { A: 7 } })
    .ends('B', 'action')
  fight({ characters: { B: 'dog' }, hands: { A: 'R2 R2 ...', B: 'G4' } })
    .plays('A', 'attack R2 R2')
    .plays('B', 'hit')
    .expects({ handSizes: { B: 7 } })
    .ends('A', 'goOn')
})

test('KBK-X42 (KBK-16.29) all 4s and 5s of Boar are in flower', () => {
  fight({ characters: { A: 'boar' }, field: 'R1', hands: { A: 'G4 G5 G0 ...' } })
    .plays('A', 'attack G4 G5 G0')
    .logs({ key: 'kabuken.attack', fist: 'color', damage: 3 })
    .plays('B', 'hit')
    .expects({ hp: { B: 5 } })
    .ends('A', 'goOn')
})

test('KBK-16.30 the flowers of Boar count in attacks only', () => {
  fight({ characters: { B: 'boar' }, hands: { A: 'R4 R4* ...', B: 'G4 ...' } })
    .plays('A', 'attack R4 R4*')
    .plays('B', 'counter G4')
    .logs({ key: 'kabuken.counter', damage: 2 })
    .ends('A', 'chain')
})

describe('Fox', () => {
  test('KBK-X43 (KBK-16.33, KBK-18.48) a card counts as another number until the attack is over', () => {
    fight({ characters: { A: 'fox' }, hp: { B: 5 }, field: 'G5', hands: { A: 'B0 G2 R1 ...', B: 'R3 B3 G3 B1 R4 R0' } })
      .plays('A', 'attack B0 G2 R1=3')
      .logs({ key: 'kabuken.attack', fist: 'sniper', damage: 1 })
      .refuses('B', 'counter B1', 'KBK-8.6')
      .offers('B', 'counter R3')
      .offers('B', 'counter B3')
      .offers('B', 'counter G3')
      .plays('B', 'hit')
      .expects({ hp: { A: 8, B: 4 }, field: 'R1' })
      .ends('A', 'goOn')
  })

  test('KBK-X44 (KBK-16.31) not against a target below 5 HP', () => {
    fight({ characters: { A: 'fox' }, hp: { B: 4 }, field: 'G5', hands: { A: 'B0 G2 R1 ...' } })
      .refuses('A', 'attack B0 G2 R1=3', 'KBK-16.31')
      .doesNotOffer('A', 'attack B0 G2 R1=3')
      .ends('A', 'action')
  })

  test('KBK-X45 (KBK-16.32) a printed flower counts on a card treated as 5', () => {
    fight({ characters: { A: 'fox' }, hands: { A: 'R4* R5 ...' } })
      .plays('A', 'attack R4*=5 R5')
      .logs({ key: 'kabuken.attack', fist: 'dual', damage: 2 })
      .ends('B', 'answer')
  })

  test('KBK-X46 (KBK-16.32) it does not on a card treated as 3, and no card gets a flower', () => {
    fight({ characters: { A: 'fox' }, hands: { A: 'B4* B3 ...', B: 'R3 ...' } })
      .plays('A', 'attack B4*=3 B3')
      .logs({ key: 'kabuken.attack', fist: 'dual', damage: 1 })
      .offers('B', 'counter R3')
      .ends('B', 'answer')
    fight({ characters: { A: 'fox' }, hands: { A: 'B3 B5 ...' } })
      .plays('A', 'attack B3=5 B5')
      .logs({ key: 'kabuken.attack', fist: 'dual', damage: 1 })
      .ends('B', 'answer')
  })
})
