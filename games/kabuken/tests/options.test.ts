import { describe, expect, test } from 'vitest'
import { seeded } from '../../../kernel/random.ts'
import { seatLetter } from '../../../kernel/seats.ts'
import { game } from '../game.ts'
import { OPTIONS } from '../options.ts'
import { at, duel, extended, fight, offered, ring, rulesFor } from '../testing/tables.ts'

// KBK-22.1: what each value beside the default changes. Those of a match are in match.test.ts, those of larger tables,
// characters and secrets in options-of-the-extension.test.ts.

test('KBK-22.1 these options exist, with these defaults', () => {
  expect(Object.keys(OPTIONS)).toHaveLength(25)
  expect(rulesFor().setup.options).toEqual({
    extension: 'off',
    fox: 'off',
    characterPick: 'randomOrder',
    match: 'single',
    sharedWin: 'counts',
    matchKeeps: 'fresh',
    refillTiming: 'each',
    afterCounter: 'hit',
    countererRefill: 'no',
    flowersOnCounter: 'return',
    deckOut: 'lastCard',
    resoluteColours: 'three',
    overlap: 'strongest',
    godOverlap: 'attacker',
    psychUpDiscard: 'onTop',
    answersOnTop: 'yes',
    browseDiscard: 'no',
    barrageFlowers: 'add',
    amuletPairs: 'any',
    poisonFangCarry: 'yes',
    horseTiming: 'firstAttack',
    monkeyCost: 'compulsory',
    deckOutLarge: 'never',
    momentum: 'turnEnd',
    turnLimit: 'none',
  })
})

test('KBK-22.1 extension on: characters are picked before the first card', () => {
  const rules = extended()
  expect(rules.deal(seeded('sfc32', 'x')).window).toBe('character')
  expect(rulesFor().deal(seeded('sfc32', 'x')).window).toBe('action')
})

test('KBK-22.1 characterPick deal: one random character each', () => {
  const rules = extended(4, { characterPick: 'deal' })
  const dealt = new Set<number>()
  for (let n = 0; n < 60; n++) {
    const s = rules.deal(seeded('sfc32', `deal ${n}`))
    expect(s.window).toBe('secret')
    expect(new Set(s.characters).size).toBe(4)
    for (const character of s.characters) dealt.add(character)
  }
  expect(dealt.size).toBe(13)
})

test('KBK-22.1 refillTiming end: the target of a sequence refills once, when it is over', () => {
  duel({ hands: { A: 'R2 R2 B1 B1 ...', B: 'R4 B4 G0 G3' } }, { refillTiming: 'end' })
    .plays('A', 'attack R2 R2')
    .plays('B', 'hit')
    .expects({ handSizes: { B: 4 } })
    .plays('A', 'attack B1 B1')
    .plays('B', 'defend R4 B4')
    .expects({ handSizes: { B: 2 } })
    .plays('A', 'stop')
    .logs({ key: 'kabuken.draw', seat: 'B', count: 4 })
    .expects({ handSizes: { B: 6 } })
    .ends('B', 'action')
})

test('KBK-22.1 afterCounter counterer: the last who countered is active next; the one hit still refills', () => {
  duel({ hands: { A: 'R2 R2 R0 R1', B: 'G2 ...' } }, { afterCounter: 'counterer' })
    .plays('A', 'attack R2 R2')
    .plays('B', 'counter G2')
    .plays('A', 'hit')
    .expects({ hp: { A: 7 }, handSizes: { A: 6, B: 5 }, active: 'B' })
    .ends('B', 'action')
})

test('KBK-22.1 countererRefill yes: the last who countered refills too, second', () => {
  duel({ hands: { A: 'R2 R2 R0 R1', B: 'G2 ...' } }, { countererRefill: 'yes' })
    .plays('A', 'attack R2 R2')
    .plays('B', 'counter G2')
    .plays('A', 'hit')
    .logs({ key: 'kabuken.draw', seat: 'A', count: 4 }, { key: 'kabuken.draw', seat: 'B', count: 1 })
    .expects({ handSizes: { A: 6, B: 6 }, active: 'A' })
    .ends('A', 'action')
})

