import { describe, expect, test } from 'vitest'
import type { Viewer } from '../../../kernel/seats.ts'
import { game } from '../game.ts'
import { at, type FurRules, type Plain, played, rulesFor } from '../testing/tables.ts'

const NAMES = ['Ann', 'Ben']

const drawn = (rules: FurRules, s: ReturnType<typeof at>, viewer: Viewer): string[] =>
  game
    .draw(rules, rules.hide(s, viewer), viewer, (seat) => NAMES[seat])
    .map((line) => line.map((span) => (typeof span === 'string' ? span : span.text)).join(''))

const shown = (given: Plain, viewer: Viewer = 0, answers: readonly string[] = [], options: Plain = {}): string[] => {
  const rules = rulesFor(options)
  return drawn(rules, played(rules, at(rules, given), answers), viewer)
}

const START = { stacks: { a1: 'crash', a2: 'peach boom', a3: 'ming' } }

describe('while plans are made', () => {
  test('both players, the arenas, the own hand and Rest', () => {
    expect(shown({ ...START, hands: { A: 'fu chai chai' }, rests: { A: '...' }, sp: { B: 4 }, vp: { A: 2 } })).toEqual([
      'Round 1 · 30 cards in the Reward Pile · 16 HW in the Warehouse',
      '> Ann  Monk Dogs   ############ 12/12 SP · 2 VP, 2 ahead (4 win) · limit 3',
      '       hand 3 · Rest 6 · 0 HW · 2 Dishes, 1 Delicacy',
      '> Ben  Ninja Cats  ####........ 4/12 SP · 0 VP · limit 3',
      '       hand 9 · Rest 0 · 4 HW · 2 Dishes, 1 Delicacy',
      '  Arena 1  CRASH: opponent −3 SP',
      '  Arena 2  Peach: kept, for 1 Animal more in one later round',
      '           BOOM: opponent −2 SP; −3 by your second BOOM, −5 by your third',
      '  Arena 3  Ming: 3 AP, a win scores 2 VP instead of 1',
      'Your hand  the text is for the Leader of a team',
      '  Fu         1 AP  Chef, can only lead: a Food token brings back your whole Rest',
      '  Chai ×2    4 AP  +2 AP while you have fewer VP',
      'Your Rest  Ban, Yue, Hua, Hua, Shiue, Shiue',
    ])
  })

  test('KFU-3.1, KFU-3.2: hands and Rests of others are sizes, for the gallery too', () => {
    const given = { ...START, hands: { A: 'fu yue', B: 'yaou' }, rests: { A: '...', B: '...' } }
    expect(shown(given, 'gallery').join('\n')).not.toMatch(/Yaou|Yue|Your/)
    expect(shown(given, 0).join('\n')).not.toMatch(/Yaou|Masaru/)
    expect(shown(given, 1).join('\n')).not.toMatch(/Yue|Chai/)
  })

  test('KFU-3.3: front rows, the Coconut, Food, tokens, the limit as it binds, discards', () => {
    const lines = shown({
      fronts: { A: 'peach boom' },
      coconut: 'A',
      dishes: { A: 0, B: 1 },
      delicacies: { A: 0 },
      blocked: { A: 1 },
      hua: 'a1',
      mushrooms: { B: 'a1' },
      discard: 'crash apple',
    })
    expect(lines).toContain('       hand 9 · Rest 0 · 0 HW · no Food · Coconut · in front: Peach, BOOM')
    expect(lines[1]).toMatch(/limit 2 \(blocked\)$/)
    expect(lines[4]).toContain('1 Dish, 1 Delicacy')
    expect(lines).toContain('  Arena 1  Hua token: +2 AP for Ann · Mushroom: +1 AP for Ben')
    expect(lines).toContain('  Arena 2  no Reward card')
    expect(lines.find((line) => line.startsWith('Discard  '))).toMatch(/CRASH, Apple$/)
  })

  test('KFU-15.8, KFU-17.4: after BLOCK the limit of the next round is what Refresh leaves of it', () => {
    const blocked = (sp: number, limit: number) =>
      shown({ stacks: { a1: 'block' }, sp: { B: sp }, limits: { B: limit } }, 0, ['plan a1 yue a2 shiue', 'pass'])[3]
    expect(blocked(12, 3)).toMatch(/11.12 SP · 0 VP · limit 3, next round 2$/)
    expect(blocked(9, 3)).toMatch(/limit 3, next round 3$/)
    expect(blocked(5, 3)).toMatch(/limit 3, next round 4$/)
    expect(blocked(5, 5)).toMatch(/limit 5, next round 4$/)
  })

  test('KFU-16.6: the last round is announced', () => {
    expect(shown({ ...START, pileSize: 2 })[0]).toMatch(/the last round$/)
    expect(shown({ ...START, pileSize: 3 })[0]).not.toContain('last')
  })
})

