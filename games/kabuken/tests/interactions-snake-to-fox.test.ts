import { describe, test } from 'vitest'
import { fight } from '../testing/tables.ts'

// Chapter 18: own character with own secret.
const own = (character: string, secret: string) => ({ characters: { A: character }, secrets: { A: secret } })

describe('Snake', () => {
  test('KBK-18.20 Floral Flame is an attack she may make; her 1 is added when she counters a counter to it', () => {
    fight({ ...own('snake', 'floral-flame'), hands: { A: 'G5* R5 R2 R2 B0 B1', B: 'B5 G0 G1 G2 R3 R4' } })
      .refuses('A', 'attack R2 R2', 'KBK-16.12')
      .plays('A', 'attack G5* with floral-flame')
      .logs({ key: 'kabuken.attack', damage: 1 })
      .plays('B', 'counter B5')
      .logs({ key: 'kabuken.counter', damage: 1 })
      .plays('A', 'counter R5')
      .logs({ key: 'kabuken.counter', damage: 2 })
      .plays('B', 'hit')
      .expects({ hp: { A: 7, B: 6 } })
      .ends('B', 'action')
  })

  test.each([
    ['rigid-palm', 'attack R1 R1 R1 with rigid-palm'],
    ['poison-fang', 'attack R1 R1'],
    ['in-the-palm', 'attack R1 R1 under B2'],
    ['dazzle', 'attack R1 R1'],
    ['grave-keeper', 'attack R1 R5 R0 with grave-keeper'],
    ['mountain-storm', 'storm'],
  ])('KBK-18.1 she can never use %s', (secret, choice) => {
    fight({ ...own('snake', secret), field: 'R5', hands: { A: 'R1 R1 R1 R0 B2 B3' } })
      .refuses('A', choice, 'KBK-16.12')
      .doesNotOffer('A', choice)
      .plays('A', 'psych-up B2')
      .ends('B', 'action')
  })

  test('KBK-18.22 Greed after her Psych Up helps to empty the deck', () => {
    fight({ ...own('snake', 'greed'), hp: { A: 1 }, deckSize: 2, hands: { A: 'R2 B0 ...' } })
      .plays('A', 'psych-up R2')
      .plays('A', 'use')
      .plays('A', 'psych-up B0')
      .endsMatch({ places: [1, 2], reason: 'snake', rule: 'KBK-16.17' })
  })
})

test('KBK-18.21 Rooster may use Resurrection when her counter ends the chain', () => {
  fight({
    characters: { B: 'rooster' },
    secrets: { B: 'resurrection' },
    hp: { B: 3 },
    hands: { A: 'G0 G0 ...', B: 'R0 B0 ...' },
  })
    .plays('A', 'attack G0 G0')
    .plays('B', 'counter R0 B0')
    .plays('A', 'hit')
    .expects({ hp: { A: 6 } })
    .asks('B', 'resurrection')
    .plays('B', 'use')
    .expects({ hp: { B: 5 } })
    .ends('A', 'action')
})

