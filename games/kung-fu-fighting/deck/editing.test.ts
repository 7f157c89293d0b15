import { describe, expect, test } from 'vitest'
import { game } from '../game.ts'
import { follow, freshRecord, sketch, twinOf } from './editing.ts'
import { setupFor } from './playing-with.ts'
import { SHIPPED } from './shipped.ts'
import { TYPES } from './vocabulary.ts'

const problemsOf = (...cards: readonly unknown[]) => game.check?.('deck', { schema: 'kff-cards/1', cards }).problems

describe('a record that somebody writes', () => {
  test('begins without fault, beside any others', () => {
    const one = freshRecord([])
    const two = freshRecord([one])
    expect(problemsOf(one, two, twinOf(two, [one, two]))).toEqual([])
    expect(sketch(two)).toEqual({ id: 'new-card-2', name: 'New Card', kind: 'attack', copies: 1 })
    expect(game.check?.('blank', one).problems).toEqual([])
  })

  test.each(TYPES)('KFF-18.2 that becomes one of the type %s has the effect of that type, and no other', (type) => {
    for (const from of TYPES) {
      const before = follow(freshRecord([]), { ...freshRecord([]), type: from }, [])
      const after = follow(before, { ...Object(before), type }, [])
      expect(problemsOf(after)).toEqual([])
    }
  })

  test('that becomes a Finishing Move keeps what it did as an enhancement', () => {
    const before = { ...freshRecord([]), type: 'enhancement', attack: undefined, enhance: { plus: 4 } }
    expect(follow(before, { ...before, type: 'finisher' }, [])).toMatchObject({ enhance: { plus: 4 } })
  })

  test('has an id that follows its name, until somebody writes another', () => {
    const fresh = freshRecord([])
    const named = follow(fresh, { ...fresh, name: 'Dragon’s Tail!' }, [])
    expect(named).toMatchObject({ id: 'dragons-tail' })
    expect(follow(named, { ...Object(named), name: 'Punch!' }, [])).toMatchObject({ id: 'punch-2' })
    expect(follow(named, { ...Object(named), name: 'Block' }, [])).toMatchObject({ id: 'block-2' })
    expect(follow(named, { ...Object(named), name: '龍' }, [])).toMatchObject({ id: 'dragons-tail' })
    const own = { ...Object(named), id: 'mine' }
    expect(follow(own, { ...own, name: 'Other' }, [])).toMatchObject({ id: 'mine' })
  })

  test('keeps its id if others may speak of it', () => {
    const [punch] = SHIPPED
    expect(follow(punch, { ...punch, name: 'Slap!' }, [])).toMatchObject({ id: 'punch', name: 'Slap!' })
  })

  test.each([null, 3, 'card', [], {}, { type: 7, name: [], count: 'x' }])('may be anything: %j', (record) => {
    expect(follow(record, record, [record])).toEqual(record)
    expect(sketch(record)).toMatchObject({ name: '', copies: 0 })
    expect(twinOf(record, [record])).toBeDefined()
  })
})

describe('the match in which a file can be met', () => {
  const [punch] = SHIPPED
  const opens = (cards: readonly unknown[]) => {
    const deck = { schema: 'kff-cards/1', cards }
    return game.open({ ...setupFor(deck), files: { deck } }).ok
  }

  test('uses every set that the file has cards of', () => {
    expect(setupFor({ cards: [punch] })).toEqual({ mode: 'individual', seats: 2, options: {} })
    expect(setupFor({ cards: SHIPPED })).toEqual({
      mode: '2v2',
      seats: 4,
      options: { more: 'on', archetypes: 'random' },
    })
    expect(setupFor(freshRecord([]))).toEqual({ mode: 'individual', seats: 2, options: {} })
    expect(opens(SHIPPED)).toBe(true)
  })

  test('leaves the Archetypes out if there are too few', () => {
    const [one] = SHIPPED.filter(({ type }) => type === 'archetype')
    expect(setupFor({ cards: [one] }).options).toEqual({})
    expect(opens([one])).toBe(true)
  })
})
