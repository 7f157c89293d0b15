import { describe, expect, test } from 'vitest'
import { COLOUR, COPIES, FLOWER, NUMBER } from '../cards.ts'
import { CHARACTERS } from '../characters.ts'
import { SECRETS } from '../secrets.ts'
import { at, duel, fight, offered, ring, rulesFor } from '../testing/tables.ts'

// Chapters 1 and 6 to 9, beyond the examples.

describe('the box', () => {
  const count = (is: (kind: number) => boolean) =>
    COPIES.reduce((sum, copies, kind) => sum + (is(kind) ? copies : 0), 0)

  test('KBK-1.1 54 number cards: every number three times in each colour', () => {
    expect(count(() => true)).toBe(54)
    for (const colour of [0, 1, 2])
      for (const number of [0, 1, 2, 3, 4, 5])
        expect(count((kind) => COLOUR[kind] === colour && NUMBER[kind] === number)).toBe(3)
  })

  test('KBK-1.2 two of the three copies of each 4 and 5 are flowered, in each colour', () => {
    for (const colour of [0, 1, 2])
      for (const number of [0, 1, 2, 3, 4, 5])
        expect(count((kind) => COLOUR[kind] === colour && NUMBER[kind] === number && FLOWER[kind] === 1)).toBe(
          number >= 4 ? 2 : 0,
        )
  })

  test('KBK-1.3, KBK-1.4 12 characters and Fox, 12 secrets of which 4 are permanent', () => {
    const hp = Object.fromEntries(CHARACTERS.map((character) => [character.id, character.hp]))
    expect(hp).toEqual({
      rat: 7,
      ox: 9,
      tiger: 8,
      rabbit: 7,
      dragon: 10,
      snake: 7,
      horse: 9,
      sheep: 8,
      monkey: 9,
      rooster: 8,
      dog: 7,
      boar: 7,
      fox: 8,
    })
    const box = SECRETS.slice(0, 12) // whatever is added comes after them
    const permanent = box.filter(({ kind }) => kind === 'permanent').map(({ id }) => id)
    expect(permanent.sort()).toEqual(['floral-flame', 'in-the-palm', 'poison-fang', 'protection-amulet'])
    expect(box).toHaveLength(12)
  })
})

describe('laying an attack', () => {
  test('KBK-6.1 two or three cards of the hand', () => {
    duel({ field: 'R0', hands: { A: 'G0 G1 G2 G3 R4 B5' } })
      .refuses('A', 'attack G0', 'KBK-6.1')
      .refuses('A', 'attack', 'KBK-6.1')
      .refuses('A', 'attack G0 G1 G2 G3', 'KBK-6.1')
      .refuses('A', 'attack G0 G1 G4', 'KBK-6.1')
      .refuses('A', 'attack G0 G0 G1', 'KBK-6.1')
      .ends('A', 'action')
  })

  test('KBK-6.2 the attacker decides which card lies on top', () => {
    for (const top of ['B2', 'G3', 'R0']) {
      const cards = ['B2', 'G3', 'R0'].filter((card) => card !== top)
      duel({ field: 'R5', hands: { A: 'B2 G3 R0 ...' } })
        .plays('A', `attack ${cards.join(' ')} ${top}`)
        .expects({ field: top, attack: { number: Number(top[1]) } })
        .ends('B', 'answer')
    }
  })

  test('KBK-6.15 the order of tests for three cards', () => {
    const fist = (field: string, cards: string, name: string) =>
      duel({ field, hands: { A: `${cards} ...` } })
        .plays('A', `attack ${cards}`)
        .logs({ key: 'kabuken.attack', fist: name })
        .ends('B', 'answer')
    fist('B2', 'R1 R1 R1', 'resoluteGod')
    fist('B3', 'R1 R1 R1', 'sniperGod')
    fist('B3', 'R1 B1 G1', 'resolute')
    fist('B3', 'R0 R1 R2', 'sniperGod')
    fist('B4', 'R0 R1 R2', 'color')
    fist('B3', 'R0 R1 B2', 'sniper')
    duel({ field: 'B4', hands: { A: 'R0 R1 B2 ...' } })
      .refuses('A', 'attack R0 R1 B2', 'KBK-6.14')
      .ends('A', 'action')
  })

  test('KBK-6.11 three equal 0s on a Field Card of 0 are either God Fist', () => {
    const rules = rulesFor()
    const s = at(rules, { field: 'B0', hands: { A: 'R0 R0 R0 G1 G4 B5' } })
    expect(offered(rules, s, 0).filter((choice) => choice.startsWith('attack R0 R0 R0'))).toEqual([
      'attack R0 R0 R0',
      'attack R0 R0 R0 as resoluteGod',
    ])
    duel({ field: 'B0', hands: { A: 'R0 R0 R0 ...' } })
      .plays('A', 'attack R0 R0 R0')
      .logs({ key: 'kabuken.attack', fist: 'sniperGod' })
      .ends('B', 'answer')
  })

  test('KBK-6.16, KBK-19.3 the target is the other, or the next player to the left', () => {
    duel({ hands: { A: 'R2 R2 ...' } })
      .plays('A', 'attack R2 R2')
      .logs({ to: 'B' })
      .ends('B', 'answer')
    ring(4, { active: 'D', hands: { D: 'R2 R2 ...' } })
      .plays('D', 'attack R2 R2')
      .logs({ to: 'A' })
      .ends('A', 'answer')
  })
})

