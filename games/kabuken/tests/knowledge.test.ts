import { describe, expect, test } from 'vitest'
import { seeded } from '../../../kernel/random.ts'
import type { Viewer } from '../../../kernel/seats.ts'
import { playOn } from '../../../kernel/testing/moments.ts'
import type { State } from '../state.ts'
import { at, extended, type KabukenRules, played, rulesFor } from '../testing/tables.ts'

// Who knows which card. `R2!B` is a card that B has seen, `@1` one of the first reshuffle, `?` a hole.

interface Seen {
  readonly hands: Readonly<Record<string, string>>
  readonly deck: string
  readonly drawn: string
}

const seenBy = (rules: KabukenRules, s: State, viewer: Viewer): Seen => {
  const { hands, deck, drawn } = rules.position.write(rules.hide(s, viewer))
  const text = (value: unknown): string => (typeof value === 'string' ? value.replaceAll(/![A-Gz]+/g, '') : '')
  const all = typeof hands === 'object' && hands !== null ? Object.entries(hands) : []
  return {
    hands: Object.fromEntries(all.map(([seat, hand]) => [seat, text(hand)])),
    deck: text(deck),
    drawn: text(drawn),
  }
}

const top = ({ deck }: Seen): string => deck.split(' ')[0]

describe('KBK-3.1 hands and deck', () => {
  const rules = rulesFor()
  const s = at(rules, { hands: { A: 'R0 R1', B: 'B2 G3 G4' } })

  test('everybody sees his own hand, and how many cards the others and the deck have', () => {
    expect(seenBy(rules, s, 0).hands).toEqual({ A: 'R0 R1', B: '? ? ?' })
    expect(seenBy(rules, s, 1).hands).toEqual({ A: '? ?', B: 'B2 G3 G4' })
    expect(seenBy(rules, s, 'gallery').hands).toEqual({ A: '? ?', B: '? ? ?' })
    expect(new Set(seenBy(rules, s, 0).deck.split(' '))).toEqual(new Set(['?']))
    expect(rules.hide(s, 0).deck).toHaveLength(s.deck.length)
  })

  test('a view has no randomness in it', () => {
    for (const viewer of [0, 1, 'gallery'] as const) expect(rules.hide(s, viewer).stream).toBeNull()
  })

  test('a player who is out sees what the gallery sees', () => {
    const five = rulesFor({ seats: 5 })
    const out = at(five, { active: 'B', hp: { A: 0 }, hands: { A: '' } })
    expect(five.hide(out, 0)).toEqual(five.hide(out, 'gallery'))
  })
})

describe('KBK-16.25 the card that Monkey puts back on the deck', () => {
  const rules = extended(3)
  const chosen = played(
    rules,
    at(rules, {
      characters: { A: 'monkey' },
      hands: { A: 'R2 R3 R4 R5 R0 R1', B: 'G1 G2 G3 G4 G5 G0', C: 'B1 B2 B3 B4 B5 B0' },
      deck: 'G5* R5*',
      deckSize: 3,
    }),
    'psych-up R2',
  )

  test('while she chooses only she sees the two', () => {
    expect(seenBy(rules, chosen, 0).drawn).toBe('G5* R5*')
    expect(seenBy(rules, chosen, 1).drawn).toBe('? ?')
    expect(seenBy(rules, chosen, 'gallery').drawn).toBe('? ?')
  })

  const back = played(rules, chosen, 'hold R5*')

  test('on the deck it is known to her alone', () => {
    expect(top(seenBy(rules, back, 0))).toBe('G5*')
    for (const viewer of [1, 2, 'gallery'] as const) expect(top(seenBy(rules, back, viewer))).toBe('?')
    expect(seenBy(rules, back, 1).hands.A).toBe('? ? ? ? ? ?')
  })

  const drawn = played(rules, back, 'psych-up G1')

  test('in the hand of whoever draws it she still knows it', () => {
    expect(seenBy(rules, drawn, 0).hands.B).toBe('G5* ? ? ? ? ?')
    expect(seenBy(rules, drawn, 2).hands.B).toBe('? ? ? ? ? ?')
    expect(seenBy(rules, drawn, 'gallery').hands.B).toBe('? ? ? ? ? ?')
  })

  test('once it was shuffled she has forgotten it', () => {
    const s = at(rules, { active: 'B', deckSize: 2, hands: { A: 'R0 ...', B: 'G5*!A G1 ...', C: 'B1 ...' } })
    expect(seenBy(rules, s, 0).hands.B).toBe('G5* ? ? ? ? ?')
    const laid = played(rules, s, 'psych-up G5*')
    expect(laid.shuffle).toBe(0)
    const shuffled = played(rules, laid, 'psych-up B1')
    expect(shuffled.shuffle).toBe(1)
    expect(rules.position.write(shuffled).deck).toContain('G5*@1')
    expect(new Set(seenBy(rules, shuffled, 0).deck.split(' '))).toEqual(new Set(['?@1']))
  })
})

