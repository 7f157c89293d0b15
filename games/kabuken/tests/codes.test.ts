import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sure } from '../../../kernel/testing/record-of.ts'
import type { Choice, Packed } from '../choice.ts'
import { at, extended, type KabukenRules, offered, packed, rulesFor } from '../testing/tables.ts'

type Plain = Readonly<Record<string, unknown>>

// Choices as text, as objects and as numbers are one and the same.

const roundTrip = (rules: KabukenRules, given: Plain, text: string, seat = 0): void => {
  const s = at(rules, given)
  const code = packed(rules, s, seat, text)
  expect(Number.isSafeInteger(code)).toBe(true)
  const choice = rules.unpack(code)
  expect(rules.notation.write(choice)).toBe(text)
  expect(rules.notation.read(text)).toEqual({ ok: true, value: choice })
  expect(rules.pack(s, seat, choice)).toBe(code)
  const listed: Packed[] = []
  rules.choices(s, seat, listed)
  expect(listed).toContain(code)
}

const rules = extended()
const own = (character: string | null, secret: string | null, hand: string, more: Plain = {}) => ({
  characters: { A: character },
  secrets: { A: secret },
  hands: { A: hand },
  ...more,
})

describe('every kind of choice', () => {
  const draft = { window: 'character', active: null, draft: { order: 'AB', offers: {} } }
  const secret = {
    window: 'secret',
    active: null,
    characters: { A: 'ox', B: 'rat' },
    draft: { order: '', offers: { A: ['greed', 'protection-amulet'], B: ['barrage', 'dazzle'] } },
  }
  const goOn = { window: 'goOn', attacks: 1, next: 'B', ...own(null, null, 'R2 R2') }
  const monkey = { window: 'monkey', next: 'B', characters: { A: 'monkey' }, drawn: 'G5* B0' }
  const greed = { window: 'greed', next: 'B', ...own(null, 'greed', 'R0') }

  test.each([
    [draft, 'pick fox'],
    [secret, 'keep protection-amulet'],
    [own(null, null, 'R0 G5*'), 'psych-up G5*'],
    [own('horse', null, ''), 'psych-up'],
    [own('horse', null, 'R0'), 'pay 3'],
    [own(null, 'mountain-storm', 'R2 R2'), 'storm'],
    [goOn, 'stop'],
    [greed, 'use'],
    [greed, 'decline'],
    [monkey, 'hold B0'],
    [own(null, null, 'R4 R4*'), 'attack R4 R4*'],
    [own(null, null, 'R4 R4*'), 'attack R4* R4'],
    [own(null, null, 'R1 R1 R1', { field: 'B3' }), 'attack R1 R1 R1 as resoluteGod'],
    [own('ox', null, 'R3 B3'), 'attack R3 B3=R'],
    [own('ox', null, 'R3 B3'), 'attack R3=B B3'],
    [own('ox', null, 'R0 R1 G5*', { field: 'B0' }), 'attack R0 R1 G5*=R'],
    [own('fox', null, 'B0 G2 R1', { field: 'G5' }), 'attack B0 G2 R1=3'],
    [own('fox', null, 'B4* B3'), 'attack B3 B4*=3'],
    [own('fox', 'floral-flame', 'G5*'), 'attack G5*=4 with floral-flame'],
    [own(null, 'floral-flame', 'G5*'), 'attack G5* with floral-flame'],
    [own(null, 'rigid-palm', 'R1 R1 R1', { field: 'B3' }), 'attack R1 R1 R1 as resoluteGod with rigid-palm'],
    [own(null, 'barrage', 'R0 R1 R2 R3 R4 R5'), 'attack R0 R1 R2 R3 R4 R5 with barrage'],
    [own('ox', 'barrage', 'R0 R1 R2 R3 R4 G5'), 'attack R0 R1 R2 R3 R4 G5=R with barrage'],
    [own('fox', 'barrage', 'G0 G0 G2 G3 G4 G5'), 'attack G0 G2 G3 G4 G5 G0=1 with barrage'],
    [own(null, 'in-the-palm', 'R2 R2 G5*'), 'attack R2 R2 under G5*'],
    [own('ox', 'in-the-palm', 'R2 B2 G5*'), 'attack R2 B2=R under G5*'],
    [own('fox', 'in-the-palm', 'B0 G2 R1 G5', { field: 'R5' }), 'attack B0 G2 R1=3 under G5'],
    [own(null, 'grave-keeper', 'R3', { field: 'R3' }), 'attack R3 R3 with grave-keeper'],
    [own('ox', 'grave-keeper', 'R3', { field: 'B3' }), 'attack R3 B3=R with grave-keeper'],
    [own('fox', 'grave-keeper', 'G5*', { field: 'G3' }), 'attack G3=5 G5* with grave-keeper'],
  ])('%j: %s', (given, text) => roundTrip(rules, given, text))

  test('psych-up plainly', () =>
    roundTrip(extended(2, { monkeyCost: 'optional' }), own('monkey', null, 'R0'), 'psych-up R0 plainly'))
})

