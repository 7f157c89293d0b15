import { describe, expect, test } from 'vitest'
import { seen } from '../../../kernel/events.ts'
import type { Viewer } from '../../../kernel/seats.ts'
import type { State } from '../state.ts'
import { at, type FightingRules, logOf, played, rulesFor } from '../testing/tables.ts'

// Chapter 16: who knows which card. `kick!A` is a card that A knows too, `@1` one of the first reshuffle, `?` a hole.

const handSeen = (rules: FightingRules, s: State, viewer: Viewer, seat: string): string => {
  const { hands } = rules.position.write(rules.hide(s, viewer))
  const hand = typeof hands === 'object' && hands !== null ? Object.entries(hands).find(([name]) => name === seat) : []
  return String(hand?.[1]).replaceAll(/![A-Fz]+/g, '')
}

const EVERYBODY = [0, 1, 2, 3, 4, 5, 'gallery'] as const

describe('KFF-16.1, KFF-16.2 hands and deck', () => {
  const rules = rulesFor({ mode: '2v2', options: { more: 'on', archetypes: 'random' } })
  const s = at(rules, {
    stances: { B: 'tiger-stance' },
    onStance: { B: 'iron-shirt' },
    weapons: { D: 'sword' },
    archetypes: { A: 'iron-monk' },
    discard: 'wild trip',
    hands: { A: 'kick punch', B: 'throw', C: 'flying', D: '' },
  })

  test('everybody sees his own hand, and of all others only how many cards they have', () => {
    expect(handSeen(rules, s, 0, 'A')).toBe('punch kick')
    expect(handSeen(rules, s, 0, 'B')).toBe('?')
    expect(handSeen(rules, s, 'gallery', 'A')).toBe('? ?')
  })

  test('KFF-13.5 a teammate’s hand is hidden as well', () => {
    expect(handSeen(rules, s, 0, 'C')).toBe('?')
    expect(handSeen(rules, s, 2, 'A')).toBe('? ?')
  })

  test('what lies in play and on the discard pile is open, the deck is not', () => {
    for (const viewer of [0, 1, 2, 3, 'gallery'] as const) {
      const view = rules.position.write(rules.hide(s, viewer))
      expect(view).toMatchObject({
        stances: { B: 'tiger-stance' },
        onStance: { B: 'iron-shirt' },
        weapons: { D: 'sword' },
        archetypes: { A: 'iron-monk' },
        discard: 'wild trip',
        deckSize: s.deck.length,
        stream: null,
      })
      expect(new Set(String(view.deck).split(' '))).toEqual(new Set(['?']))
    }
  })

  test('KFF-16.1 every card of the exchange is open', () => {
    const struck = played(rules, s, 'attack kick on B')
    for (const viewer of [0, 1, 2, 3, 'gallery'] as const)
      expect(rules.hide(struck, viewer).exchange).toEqual(struck.exchange)
  })

  test('who is out sees what the gallery sees', () => {
    const three = rulesFor({ seats: 3 })
    const out = at(three, { chi: { B: 0 }, hands: { A: 'kick', B: '', C: 'wild' } })
    expect(three.hide(out, 1)).toEqual(three.hide(out, 'gallery'))
  })
})

