import { describe, test } from 'vitest'
import { fight } from '../testing/tables.ts'

// Chapter 18: own character with own secret.
const own = (character: string, secret: string) => ({ characters: { A: character }, secrets: { A: secret } })

describe('Rat', () => {
  test('KBK-18.2 Floral Flame, Barrage and God Fists are countered as usual', () => {
    fight({ ...own('rat', 'floral-flame'), hands: { A: 'G5* ...', B: 'R5 ...' } })
      .plays('A', 'attack G5* with floral-flame')
      .plays('B', 'counter R5')
      .ends('A', 'chain')
    fight({ ...own('rat', 'barrage'), field: 'R3', hands: { A: 'R0 R1 R2 ...', B: 'R5 ...' } })
      .plays('A', 'attack R0 R1 R2 with barrage')
      .plays('B', 'counter R5')
      .ends('A', 'chain')
    fight({ ...own('rat', 'rigid-palm'), field: 'R0', hands: { A: 'R1 R1 R1 ...', B: 'B2 B2 B2 ...' } })
      .plays('A', 'attack R1 R1 R1')
      .plays('B', 'counter B2 B2 B2')
      .ends('A', 'chain')
  })

  test('KBK-18.2 Rigid Palm protects a God Fist by itself', () => {
    fight({ ...own('rat', 'rigid-palm'), field: 'B4', hands: { A: 'R0 R1 R3 ...', B: 'R3 ...' } })
      .plays('A', 'attack R0 R1 R3 with rigid-palm')
      .expects({ hp: { B: 6 } })
      .ends('A', 'goOn')
  })

  test('KBK-18.3 with Poison Fang her Sniper Fist deals 2 unless it is defended to 0 or sealed', () => {
    const shot = (secret: string) =>
      fight({
        characters: { A: 'rat' },
        secrets: { A: 'poison-fang', B: secret },
        field: 'R5',
        hands: { A: 'B2 G3 R0 ...', B: 'G0 R4 B4 ...' },
      })
        .plays('A', 'attack B2 G3 R0')
        .refuses('B', 'counter G0', 'KBK-16.1')
    shot('greed')
      .plays('B', 'hit')
      .expects({ hp: { B: 6 } })
      .ends('A', 'goOn')
    shot('greed')
      .plays('B', 'defend R4 B4')
      .expects({ hp: { B: 8 } })
      .ends('A', 'goOn')
    shot('strong-seal')
      .plays('B', 'hit')
      .plays('B', 'use')
      .expects({ hp: { B: 8 } })
      .ends('A', 'goOn')
  })

  test('KBK-18.4 with Grave Keeper a Sniper Fist on the card below cannot be countered', () => {
    fight({ ...own('rat', 'grave-keeper'), discard: 'B5 R3', hands: { A: 'G1 B1 ...', B: 'G3 ...' } })
      .plays('A', 'attack G1 B1 R3 with grave-keeper')
      .logs({ key: 'kabuken.attack', fist: 'sniper' })
      .refuses('B', 'counter G3', 'KBK-16.1')
      .ends('B', 'answer')
  })
})