describe('while arenas are settled', () => {
  test('KFU-8.1: what makes up the AP of both sides, where the fight is and who has won', () => {
    const given = { ...START, hua: 'a2', mushrooms: { A: 'a2' }, coconut: 'A', vp: { B: 1 } }
    const plans = ['plan a1 yue a2 chai+coconut a3 shiue', 'plan a1 masaru a2 raihuu+1hw a3 ringo+1hw']
    const lines = shown(given, 0, plans)
    expect(lines).toContain('  Arena 1  won by Ann')
    expect(lines).toContain('  Arena 2  won by Ann')
    expect(lines).toContain('> Arena 3  Ming: 3 AP, a win scores 2 VP instead of 1')
    expect(lines).toContain('           Ann: 2 AP = Shiue 2')
    expect(lines).toContain('           Ben: 7 AP = Ringo 4 + HW 1 + Raihuu token 2')
  })

  test('KFU-8.8, KFU-8.9: bonus, tokens that count or do not, HW that are ignored', () => {
    const given = { stacks: { a1: 'ming' }, hw: { B: 6 }, hua: 'a3', mushrooms: { A: 'a3' }, vp: { B: 1 } }
    const plans = ['plan a1 shiue a2 ban', 'plan a1 masaru a2 hikaru+6hw a3 yaou']
    const counted = shown(given, 0, plans)
    expect(counted).toContain('           Ben: 3 AP = Hikaru 2 + HW 1 (5 ignored)')
    expect(counted).toContain('  Arena 3  Ann: 3 AP = Mushroom 1 + Hua token 2')
    const uncounted = shown(given, 0, plans, { tokensWithoutAnimals: 'needAnimal' })
    expect(uncounted).toContain('  Arena 3  Ann: 0 AP')
    const behind = shown({ ...given, hands: { A: '...' } }, 0, [
      'plan a1 shiue a2 chai',
      'plan a1 masaru a2 yaou+hikaru',
    ])
    expect(behind).toContain('  Arena 2  Ann: 6 AP = Chai 4 + bonus 2')
  })

  test('KFU-7.11: against Tai-Chi the bonus is there to be seen before it is waived or used', () => {
    const given = { hands: { B: 'tai-chi ...' }, stacks: { a1: 'ming' } }
    const lines = shown(given, 0, ['plan a1 yue+hua', 'plan a1 tai-chi+1hw'])
    expect(lines).toContain('           Ann: 9 AP = Yue 6 + Hua 2 + bonus 1')
    expect(lines).toContain('           Ben: 5 AP = Tai-Chi 4 + HW 1')
  })

  test('KFU-7.11: HW that Ban ignores lie there to be seen', () => {
    const given = { hands: { B: 'tai-chi ...' }, stacks: { a1: 'ming' } }
    const lines = shown(given, 0, ['plan a1 ban+chai', 'plan a1 tai-chi+4hw'])
    expect(lines).toContain('           Ben: 4 AP = Tai-Chi 4 + HW 0 (4 ignored)')
  })

  test('an arena to which nobody comes', () => {
    const lines = shown({ ...START, hua: 'a3' }, 0, ['plan a1 shiue', 'plan a1 yaou'])
    expect(lines).toContain('           nobody comes')
    expect(lines).toContain('           Ann: 2 AP = Hua token 2')
    const uncounted = shown({ ...START, hua: 'a3' }, 0, ['plan a1 shiue', 'plan a1 yaou'], {
      tokensWithoutAnimals: 'needAnimal',
    })
    expect(uncounted.filter((line) => line.endsWith('nobody comes'))).toHaveLength(2)
  })

  test('KFU-3.6: Peel shows its cards to whoever drew them, and how many to everybody', () => {
    const given = { stacks: { a1: 'peel' }, pile: 'crash peach tumaz' }
    const plans = ['plan a1 yue', 'pass']
    const winner = shown(given, 0, plans)
    expect(winner).toContain('> Arena 1  Ann 6 AP (Yue), Ben 0 AP: Ann wins')
    expect(winner).toContain('Drawn with Peel')
    expect(winner).toContain('  Tumaz: 8 AP, always the only Animal of his team')
    for (const viewer of [1, 'gallery'] as const) {
      const other = shown(given, viewer, plans)
      expect(other).toContain('Peel  Ann takes one of 3 cards')
      expect(other.join('\n')).not.toMatch(/Tumaz|Peach|CRASH/)
      expect(shown(given, viewer, [...plans, 'take tumaz'])).toContain('Discard  Peel, 2 face down')
    }
  })
})

test('in the end, who has won where', () => {
  const lines = shown({ ...START, vp: { A: 2 } }, 1, ['plan a1 yue a2 hua a3 chai', 'plan a2 hikaru a3 hokuto'])
  expect(lines).toContain('  Arena 1  won by Ann')
  expect(lines).toContain('           nobody won')
  expect(lines.filter((line) => line.startsWith('>'))).toEqual([])
})

test('no line is longer than a screen is wide', () => {
  const full = {
    stacks: { a1: 'break boom return', a2: 'peach coconut mushroom', a3: 'ginseng apple shock' },
    fronts: { A: 'peach boom boom' },
    hands: { A: 'ming shiau-yao musashi tai-chi himiko boshark tumaz ...' },
    sp: { A: 12, B: 10 },
    vp: { A: 13, B: 10 },
    blocked: { A: 1 },
    pileSize: 0,
  }
  expect(shown(full).filter((line) => /^(Discard)? {2,}.*,$/.test(line)).length).toBeGreaterThan(0)
  expect(shown({ rests: { A: '...' }, hands: { A: '' } }).slice(-2)).toEqual([
    'Your Rest  Fu, Ban, Chai, Chai, Yue, Hua, Hua, Shiue,',
    '           Shiue',
  ])
  for (const line of shown(full)) expect(line.length).toBeLessThanOrEqual(90)
})
