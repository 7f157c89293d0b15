import { expect, it } from 'vitest'
import { withOrder } from './with-order.ts'

it('gives, changes and takes away one order and leaves the others alone', () => {
  const one = withOrder({}, 'takeUpTo', 2)
  expect(one).toEqual({ takeUpTo: 2 })
  expect(withOrder(one, 'leaveChains', true)).toEqual({ takeUpTo: 2, leaveChains: true })
  expect(withOrder(one, 'takeUpTo', 3)).toEqual({ takeUpTo: 3 })
  expect(withOrder(one, 'takeUpTo', null)).toEqual({})
  expect(one).toEqual({ takeUpTo: 2 })
})