const struck = (fist: string, more: Plain = {}) => ({
  window: 'answer',
  attacks: 1,
  attack: {
    attacker: 'A',
    target: 'B',
    fist,
    number: 2,
    colour: 0,
    damage: 5,
    flowers: 0,
    unanswerable: false,
    extra: 0,
    counterer: null,
    counterers: '',
  },
  ...more,
})

describe('every kind of answer', () => {
  const amulet = { secrets: { B: 'protection-amulet' } }
  test.each([
    [struck('dual', { hands: { B: 'G2' } }), 'hit'],
    [struck('dual', { hands: { B: 'G2' } }), 'counter G2'],
    [struck('dual', { hands: { B: 'R4 B4*' } }), 'defend R4 B4*'],
    [struck('dual', { hands: { B: 'R4 B4*' } }), 'defend B4* R4'],
    [struck('dual', { characters: { B: 'rooster' }, hands: { B: 'B2 G2' } }), 'counter G2 B2'],
    [struck('resoluteGod', { hands: { B: 'B4 B4* B4*' } }), 'counter B4* B4* B4'],
    [struck('dual', { ...amulet, hands: { B: 'R1 B1 G2 R2' } }), 'defend R1 B1 G2 R2'],
    [struck('dual', { ...amulet, hands: { B: 'R1 B1 R2 G2 B0 G0' } }), 'defend R1 R2 B1 G0 G2 B0'],
    [struck('dual', { ...amulet, hands: { B: 'R1 R2 R3 R4 B1 B2 B3 B4 G5' } }), 'defend R1 R2 R3 R4 B1 B2 B3 B4'],
    [struck('dual', { ...amulet, hands: { B: 'R1 R1 B1 B1' } }), 'defend R1 B1 B1 R1'],
  ])('%j: %s', (given, text) => roundTrip(rules, given, text, 1))
})

describe('every listed choice', () => {
  const big = 'R0 R1 R1 R4* B3 B4* G2 G5*'
  test.each<[string, KabukenRules, Plain, number]>([
    ['Ox, In the Palm', rules, own('ox', 'in-the-palm', big), 0],
    ['Ox, Barrage', rules, own('ox', 'barrage', big), 0],
    ['Ox, Floral Flame', rules, own('ox', 'floral-flame', big), 0],
    ['Fox, Grave Keeper', rules, own('fox', 'grave-keeper', big, { discard: 'B5 R3' }), 0],
    ['Fox, Rigid Palm', rules, own('fox', 'rigid-palm', big, { field: 'B3' }), 0],
    ['Fox, Barrage', rules, own('fox', 'barrage', big), 0],
    ['Fox, named techniques', extended(2, { overlap: 'choice' }), own('fox', null, big, { field: 'B3' }), 0],
    ['Ox, an open discard', extended(2, { browseDiscard: 'yes' }), own('ox', 'rigid-palm', big), 0],
    ['Horse, Mountain Storm', rules, own('horse', 'mountain-storm', big), 0],
    [
      'Amulet',
      rules,
      struck('dual', { secrets: { B: 'protection-amulet' }, hands: { B: 'R1 R2 R3 B1 B2 B3 G1 G2' } }),
      1,
    ],
    ['Rooster', rules, struck('color', { characters: { B: 'rooster' }, hands: { B: 'R1 R1 R2 R4 R4* B0' } }), 1],
  ])('%s: is legal, listed once, and the same as text, object and number', (_name, house, given, seat) => {
    const s = at(house, given)
    const codes: Packed[] = []
    house.choices(s, seat, codes)
    expect(codes.length).toBeGreaterThan(6)
    expect(new Set(codes).size).toBe(codes.length)
    for (const code of codes) {
      const choice = house.unpack(code)
      expect(house.refusal(s, seat, choice)).toBeNull()
      expect(house.pack(s, seat, choice)).toBe(code)
      expect(house.notation.read(house.notation.write(choice))).toEqual({ ok: true, value: choice })
    }
    expect(new Set(offered(house, s, seat)).size).toBe(codes.length)
  })
})

