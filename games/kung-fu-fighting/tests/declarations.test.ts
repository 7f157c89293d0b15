import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { seeded } from '../../../kernel/random.ts'
import { game } from '../game.ts'
import type { State } from '../state.ts'
import { oddDeck } from '../testing/odd-decks.ts'

const open = (setup: unknown) => {
  const opened = game.open(setup)
  if (!opened.ok) throw new Error(`${opened.problem.at} ${opened.problem.message}`)
  const { count, sample } = opened.value
  if (count === undefined || sample === undefined) throw new Error('declarations are counted and sampled')
  return { ...opened.value, count, sample }
}
type OpenRules = ReturnType<typeof open>

/** Moments of random matches, as many of each window. */
const moments = (rules: OpenRules, seed: string, steps: number): State[] => {
  const rng = seeded('sfc32', seed)
  const found: State[] = []
  let s = rules.deal(rng)
  for (let step = 0; step < steps; step++) {
    if (rules.outcome(s) !== null) s = rules.deal(rng)
    found.push(rules.copy(s))
    rules.play(s, [rules.sample(s, s.asked, rng)])
  }
  return found
}

const listed = (rules: OpenRules, s: State): string[] => {
  const codes: string[] = []
  rules.choices(s, s.asked, codes)
  return codes
}

const FEW = 3000

const SETUPS = [
  { mode: 'individual', seats: 2, options: {} },
  { mode: 'individual', seats: 5, options: { more: 'on', archetypes: 'random' } },
  { mode: '2v2v2', options: { more: 'on', archetypes: 'random' } },
  { mode: '3v3', options: { more: 'on' } },
]

/** What is listed is listed once, counted exactly, and every sample is among it. */
const agrees = (rules: OpenRules, s: State, seed: string): void => {
  if (rules.count(s, s.asked) > FEW) return
  const codes = listed(rules, s)
  expect(rules.count(s, s.asked)).toBe(codes.length)
  expect(new Set(codes).size).toBe(codes.length)
  const rng = seeded('sfc32', seed)
  for (let i = 0; i < 5; i++) expect(codes).toContain(rules.sample(s, s.asked, rng))
  for (const code of codes) {
    const choice = rules.unpack(code)
    expect(rules.refusal(s, s.asked, choice)).toBeNull()
    expect(rules.pack(s, s.asked, choice)).toBe(code)
  }
}

describe('KFF-8.2: declarations are counted and sampled without listing them', () => {
  test.each(SETUPS)('$mode with the shipped deck', (setup) => {
    const rules = open(setup)
    for (const s of moments(rules, 'shipped', 120)) agrees(rules, s, 'shipped')
  })

  test('any deck inside the bounds', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.constantFrom(...SETUPS), (seed, { mode }) => {
        const rules = open({ mode, options: { archetypes: 'random' }, files: { deck: oddDeck(String(seed)) } })
        for (const s of moments(rules, String(seed), 40)) agrees(rules, s, String(seed))
      }),
      { seed: 17, numRuns: 30 },
    )
  })
})

const attack = (id: string, onHit: readonly object[] = []) => card(id, 'attack', { attack: { damage: 1, onHit } })
const enhancement = (id: string, enhance: object) => card(id, 'enhancement', { enhance: { plus: 1, ...enhance } })
const card = (id: string, type: string, effect: object) => ({
  id,
  name: id,
  set: 'base',
  count: 5,
  type,
  subtype: [],
  text: '',
  tag: 'reconstructed',
  ...effect,
})
const LOSE_WEAPON = { do: 'lose-weapon' }
const TAKE_WEAPON = { do: 'take-weapon' }
const LOSE_STANCE = { do: 'lose-stance' }

const CARDS = [
  attack('strike'),
  attack('grab', [TAKE_WEAPON]),
  attack('wrench', [LOSE_WEAPON, LOSE_STANCE]),
  enhancement('chain', { combo: { max: 3 } }),
  enhancement('sweep', { split: { max: 3, plus: 0 } }),
  enhancement('needy', { needs: { others: 2 } }),
  enhancement('knock', { onHit: [LOSE_WEAPON] }),
  enhancement('knock-again', { onHit: [LOSE_WEAPON] }),
  enhancement('snatch', { onHit: [TAKE_WEAPON] }),
  enhancement('topple', { onHit: [LOSE_STANCE] }),
  enhancement('havoc', { onHit: [LOSE_WEAPON, LOSE_STANCE] }),
  enhancement('mayhem', { onHit: [TAKE_WEAPON, LOSE_STANCE] }),
]

const brawl = open({
  mode: 'individual',
  seats: 3,
  files: { deck: { schema: 'kff-cards/1', cards: CARDS } },
})

const holding = (hand: string, more: object = {}): State => {
  const read = brawl.position.read({ hands: { A: hand }, ...more })
  if (!read.ok) throw new Error(`${read.problem.at} ${read.problem.message}`)
  return read.value
}

const plans = (hand: string): string[] =>
  listed(brawl, holding(hand))
    .map((code) => brawl.notation.write(brawl.unpack(code)))
    .filter((text) => text.startsWith('attack') && text.endsWith('on B'))

