import { describe, expect, test } from 'vitest'
import { seeded } from '../../../kernel/random.ts'
import { game } from '../game.ts'
import { at, offered, type Plain, packed, played, rulesFor } from '../testing/tables.ts'

// What looks good at first sight: the advice that bots share.

const rules = rulesFor()

const scoreOf = (s: ReturnType<typeof at>, seat: number, choice: string): number =>
  game.advice.score(rules, rules.hide(s, seat), seat, packed(rules, s, seat, choice))

const prefers = (given: Plain, better: string, worse: string, seat = 0): void => {
  const s = at(rules, given)
  expect(scoreOf(s, seat, better)).toBeGreaterThan(scoreOf(s, seat, worse))
}

/** What looks best after these answers, to whoever is asked then. */
const best = (given: Plain, answers: readonly string[]): string => {
  const s = played(rules, at(rules, given), answers)
  const [seat] = rules.awaiting(s)
  const choices = offered(rules, s, seat)
  const scores = choices.map((choice) => scoreOf(s, seat, choice))
  return choices[scores.indexOf(Math.max(...scores))]
}

/** What is proposed in a moment, drawn often. */
const proposed = (given: Plain, seat = 0, times = 40): string[] => {
  const view = rules.hide(at(rules, given), seat)
  const rng = seeded('sfc32', 'proposals')
  const { propose } = game.advice
  if (propose === undefined) throw new Error('there are no proposals')
  return Array.from({ length: times }, () => rules.notation.write(rules.unpack(propose(rules, view, seat, rng))))
}

describe('plans', () => {
  const START = { stacks: { a1: 'crash', a2: 'peach', a3: 'kiwano' } }

  test('somebody fights while there is somebody to fight', () => prefers(START, 'plan a1 yue a2 chai a3 ban', 'pass'))

  test('the richer arena is worth the stronger team', () => {
    const given = { stacks: { a1: 'crash boom shock', a3: 'kiwano' }, hands: { A: 'yue hua' }, rests: { A: '...' } }
    prefers(given, 'plan a1 yue a3 hua', 'plan a1 hua a3 yue')
  })

  test('whoever is exhausted rests, or lets the Chef lead', () => {
    const given = { ...START, hands: { A: 'hua' }, rests: { A: '...' } }
    prefers(given, 'pass', 'plan a1 hua')
    const chef = { ...START, hands: { A: 'fu hua' }, rests: { A: '...' } }
    prefers(chef, 'plan a1 hua a2 fu', 'plan a1 hua')
    prefers({ ...chef, dishes: { A: 0 }, delicacies: { A: 0 } }, 'pass', 'plan a2 fu')
  })

  test('nobody is kept for later in the last round', () => {
    const given = { ...START, pileSize: 2, hands: { A: 'chai' }, rests: { A: '...' } }
    prefers(given, 'plan a1 chai', 'pass')
  })

  test('a Hidden Weapon is not thrown after an arena that nobody can come to', () => {
    const given = { ...START, hands: { A: '', B: 'yaou ringo' }, rests: { A: '...', B: '...' } }
    prefers(given, 'plan a1 yaou', 'plan a1 yaou+4hw', 1)
  })

  test('a bonus counts where it is due: Chai leads while the Dogs are behind', () => {
    prefers({ ...START, vp: { B: 1 }, hw: { B: 0 } }, 'plan a1 chai+ban', 'plan a1 ban+chai')
  })

  test('Ming leads rather than assists', () =>
    prefers({ ...START, hands: { A: 'ming ...' } }, 'plan a1 ming+chai', 'plan a1 chai+ming'))
})

describe('proposals', () => {
  const RICH = {
    stacks: { a1: 'crash', a2: 'peach boom', a3: 'kiwano' },
    hands: { B: 'ming himiko tumaz boshark ...' },
    fronts: { B: 'peach' },
    limits: { B: 5 },
    sp: { B: 6 },
    hw: { B: 12 },
    coconut: 'B',
  }

  test('they are legal, and not always the same', () => {
    const s = at(rules, RICH)
    const plans = proposed(RICH, 1)
    for (const plan of plans) expect(() => packed(rules, s, 1, plan)).not.toThrow()
    expect(new Set(plans).size).toBeGreaterThan(1)
  })

  test('the best of ten is better than the best of a thousand drawn at random', () => {
    const s = at(rules, RICH)
    const view = rules.hide(s, 1)
    const rng = seeded('sfc32', 'draws')
    const drawn = Array.from({ length: 1000 }, () => rules.sample?.(view, 1, rng) ?? '')
    const random = Math.max(...drawn.map((code) => game.advice.score(rules, view, 1, code)))
    const thought = Math.max(...proposed(RICH, 1, 10).map((plan) => scoreOf(s, 1, plan)))
    expect(thought).toBeGreaterThan(random)
  })

  test('an empty hand passes', () => {
    expect(proposed({ hands: { A: '' }, rests: { A: '...' } }, 0, 1)).toEqual(['pass'])
  })
})

