import { afterEach, describe, expect, it } from 'vitest'
import { registry } from '../../games/registry.ts'
import { keepOrders, keptOrders, rememberOrders, wantedIn } from './kept-orders.ts'

const game = await registry.kabuken()

const memoryOf = (kept: Record<string, string> = {}) => ({
  kept,
  getItem: (key: string): string | null => kept[key] ?? null,
  setItem: (key: string, value: string): void => {
    kept[key] = value
  },
})

afterEach(() => {
  keptOrders.value = {}
})

describe('standing orders for every match', () => {
  it('are kept by game, changed and forgotten, and come back', () => {
    const memory = memoryOf()
    rememberOrders(memory)
    keepOrders('kabuken', { takeUpTo: 2 })
    keepOrders('kung-fu-fighting', {})
    keepOrders('kabuken', { takeUpTo: 3, leaveChains: true })
    keepOrders('kung-fu-fighting', null)
    expect(memory.kept).toEqual({ 'leitai.orders': '{"kabuken":{"takeUpTo":3,"leaveChains":true}}' })
    keptOrders.value = {}
    rememberOrders(memoryOf({ 'leitai.orders': '{"kabuken":{"takeUpTo":3}}' }))
    expect(wantedIn(game)).toEqual({ takeUpTo: 3 })
  })

  it('are only those that the game has', () => {
    const bad = { takeUpTo: 11, leaveChains: 1, constructor: true, gone: true }
    rememberOrders(memoryOf({ 'leitai.orders': JSON.stringify({ kabuken: bad }) }))
    expect(wantedIn(game)).toEqual({})
    keepOrders('kabuken', { takeUpTo: true })
    expect(wantedIn(game)).toEqual({})
    keepOrders('kabuken', { takeUpTo: 1, leaveChains: true })
    expect(wantedIn(game)).toEqual({ takeUpTo: 1, leaveChains: true })
  })

  it.each(['', 'nonsense', 'null', '[]', '{"kabuken":"all"}', '{"kabuken":{"takeUpTo":"3"}}'])(
    'are none where memory holds %s',
    (text) => {
      rememberOrders(memoryOf({ 'leitai.orders': text }))
      expect(keptOrders.value).toEqual({})
    },
  )
})
