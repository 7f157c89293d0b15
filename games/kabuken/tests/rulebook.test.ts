import { expect, test } from 'vitest'
import { seeded } from '../../../kernel/random.ts'
import { seatList } from '../../../kernel/seats.ts'
import { duel, ring, rulesFor } from '../testing/tables.ts'

// The worked examples of the rulebook. Field "any" is a number that the cards do not add up to.

test('KBK-T1 (KBK-6.4, KBK-8.6) a Dual Fist deals 1 and is countered by any card of its number', () => {
  const dual = () => duel({ field: 'G5', hands: { A: 'B1 B1 ...', B: 'R1 B1 G1 R2 B2 G3' } }).plays('A', 'attack B1 B1')
  dual()
    .logs({ key: 'kabuken.attack', seat: 'A', to: 'B', fist: 'dual', damage: 1, rule: 'KBK-6.4' })
    .asks('B', 'answer')
    .refuses('B', 'counter R2', 'KBK-8.6')
    .doesNotOffer('B', 'counter R2')
    .offers('B', 'counter R1')
    .offers('B', 'counter B1')
    .offers('B', 'counter G1')
    .expects({ field: 'B1' })
    .plays('B', 'hit')
    .expects({ hp: { A: 8, B: 7 } })
    .ends('A', 'goOn')
  for (const one of ['R1', 'B1', 'G1']) dual().plays('B', `counter ${one}`).ends('A', 'chain')
})

test('KBK-T2 (KBK-6.5, KBK-7.2) a Color Fist deals 1, a flower adds 1, and any card of the colour counters', () => {
  const color = (five: string) =>
    duel({ field: 'R3', hands: { A: `G0 G1 ${five} ...`, B: 'G2 G4 R0 R1 B0 B3' } }).plays('A', `attack G0 G1 ${five}`)
  color('G5')
    .logs({ key: 'kabuken.attack', fist: 'color', damage: 1 })
    .offers('B', 'counter G2')
    .offers('B', 'counter G4')
    .refuses('B', 'counter R0', 'KBK-8.6')
    .plays('B', 'hit')
    .expects({ hp: { B: 7 } })
    .ends('A', 'goOn')
  color('G5*')
    .plays('B', 'hit')
    .expects({ hp: { B: 6 } })
    .ends('A', 'goOn')
})

test('KBK-T3 (KBK-6.6, KBK-6.2) a Sniper Fist is countered by the number of its top card', () => {
  duel({ field: 'R5', hands: { A: 'B2 G3 R0 ...', B: 'R0 B0 G0 R2 B3 G4' } })
    .plays('A', 'attack B2 G3 R0')
    .logs({ key: 'kabuken.attack', fist: 'sniper', damage: 1 })
    .expects({ field: 'R0' })
    .refuses('B', 'counter R2', 'KBK-8.6')
    .refuses('B', 'counter B3', 'KBK-8.6')
    .offers('B', 'counter R0')
    .offers('B', 'counter B0')
    .offers('B', 'counter G0')
    .plays('B', 'hit')
    .expects({ hp: { B: 7 }, field: 'R0' })
    .ends('A', 'goOn')
})

test('KBK-T4 (KBK-6.7, KBK-8.6) a Sniper God Fist deals 2, countered by number and colour of its top card', () => {
  duel({ field: 'B4', hands: { A: 'R0 R1 R3 ...', B: 'R3 B3 R0 R2 B1 G2' } })
    .plays('A', 'attack R0 R1 R3')
    .logs({ key: 'kabuken.attack', fist: 'sniperGod', damage: 2 })
    .refuses('B', 'counter B3', 'KBK-8.6')
    .refuses('B', 'counter R0', 'KBK-8.6')
    .plays('B', 'counter R3')
    .asks('A', 'chain')
    .plays('A', 'hit')
    .expects({ hp: { A: 6, B: 8 } })
    .ends('A', 'action')
})

test('KBK-T5 (KBK-6.8) a Resolute Fist deals 2 and is countered by any card of its number', () => {
  duel({ field: 'R0', hands: { A: 'R3 B3 G3 ...', B: 'R3 B3 G3 R4 B1 G2' } })
    .plays('A', 'attack R3 B3 G3')
    .logs({ key: 'kabuken.attack', fist: 'resolute', damage: 2 })
    .refuses('B', 'counter R4', 'KBK-8.6')
    .offers('B', 'counter R3')
    .offers('B', 'counter B3')
    .offers('B', 'counter G3')
    .plays('B', 'hit')
    .expects({ hp: { B: 6 } })
    .ends('A', 'goOn')
})

test('KBK-T6 (KBK-6.9, KBK-8.6) only another Resolute God Fist counters a Resolute God Fist', () => {
  duel({ field: 'G5', hands: { A: 'R0 R0 R0 R1 B1 G2', B: 'B2 B2 B2 G0 R3 G4' } })
    .plays('A', 'attack R0 R0 R0')
    .logs({ key: 'kabuken.attack', fist: 'resoluteGod', damage: 2 })
    .refuses('B', 'counter G0', 'KBK-8.6')
    .refuses('B', 'counter B2', 'KBK-8.6')
    .plays('B', 'counter B2 B2 B2')
    .plays('A', 'hit')
    .expects({ hp: { A: 6, B: 8 }, handSizes: { A: 6, B: 3 } })
    .ends('A', 'action')
})