describe('KFF-13.19, KFF-16.2 a card that was handed on', () => {
  const rules = rulesFor({ mode: '3v3' })
  const hands = { A: 'kick kick wild', B: 'trip', C: 'kick punch', D: '', E: 'throw', F: '' }
  const given = played(rules, at(rules, { hands }), 'end', 'give kick to C')

  test('is known to giver and receiver only', () => {
    expect(handSeen(rules, given, 0, 'C')).toBe('kick ? ?')
    expect(handSeen(rules, given, 2, 'C')).toBe('punch kick kick')
    for (const viewer of [1, 3, 4, 5, 'gallery'] as const) expect(handSeen(rules, given, viewer, 'C')).toBe('? ? ?')
  })

  test('the event says which card to these two', () => {
    const [gave] = logOf(rules, at(rules, { hands }), 'end', 'give kick to C').filter(({ key }) =>
      key.endsWith('.gave'),
    )
    for (const viewer of EVERYBODY)
      expect(seen(gave, viewer).cards).toEqual(viewer === 0 || viewer === 2 ? ['kick'] : undefined)
  })

  test('once a card of that name was played, the giver cannot tell whether it was that one', () => {
    const s = at(rules, { active: 'C', hands: { ...hands, A: 'wild', C: 'kick!A kick punch', B: '', E: '' } })
    expect(handSeen(rules, played(rules, s, 'attack kick on B'), 0, 'C')).toBe('? ?')
    expect(handSeen(rules, played(rules, s, 'attack punch on B'), 0, 'C')).toBe('kick ?')
  })

  test('a hand out of which a card was given is unknown to those who did not see which', () => {
    const s = at(rules, { window: 'passCard', hands: { ...hands, A: 'kick!C wild' } })
    const toE = played(rules, s, 'give kick to E')
    expect(handSeen(rules, toE, 2, 'A')).toBe('?')
    expect(handSeen(rules, toE, 2, 'E')).toBe('? ?')
    const toC = played(rules, s, 'give wild to C')
    expect(handSeen(rules, toC, 2, 'A')).toBe('kick')
  })

  test('who did not see which can still be sure of a second copy, and of cards of another shuffle', () => {
    const left = (A: string, card: string) => {
      const s = at(rules, { window: 'passCard', hands: { ...hands, A }, shuffle: 1 })
      return played(rules, s, `give ${card} to E`)
    }
    for (const card of ['kick', 'wild', 'trip'])
      expect(handSeen(rules, left('kick!C kick!C wild!C trip', card), 2, 'A')).toBe('kick ? ?')
    expect(handSeen(rules, left('kick!C wild!C trip@1', 'trip'), 2, 'A')).toBe('kick wild')
    expect(handSeen(rules, left('kick!C kick!E wild', 'kick'), 4, 'A')).toBe('? ?')
  })

  test('whatever is handed on, who does not see it sees the same', () => {
    const seenAs = (A: string, card: string) => {
      const s = at(rules, { window: 'passCard', hands: { ...hands, A }, shuffle: 1 })
      const after = played(rules, s, `give ${card} to E`)
      return [1, 2, 3, 5].map((viewer) => rules.key(after, viewer))
    }
    for (const A of ['kick!C wild', 'kick!C wild!C trip!E', 'kick!C kick!E wild!C', 'kick!C kick!E kick wild']) {
      const ways = [...new Set(A.split(' ').map((card) => card.replace(/!.*/, '')))].map((card) => seenAs(A, card))
      for (const way of ways) expect(way).toEqual(ways[0])
    }
  })

  test('a shuffle makes it a card like any other', () => {
    const s = at(rules, {
      active: 'C',
      window: 'refill',
      hands: { ...hands, A: 'wild', C: 'flying!A' },
      deckSize: 0,
    })
    const shuffled = played(rules, s, 'refill flying')
    expect(shuffled.shuffle).toBe(1)
    expect(new Set(handSeen(rules, shuffled, 0, 'C').split(' '))).toEqual(new Set(['?@1']))
  })
})

describe('KFF-16.3 what is told', () => {
  const rules = rulesFor({ seats: 3, options: { more: 'on' } })

  test('cards that are discarded, to everybody; cards that are drawn, to who draws them', () => {
    const s = at(rules, { window: 'refill', hands: { A: 'kick wild' }, deck: 'trip throw punch sword fan table' })
    const log = logOf(rules, s, 'refill kick')
    const told = (key: string, viewer: Viewer) => seen(log.filter((event) => event.key.endsWith(key))[0], viewer)
    for (const viewer of EVERYBODY.slice(0, 3)) expect(told('.discarded', viewer).cards).toEqual(['kick'])
    expect(told('.draw', 0)).toMatchObject({ count: 6, cards: ['trip', 'throw', 'punch', 'sword', 'fan', 'table'] })
    for (const viewer of [1, 2, 'gallery'] as const) {
      expect(told('.draw', viewer)).toMatchObject({ seat: 0, count: 6 })
      expect(told('.draw', viewer).cards).toBeUndefined()
    }
  })

  test('KFF-16.9 a pass is told in the same words, whatever was in the hand', () => {
    const passed = (B: string) =>
      logOf(rules, at(rules, { hands: { A: 'kick', B, C: 'wild' } }), 'attack kick on B', 'pass').filter(({ key }) =>
        key.endsWith('.passed'),
      )
    expect(passed('blocking-kick')).toEqual(passed('deep-breath'))
    expect(passed('deep-breath')).toHaveLength(1)
  })
})
