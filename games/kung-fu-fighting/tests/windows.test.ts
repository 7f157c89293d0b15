import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { seeded } from '../../../kernel/random.ts'
import type { State } from '../state.ts'
import { randomExchange } from '../testing/exchanges.ts'
import { at, brawl, emptyHands, type FightingRules, type Plain, played, rulesFor, teams } from '../testing/tables.ts'

// Chapters 15 and 16: which questions exist, when they open, and that nobody learns a hand from it.

const asking = (s: State) => [s.window, s.asked]

describe('the questions', () => {
  const tags = (rules: FightingRules, s: State): string[] => {
    const { form } = rules.question(s, s.asked)
    return form.kind === 'either' ? Object.keys(form.of) : []
  }
  const pairs = rulesFor({ mode: '2v2', options: { more: 'on', archetypes: 'chosen' } })
  const inPairs = (given: Plain, hands: Plain = {}) =>
    at(pairs, { ...given, hands: { ...emptyHands('2v2'), A: 'kick wild', ...hands } })

  test.each([
    ['KFF-15.17', { window: 'archetype', picking: 'ABCD' }, { A: '' }, [], 'archetype', ['choose']],
    [
      'KFF-15.1',
      { window: 'upkeep', stances: { A: 'imperial-stance' } },
      {},
      [],
      'upkeep',
      ['pay', 'letGo', 'play', 'attack'],
    ],
    ['KFF-15.2', { window: 'refill' }, {}, [], 'refill', ['refill', 'drop', 'play', 'attack']],
    ['KFF-15.3', {}, {}, [], 'prepare', ['end', 'play', 'drop', 'attack']],
    ['KFF-15.5', {}, { C: 'wild' }, ['attack kick on B'], 'ally', ['pass', 'add']],
    ['KFF-15.8', {}, { D: 'wild' }, ['attack kick on B'], 'cover', ['pass', 'cover']],
    ['KFF-15.10', {}, { B: 'wild' }, ['attack kick on B'], 'answer', ['pass', 'block']],
    ['KFF-15.13', {}, {}, ['attack kick on B'], 'respite', ['end', 'play', 'drop', 'attack']],
    ['KFF-15.14', {}, {}, ['end'], 'passCard', ['keep', 'give']],
  ])('%s', (_rule, given, hands, answers, window, choices) => {
    const s = played(pairs, inPairs(given, hands), ...answers)
    expect(s.window).toBe(window)
    expect(tags(pairs, s)).toEqual(choices)
  })

  test('KFF-7.8, KFF-15.10 She Who Must Fight has one answer more, as everybody can see', () => {
    const s = inPairs({ archetypes: { B: 'she-who-must-fight' } }, { B: 'wild' })
    expect(tags(pairs, played(pairs, s, 'attack kick on B'))).toEqual(['pass', 'block', 'counter'])
  })
})

describe('KFF-15.7, KFF-15.11 the order of questions in a team game', () => {
  test('allies of the whole volley, then for each target cover and answer', () => {
    teams('3v3', {
      hands: {
        A: 'kick wild',
        B: 'trip',
        C: 'you-go-that-way punch flying',
        D: 'throw',
        E: 'spinning flipping',
        F: 'trip',
      },
    })
      .plays('A', 'attack kick on B')
      .asks('C', 'ally')
      .plays('C', 'add you-go-that-way attack punch on D')
      .asks('E', 'ally')
      .plays('E', 'add spinning')
      .asks('E', 'ally')
      .plays('E', 'add flipping')
      .asks('A', 'ally')
      .plays('A', 'add wild')
      .asks('D', 'cover')
      .plays('D', 'pass')
      .asks('F', 'cover')
      .plays('F', 'pass')
      .asks('B', 'answer')
      .plays('B', 'pass')
      .asks('F', 'cover')
      .plays('F', 'pass')
      .asks('B', 'cover')
      .plays('B', 'pass')
      .asks('D', 'answer')
      .plays('D', 'pass')
      .expects({ chi: { BDF: 30 - (3 + 2) - (2 + 2 + 1) } })
      .ends('B', 'refill')
  })

  test('KFF-14.10 You Go That Way may be played onto the Attack it caused', () => {
    teams('3v3', {
      hands: { A: 'kick ...', C: 'you-go-that-way punch', E: 'you-go-that-way throw' },
    })
      .plays('A', 'attack kick on B')
      .plays('C', 'add you-go-that-way attack punch on D')
      .refuses('E', 'add you-go-that-way attack throw on F', 'KFF-13.10')
      .plays('E', 'pass')
      .asks('E', 'ally')
      .plays('E', 'add you-go-that-way attack throw on F')
      .asks('A', 'ally')
      .plays('A', 'pass')
      .asks('A', 'ally')
      .plays('A', 'pass')
      .expects({ chi: { BDF: 30 - 3 - 2 - 2 } })
      .ends('A', 'respite')
  })
})