describe('Ox and Fox', () => {
  test('KBK-18.5 Ox cannot pay for the colour of a single flower', () => {
    fight({ ...own('ox', 'floral-flame'), hands: { A: 'G5* ...' } })
      .refuses('A', 'attack G5*=R with floral-flame', 'KBK-18.5')
      .doesNotOffer('A', 'attack G5*=R with floral-flame')
      .offers('A', 'attack G5* with floral-flame')
      .ends('A', 'action')
  })

  test('KBK-18.6 the technique reached with the changed card counts for Rigid Palm, Poison Fang and overlap', () => {
    fight({ ...own('ox', 'rigid-palm'), field: 'B4', hands: { A: 'R0 R1 B3 ...' } })
      .plays('A', 'attack R0 R1 B3=R with rigid-palm')
      .logs({ key: 'kabuken.attack', fist: 'sniperGod', damage: 2 })
      .expects({ hp: { A: 8, B: 6 } })
      .ends('A', 'goOn')
    fight({ ...own('fox', 'poison-fang'), field: 'R5', hands: { A: 'B2 G3 R4 ...' } })
      .plays('A', 'attack B2 G3 R4=0')
      .logs({ key: 'kabuken.attack', fist: 'sniper' })
      .plays('B', 'hit')
      .expects({ hp: { B: 6 } })
      .ends('A', 'goOn')
    fight({ ...own('fox', 'poison-fang'), field: 'R3', hands: { A: 'R1 B1 G4 ...' } })
      .plays('A', 'attack R1 B1 G4=1')
      .logs({ key: 'kabuken.attack', fist: 'resolute', damage: 2 })
      .plays('B', 'hit')
      .expects({ hp: { B: 6 } })
      .ends('A', 'goOn')
  })

  test('KBK-18.7 a payment may be healed by Resurrection later, and does not trigger it', () => {
    fight({ ...own('ox', 'resurrection'), hands: { A: 'R3 B3 ...' } })
      .plays('A', 'attack R3 B3=R')
      .expects({ hp: { A: 8 } })
      .asks('B', 'answer')
      .plays('B', 'hit')
      .plays('A', 'use')
      .expects({ hp: { A: 9 } })
      .ends('A', 'goOn')
  })

  test('KBK-18.7 Horse and Monkey pay without Strong Seal or Resurrection being offered', () => {
    fight({ ...own('horse', 'strong-seal'), hands: { A: 'R2 R2 ...' } })
      .plays('A', 'pay 3')
      .expects({ hp: { A: 6 } })
      .ends('A', 'action')
    fight({ ...own('monkey', 'strong-seal'), hands: { A: 'R2 R2 ...' } })
      .plays('A', 'psych-up R2')
      .expects({ hp: { A: 8 } })
      .ends('A', 'monkey')
    fight({ ...own('monkey', 'resurrection'), hands: { A: 'R2 R2 ...' } })
      .plays('A', 'psych-up R2')
      .expects({ hp: { A: 8 } })
      .ends('A', 'monkey')
    fight({ ...own('horse', 'resurrection'), hands: { A: 'R2 R2 ...' } })
      .plays('A', 'pay 3')
      .plays('A', 'attack R2 R2')
      .plays('B', 'hit')
      .plays('A', 'use')
      .expects({ hp: { A: 8 } })
      .ends('A', 'goOn')
  })

  test('KBK-18.8 the changed card may complete a Barrage, which has the colour that was declared', () => {
    fight({ ...own('ox', 'barrage'), hands: { A: 'R1 R2 B3 ...', B: 'R5 B0 ...' } })
      .plays('A', 'attack R1 R2 B3=R with barrage')
      .logs({ key: 'kabuken.attack', fist: 'barrage', damage: 2 })
      .refuses('B', 'counter B0', 'KBK-8.6')
      .plays('B', 'counter R5')
      .ends('A', 'chain')
    const fox = (cards: string, damage: number) =>
      fight({ ...own('fox', 'barrage'), hands: { A: 'R1 R2 R3 R4 R4* B0' } })
        .plays('A', `attack ${cards} with barrage`)
        .logs({ key: 'kabuken.attack', fist: 'barrage', damage })
        .ends('B', 'answer')
    fox('R1 R2 R4*=3', 2)
    fox('R3 R4 R4*=5', 3)
  })

  test('KBK-18.9 the changed card may be the one that Grave Keeper took', () => {
    fight({ ...own('ox', 'grave-keeper'), field: 'B3', hands: { A: 'R3 R0 R1 G0 G1 B5' } })
      .plays('A', 'attack R3 B3=R with grave-keeper')
      .logs({ key: 'kabuken.attack', fist: 'dual' })
      .expects({ field: 'B3', hp: { A: 8 } })
      .ends('B', 'answer')
    fight({ ...own('fox', 'grave-keeper'), field: 'B3', hands: { A: 'B5 R0 R1 G0 G1 B1' } })
      .plays('A', 'attack B5 B3=5 with grave-keeper')
      .logs({ key: 'kabuken.attack', fist: 'dual' })
      .ends('B', 'answer')
  })
})