describe('Horse', () => {
  test('KBK-18.23 (KBK-15.10) she draws first, then the secret works with the larger hand', () => {
    fight({ ...own('horse', 'floral-flame'), hands: { A: 'G5* R2 R3 B0 B1 B3' }, deck: 'G0 G1' })
      .plays('A', 'pay 2')
      .plays('A', 'attack G5* with floral-flame')
      .logs({ key: 'kabuken.show', cards: ['R2', 'R3', 'B0', 'B1', 'B3', 'G0', 'G1', 'G5*'] })
      .ends('B', 'answer')
    fight({ ...own('horse', 'barrage'), hands: { A: 'R0 R1 R2 B5 B3 G4' }, deck: 'R3 R4' })
      .plays('A', 'pay 2')
      .plays('A', 'attack R0 R1 R2 R3 R4 with barrage')
      .logs({ key: 'kabuken.attack', fist: 'barrage', damage: 4 })
      .ends('B', 'answer')
    fight({ ...own('horse', 'in-the-palm'), hands: { A: 'R2 R3 B5 B3 G4 G1' }, deck: 'R2 R0' })
      .plays('A', 'pay 2')
      .plays('A', 'attack R2 R2 under R0')
      .expects({ handSizes: { A: 5 } })
      .ends('B', 'answer')
    fight({ ...own('horse', 'grave-keeper'), field: 'R4', hands: { A: 'R2 R3 B5 B3 G4 G1' }, deck: 'R4*' })
      .plays('A', 'pay 1')
      .plays('A', 'attack R4 R4* with grave-keeper')
      .expects({ handSizes: { A: 6 } })
      .ends('B', 'answer')
  })

  test('KBK-15.10, KBK-18.23 the payment comes before Mountain Storm', () => {
    fight({ ...own('horse', 'mountain-storm'), hands: { A: 'R2 R2 ...' } })
      .plays('A', 'pay 1')
      .plays('A', 'storm')
      .plays('A', 'attack R2 R2')
      .ends('B', 'answer')
    fight({ ...own('horse', 'mountain-storm'), hands: { A: 'R2 R2 ...' } })
      .plays('A', 'storm')
      .refuses('A', 'pay 1', 'KBK-15.10')
      .ends('A', 'action')
  })

  test('KBK-18.24 Greed refills to the hand of before; with 6 or more cards left nothing is drawn', () => {
    fight({ ...own('horse', 'greed'), field: 'R0', hands: { A: 'G1 G2 G3 B5' } })
      .plays('A', 'pay 2')
      .expects({ handSizes: { A: 6 } })
      .plays('A', 'attack G1 G2 G3')
      .plays('B', 'hit')
      .plays('A', 'stop')
      .plays('A', 'use')
      .expects({ handSizes: { A: 4 } })
      .ends('A', 'action')
    fight({ ...own('horse', 'greed'), hands: { A: 'R2 R2 ...' }, handSizes: { A: 8 } })
      .plays('A', 'attack R2 R2')
      .plays('B', 'hit')
      .plays('A', 'stop')
      .plays('A', 'use')
      .expects({ handSizes: { A: 6 } })
      .ends('A', 'action')
  })
})

describe('Sheep', () => {
  test('KBK-18.25 no heal in a turn with Floral Flame', () => {
    fight({ ...own('sheep', 'floral-flame'), hp: { A: 4 }, hands: { A: 'G5* ...' } })
      .plays('A', 'attack G5* with floral-flame')
      .plays('B', 'hit')
      .expects({ hp: { A: 4 } })
      .ends('B', 'action')
  })

  test('KBK-18.26 Resurrection at the damage and 3 at the close, never above 8', () => {
    const series = (hp: number) =>
      fight({ ...own('sheep', 'resurrection'), hp: { A: hp }, hands: { A: 'R2 R2 B1 B1 ...' } })
        .plays('A', 'attack R2 R2')
        .plays('B', 'hit')
        .plays('A', 'use')
        .expects({ hp: { A: hp + 2 } })
        .plays('A', 'attack B1 B1')
        .plays('B', 'hit')
        .plays('A', 'stop')
    series(2)
      .expects({ hp: { A: 7 } })
      .ends('B', 'action')
    series(5)
      .expects({ hp: { A: 8 } })
      .ends('B', 'action')
  })

  test('KBK-18.27 Barrage is one attack of the sequence, the damage of Dazzle is none', () => {
    fight({ ...own('sheep', 'barrage'), hp: { A: 4 }, hands: { A: 'R1 R2 R3 B1 B1 G0' } })
      .plays('A', 'attack R1 R2 R3 with barrage')
      .plays('B', 'hit')
      .plays('A', 'attack B1 B1')
      .plays('B', 'hit')
      .expects({ hp: { A: 7 } })
      .ends('B', 'action')
    fight({ ...own('sheep', 'dazzle'), hp: { A: 4 }, hands: { A: 'R2 R2 ...' }, deck: 'R3 B1' })
      .plays('A', 'attack R2 R2')
      .plays('B', 'hit')
      .plays('A', 'use')
      .plays('A', 'stop')
      .expects({ hp: { A: 4 } })
      .ends('B', 'action')
  })

  test('KBK-18.28, KBK-4.5 she heals before Greed is offered, and two turns are two sequences', () => {
    fight({ ...own('sheep', 'greed'), hp: { A: 2 }, hands: { A: 'R2 R2 B1 B1 G0 G0' } })
      .plays('A', 'attack R2 R2')
      .plays('B', 'hit')
      .plays('A', 'attack B1 B1')
      .plays('B', 'hit')
      .plays('A', 'stop')
      .expects({ hp: { A: 5 } })
      .asks('A', 'greed')
      .plays('A', 'use')
      .plays('A', 'attack G0 G0')
      .plays('B', 'hit')
      .plays('A', 'stop')
      .expects({ hp: { A: 5 } })
      .ends('B', 'action')
  })
})