describe('damage', () => {
  test('KBK-7.1 the power of the technique', () => {
    const deals = (field: string, cards: string, damage: number) =>
      duel({ field, hands: { A: `${cards} ...` } })
        .plays('A', `attack ${cards}`)
        .plays('B', 'hit')
        .expects({ hp: { B: 8 - damage } })
        .ends('A', 'goOn')
    deals('R0', 'B1 B1', 1)
    deals('R0', 'B1 B2 B3', 1)
    deals('R5', 'B2 G3 R0', 1)
    deals('R5', 'B2 B3 B0', 2)
    deals('R0', 'B2 R2 G2', 2)
    deals('R0', 'B2 B2 B2', 2)
  })

  test('KBK-7.3 flowers of a defence add nothing', () => {
    duel({ hands: { A: 'R2 R2 ...', B: 'R4* B4* ...' } })
      .plays('A', 'attack R2 R2')
      .plays('B', 'defend R4* B4*')
      .expects({ hp: { A: 8, B: 8 } })
      .ends('A', 'goOn')
  })

  test('KBK-7.4 an attack is successful if it dealt at least 1 and was not countered', () => {
    const struck = () => duel({ hands: { A: 'R5* R5 G1 ...', B: 'R4 B4 G5 ...' } }).plays('A', 'attack R5* R5')
    struck().plays('B', 'hit').expects({ succeeding: true }).ends('A', 'goOn')
    struck().plays('B', 'defend R4 B4').expects({ succeeding: true }).ends('A', 'goOn')
    struck().plays('B', 'counter G5').expects({ succeeding: false }).ends('A', 'chain')
  })

  test('KBK-7.7 a payment leaves at least 1 HP and is no damage', () => {
    fight({ characters: { A: 'horse' }, hp: { A: 2 }, hands: { A: 'R2 R2 ...' } })
      .refuses('A', 'pay 2', 'KBK-16.20')
      .plays('A', 'pay 1')
      .expects({ hp: { A: 1 } })
      .outcome(null)
      .ends('A', 'action')
  })
})