test('KBK-18.10 Tiger: Floral Flame, a poisoned Sniper Fist and Barrage cannot be defended', () => {
  const B = 'R2 G2 ...'
  fight({ ...own('tiger', 'floral-flame'), hands: { A: 'G5* ...', B } })
    .plays('A', 'attack G5* with floral-flame')
    .refuses('B', 'defend R2 G2', 'KBK-16.5')
    .ends('B', 'answer')
  fight({ ...own('tiger', 'poison-fang'), field: 'R5', hands: { A: 'B2 G3 R0 ...', B } })
    .plays('A', 'attack B2 G3 R0')
    .refuses('B', 'defend R2 G2', 'KBK-16.5')
    .plays('B', 'hit')
    .expects({ hp: { B: 6 } })
    .ends('A', 'goOn')
  fight({ ...own('tiger', 'barrage'), hands: { A: 'B1 B2 B3 ...', B } })
    .plays('A', 'attack B1 B2 B3 with barrage')
    .refuses('B', 'defend R2 G2', 'KBK-16.5')
    .ends('B', 'answer')
})

describe('Rabbit', () => {
  test('KBK-18.11 (KBK-16.6) a permanent secret gains nothing', () => {
    fight({ ...own('rabbit', 'poison-fang'), field: 'R5', hands: { A: 'B2 G3 R0 ...' } })
      .plays('A', 'attack B2 G3 R0')
      .plays('B', 'hit')
      .expects({ hp: { B: 6 }, uses: { A: 0 } })
      .ends('A', 'goOn')
    fight({ ...own('rabbit', 'floral-flame'), hands: { A: 'G5* R5* ...' } })
      .plays('A', 'attack G5* with floral-flame')
      .plays('B', 'hit')
      .ends('B', 'action')
  })

  const usedBefore = (secret: string, uses: number, usedIn: number) =>
    fight({
      ...own('rabbit', secret),
      hp: { A: 3 },
      turn: 5,
      uses: { A: uses },
      usedIn: { A: usedIn },
      discard: 'G3 R5',
      hands: { A: 'R1 R1 R1 R0 B2 B3', B: 'G0 ...' },
      deck: 'B4 B4*',
    })

  const palm = 'attack R1 R1 R1 with rigid-palm'
  const grave = 'attack R1 R5 R0 with grave-keeper'

  test('KBK-18.12 (KBK-16.7, KBK-16.8) immediate secrets twice, in different turns', () => {
    const twice = { uses: { A: 2 }, usedIn: { A: 5 } }
    usedBefore('rigid-palm', 1, 3).plays('A', palm).expects(twice).ends('A', 'goOn')
    usedBefore('grave-keeper', 1, 3).plays('A', grave).expects(twice).ends('B', 'answer')
    usedBefore('mountain-storm', 1, 3).plays('A', 'storm').expects(twice).ends('A', 'action')
    for (const secret of ['resurrection', 'dazzle'])
      usedBefore(secret, 1, 3)
        .plays('A', 'attack R1 R1')
        .plays('B', 'hit')
        .plays('A', 'use')
        .expects(twice)
        .ends('A', 'goOn')
  })

  test('KBK-18.12 (KBK-16.9) not twice in one turn', () => {
    usedBefore('rigid-palm', 1, 5).refuses('A', palm, 'KBK-16.9').doesNotOffer('A', palm).ends('A', 'action')
    usedBefore('grave-keeper', 1, 5).refuses('A', grave, 'KBK-16.9').doesNotOffer('A', grave).ends('A', 'action')
    usedBefore('mountain-storm', 1, 5).refuses('A', 'storm', 'KBK-16.9').doesNotOffer('A', 'storm').ends('A', 'action')
    for (const secret of ['resurrection', 'dazzle'])
      usedBefore(secret, 1, 5).plays('A', 'attack R1 R1').plays('B', 'hit').ends('A', 'goOn')
  })

  test('KBK-16.7 never a third time', () => {
    usedBefore('rigid-palm', 2, 3).refuses('A', palm, 'KBK-15.6').doesNotOffer('A', palm).ends('A', 'action')
    usedBefore('grave-keeper', 2, 3).refuses('A', grave, 'KBK-15.6').doesNotOffer('A', grave).ends('A', 'action')
    usedBefore('mountain-storm', 2, 3).refuses('A', 'storm', 'KBK-15.6').doesNotOffer('A', 'storm').ends('A', 'action')
    for (const secret of ['resurrection', 'dazzle'])
      usedBefore(secret, 2, 3).plays('A', 'attack R1 R1').plays('B', 'hit').ends('A', 'goOn')
  })

  test('KBK-18.13 Strong Seal once against two damages of a turn, and again in a later turn of anybody', () => {
    fight({
      characters: { B: 'rabbit' },
      secrets: { A: 'dazzle', B: 'strong-seal' },
      hands: { A: 'R2 R2 B1 B1 R4* R4*', B: 'G0 ...' },
      deck: 'B5 R4',
    })
      .plays('A', 'attack R2 R2')
      .plays('B', 'hit')
      .plays('B', 'use')
      .plays('A', 'attack B1 B1')
      .plays('B', 'hit')
      .expects({ hp: { B: 6 } })
      .plays('A', 'use')
      .expects({ hp: { B: 5 } })
      .plays('A', 'stop')
      .plays('B', 'psych-up G0')
      .plays('A', 'attack R4* R4*')
      .plays('B', 'hit')
      .asks('B', 'seal')
      .plays('B', 'use')
      .expects({ hp: { B: 5 }, uses: { B: 2 } })
      .ends('B', 'action')
  })

  test('KBK-18.15 Greed gives her three turns in a row', () => {
    fight({ ...own('rabbit', 'greed'), hands: { A: 'R2 B0 G4 ...', B: 'G0 ...' } })
      .plays('A', 'psych-up R2')
      .plays('A', 'use')
      .plays('A', 'psych-up B0')
      .asks('A', 'greed')
      .plays('A', 'use')
      .expects({ turn: 3, active: 'A' })
      .plays('A', 'psych-up G4')
      .expects({ turn: 4, active: 'B' })
      .ends('B', 'action')
  })
})