describe('one choice has many spellings', () => {
  const s = at(rules, own('ox', 'barrage', 'R0 R1 R2 R3 G4 B5'))

  test('the order below the top card does not matter', () => {
    const cards = ['R0', 'R1', 'R2', 'G4=R']
    fc.assert(
      fc.property(fc.shuffledSubarray(cards, { minLength: 4 }), (below) => {
        const text = `attack ${below.join(' ')} R3 with barrage`
        expect(packed(rules, s, 0, text)).toBe(packed(rules, s, 0, 'attack R0 R1 R2 G4=R R3 with barrage'))
      }),
      { seed: 1, numRuns: 24 },
    )
  })

  test('the name that counts by itself may be given or left out', () => {
    expect(packed(rules, s, 0, 'attack R0 R1 R2 as color')).toBe(packed(rules, s, 0, 'attack R0 R1 R2'))
  })

  test('small letters, capitals and spaces are as good', () => {
    expect(packed(rules, s, 0, '  ATTACK  r0 g4=r   r3 ')).toBe(packed(rules, s, 0, 'attack R0 G4=R R3'))
  })
})

describe('texts that are no choice are answered, not stumbled over', () => {
  const { read } = rulesFor().notation
  test.each([
    ['', /"" is not known; one can attack, psych-up, hit/],
    ['fly', /"fly" is not known/],
    ['constructor R1', /"constructor" is not known/],
    ['__proto__', /"__proto__" is not known/],
    ['hasOwnProperty R1', /"hasOwnProperty" is not known/],
    ['attack R9', /"R9" is no card/],
    ['attack __proto__', /"__proto__" is no card/],
    ['attack R3* R3', /"R3\*" is no card/],
    ['attack R1=3 R2=3', /only one card/],
    ['attack R1=X R2', /"R1=X": a card is treated as/],
    ['attack R1=7 R2', /"R1=7": a card is treated as/],
    ['attack R1=G=B R2', /"R1=G=B": a card is treated as/],
    ['attack R1= R2', /"R1=": a card is treated as/],
    ['attack R1 R1 as fist', /"as fist" is not understood/],
    ['attack R1 R1 as constructor', /"as constructor" is not understood/],
    ['attack R1 R1 with', /"with " is not understood/],
    ['attack R1 R1 with __proto__', /"with __proto__" is not understood/],
    ['attack R1 R1 under R7', /"under R7" is not understood/],
    ['attack R1 R1 as dual as color', /twice/],
    ['attack R1 R1 under R2 under R3', /twice/],
    ['attack R1 R1 with barrage R2', /"R2 " is not understood/],
    ['psych-up plainly R1', /"plainly" is no card/],
    ['pay', /pay how much/],
    ['pay -1', /pay how much/],
    ['pay 1e9', /pay how much/],
    ['pay 1 2', /pay how much/],
    ['hit hard', /hit stands alone/],
    ['stop now please', /stop stands alone; "now please" is too much/],
    ['pick cat', /"cat" is no character/],
    ['pick', /"" is no character/],
    ['pick rat ox', /one character/],
    ['keep constructor', /"constructor" is no secret/],
    ['keep greed dazzle', /one secret/],
  ])('%s', (text, problem) => {
    const answer = read(text)
    if (answer.ok) throw new Error(`read as ${JSON.stringify(answer.value)}`)
    expect(answer.problem.message).toMatch(problem)
  })

  test('whatever is typed', () => {
    const word = fc.oneof(
      fc.constantFrom(
        'attack',
        'psych-up',
        'defend',
        'counter',
        'hold',
        'pick',
        'keep',
        'pay',
        'as',
        'with',
        'under',
        'R1',
        'B4*',
        'G5=R',
        'R2=3',
        '=',
        '*',
        'barrage',
        'dual',
        'plainly',
        'valueOf',
        '\u0000',
      ),
      fc.string(),
    )
    fc.assert(
      fc.property(fc.array(word, { maxLength: 8 }), (words) => {
        const answer = read(words.join(' '))
        if (!answer.ok) {
          expect(answer.problem.message.length).toBeGreaterThan(5)
          return
        }
        // What was understood is written so that it is understood again.
        const again: Choice = sure(read(rules.notation.write(answer.value)))
        expect(again).toEqual(answer.value)
      }),
      { seed: 2, numRuns: 1500 },
    )
  })
})
