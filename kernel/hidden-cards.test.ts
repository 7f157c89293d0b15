import { describe, expect, test } from 'vitest'
import { hiddenCards } from './hidden-cards.ts'

const { HOLE, GALLERY_BIT, MOST_SHUFFLES, ...hidden } = hiddenCards({ kindBits: 5, seats: 3 })
const { cardOf, kindOf, seenBy, shuffleOf } = hidden

const A = 1
const B = 2
const GALLERY = 1 << GALLERY_BIT

test('a card keeps its kind, who has seen it and its shuffle, up to the largest of each', () => {
  const card = cardOf(HOLE - 1, MOST_SHUFFLES, A | B | GALLERY)
  expect([kindOf(card), seenBy(card), shuffleOf(card)]).toEqual([HOLE - 1, A | B | GALLERY, MOST_SHUFFLES])
  expect(hidden.withSeen(card, B)).toBe(cardOf(HOLE - 1, MOST_SHUFFLES, B))
})

test('a hand is sorted by kind, then by history, with holes last', () => {
  const hand = [cardOf(2, 0), cardOf(HOLE, 0)]
  for (const card of [cardOf(2, 1), cardOf(7, 3), cardOf(2, 0, A), cardOf(0, 9)]) hidden.insert(hand, card)
  expect(hand.map(kindOf)).toEqual([0, 2, 2, 2, 7, HOLE])
  expect(hand.toSorted(hidden.byKind)).toEqual(hand)
  expect(hidden.countOf(hand, 2)).toBe(3)
})

describe('a card leaves a hand', () => {
  test('of two copies the better known one, and whoever knew of the other alone knows of none', () => {
    const hand = [cardOf(4, 0, B), cardOf(4, 0, A | GALLERY)]
    expect(hidden.remove(hand, 4)).toBe(cardOf(4, 0, A | GALLERY))
    expect(hand).toEqual([cardOf(4, 0)])
  })

  test('who knew both copies still knows one', () => {
    const hand = [cardOf(4, 0, A), cardOf(4, 0, A | B)]
    hidden.remove(hand, 4)
    expect(hand).toEqual([cardOf(4, 0, A)])
  })

  test('unseen: only the witness stays sure of the others that came from its shuffle', () => {
    const hand = [cardOf(3, 0, A | B), cardOf(4, 0, A | B), cardOf(5, 1, A | B)]
    hidden.removeUnseen(hand, 3, 0)
    expect(hand).toEqual([cardOf(4, 0, A), cardOf(5, 1, A | B)])
  })

  test('that is not there: a bug', () => {
    expect(() => hidden.remove([cardOf(4, 0)], 5)).toThrow(/not in the hand/)
  })
})

describe('views', () => {
  const pile = [cardOf(6, 1), cardOf(2, 0, B), cardOf(2, 0), cardOf(1, 1, A)]
  const view = hidden.masked(pile, 1)

  test('what is not seen is a hole that knows its shuffle', () => {
    expect(view).toEqual([cardOf(HOLE, 1), cardOf(2, 0, B), cardOf(HOLE, 0), cardOf(HOLE, 1)])
    expect(hidden.masked(view, 1)).toEqual(view)
  })

  test('what a shuffle holds goes to its own holes', () => {
    const unseen = hidden.kindsByShuffle([pile], 2, 8)
    expect(unseen).toEqual([
      [2, 2],
      [1, 6],
    ])
    const pools = hidden.without(unseen, [view], 8)
    expect(pools).toEqual([[2], [1, 6]])
    const world = [...view]
    expect(hidden.fillHoles(world, pools)).toBe(true)
    expect(world).toEqual([cardOf(6, 1), cardOf(2, 0, B), cardOf(2, 0), cardOf(1, 1)])
    expect(hidden.fillHoles(world, pools)).toBe(false)
  })

  test('more holes than cards: a bug', () => {
    expect(() => hidden.fillHoles([cardOf(HOLE, 0)], [[]])).toThrow(/more holes than cards/)
  })
})
