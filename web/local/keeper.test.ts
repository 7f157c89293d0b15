import { expect, it, vi } from 'vitest'
import { keeperOf } from './keeper.ts'
import type { SavedMatch } from './kept.ts'
import { type MatchStore, Overtaken } from './store.ts'
import { begun } from './testing/seated.ts'

const kept = await begun({ game: 'kabuken', setup: {}, seats: { A: 'person', B: 'greedy' } })
const change = { match: { ...kept.match, touched: 9 }, seq: 0, entry: { kind: 'tie', hash: '0123456789ab' } } as const

it('writes what the browser stores', async () => {
  const write = vi.fn<MatchStore['write']>(async () => undefined)
  const told: SavedMatch[] = []
  await keeperOf(kept, { write }, (unstored) => void told.push(unstored)).keep(change)
  expect(write).toHaveBeenCalledExactlyOnceWith(change)
  expect(told).toEqual([])
})

it('goes on in memory when there is no room any more, and tells all there is', async () => {
  const fault = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const write = vi.fn<MatchStore['write']>(() => Promise.reject(new DOMException('full', 'QuotaExceededError')))
  const told: SavedMatch[] = []
  const { keep } = keeperOf(kept, { write }, (unstored) => void told.push(unstored))
  await keep(change)
  await keep({ ...change, seq: 1 })
  expect(write).toHaveBeenCalledOnce()
  expect(told.map(({ entries }) => entries.length)).toEqual([1, 2])
  expect(told[0].match.touched).toBe(9)
  fault.mockRestore()
})

it('does not write over what another tab has written', async () => {
  const told: SavedMatch[] = []
  const keeper = keeperOf(
    kept,
    { write: () => Promise.reject(new Overtaken()) },
    (unstored) => void told.push(unstored),
  )
  await expect(keeper.keep(change)).rejects.toThrow(Overtaken)
  expect(told).toEqual([])
})
