import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { rankOf, setOf } from '../card-set.ts'
import { ALL_CARDS, BLOWS, CARDS, COLOURS, cardOfFace, EFFECTS, FACES } from '../cards.ts'

const blows = Array.from({ length: BLOWS }, (_, card) => card)
const howMany = (isCounted: (card: number) => boolean): number => blows.filter(isCounted).length

describe('the cards of appendix A', () => {
  test('EMR-3.3 the hundred cards have the check value', () => {
    const lines = blows.map(
      (card) => `${FACES[card]} ${CARDS.damage[card]} ${CARDS.dragon[card] ? 'D' : '-'} ${CARDS.effect[card]}\n`,
    )
    expect(createHash('sha256').update(lines.join('')).digest('hex')).toBe(
      '777202f51e7576fb7ae431362e6c09ccfc1e3eed9e083ce58921a62c4f399a24',
    )
  })

  test('the totals of damage, dragons and effects', () => {
    expect([0, 1, 2, 3].map((damage) => howMany((card) => CARDS.damage[card] === damage))).toEqual([20, 40, 28, 12])
    expect(
      [0, 1, 2, 3].map((damage) => howMany((card) => CARDS.dragon[card] && CARDS.damage[card] === damage)),
    ).toEqual([12, 16, 4, 0])
    expect(EFFECTS.map((effect) => howMany((card) => CARDS.effect[card] === effect))).toEqual([
      12, 12, 12, 12, 8, 12, 12, 8,
    ])
    expect(howMany((card) => (CARDS.effect[card] === 'none') !== (CARDS.damage[card] === 3))).toBe(0)
  })

  test('every colour has every pair of numbers once, and a quarter of the dragons', () => {
    COLOURS.forEach((_, colour) => {
      const own = blows.filter((card) => CARDS.colour[card] === colour)
      expect(new Set(own.map((card) => 10 * CARDS.left[card] + CARDS.right[card])).size).toBe(25)
      expect(own.filter((card) => CARDS.dragon[card])).toHaveLength(8)
    })
  })

  test('EMR-1.6 a bow has ones, no damage, and no colour that matches', () => {
    for (let bow = BLOWS; bow < ALL_CARDS; bow++) {
      expect([CARDS.left[bow], CARDS.right[bow], CARDS.damage[bow]]).toEqual([1, 1, 0])
      expect([CARDS.dragon[bow], CARDS.effect[bow]]).toEqual([false, 'none'])
      expect(CARDS.colour.filter((colour) => colour === CARDS.colour[bow])).toHaveLength(1)
    }
  })

  test('a face is found by its name', () => {
    for (const [card, face] of FACES.entries()) expect(cardOfFace(face)).toBe(card)
    for (const stranger of ['', 'B1', 'B16', 'P11', 'X9', 'b24', 'constructor']) expect(cardOfFace(stranger)).toBe(-1)
  })
})

test('a set of cards is its number, and back', () => {
  const sets = [[], [0], [99], [3, 4], [0, 50, 99], [0, 1, 2, 3, 4, 5], blows.slice(-11)]
  for (const cards of sets) expect(setOf(rankOf(cards))).toEqual(cards)
  expect(rankOf(blows.slice(-11)) * 32).toBeLessThan(Number.MAX_SAFE_INTEGER)
  expect(new Set(blows.map((card) => rankOf([card]))).size).toBe(BLOWS)
})
