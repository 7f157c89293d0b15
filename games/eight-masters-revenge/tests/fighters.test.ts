import { expect, test } from 'vitest'
import { bowOf, FACES } from '../cards.ts'
import { FIGHTERS, MASTERS, TECHNIQUES } from '../fighters.ts'

test('EMR-12.2 eight fighters on four boards, each with two techniques', () => {
  const table = FIGHTERS.map(({ id, board, techniques }) => `${id} ${board} ${techniques.join(' ')}`)
  expect(table).toEqual([
    'Heron 1 T3 T1',
    'Boar 1 T3 T6',
    'Fox 2 T4 T9',
    'Tortoise 2 T4 T5',
    'Crow 3 T7 T2',
    'Spider 3 T8 T2',
    'Tiger 4 T6 T9',
    'Monkey 4 T5 T1',
  ])
})

test('EMR-13.41 nobody has two techniques for the beginning of a turn, nor T5 with T6', () => {
  const beginnings = ['T3', 'T4', 'T7']
  for (const { techniques } of FIGHTERS) {
    expect(techniques.filter((name) => beginnings.includes(name)).length).toBeLessThan(2)
    expect(techniques.includes('T5') && techniques.includes('T6')).toBe(false)
  }
})

test('EMR-12.2 seven techniques have two masters, T7 and T8 one', () => {
  const masters = TECHNIQUES.map(
    (name) => FIGHTERS.filter((_, fighter) => ((MASTERS[name] >>> fighter) & 1) === 1).length,
  )
  expect(masters).toEqual([2, 2, 2, 2, 2, 2, 1, 1, 2])
})

test('EMR-1.7 the bows of each seat', () => {
  const bows = [0, 1, 2, 3].map((seat) => [FACES[bowOf(seat, 0)], FACES[bowOf(seat, 1)]])
  expect(bows).toEqual([
    ['X1', 'X2'],
    ['X3', 'X4'],
    ['X5', 'X6'],
    ['X7', 'X8'],
  ])
})