test('KBK-22.1 flowersOnCounter stay: chain damage is counted without the flowers', () => {
  duel({ hands: { A: 'R5* R5* ...', B: 'G5* ...' } }, { flowersOnCounter: 'stay' })
    .plays('A', 'attack R5* R5*')
    .plays('B', 'counter G5*')
    .plays('A', 'hit')
    .expects({ hp: { A: 7 } })
    .ends('A', 'action')
})

test('KBK-22.1 deckOut missingCard: the game ends when a card must be drawn and none is left', () => {
  duel({ deckSize: 1, hands: { A: 'R2 ...', B: 'G1 ...' }, hp: { A: 8, B: 7 } }, { deckOut: 'missingCard' })
    .plays('A', 'psych-up R2')
    .expects({ deckSize: 0 })
    .outcome(null)
    .plays('B', 'psych-up G1')
    .expects({ handSizes: { B: 5 } })
    .endsMatch({ places: [1, 2], reason: 'runOut' })
})

test('KBK-22.1 deckOut missingCard: the moment with an empty deck can be written and read', () => {
  const rules = rulesFor({ options: { deckOut: 'missingCard' } })
  const s = at(rules, { deckSize: 0 })
  expect(at(rules, rules.position.write(s))).toEqual(s)
  expect(rulesFor().position.read({ deckSize: 0 })).toMatchObject({ ok: false, problem: { at: 'deck' } })
})

test('KBK-22.1 resoluteColours notAllSame: two of one colour and one of another are a Resolute Fist too', () => {
  duel({ field: 'G5', hands: { A: 'R3 R3 B3 ...', B: 'G3 ...' } }, { resoluteColours: 'notAllSame' })
    .plays('A', 'attack R3 R3 B3')
    .logs({ key: 'kabuken.attack', fist: 'resolute', damage: 2 })
    .plays('B', 'counter G3')
    .ends('A', 'chain')
})

describe('KBK-22.1 overlap choice', () => {
  test('the attacker may name any technique that the cards fit', () => {
    const named = (fist: string, damage: number) =>
      duel({ field: 'B4', hands: { A: 'R0 R1 R3 ...' } }, { overlap: 'choice' })
        .offers('A', `attack R0 R1 R3 as ${fist}`)
        .plays('A', `attack R0 R1 R3 as ${fist}`)
        .logs({ key: 'kabuken.attack', fist, damage })
        .ends('B', 'answer')
    named('color', 1)
    named('sniper', 1)
    named('sniperGod', 2)
    duel({ field: 'B5', hands: { A: 'R0 R1 R3 ...' } }, { overlap: 'choice' })
      .refuses('A', 'attack R0 R1 R3 as sniper', 'KBK-6.10')
      .ends('A', 'action')
  })

  test('three equal cards that meet the sum may be a Color or Sniper Fist as well', () => {
    const rules = rulesFor({ options: { overlap: 'choice' } })
    const s = at(rules, { field: 'B3', hands: { A: 'R1 R1 R1 G4 G5 B5' } })
    expect(offered(rules, s, 0).filter((choice) => choice.startsWith('attack R1 R1 R1'))).toEqual([
      'attack R1 R1 R1',
      'attack R1 R1 R1 as color',
      'attack R1 R1 R1 as sniper',
      'attack R1 R1 R1 as resoluteGod',
    ])
  })
})

test.each(['resoluteGod', 'sniperGod'])('KBK-22.1 godOverlap %s: the technique is fixed', (fist) => {
  const other = fist === 'sniperGod' ? 'resoluteGod' : 'sniperGod'
  duel({ field: 'B3', hands: { A: 'R1 R1 R1 ...' } }, { godOverlap: fist })
    .refuses('A', `attack R1 R1 R1 as ${other}`, 'KBK-6.10')
    .plays('A', 'attack R1 R1 R1')
    .logs({ key: 'kabuken.attack', fist, damage: 2 })
    .ends('B', 'answer')
})

