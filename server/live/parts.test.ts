import { describe, expect, it } from 'vitest'
import { createBucket } from './bucket.ts'
import { createQueue } from './queue.ts'

describe('a bucket', () => {
  it('gives a burst at once, then as much as the rate, and never saves up more than a burst', () => {
    let now = 0
    const take = createBucket({ burst: 3, perSecond: 2 }, () => now)
    const taken = (tries: number): number => Array.from({ length: tries }, take).filter(Boolean).length
    expect(taken(10)).toBe(3)
    now += 500
    expect(taken(10)).toBe(1)
    now += 60_000
    expect(taken(10)).toBe(3)
  })
})

describe('a queue', () => {
  it('runs one task after the other, whatever each takes', async () => {
    const queue = createQueue()
    const done: string[] = []
    const gate: { open?: () => void } = {}
    const slow = queue.run(async () => {
      await new Promise<void>((resolve) => {
        gate.open = resolve
      })
      done.push('slow')
    })
    const quick = queue.run(() => done.push('quick'))
    expect(queue.isIdle).toBe(false)
    await Promise.resolve()
    gate.open?.()
    await Promise.all([slow, quick])
    expect(done).toEqual(['slow', 'quick'])
    expect(queue.isIdle).toBe(true)
  })

  it('goes on after a task that fails', async () => {
    const queue = createQueue()
    const failing = queue.run(() => Promise.reject(new Error('no')))
    const next = queue.run(() => 'yes')
    await expect(failing).rejects.toThrow('no')
    expect(await next).toBe('yes')
  })
})