describe('KFF-16.5 questions that are not asked', () => {
  test('Ally, Cover and Answer without cards, Ally and Cover when everyone fights alone', () => {
    brawl(3, { hands: { A: 'kick ...', B: '', C: 'wild' } })
      .plays('A', 'attack kick on B')
      .ends('A', 'respite')
    teams('2v2', { hands: { A: 'kick ...' } })
      .plays('A', 'attack kick on B')
      .ends('A', 'respite')
  })
})

describe('KFF-16.7 questions that are asked, whatever is in the hand', () => {
  const rules = rulesFor({ mode: '2v2', options: { more: 'on' } })
  const after = (hands: Plain, ...answers: readonly string[]) =>
    played(rules, at(rules, { hands: { ...emptyHands('2v2'), A: 'kick when-done-right wild', ...hands } }), ...answers)

  test.each([
    ['Answer', 'B', 'answer', ['blocking-kick', 'blocking-punch', 'deep-breath', 'your-kung-fu-is-weak']],
    ['Ally', 'C', 'ally', ['flying', 'kick', 'sword', 'you-go-that-way']],
    ['Cover', 'D', 'cover', ['behind-you', 'face-me', 'deep-breath', 'not-while-i-stand']],
  ])('%s of %s', (_name, seat, window, cards) => {
    const others = [0, 1, 2, 3].filter((viewer) => viewer !== 'ABCD'.indexOf(seat))
    for (const attack of ['attack kick on B', 'attack kick when-done-right on B']) {
      const states = cards.map((card) => after({ [seat]: card }, attack))
      for (const s of states) {
        expect(asking(s)).toEqual([window, 'ABCD'.indexOf(seat)])
        for (const viewer of [...others, 'gallery' as const])
          expect(rules.key(s, viewer)).toBe(rules.key(states[0], viewer))
      }
    }
  })

  test('Prepare with cards none of which can be played', () => {
    const s = at(rules, { active: 'D', hands: { ...emptyHands('2v2'), A: 'blocking-kick', D: 'wild' } })
    expect(asking(played(rules, s, 'end', 'keep', 'refill blocking-kick'))).toEqual(['prepare', 0])
    const stuck = at(rules, { hands: { ...emptyHands('2v2'), A: 'blocking-kick' } })
    expect(asking(stuck)).toEqual(['prepare', 0])
  })
})

test('KFF-16.4 whoever passes on, the next question does not depend on any hidden hand', () => {
  const rng = seeded('sfc32', 'worlds')
  let compared = 0
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000 }), (seed) => {
      const { rules, start, answers } = randomExchange(seed)
      const s = rules.copy(start)
      rules.play(s, [answers[0]])
      if (s.exchange === null) return
      // The gallery sees no hand at all, so every hand is dealt anew.
      const other = rules.imagine(rules.hide(s, 'gallery'), 'gallery', rng)
      const pass = rules.notation.read('pass')
      if (!pass.ok) throw new Error('there is no passing')
      while (s.exchange !== null) {
        expect(asking(other)).toEqual(asking(s))
        expect(rules.key(other, 'gallery')).toBe(rules.key(s, 'gallery'))
        rules.play(s, [rules.pack(s, s.asked, pass.value)])
        rules.play(other, [rules.pack(other, other.asked, pass.value)])
        compared += 1
      }
      expect(other.exchange).toBeNull()
      expect(other.chi).toEqual(s.chi)
    }),
    { numRuns: 60 },
  )
  expect(compared).toBeGreaterThan(60)
})
