import { expect, test } from 'vitest'
import { readOrders } from './orders.ts'
import { tinyGame } from './testing/tiny-game.ts'

test.each([{}, { neverBlock: true }, { letBelow: 3 }, { neverBlock: true, letBelow: 1 }])('%o is read', (given) => {
  expect(readOrders(tinyGame, given)).toEqual({ ok: true, value: given })
})

test.each([
  [null, 'orders', 'must be an object'],
  [[], 'orders', 'must be an object'],
  [{ neverBlock: false }, 'orders.neverBlock', 'must be true, or missing'],
  [{ letBelow: 5 }, 'orders.letBelow', 'must be a whole number from 1 to 4'],
  [{ letBelow: true }, 'orders.letBelow', 'must be a whole number from 1 to 4'],
  [{ letBelow: 1.5 }, 'orders.letBelow', 'must be a whole number from 1 to 4'],
  [{ toString: true }, 'orders.toString', 'there is no such order; there is neverBlock, letBelow'],
])('%o is refused at its place', (given, at, message) => {
  expect(readOrders(tinyGame, given)).toMatchObject({ problem: { at, message } })
})

test('a game without orders says so', () => {
  const { orders: _, ...bare } = tinyGame
  expect(readOrders(bare, {})).toEqual({ ok: true, value: {} })
  expect(readOrders(bare, { neverBlock: true })).toMatchObject({
    problem: { message: 'Tiny knows no standing orders' },
  })
})
