import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { openStore } from '../store/store.ts'
import { serveStore } from '../store/thread.ts'

const sleep = (milliseconds: number): unknown =>
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)

/**
 * A storage thread that waits for its disk with every commit, for as long as there is a file `hold` in the folder. Who
 * adds a guest called Fails gets an error with a code; with one called Dies the thread is gone.
 */
await serveStore(async (folder, committed) => {
  const opened = await openStore(folder, (...commit) => {
    while (existsSync(join(folder, 'hold'))) sleep(1)
    committed?.(...commit)
  })
  if (!opened.ok) return opened
  const { guests } = opened.value
  const add: typeof guests.add = (guest, tokenHash) => {
    if (guest.name === 'Fails') throw Object.assign(new Error('the disk is full'), { code: 'ENOSPC' })
    if (guest.name !== 'Dies') return guests.add(guest, tokenHash)
    setImmediate(() => {
      throw new Error('the disk has melted')
    })
    return new Promise(() => undefined)
  }
  return { ...opened, value: { ...opened.value, guests: { ...guests, add } } }
})
