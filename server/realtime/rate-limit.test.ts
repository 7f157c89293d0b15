import { describe, expect, it } from 'vitest'
import { Bucket } from './rate-limit.ts'

describe('a bucket', () => {
  it('gives a burst at once, then as much as the rate, and never saves up more than a burst', () => {
    const bucket = new Bucket({ burst: 3, perSecond: 2 }, 0)
    const takenAt = (time: number): number => Array.from({ length: 10 }, () => bucket.take(time)).filter(Boolean).length
    expect(takenAt(0)).toBe(3)
    expect(takenAt(500)).toBe(1)
    expect(bucket.isFull(1500)).toBe(false)
    expect(bucket.isFull(60_500)).toBe(true)
    expect(takenAt(60_500)).toBe(3)
  })
})
