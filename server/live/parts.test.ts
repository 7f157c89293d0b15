import { Duplex, PassThrough } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { Bucket } from './bucket.ts'
import { textFrame } from './frame.ts'
import { Letterbox, Outbox } from './outbox.ts'
import { Queue } from './queue.ts'

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

describe('a queue', () => {
  it('runs one task after the other, whatever each takes', async () => {
    const queue = new Queue()
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
    const queue = new Queue()
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
  const heard = ({ raw }: Letterbox): string => String(raw.read() ?? '')
  const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

  it('sends what was said in a turn when it is over, in the order in which it was said', async () => {
    const outbox = new Outbox()
    const [one, other] = [new Letterbox(new PassThrough(), outbox), new Letterbox(new PassThrough(), outbox)]
    one.put(letters[0])
    other.put(letters[1])
    one.put(letters[2])
    await Promise.resolve().then(() => one.put(letters[3]))
    expect(heard(one)).toBe('')
    await turn()
    expect(heard(one)).toMatch(/to one.*to one again.*to one, über alles/s)
    expect(heard(other)).toContain('to the other')
    other.put(letters[0])
    await turn()
    expect(heard(other)).toMatch(/to one$/)
  })

  it('sends in one piece what is for one connection', async () => {
    const outbox = new Outbox()
    const socket = new PassThrough()
    const pieces: Buffer[] = []
    socket.on('data', (piece: Buffer) => pieces.push(piece))
    const line = new Letterbox(socket, outbox)
    line.put(letters[0])
    line.put(letters[2])
    await turn()
    expect(pieces).toEqual([Buffer.concat([letters[0], letters[2]])])
  })

  it('sends at once what cannot wait, and only once', async () => {
    const letterbox = new Letterbox(new PassThrough(), new Outbox())
    letterbox.put(letters[0])
    letterbox.send()
    expect(heard(letterbox)).toContain('to one')
    await turn()
    expect(heard(letterbox)).toBe('')
  })

  it('knows how much waits, before and after it was sent', async () => {
    const unread = new Duplex({ read: () => undefined, write: () => undefined })
    const letterbox = new Letterbox(unread, new Outbox())
    const bytes = letters[0].length + letters[1].length
    letterbox.put(letters[0])
    letterbox.put(letters[1])
    expect(letterbox.length).toBe(bytes)
    await turn()
    expect([letterbox.length, unread.writableLength]).toEqual([bytes, bytes])
  })

  it('drops what is for somebody who is gone', async () => {
    const outbox = new Outbox()
    const [gone, there] = [new Letterbox(new PassThrough(), outbox), new Letterbox(new PassThrough(), outbox)]
    gone.put(letters[0])
    there.put(letters[1])
    gone.raw.destroy()
    await turn()
    expect(heard(there)).toContain('to the other')
  })
})
