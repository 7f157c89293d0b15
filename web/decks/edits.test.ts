import { describe, expect, test } from 'vitest'
import { valueAt, withValue } from './edits.ts'
import { begun, edited, redone, undone } from './history.ts'
import { isWithin, outwards, withoutPlaces, written } from './path.ts'

const DECK = { schema: 'x', cards: [{ id: 'one', attack: { damage: 2 } }, { id: 'two' }] }

describe('an edit', () => {
  test('changes one place and nothing else', () => {
    const path = ['cards', 0, 'attack', 'damage']
    const after = withValue(DECK, path, 99)
    expect(after).toEqual({ schema: 'x', cards: [{ id: 'one', attack: { damage: 99 } }, { id: 'two' }] })
    expect(valueAt(after, path)).toBe(99)
    expect(valueAt(DECK, path)).toBe(2)
    expect(valueAt(after, ['cards', 1])).toBe(DECK.cards[1])
  })

  test('leaves fields in their order, and adds new ones behind', () => {
    expect(Object.keys(Object(withValue(DECK, ['schema'], 'y')))).toEqual(['schema', 'cards'])
    expect(Object.keys(Object(withValue(DECK, ['note'], 'y')))).toEqual(['schema', 'cards', 'note'])
  })

  test('takes away what becomes undefined', () => {
    expect(withValue(DECK, ['cards', 0], undefined)).toEqual({ schema: 'x', cards: [{ id: 'two' }] })
    expect(withValue(DECK, ['cards', 0, 'attack'], undefined)).toMatchObject({ cards: [{ id: 'one' }, { id: 'two' }] })
  })

  test('makes what it needs where a file has nothing, or something else', () => {
    expect(withValue(null, ['cards', 0, 'id'], 'new')).toEqual({ cards: [{ id: 'new' }] })
    expect(withValue({ cards: 'none' }, ['cards', 0], 1)).toEqual({ cards: [1] })
  })

  test('reads nothing from what every object has', () => {
    expect(valueAt({}, ['constructor'])).toBeUndefined()
    expect(valueAt([], ['length'])).toBeUndefined()
    const strange: unknown = JSON.parse('{"__proto__": {"a": 1}, "b": 2}')
    expect(JSON.stringify(withValue(strange, ['b'], 3))).toBe('{"__proto__":{"a":1},"b":3}')
  })
})

describe('undo', () => {
  test('goes back and forth', () => {
    const history = edited(edited(begun(1), 2, null), 3, null)
    expect([undone(history).now, undone(undone(history)).now, undone(undone(undone(history))).now]).toEqual([2, 1, 1])
    expect(redone(undone(history)).now).toBe(3)
    expect(redone(history)).toBe(history)
  })

  test('takes what was typed into one field as one edit', () => {
    const typed = ['P', 'Pu', 'Pun'].reduce((history, name) => edited(history, name, 'name'), begun(''))
    expect(undone(typed).now).toBe('')
    expect(undone(edited(typed, 'other', 'text')).now).toBe('Pun')
    expect(undone(edited(undone(typed), 'Q', 'name')).now).toBe('')
  })

  test('forgets what was undone when something else is done, and does not note what changes nothing', () => {
    const history = edited(undone(edited(begun(1), 2, null)), 5, null)
    expect([history.future, history.past]).toEqual([[], [1]])
    expect(edited(history, 5, null)).toBe(history)
  })

  test('goes back two hundred times', () => {
    let history = begun(0)
    for (let n = 1; n <= 300; n++) history = edited(history, n, null)
    for (let n = 0; n < 300; n++) history = undone(history)
    expect(history.now).toBe(100)
  })
})

describe('places', () => {
  test('are written as the checker writes them', () => {
    expect(written(['cards', 3, 'stance', 'bonus', 0, 'on'])).toBe('cards[3].stance.bonus[0].on')
    expect(withoutPlaces(['cards', 3, 'stance', 'bonus', 0, 'on'])).toBe('cards.stance.bonus.on')
  })

  test('lie within each other', () => {
    expect(isWithin('cards[1].id', 'cards[1]')).toBe(true)
    expect(isWithin('cards[10].id', 'cards[1]')).toBe(false)
    expect(isWithin('cards[1]', 'cards[1].id')).toBe(false)
    expect(isWithin('anything', '')).toBe(true)
    expect(outwards('cards[1].attack.damage')).toEqual([
      'cards[1].attack.damage',
      'cards[1].attack',
      'cards[1]',
      'cards',
      '',
    ])
  })
})
