import { expect, it, onTestFinished, vi } from 'vitest'
import { newId, newTableId } from './tokens.ts'

it('an id never looks like a flag', () => {
  const ids = Array.from({ length: 5000 }, newId)
  expect(ids.filter((id) => !/^\w[\w-]{21}$/.test(id))).toEqual([])
  expect(new Set(ids).size).toBe(ids.length)
})

it('tables of later seconds have later ids, and the rest of each is as hard to guess as any id', () => {
  vi.useFakeTimers()
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const ids = ['2026-11-17T12:00:00', '2026-11-17T12:00:01', '2038-01-19'].map((day) => {
    vi.setSystemTime(new Date(day))
    return [newTableId(), newTableId()]
  })
  const [first, second, third] = ids
  for (const early of first) for (const late of second) expect(early < late).toBe(true)
  for (const early of second) for (const late of third) expect(early < late).toBe(true)
  expect(ids.flat().filter((id) => !/^\w{6}\w[\w-]{21}$/.test(id))).toEqual([])
  expect(new Set(ids.flat().map((id) => id.slice(6))).size).toBe(6)
})
