import { describe, expect, test } from 'vitest'
import { seeded } from '../../../kernel/random.ts'
import { game } from '../game.ts'
import { OPTIONS } from '../options.ts'
import { brawl, duel, masters, rulesFor, teams } from '../testing/tables.ts'

// KFF-2.12: what each value beside the default changes. Files that replace cards are in deck-files.test.ts.

test('KFF-2.12 these options exist, with these defaults', () => {
  expect(Object.keys(OPTIONS)).toHaveLength(3)
  expect(rulesFor().setup.options).toEqual({ more: 'off', archetypes: 'off', turnLimit: 'none' })
  expect(game.meta.files).toEqual(['deck', 'blank'])
  expect(game.meta.modes.map(({ id }) => id)).toEqual(['individual', '2v2', '2v2v2', '3v3'])
})

describe('KFF-2.12 more', () => {
  const dealt = (more: string) => {
    const rules = rulesFor({ options: { more } })
    return rules.cards(rules.deal(seeded('sfc32', 'more')))
  }

  test('off: no card of More', () => {
    expect(dealt('off')).not.toContain('grapple')
    expect(rulesFor().position.read({ hands: { A: 'grapple' } }).ok).toBe(false)
  })

  test('on: all of them', () => {
    expect(dealt('on').filter((face) => face === 'grapple')).toHaveLength(2)
    duel({ hands: { A: 'grapple ...' } }, { more: 'on' })
      .offers('A', 'attack grapple on B')
      .ends('A', 'prepare')
  })
})

describe('KFF-2.12 archetypes', () => {
  test('off: nobody has one', () => {
    expect(rulesFor({ seats: 6 }).deal(seeded('sfc32', 'off')).archetypes).toEqual([-1, -1, -1, -1, -1, -1])
  })

  test('random: one each, all different, and every one comes up (KFF-2.5)', () => {
    const rules = rulesFor({ seats: 4, options: { archetypes: 'random' } })
    const met = new Set<unknown>()
    for (let n = 0; n < 40; n++) {
      const s = rules.deal(seeded('sfc32', `random ${n}`))
      expect(s.window).toBe('refill')
      expect(new Set(s.archetypes).size).toBe(4)
      for (const kind of s.archetypes) met.add(kind)
    }
    expect(met.size).toBe(8)
    expect(met.has(-1)).toBe(false)
  })

  test('chosen: in turn order from the first player, before the deal (KFF-2.6, KFF-15.17)', () => {
    const rules = rulesFor({ seats: 3, options: { archetypes: 'chosen' } })
    const s = rules.deal(seeded('sfc32', 'chosen'))
    expect([s.window, s.asked]).toEqual(['archetype', s.first])
    expect(s.hands).toEqual([[], [], []])
    expect(s.picking).toEqual([0, 1, 2].map((places) => (s.first + places) % 3))
  })

  test('chosen: after the last pick seven cards are dealt and the first player begins', () => {
    masters(
      2,
      { window: 'archetype', archetypes: { B: 'street-orphan' }, picking: 'A', first: 'B' },
      { archetypes: 'chosen' },
    )
      .plays('A', 'choose imperial-general')
      .expects({
        archetypes: { A: 'imperial-general', B: 'street-orphan' },
        handSizes: { A: 7, B: 7 },
        active: 'B',
        turn: 1,
        onWeapon: { A: '' },
      })
      .ends('B', 'refill')
  })

  test('they work in team games too (KFF-7.1)', () => {
    teams(
      '2v2',
      { archetypes: { C: 'noodle-cook' }, active: 'C', chi: { AC: 5 }, hands: { C: 'deep-breath wild' } },
      {
        archetypes: 'random',
      },
    )
      .plays('C', 'play deep-breath')
      .expects({ chi: { AC: 10 } })
      .ends('C', 'prepare')
  })
})

describe('KFF-2.12 turnLimit', () => {
  const limit = { turnLimit: 10 }

  test('after n turns most Chi wins', () => {
    brawl(3, { turn: 9, chi: { A: 5, B: 7, C: 6 } }, limit)
      .plays('A', 'end')
      .expects({ turn: 10 })
      .plays('B', 'refill')
      .plays('B', 'end')
      .endsMatch({ places: [3, 1, 2], reason: 'turnLimit', rule: 'KFF-2.12' })
  })

  test('equal Chi is a tie, and those who fell come after, by their fall', () => {
    brawl(4, { turn: 10, chi: { A: 5, B: 5, C: 0, D: 0 }, falls: { C: 2, D: 1 }, hands: { C: '', D: '' } }, limit)
      .plays('A', 'end')
      .endsMatch({ places: [1, 1, 3, 4], reason: 'turnLimit' })
  })

  test('a card may still be handed on in the last turn, and teams are ranked', () => {
    teams('2v2v2', { turn: 10, chi: { AD: 9, BE: 12, CF: 9 }, hands: { A: 'wild' } }, limit)
      .plays('A', 'end')
      .asks('A', 'passCard')
      .plays('A', 'give wild to D')
      .endsMatch({ places: [2, 1, 2, 2, 1, 2], reason: 'turnLimit' })
  })

  test('a match that is decided earlier ends as always', () => {
    duel({ turn: 10, chi: { B: 3 }, hands: { A: 'kick ...', B: '' } }, limit)
      .plays('A', 'attack kick on B')
      .endsMatch({ places: [1, 2], reason: 'lastStanding' })
  })

  test('the shortest limit is a single turn', () => {
    duel({ chi: { B: 19 } }, { turnLimit: 1 })
      .plays('A', 'end')
      .endsMatch({ places: [1, 2], reason: 'turnLimit' })
  })

  test('none: it goes on', () => {
    duel({ turn: 5000 }).plays('A', 'end').expects({ turn: 5001 }).ends('B', 'refill')
  })

  test.each([0, 1001, 10.5, 'ten'])('%s is no limit', (turnLimit) => {
    expect(game.open({ options: { turnLimit } })).toMatchObject({
      ok: false,
      problem: { at: 'setup.options.turnLimit' },
    })
  })
})
