import { expect, it } from 'vitest'
import { timeLeft } from './time-left.ts'

const HOUR = 3_600_000

it('shows the time of this decision first, then only the bank', () => {
  expect(timeLeft(70_000, 60_000, false)).toBe('0:10 + 1:00')
  expect(timeLeft(60_001, 60_000, false)).toBe('0:01 + 1:00')
  expect(timeLeft(60_000, 60_000, false)).toBe('1:00')
  expect(timeLeft(-5, 60_000, false)).toBe('0:00')
  expect(timeLeft(null, 65_000, false)).toBe('bank 1:05')
})

it('counts days and hours in slow play, and says nothing where nobody is asked', () => {
  expect(timeLeft(49 * HOUR, 0, true)).toBe('2 d 1 h')
  expect(timeLeft(1.5 * HOUR, 0, true)).toBe('1 h 30 min')
  expect(timeLeft(61_000, 0, true)).toBe('1:01')
  expect(timeLeft(null, 0, true)).toBeNull()
})
