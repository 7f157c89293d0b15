import { describe, expect, test } from 'vitest'
import { seeded } from '../../../kernel/random.ts'
import { seatLetter, type Viewer } from '../../../kernel/seats.ts'
import { game } from '../game.ts'
import { at, type Plain, played, rulesFor } from '../testing/tables.ts'

// Chapter 3: what is open, and what is secret. Every way of a card from hand to arena, to Rest and back is seen by
// both, so views keep hands and Rests; the table shows their sizes only.

const rules = rulesFor()

const shown = (given: Plain, viewer: Viewer): string =>
  game
    .draw(rules, rules.hide(at(rules, given), viewer), viewer, seatLetter)
    .map((line) => line.map((span) => (typeof span === 'string' ? span : span.text)).join(''))
    .join('\n')

describe('the table', () => {
  const given = { hands: { A: 'tumaz ban', B: 'himiko ringo' }, rests: { A: '...', B: 'ming ...' } }

  test('KFU-3.1 one may look through the own Rest, never through that of the other', () => {
    expect(shown(given, 0)).toContain('Yue')
    for (const viewer of [1, 'gallery'] as const) expect(shown(given, viewer)).not.toContain('Yue')
    expect(shown(given, 1)).toContain('Ming')
    for (const viewer of [0, 'gallery'] as const) expect(shown(given, viewer)).not.toContain('Ming')
  })

  test('KFU-3.2, KFU-3.7 hands are secret, also a Ranger in them; how many cards there are is not', () => {
    expect(shown(given, 0)).toContain('Tumaz')
    for (const viewer of [1, 'gallery'] as const) expect(shown(given, viewer)).not.toContain('Tumaz')
    expect(shown(given, 1)).toContain('Himiko')
    for (const viewer of [0, 'gallery'] as const) expect(shown(given, viewer)).not.toContain('Himiko')
    for (const viewer of [0, 1, 'gallery'] as const) {
      expect(shown(given, viewer)).toMatch(/hand 2 .*Rest 8/)
      expect(shown(given, viewer)).toMatch(/hand 2 .*Rest 9/)
    }
  })

  test('KFU-3.3 the rest is open to all', () => {
    const open = {
      sp: { A: 7, B: 5 },
      vp: { A: 2, B: 3 },
      hw: { A: 6, B: 1 },
      fronts: { B: 'apple' },
      discard: 'crash',
    }
    for (const viewer of [0, 1, 'gallery'] as const) {
      const text = shown(open, viewer)
      for (const part of ['7/12', '5/12', '2 VP', '3 VP', '6 HW', '1 HW', 'Apple', 'CRASH', '32 cards'])
        expect(text).toContain(part)
    }
  })
})

describe('views', () => {
  const s = at(rules, { stacks: { a1: 'ming' }, pile: 'crash boom' })

  test('KFU-3.3 the size of the pile is open, its cards are not', () => {
    for (const viewer of [0, 1, 'gallery'] as const) {
      const { pile } = rules.position.write(rules.hide(s, viewer))
      expect(pile).toBe(Array(33).fill('?').join(' '))
    }
  })

  test('a view has no randomness in it', () => {
    for (const viewer of [0, 1, 'gallery'] as const) expect(rules.hide(s, viewer).stream).toBeNull()
  })

  test('KFU-3.3, KFU-1.9 face-up discards are known to all', () => {
    const after = played(rules, at(rules, { stacks: { a1: 'crash' } }), ['plan a1 yue', 'pass'])
    for (const viewer of [0, 1, 'gallery'] as const)
      expect(rules.position.write(rules.hide(after, viewer)).discard).toBe('crash')
  })

  test('KFU-3.7 a Ranger won from a stack was seen by both', () => {
    const after = played(rules, s, ['plan a1 yue', 'pass'])
    for (const viewer of [0, 1, 'gallery'] as const) expect(rules.cards(rules.hide(after, viewer))).toContain('ming')
  })
})

describe('imagined worlds', () => {
  const given = { stacks: { a1: 'peel' }, pile: 'crash ming apple boom kiwano', pileSize: 5 }
  const s = played(rules, at(rules, given), ['plan a1 yue', 'pass'])
  const worlds = (viewer: Viewer) => {
    const view = rules.hide(s, viewer)
    const rng = seeded('sfc32', `worlds of ${viewer}`)
    return Array.from({ length: 1000 }, () => rules.position.write(rules.imagine(view, viewer, rng)))
  }

  test('KFU-3.6 who drew with Peel imagines the pile only; every order of it comes up', () => {
    const seen = worlds(0)
    expect(new Set(seen.map(({ drawn }) => drawn))).toEqual(new Set(['crash ming apple']))
    const piles = seen.filter(({ pile }) => pile === 'boom kiwano').length
    expect(piles).toBeGreaterThan(420)
    expect(piles).toBeLessThan(580)
    expect(new Set(seen.map(({ pile }) => pile)).size).toBe(2)
  })

  test.each([1, 'gallery'] as const)(
    'KFU-3.6 to %s every card that is not in sight may be drawn or in the pile',
    (viewer) => {
      const first = worlds(viewer).map(({ drawn }) => String(drawn).split(' ')[0])
      for (const face of ['crash', 'ming', 'apple', 'boom', 'kiwano']) {
        const times = first.filter((card) => card === face).length
        expect(times).toBeGreaterThan(130)
        expect(times).toBeLessThan(270)
      }
    },
  )
})
