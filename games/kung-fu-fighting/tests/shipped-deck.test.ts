import { describe, expect, test } from 'vitest'
import { SHIPPED } from '../deck/shipped.ts'
import { BLOCK_OF } from '../deck/vocabulary.ts'
import { PRINTED } from '../testing/printed-cards.ts'
import { rulesFor } from '../testing/tables.ts'

// Chapter 19: every card that is shipped, as the tables have it.

describe('KFF-19 the records', () => {
  test.each(PRINTED)('$name ($set): $count of $id', ({ id, name, set, count, type, subtype, effect, extra, tag }) => {
    const records = SHIPPED.filter((card) => card.id === id)
    expect(records).toHaveLength(1)
    const [record] = records
    expect(record).toMatchObject({ name, set, count, type, subtype, tag })
    expect(record[BLOCK_OF[record.type]]).toEqual(effect)
    const { family, slot } = record
    expect([
      ...(family === undefined ? [] : ['family', family]),
      ...(slot === undefined ? [] : ['slot', slot]),
    ]).toEqual(extra)
    expect(record.text).toMatch(/\S/)
    expect(record.reconstructed ?? '').toMatch(/\S/)
    if (tag === 'known+reconstructed') expect(record.known ?? '').toMatch(/\S/)
  })

  test('there are no others', () => {
    expect(SHIPPED.map(({ id }) => id).sort()).toEqual(PRINTED.map(({ id }) => id).sort())
    expect(SHIPPED).toHaveLength(100)
  })
})

describe('KFF-1.1 the sizes of the box', () => {
  const size = (set: string, is: (type: string) => boolean = () => true) =>
    SHIPPED.filter((card) => card.set === set && is(card.type)).reduce((sum, { count }) => sum + count, 0)

  test.each([
    ['base', 99],
    ['more', 48],
    ['team', 37],
  ])('%s has %i cards', (set, cards) => expect(size(set)).toBe(cards))

  test('eight Archetypes and two side cards', () => {
    expect(size('archetype', (type) => type === 'archetype')).toBe(8)
    expect(size('archetype', (type) => type === 'side')).toBe(2)
  })

  test.each([
    ['base', { attack: 27, enhancement: 27, block: 18, chi: 6, stance: 10, weapon: 11 }],
    [
      'more',
      {
        attack: 6,
        enhancement: 6,
        finisher: 8,
        'improved-weapon': 7,
        'improved-stance': 7,
        stance: 5,
        weapon: 4,
        block: 3,
        chi: 2,
      },
    ],
    ['team', { enhancement: 13, attack: 3, block: 5, chi: 4, special: 9, stance: 2, weapon: 1 }],
  ])('KFF-19 %s by type', (set, byType) => {
    for (const [type, cards] of Object.entries(byType))
      expect([type, size(set, (of) => of === type)]).toEqual([type, cards])
  })
})

describe('KFF-1.2, KFF-1.3, KFF-1.4 the deck of a game', () => {
  test.each([
    ['individual', 'off', 99],
    ['individual', 'on', 147],
    ['2v2', 'off', 136],
    ['2v2', 'on', 184],
    ['2v2v2', 'off', 136],
    ['3v3', 'on', 184],
  ])('%s with More %s: %i cards', (mode, more, cards) => {
    for (const archetypes of ['off', 'random', 'chosen']) {
      const rules = rulesFor({ mode, options: { more, archetypes } })
      const s = rules.position.read({ hands: {} })
      expect(s.ok && rules.cards(s.value).filter((face) => inDeck(face)).length).toBe(cards)
    }
  })

  const inDeck = (face: string) => SHIPPED.some(({ id, set }) => id === face && set !== 'archetype')
})