describe('KBK-17.1 a hand shown for Floral Flame', () => {
  const rules = extended()
  const given = {
    secrets: { A: 'floral-flame' },
    hands: { A: 'G5* R2 R3 B0 B1 B3', B: 'G0 G1 G2 G3 G4 B4' },
    deck: 'R0 R1',
  }
  const shown = played(rules, at(rules, given), 'attack G5* with floral-flame', 'hit')

  test('is known to everybody', () => {
    for (const viewer of [0, 1, 'gallery'] as const) expect(seenBy(rules, shown, viewer).hands.A).toBe('R2 R3 B0 B1 B3')
  })

  test('and stays known while it is held; what is drawn later is not', () => {
    const later = played(rules, shown, 'psych-up G0', 'psych-up R3')
    expect(seenBy(rules, later, 1).hands.A).toBe('R2 B0 B1 B3 ? ?')
    expect(seenBy(rules, later, 'gallery').hands.A).toBe('R2 B0 B1 B3 ? ?')
  })
})

describe('one of two equal cards is laid', () => {
  const rules = rulesFor({ seats: 3 })
  const left = (hand: string) =>
    played(rules, at(rules, { hands: { A: hand, B: 'G0 ...', C: 'G1 ...' }, deck: 'B5 B5* B5* B4 B4*' }), 'psych-up R2')
  const knownTo = (s: State, viewer: Viewer) =>
    seenBy(rules, s, viewer)
      .hands.A.split(' ')
      .filter((card) => card === 'R2').length

  test('whoever knew of one cannot tell which it was', () => {
    const s = left('R2!B R2')
    expect(knownTo(s, 0)).toBe(1)
    expect(knownTo(s, 1)).toBe(0)
    expect(knownTo(s, 2)).toBe(0)
  })

  test('whoever knew of both knows of the other', () => {
    const s = left('R2!B R2!BC')
    expect(knownTo(s, 1)).toBe(1)
    expect(knownTo(s, 2)).toBe(0)
  })

  test('two who knew of one each know of none', () => {
    const s = left('R2!B R2!C')
    expect(knownTo(s, 1)).toBe(0)
    expect(knownTo(s, 2)).toBe(0)
  })

  test('another card tells nothing about them', () => {
    const s = played(rules, at(rules, { hands: { A: 'R2!B R2 B0', B: 'G0 ...', C: 'G1 ...' } }), 'psych-up B0')
    expect(knownTo(s, 1)).toBe(1)
  })
})