test('KBK-18.29 Monkey with Greed draws nothing, and pays again in the extra turn', () => {
  fight({ ...own('monkey', 'greed'), hands: { A: 'R2 B0 G1 G2 G3 G4' }, deck: 'R0 R1' })
    .plays('A', 'psych-up R2')
    .plays('A', 'hold R0')
    .plays('A', 'use')
    .expects({ hp: { A: 8 }, handSizes: { A: 6 }, deckSize: 29 })
    .plays('A', 'psych-up B0')
    .expects({ hp: { A: 7 } })
    .ends('A', 'monkey')
})

test("KBK-18.30 Rooster's further card is no help in a defence", () => {
  fight({
    characters: { B: 'rooster' },
    secrets: { B: 'protection-amulet' },
    hands: { A: 'R2 R2 ...', B: 'R4 B4 G4 ...' },
  })
    .plays('A', 'attack R2 R2')
    .refuses('B', 'defend R4 B4 G4', 'KBK-17.39')
    .ends('B', 'answer')
})

describe('Dog', () => {
  test('KBK-18.31 she shows up to 7 cards for Floral Flame', () => {
    fight({ ...own('dog', 'floral-flame'), hands: { A: 'R0 R1 B2 B3 G0 G1 G5*' } })
      .plays('A', 'attack G5* with floral-flame')
      .logs({ key: 'kabuken.show', cards: ['R0', 'R1', 'B2', 'B3', 'G0', 'G1', 'G5*'] })
      .ends('B', 'answer')
  })

  test('KBK-18.32 her longest Barrage has 6 cards', () => {
    fight({ ...own('dog', 'barrage'), hands: { A: 'R0 R1 R2 R3 R4 R5 R5*' } })
      .refuses('A', 'attack R0 R1 R2 R3 R4 R5 R5* with barrage', 'KBK-6.1')
      .plays('A', 'attack R0 R1 R2 R3 R4 R5 with barrage')
      .logs({ key: 'kabuken.attack', damage: 4 })
      .ends('B', 'answer')
  })

  test('KBK-18.33 Greed refills a Dog who began with 7 to 7', () => {
    fight({ ...own('dog', 'greed'), hands: { A: 'R2 R2 ...' } })
      .plays('A', 'attack R2 R2')
      .plays('B', 'hit')
      .plays('A', 'stop')
      .plays('A', 'use')
      .expects({ handSizes: { A: 7 } })
      .ends('A', 'action')
  })

  test('KBK-18.34 up to 3 pairs with the Amulet', () => {
    fight({
      characters: { B: 'dog' },
      secrets: { B: 'protection-amulet' },
      field: 'R0',
      hands: { A: 'R5* B5* G5* ...', B: 'R1 B1 G2 R2 B0 G0 G4' },
    })
      .plays('A', 'attack R5* B5* G5*')
      .plays('B', 'defend R1 B1 G2 R2 B0 G0')
      .expects({ hp: { B: 5 }, handSizes: { B: 7 } })
      .ends('A', 'goOn')
  })
})

describe('Boar', () => {
  test('KBK-18.36 the 4 and the 5 in a Barrage add 1 each', () => {
    fight({ ...own('boar', 'barrage'), hands: { A: 'R3 R4 R5 ...' } })
      .plays('A', 'attack R3 R4 R5 with barrage')
      .logs({ key: 'kabuken.attack', damage: 4 })
      .ends('B', 'answer')
  })

  test('KBK-18.37 a taken 4 counts as flowered in her attack', () => {
    fight({ ...own('boar', 'grave-keeper'), field: 'R4', hands: { A: 'R4* ...' } })
      .plays('A', 'attack R4 R4* with grave-keeper')
      .logs({ key: 'kabuken.attack', damage: 3 })
      .ends('B', 'answer')
  })
})

test('KBK-18.38 Fox with Floral Flame: a printed flower, treated as 4 or 5, countered by the declared number', () => {
  fight({ ...own('fox', 'floral-flame'), hands: { A: 'G5* G5 R3 B0 B1 B2', B: 'R4 R5 ...' } })
    .refuses('A', 'attack G5*=3 with floral-flame', 'KBK-17.1')
    .refuses('A', 'attack G5=4 with floral-flame', 'KBK-17.1')
    .refuses('A', 'attack R3=4 with floral-flame', 'KBK-17.1')
    .plays('A', 'attack G5*=4 with floral-flame')
    .logs({ key: 'kabuken.attack', fist: 'dual', damage: 1 })
    .refuses('B', 'counter R5', 'KBK-8.6')
    .plays('B', 'counter R4')
    .ends('A', 'chain')
})