test('KBK-22.1 psychUpDiscard under: the Field Card stays', () => {
  duel({ field: 'G4', deckSize: 41, hands: { A: 'R2 ...' } }, { psychUpDiscard: 'under' })
    .plays('A', 'psych-up R2')
    .expects({ field: 'G4', discard: 'R2 G4' })
    .ends('B', 'action')
})

test('KBK-22.1 answersOnTop no: answers go beneath the pile', () => {
  const struck = () =>
    duel({ field: 'G4', deckSize: 41, hands: { A: 'R2 R2 ...', B: 'R5 B5 G2 ...' } }, { answersOnTop: 'no' }).plays(
      'A',
      'attack R2 R2',
    )
  struck().plays('B', 'defend R5 B5').expects({ field: 'R2', discard: 'B5 R5 G4 R2 R2' }).ends('A', 'goOn')
  struck().plays('B', 'counter G2').expects({ field: 'R2', discard: 'G2 G4 R2 R2' }).ends('A', 'chain')
})

describe('KBK-22.1 browseDiscard yes, KBK-3.2', () => {
  const drawn = (browseDiscard: string): string => {
    const rules = rulesFor({ options: { browseDiscard } })
    const view = rules.hide(at(rules, { discard: 'G0 B1 R4*', deckSize: 39 }), 'gallery')
    const lines = game.draw(rules, view, 'gallery', seatLetter)
    return lines.map((line) => line.map((span) => (typeof span === 'string' ? span : span.text)).join('')).join('\n')
  }

  test('the table shows the whole pile, otherwise only the Field Card', () => {
    expect(drawn('yes')).toContain('R4* B1 G0')
    expect(drawn('no')).toContain('R4*')
    expect(drawn('no')).not.toMatch(/B1|G0/)
  })

  test('the order below the top card is a choice of its own, as it can be seen', () => {
    const orders = (browseDiscard: string) => {
      const rules = rulesFor({ options: { browseDiscard } })
      const s = at(rules, { field: 'R5', hands: { A: 'B2 G3 R0 R1 G4 G5' } })
      return offered(rules, s, 0).filter((choice) => /B2/.test(choice) && /G3/.test(choice) && /R0/.test(choice)).length
    }
    expect(orders('no')).toBe(3)
    expect(orders('yes')).toBe(6)
  })
})

describe('KBK-22.1 turnLimit n', () => {
  test('after n turns the players with most HP share the victory', () => {
    ring(3, { hp: { A: 5, B: 7, C: 7 }, turn: 19, hands: { A: 'R2 ...', B: 'G1 ...' } }, { turnLimit: 20 })
      .plays('A', 'psych-up R2')
      .expects({ turn: 20 })
      .plays('B', 'psych-up G1')
      .endsMatch({ places: [3, 1, 1], reason: 'turnLimit', rule: 'KBK-22.1' })
  })

  test('an extra turn counts', () => {
    fight({ secrets: { A: 'greed' }, turn: 19, hands: { A: 'R2 G0 ...' }, hp: { A: 7 } }, { turnLimit: 20 })
      .plays('A', 'psych-up R2')
      .plays('A', 'use')
      .plays('A', 'psych-up G0')
      .endsMatch({ places: [2, 1], reason: 'turnLimit' })
  })

  test('KBK-17.36 after the last turn Greed could give no other, so it is not offered', () => {
    fight({ secrets: { A: 'greed' }, turn: 20, hands: { A: 'R2 G0 ...' }, hp: { A: 7 } }, { turnLimit: 20 })
      .plays('A', 'psych-up R2')
      .endsMatch({ places: [2, 1], reason: 'turnLimit' })
  })
})