describe('holes know their shuffle', () => {
  const rules = extended(3)

  test('what was drawn after a shuffle differs from what was dealt', () => {
    const s = at(rules, { deckSize: 1, hands: { A: 'R2 R3 R4', B: 'G0 ...', C: 'G1 ...' }, deck: 'B5' })
    const drawn = played(rules, s, 'psych-up R2')
    expect(seenBy(rules, drawn, 1).hands.A).toBe('? ? ? ?@1 ?@1 ?@1')
    expect(drawn.shuffle).toBe(1)
  })

  test('the card that Grave Keeper takes and lays leaves the others as they were known', () => {
    const s = at(rules, {
      secrets: { A: 'grave-keeper' },
      shuffle: 1,
      discard: 'B5 R3',
      hands: { A: 'R3@1!B G1 B1 G5', B: 'G0 ...', C: 'G2 ...' },
    })
    const laid = played(rules, s, 'attack G1 B1 R3 with grave-keeper')
    expect(seenBy(rules, laid, 1).hands.A).toBe('R3@1 ?')
    expect(seenBy(rules, laid, 2).hands.A).toBe('? ?@1')
  })
})

describe('the key of a view', () => {
  const rules = extended(5)
  const keyOf = (given: Readonly<Record<string, unknown>>, viewer: Viewer = 0) => rules.key(at(rules, given), viewer)

  test('is the same where nothing that is seen differs', () => {
    const one = { hands: { A: 'R0', B: 'G1 G2', C: 'B1' }, deck: 'R4 R5' }
    const other = { hands: { A: 'R0', B: 'R4 B1', C: 'G2' }, deck: 'G1 R5' }
    expect(keyOf(one)).toBe(keyOf(other))
    expect(keyOf(one, 'gallery')).toBe(keyOf(other, 'gallery'))
    expect(keyOf(one, 1)).not.toBe(keyOf(other, 1))
  })

  test.each([
    ['a card of the own hand', { hands: { A: 'R0 R1' } }, { hands: { A: 'R0 R2' } }],
    ['the size of another hand', { hands: { B: 'R0' } }, { hands: { B: 'R0 R1' } }],
    ['a card that one knows', { hands: { B: 'R0!A R1' } }, { hands: { B: 'R1!A R0' } }],
    ['who else knows a card', { hands: { A: 'R0!B R1' } }, { hands: { A: 'R0!C R1' } }],
    ['where a known card lies', { hands: { B: 'R0!A R1' }, deck: 'R2' }, { hands: { B: 'R2 R1' }, deck: 'R0!A' }],
    ['the shuffle of a hole', { shuffle: 2, hands: { B: 'R0@1 R1' } }, { shuffle: 2, hands: { B: 'R0@2 R1' } }],
    [
      'the eighth shuffle',
      { shuffle: 8, hands: { B: 'R0@8 R1', C: 'R2' } },
      { shuffle: 8, hands: { B: 'R1 R2', C: 'R0@8' } },
    ],
    ['the Field Card', { field: 'R0' }, { field: 'R1' }],
    ['HP', { hp: { B: 3 } }, { hp: { B: 4 } }],
    ['the active player', { active: 'A' }, { active: 'B' }],
    ['a spent secret', { secrets: { B: 'greed' } }, { secrets: { B: 'greed' }, uses: { B: 1 } }],
  ])('differs with %s', (_what, one, other) => {
    const [first, second] = [at(rules, one), at(rules, other)]
    expect(rules.hide(first, 0)).not.toEqual(rules.hide(second, 0))
    expect(rules.key(first, 0)).not.toBe(rules.key(second, 0))
  })

  test('is as different as the views of a whole game are', () => {
    const rng = seeded('sfc32', 'keys')
    const s = rules.deal(rng)
    const keys = new Map<string | number, string>()
    for (let step = 0; step < 300 && rules.outcome(s) === null; step++) {
      for (const viewer of [0, 3, 'gallery'] as const) {
        const view = JSON.stringify([viewer === 'gallery', rules.hide(s, viewer)])
        const key = `${viewer === 'gallery'}${rules.key(s, viewer)}`
        expect(keys.get(key) ?? view).toBe(view)
        keys.set(key, view)
      }
      playOn(rules, s, rng, 1)
    }
    expect(keys.size).toBeGreaterThan(100)
  })
})