describe('in a combat', () => {
  const MING = { stacks: { a1: 'ming' } }

  test('all throws are alike: two who threw by a rule would tie for ever', () => {
    const s = played(rules, at(rules, MING), ['plan a1 shiue', 'plan a1 ringo'])
    for (const seat of [0, 1]) {
      const scores = ['throw rock', 'throw paper', 'throw scissors'].map((sign) => scoreOf(s, seat, sign))
      expect(new Set(scores).size).toBe(1)
    }
  })

  test('Shiue calls the weakest Animal that wins, and nobody if nobody helps or nobody is needed', () => {
    const calls = (cats: string): string => best({ ...MING, hw: { B: 6 } }, ['plan a1 shiue', cats])
    expect(calls('plan a1 masaru')).toBe('add hua')
    expect(calls('plan a1 yaou')).toMatch(/^add (ban|chai)$/)
    expect(calls('plan a1 yaou+2hw')).toBe('add yue')
    expect(calls('plan a1 yaou+4hw')).toBe('none')
    expect(calls('plan a2 yaou')).toBe('none')
  })

  test('Ringo adds just enough, and nothing where it is not enough', () => {
    const adds = (dogs: string): string => best({ ...MING, hw: { B: 6 } }, [dogs, 'plan a1 ringo'])
    expect(adds('plan a1 chai')).toBe('commit 1')
    expect(adds('plan a1 ban')).toBe('commit 0')
    expect(adds('plan a2 ban')).toBe('commit 0')
    expect(adds('plan a1 chai+hua')).toBe('commit 3')
    expect(adds('plan a1 chai+yue')).toBe('commit 0')
  })

  test('Shiau-Yao is used where it decides, and left alone where Tai-Chi would profit', () => {
    const given = { ...MING, hands: { A: 'shiau-yao ...', B: 'tai-chi ...' } }
    expect(best(given, ['plan a1 shiau-yao+hua', 'plan a1 masaru+hikaru'])).toBe('remove hikaru')
    expect(best(given, ['plan a1 shiau-yao+yue', 'plan a1 tai-chi+hikaru'])).toBe('none')
  })

  test('when Shiau-Yao acts, Shiue and Ringo have decided: nobody comes after him', () => {
    const given = { ...MING, hands: { B: 'shiau-yao ...' } }
    expect(best(given, ['plan a1 shiue+hua+hua', 'plan a1 shiau-yao+2hw'])).toBe('remove hua')
    const s = played(rules, at(rules, given), ['plan a1 shiue+hua+hua', 'plan a1 shiau-yao+2hw'])
    const before = rulesFor({ shiauYaoOrder: 'beforeShiue' })
    const view = rules.hide(s, 1)
    const code = packed(rules, s, 1, 'remove hua')
    expect(game.advice.score(rules, view, 1, code)).toBeGreaterThan(game.advice.score(before, view, 1, code))
  })

  test('a bonus that would let Tai-Chi win is waived, any other is used', () => {
    const given = { ...MING, hands: { B: 'tai-chi ...' } }
    expect(best(given, ['plan a1 yue+hua', 'plan a1 tai-chi+1hw'])).toBe('waive')
    expect(best(given, ['plan a1 yue', 'plan a1 tai-chi+2hw'])).toBe('use')
    const k = best({ ...given, hw: { B: 5 } }, ['plan a1 ban+chai', 'plan a1 tai-chi+5hw'])
    expect(k).toMatch(/^ignore [234]$/)
  })

  test('Peel takes what breaks the other, and VP that decide', () => {
    const peels = (pile: string, more: Plain = {}): string =>
      best({ stacks: { a1: 'peel' }, pile, ...more }, ['plan a1 yue', 'pass'])
    expect(peels('peach crash mushroom', { sp: { B: 3 } })).toBe('take crash')
    expect(peels('crash shock peach', { vp: { A: 2 } })).toBe('take shock')
    expect(peels('ming tumaz musashi')).toBe('take tumaz')
  })
})

describe('chances', () => {
  const chanceOf = (given: Plain): number => {
    const out: number[] = []
    game.advice.chances?.(rules, at(rules, given), out)
    expect(out).toHaveLength(2)
    expect(out[0] + out[1]).toBeCloseTo(1)
    return out[0]
  }
  const even = chanceOf({})

  test('the two schools begin with about equal chances', () => {
    expect(even).toBeGreaterThan(0.4)
    expect(even).toBeLessThan(0.6)
    expect(chanceOf({ dogs: 'B' })).toBeCloseTo(1 - even)
  })

  test.each([
    ['a lead', { vp: { A: 1 } }],
    ['more spirit', { sp: { B: 8 } }],
    ['more HW', { hw: { A: 3 } }],
    ['more Food', { dishes: { B: 1 } }],
    ['rested Animals', { hands: { B: 'yaou' }, rests: { B: '...' } }],
    ['a higher limit', { limits: { A: 4 } }],
    ['the Coconut', { coconut: 'A' }],
    ['an Apple', { fronts: { A: 'apple' } }],
    ['a Hua token', { hua: 'a1' }],
  ])('%s is better than none', (_name, given) => expect(chanceOf(given)).toBeGreaterThan(even))

  test('the second point of a lead counts more than the first, and a lead most in the last round', () => {
    const [one, two] = [chanceOf({ vp: { A: 1 } }), chanceOf({ vp: { A: 2 } })]
    expect(two - one).toBeGreaterThan(one - even)
    expect(chanceOf({ vp: { A: 1 }, pileSize: 2 })).toBeGreaterThan(one)
  })
})