describe('KFF-10.6: orders that cannot differ in step 2 are one choice', () => {
  test('what loses nothing stands anywhere', () => {
    expect(plans('strike needy chain sweep').filter((text) => text.split(' ').length === 7)).toEqual([
      'attack strike chain sweep needy on B',
    ])
  })

  test('equal losses cannot tell which came first, a loss and a taking can', () => {
    expect(plans('strike knock knock-again').filter((text) => text.includes('knock knock-again'))).toHaveLength(1)
    const words = plans('strike knock snatch').filter((text) => text.split(' ').length === 6)
    expect(words).toEqual(['attack strike knock snatch on B', 'attack strike snatch knock on B'])
  })

  test('a loss of Weapon and one of Stance cannot', () => {
    expect(plans('strike knock topple').filter((text) => text.split(' ').length === 6)).toHaveLength(1)
  })

  test('a card with several losses keeps its place', () => {
    const orders = plans('strike havoc knock topple').filter((text) => text.split(' ').length === 7)
    expect(orders).toHaveLength(4)
  })

  test('every order that is spelled is packed to one that is listed', () => {
    const s = holding('strike havoc knock topple snatch')
    const codes = listed(brawl, s)
    fc.assert(
      fc.property(fc.shuffledSubarray(['havoc', 'knock', 'topple', 'snatch']), (enhancements) => {
        const choice = { do: 'attack', with: ['strike'], on: 1, enhancements } as const
        expect(brawl.refusal(s, 0, choice)).toBeNull()
        expect(codes).toContain(brawl.pack(s, 0, choice))
      }),
    )
  })

  test('a choice leads to the same damage and losses in every spelling', () => {
    const given = { weapons: { A: null }, hands: { A: 'strike knock knock-again topple', B: '', C: '' } }
    const ends = ['knock knock-again topple', 'topple knock-again knock', 'knock topple knock-again'].map((words) => {
      const s = holding('', given)
      const read = brawl.notation.read(`attack strike ${words} on B`)
      if (!read.ok) throw new Error(read.problem.message)
      brawl.play(s, [brawl.pack(s, 0, read.value)])
      return JSON.stringify(brawl.position.write(s))
    })
    expect(new Set(ends).size).toBe(1)
  })
})

describe('samples are uniform', () => {
  const HANDS = [
    'strike grab chain wrench wrench',
    'strike knock snatch topple havoc',
    'strike havoc mayhem knock',
    'strike needy chain grab grab',
    'strike sweep chain knock',
  ]

  test.each(HANDS)('%s', (hand) => {
    const s = holding(hand)
    const codes = listed(brawl, s)
    const rng = seeded('sfc32', hand)
    const each = 60
    const counts = new Map(codes.map((code) => [code, 0]))
    for (let i = 0; i < codes.length * each; i++) {
      const code = brawl.sample(s, 0, rng)
      counts.set(code, (counts.get(code) ?? 0) + 1)
    }
    const square = [...counts.values()].reduce((sum, n) => sum + (n - each) ** 2 / each, 0)
    const freedom = codes.length - 1
    // Five standard deviations of chi-squared.
    expect(square).toBeLessThan(freedom + 5 * Math.sqrt(2 * freedom))
    expect(Math.min(...counts.values())).toBeGreaterThan(0)
    expect(counts.size).toBe(codes.length)
  })
})

describe('large hands', () => {
  test('have more declarations than there are numbers, and still one is sampled', () => {
    const cards = Array.from({ length: 300 }, (_, n) => ({
      ...enhancement(`odd-${n}`, {
        onHit: [LOSE_WEAPON, LOSE_STANCE],
        ...(n % 9 === 0 ? { needs: { others: 40 } } : {}),
      }),
      count: 1,
    }))
    const rules = open({ files: { deck: { schema: 'kff-cards/1', cards: [attack('strike'), ...cards] } } })
    const read = rules.position.read({ hands: { A: ['strike', ...cards.map(({ id }) => id)].join(' '), B: 'strike' } })
    if (!read.ok) throw new Error(read.problem.message)
    expect(rules.count(read.value, 0)).toBe(Number.POSITIVE_INFINITY)
    const choice = rules.unpack(rules.sample(read.value, 0, seeded('sfc32', 'beyond')))
    expect(rules.refusal(read.value, 0, choice)).toBeNull()
  })

  test('are counted without listing', () => {
    const twelve = holding('strike strike grab wrench chain sweep needy knock knock-again snatch topple havoc')
    expect(brawl.count(twelve, 0)).toBe(listed(brawl, twelve).length)
    const all = [...CARDS, ...CARDS].map(({ id }) => id).join(' ')
    const s = holding(all)
    const rng = seeded('sfc32', 'large')
    expect(Number.isFinite(brawl.count(s, 0))).toBe(true)
    for (let i = 0; i < 20; i++) expect(brawl.refusal(s, 0, brawl.unpack(brawl.sample(s, 0, rng)))).toBeNull()
  })
})
