import { describe, expect, test } from 'vitest'
import { MOST_KEPT, shelfIn } from './kept.ts'

/** What a browser keeps, with room for so many characters. */
const storage = (room = Number.POSITIVE_INFINITY) => {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > room) throw new Error('no room')
      items.set(key, value)
    },
    removeItem: (key: string) => void items.delete(key),
    key: (n: number) => [...items.keys()][n] ?? null,
    get length() {
      return items.size
    },
  }
}

const deck = (id: string, name = id) => ({ id, name, game: 'kung-fu-fighting', file: 'deck', content: { cards: [] } })

describe('the shelf of a browser', () => {
  test('keeps what is put there, by name, until it is taken away', () => {
    const kept = storage()
    const shelf = shelfIn(kept)
    expect(shelf.put(deck('1', 'Zebra'))).toBe(true)
    expect(shelf.put(deck('2', 'Ape'))).toBe(true)
    expect(
      shelfIn(kept)
        .all()
        .map(({ name }) => name),
    ).toEqual(['Ape', 'Zebra'])
    expect(shelf.get('1')).toEqual(deck('1', 'Zebra'))
    shelf.remove('1')
    expect(shelf.get('1')).toBeNull()
    expect(shelf.all()).toHaveLength(1)
  })

  test('takes no more than it has room for, and changes nothing then', () => {
    const shelf = shelfIn(storage())
    for (let n = 0; n < MOST_KEPT; n++) expect(shelf.put(deck(String(n)))).toBe(true)
    expect(shelf.put(deck('more'))).toBe(false)
    expect(shelf.put(deck('0', 'another name'))).toBe(true)
    const small = shelfIn(storage(100))
    expect(small.put(deck('1'))).toBe(true)
    expect(small.put({ ...deck('1'), content: 'x'.repeat(100) })).toBe(false)
    expect(small.get('1')).toEqual(deck('1'))
  })

  test('passes over what is no file', () => {
    const kept = storage()
    kept.setItem('leitai.deck.1', 'no JSON')
    kept.setItem('leitai.deck.2', '{"name": 3}')
    kept.setItem('else', '{}')
    expect(shelfIn(kept).all()).toEqual([])
    expect(shelfIn(kept).get('1')).toBeNull()
  })
})