describe('Dragon', () => {
  const weak = (secret: string, hand: string, field = 'R0') =>
    fight({ ...own('dragon', secret), hp: { A: 2 }, field, hands: { A: hand } })

  test('KBK-18.16 at 2 HP he adds 1 to Floral Flame, Barrage, God Fists and a poisoned Sniper Fist', () => {
    const deals = (damage: number, secret: string, hand: string, attack: string, field?: string) =>
      weak(secret, hand, field)
        .plays('A', attack)
        .plays('B', 'hit')
        .expects({ hp: { B: 8 - damage } })
        .ends('B', 'action')
    deals(2, 'floral-flame', 'G5* ...', 'attack G5* with floral-flame')
    deals(3, 'barrage', 'R1 R2 R3 ...', 'attack R1 R2 R3 with barrage')
    deals(3, 'in-the-palm', 'R1 R1 R1 ...', 'attack R1 R1 R1')
    deals(3, 'poison-fang', 'B2 G3 R0 ...', 'attack B2 G3 R0', 'R5')
  })

  test('KBK-18.17 Resurrection above 2 HP does not take the 1 back; the next attack is checked anew', () => {
    fight({ ...own('dragon', 'resurrection'), hp: { A: 2 }, hands: { A: 'R2 R2 B1 B1 ...', B: 'G0 ...' } })
      .plays('A', 'attack R2 R2')
      .plays('B', 'hit')
      .plays('A', 'use')
      .expects({ hp: { A: 4, B: 6 } })
      .plays('B', 'psych-up G0')
      .plays('A', 'attack B1 B1')
      .logs({ key: 'kabuken.attack', damage: 1 })
      .ends('B', 'answer')
  })

  test("KBK-18.18 his 1 is not added to Dazzle's extra damage", () => {
    fight({ ...own('dragon', 'dazzle'), hp: { A: 2 }, hands: { A: 'R2 R2 ...' }, deck: 'B2 R1' })
      .plays('A', 'attack R2 R2')
      .plays('B', 'hit')
      .expects({ hp: { B: 6 } })
      .plays('A', 'use')
      .expects({ hp: { B: 5 } })
      .ends('B', 'action')
  })
})