test('KBK-T7 (KBK-7.2) three flowers add 3 to a Resolute Fist', () => {
  duel({ field: 'R0', hands: { A: 'R5* B5* G5* ...' } })
    .plays('A', 'attack R5* B5* G5*')
    .logs({ key: 'kabuken.attack', fist: 'resolute', damage: 5 })
    .plays('B', 'hit')
    .expects({ hp: { B: 3 } })
    .ends('A', 'goOn')
})

test('KBK-T8 (KBK-6.10) cards that fit Color, Sniper and Sniper God are a Sniper God Fist', () => {
  duel({ field: 'B4', hands: { A: 'R0 R1 R3 ...' } })
    .refuses('A', 'attack R0 R1 R3 as color', 'KBK-6.10')
    .refuses('A', 'attack R0 R1 R3 as sniper', 'KBK-6.10')
    .plays('A', 'attack R0 R1 R3')
    .logs({ key: 'kabuken.attack', fist: 'sniperGod' })
    .ends('B', 'answer')
})

test('KBK-T9 (KBK-9.2, KBK-10.3, KBK-10.6) a chain goes clockwise; who takes the damage refills and is active', () => {
  ring(5, {
    active: 'B',
    hands: { A: 'R0 R2 ...', B: 'B1 B1 R0 ...', C: 'R1 ...', D: 'G1 ...', E: 'R1 ...' },
    handSizes: { A: 4 },
  })
    .plays('B', 'attack B1 B1')
    .plays('C', 'counter R1')
    .plays('D', 'counter G1')
    .plays('E', 'counter R1')
    .asks('A', 'chain')
    .plays('A', 'hit')
    .expects({ hp: { A: 7, B: 8, C: 8, D: 8, E: 8 }, active: 'A', handSizes: { A: 6, B: 4, C: 5, D: 5, E: 5 } })
    .ends('A', 'action')
})

test('KBK-T10 (KBK-20.2, KBK-20.5, KBK-20.7) the first knock-out of five gives momentum to whoever dealt it', () => {
  ring(5, { hp: { B: 1 }, field: 'B4', hands: { A: 'R1 R1 ...', B: 'G2 G3' } })
    .plays('A', 'attack R1 R1')
    .plays('B', 'hit')
    .logs(
      { key: 'kabuken.knockOut', seat: 'B', by: 'A', rule: 'KBK-20.2' },
      { key: 'kabuken.leave', seat: 'B', cards: ['G2', 'G3'] },
      { key: 'kabuken.momentum', seat: 'A', rule: 'KBK-20.5' },
      { key: 'kabuken.draw', seat: 'A', count: 2 },
    )
    .expects({
      hp: { A: 8, B: 0 },
      momentum: 'A',
      handSizes: { A: 6, B: 0, C: 6 },
      discard: 'G3 G2 B4 R1 R1',
      active: 'C',
    })
    .outcome(null)
    .ends('C', 'action')
})

test('KBK-T11 (KBK-2.1, KBK-2.2, KBK-2.3, KBK-2.5, KBK-2.6) the set-up for two', () => {
  const rules = rulesFor()
  const s = rules.deal(seeded('sfc32', 'set-up'))
  expect(rules.position.write(s)).toMatchObject({
    hp: { A: 8, B: 8 },
    handSizes: { A: 6, B: 6 },
    deckSize: 41,
    characters: { A: null, B: null },
    secrets: { A: null, B: null },
    window: 'action',
  })
  expect(s.discard).toHaveLength(1)
  expect(rules.cards(s)).toHaveLength(54)
})

test.each([
  [2, 41],
  [3, 35],
  [4, 29],
  [5, 23],
  [6, 17],
  [7, 11],
])('KBK-2.6 with %i players the deck has %i cards after the set-up', (seats, cards) => {
  const rules = rulesFor({ seats })
  const { deck, hands } = rules.deal(seeded('sfc32', 'set-up'))
  expect(deck).toHaveLength(cards)
  expect(hands.map((hand) => hand.length)).toEqual(seatList(seats).map(() => 6))
})

test('KBK-2.4 who begins is drawn: every seat is as likely as another', () => {
  const rules = rulesFor({ seats: 4 })
  const begins = [0, 0, 0, 0]
  for (let n = 0; n < 400; n++) begins[rules.deal(seeded('sfc32', `beginner ${n}`)).active] += 1
  for (const times of begins) expect(Math.abs(times - 100)).toBeLessThan(40)
})

test('KBK-T12 (KBK-5.1) Psych Up discards 1 and fills the hand up to 6', () => {
  duel({ hands: { A: 'R0 R1 B2 B3 G4 G5' } })
    .plays('A', 'psych-up B2')
    .logs(
      { key: 'kabuken.psychUp', seat: 'A', cards: ['B2'], rule: 'KBK-5.1' },
      { key: 'kabuken.draw', seat: 'A', count: 1 },
    )
    .expects({ handSizes: { A: 6 }, field: 'B2', deckSize: 29 })
    .ends('B', 'action')
  duel({ hands: { A: 'R0 R1' } })
    .plays('A', 'psych-up R0')
    .logs({ key: 'kabuken.psychUp', cards: ['R0'] }, { key: 'kabuken.draw', seat: 'A', count: 5 })
    .expects({ handSizes: { A: 6 }, deckSize: 25 })
    .ends('B', 'action')
  duel({ active: 'B', field: 'R3', hands: { A: '', B: 'R0 G1 ...' } })
    .plays('B', 'psych-up G1')
    .logs({ key: 'kabuken.psychUp', seat: 'A', cards: [] }, { key: 'kabuken.draw', seat: 'A', count: 6 })
    .expects({ handSizes: { A: 6 }, field: 'G1', deckSize: 23 })
    .ends('B', 'action')
})
