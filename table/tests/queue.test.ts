import { expect, it } from 'vitest'
import { Queue } from '../queue.ts'

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