describe('answers', () => {
  const struck = (B: string) => duel({ hands: { A: 'R2 R2 ...', B } }).plays('A', 'attack R2 R2')

  test('KBK-4.3, KBK-8.1, KBK-8.2, KBK-3.6 one of three answers, and the hit may always be chosen', () => {
    struck('G2 R4 B4 ...').offers('B', 'hit').offers('B', 'defend R4 B4').offers('B', 'counter G2').ends('B', 'answer')
    struck('G2 R4 B4 ...')
      .plays('B', 'hit')
      .expects({ hp: { B: 7 } })
      .ends('A', 'goOn')
  })

  test('KBK-8.3 a pair is two cards of one number and unlike colours', () => {
    struck('R4 R4* B4 B5 G5 G0')
      .refuses('B', 'defend R4 R4*', 'KBK-8.3')
      .refuses('B', 'defend R4 B5', 'KBK-8.3')
      .refuses('B', 'defend R4', 'KBK-8.3')
      .refuses('B', 'defend R4 G4', 'KBK-8.3')
      .offers('B', 'defend R4 B4')
      .offers('B', 'defend R4* B4')
      .ends('B', 'answer')
  })

  test('KBK-8.4 only one pair', () => {
    struck('R4 B4 B5 G5 ...').refuses('B', 'defend R4 B4 B5 G5', 'KBK-8.4').ends('B', 'answer')
  })

  test('KBK-8.5, KBK-9.1, KBK-9.2 a counter turns the damage on the next player, and so on', () => {
    duel({ hands: { A: 'R2 R2 R2 G1 ...', B: 'G2 B2 ...' } })
      .plays('A', 'attack R2 R2')
      .plays('B', 'counter G2')
      .asks('A', 'chain')
      .plays('A', 'counter R2')
      .asks('B', 'chain')
      .plays('B', 'counter B2')
      .asks('A', 'chain')
      .plays('A', 'hit')
      .expects({ hp: { A: 7, B: 8 } })
      .ends('A', 'action')
  })

  test('KBK-8.7 the last answer card is the Field Card', () => {
    struck('R4 B4 ...').plays('B', 'defend B4 R4').expects({ field: 'R4' }).ends('A', 'goOn')
    struck('R4 B4 ...').plays('B', 'defend R4 B4').expects({ field: 'B4' }).ends('A', 'goOn')
    struck('G2 ...').plays('B', 'counter G2').expects({ field: 'G2' }).ends('A', 'chain')
  })

  test('KBK-8.8, KBK-15.9 answer cards are what is printed on them, also for Ox and Fox', () => {
    for (const character of ['ox', 'fox'])
      fight({ characters: { B: character }, field: 'R0', hands: { A: 'G0 G1 G2 ...', B: 'B4 B4* ...' } })
        .plays('A', 'attack G0 G1 G2')
        .refuses('B', 'counter B4', 'KBK-8.6')
        .refuses('B', 'counter B4=G', 'TABLE-1')
        .refuses('B', 'defend B4 B4*=R', 'TABLE-1')
        .expects({ hp: { B: character === 'ox' ? 9 : 8 } })
        .ends('B', 'answer')
  })

  test('KBK-8.9 in a chain too, whoever holds no card takes the damage without being asked', () => {
    duel({ hands: { A: 'R2 R2', B: 'G2 ...' } })
      .plays('A', 'attack R2 R2')
      .plays('B', 'counter G2')
      .expects({ hp: { A: 7 }, handSizes: { A: 6 }, active: 'A' })
      .ends('A', 'action')
  })

  test('KBK-9.7 the dealer of chain damage is the last who countered', () => {
    ring(4, { hands: { A: 'R2 R2 ...', B: 'B2 ...', C: 'G2 ...' } })
      .plays('A', 'attack R2 R2')
      .plays('B', 'counter B2')
      .plays('C', 'counter G2')
      .plays('D', 'hit')
      .logs({ key: 'kabuken.damage', seat: 'D', by: 'C', amount: 1, rule: 'KBK-9.4' })
      .ends('D', 'action')
  })

  test('KBK-9.6 after the first counter the attacker does not go on, though he has cards', () => {
    duel({ hands: { A: 'R2 R2 R2 B1 B1 G0', B: 'G2 ...' } })
      .plays('A', 'attack R2 R2')
      .plays('B', 'counter G2')
      .refuses('A', 'attack B1 B1', 'TABLE-1')
      .plays('A', 'counter R2')
      .plays('B', 'hit')
      .ends('B', 'action')
  })
})
