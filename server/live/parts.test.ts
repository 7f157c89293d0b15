import { PassThrough } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { createBucket } from './bucket.ts'
import { textFrame } from './frame.ts'
import { Outbox } from './outbox.ts'
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

describe('an outbox', () => {
  const letters = ['to one', 'to the other', 'to one again', 'to one, über alles'].map((text) =>
    textFrame(Buffer.from(text)),
  )
  const heard = (socket: PassThrough): string => String(socket.read() ?? '')
  const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

  it('sends what was said in a turn when it is over, in the order in which it was said', async () => {
    const outbox = new Outbox()
    const [one, other] = [new PassThrough(), new PassThrough()]
    outbox.put(one, letters[0])
    outbox.put(other, letters[1])
    outbox.put(one, letters[2])
    await Promise.resolve().then(() => outbox.put(one, letters[3]))
    expect(heard(one)).toBe('')
    await turn()
    expect(heard(one)).toMatch(/to one.*to one again.*to one, über alles/s)
    expect(heard(other)).toContain('to the other')
    outbox.put(other, letters[0])
    await turn()
    expect(heard(other)).toContain('to one')
  })

  it('sends at once what is there when it is emptied, and only once', async () => {
    const outbox = new Outbox()
    const socket = new PassThrough()
    outbox.put(socket, letters[0])
    outbox.empty()
    expect(heard(socket)).toContain('to one')
    await turn()
    expect(heard(socket)).toBe('')
  })

  it('drops what is for somebody who is gone', async () => {
    const outbox = new Outbox()
    const [gone, there] = [new PassThrough(), new PassThrough()]
    outbox.put(gone, letters[0])
    outbox.put(there, letters[1])
    gone.destroy()
    await turn()
    expect(heard(there)).toContain('to the other')
  })
})
