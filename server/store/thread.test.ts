import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { scratch, sure } from '../testing/house.ts'
import { addMatches, commitTo, ENTRY } from '../testing/matches.ts'
import { openStore, type Store } from './store.ts'
import { openStoreThread } from './thread.ts'

const SHIPPED = pathToFileURL(inject('storeWorker'))
const FAULTY = pathToFileURL(inject('faultyStoreWorker'))

const open = async (program: URL) => {
  const folder = scratch()
  const commits: number[] = []
  const broken: string[] = []
  const store = sure(
    await openStoreThread(folder, program, {
      committed: (writes) => commits.push(writes),
      broken: ({ message }) => broken.push(message),
    }),
  )
  onTestFinished(() => store.close())
  return { folder, store, commits, broken }
}

const reopen = async (folder: string): Promise<Store> => {
  const store = sure(await openStore(folder))
  onTestFinished(() => store.close())
  return store
}

/** From now on commits wait for the disk, until it is let go. */
const holdDisk = (folder: string): (() => void) => {
  const file = join(folder, 'hold')
  writeFileSync(file, '')
  return () => rmSync(file)
}

describe('a store in a thread of its own', () => {
  it('is the same store as in this thread', async () => {
    const { store, folder } = await open(SHIPPED)
    const methods = Object.entries(store).flatMap(([group, value]) =>
      typeof value === 'object' ? Object.keys(value).map((method) => `${group}.${method}`) : [group],
    )
    await addMatches(store, ['table'])
    expect(await store.matches.commit(commitTo('table', 0))).toBe(true)
    expect(await store.matches.commit(commitTo('table', 0))).toBe(false)
    const stored = await store.matches.load('table')
    expect(stored?.entries).toEqual([ENTRY])
    expect(await store.mutes.by('nobody')).toEqual(new Set())
    await store.ping()
    await store.close()
    const here = await reopen(folder)
    expect(await here.matches.load('table')).toEqual(stored)
    const own = Object.entries(here).flatMap(([group, value]) =>
      typeof value === 'object' ? Object.keys(value).map((method) => `${group}.${method}`) : [group],
    )
    expect(methods.toSorted()).toEqual(own.toSorted())
  })

  it('does what it is asked in the order in which it was asked, and writes it in one commit', async () => {
    const { store, commits } = await open(SHIPPED)
    await addMatches(store, ['table'])
    const before = commits.length
    const order: number[] = []
    const written = Array.from({ length: 50 }, async (_, seq) => {
      const isWritten = await store.matches.commit(commitTo('table', seq, { entry: { ...ENTRY, seat: `${seq}` } }))
      order.push(seq)
      return isWritten
    })
    expect(await Promise.all(written)).toEqual(written.map(() => true))
    expect(order).toEqual(order.toSorted((one, other) => one - other))
    expect(commits.slice(before)).toEqual([50])
    const entries = await store.matches.entries('table')
    expect(entries).toEqual(order.map((seq) => ({ ...ENTRY, seat: `${seq}` })))
  })

  it('never holds up this thread, however slow the disk is', async () => {
    const { store, folder } = await open(FAULTY)
    await addMatches(store, ['table'])
    const letGo = holdDisk(folder)
    const happened: string[] = []
    const committing = store.matches.commit(commitTo('table', 0)).then(() => happened.push('committed'))
    for (let turn = 0; turn < 3; turn++) {
      await nextTurn()
      await new Promise((resolve) => setTimeout(resolve, 1))
      happened.push('this thread goes on')
    }
    letGo()
    await committing
    expect(happened).toEqual([...Array(3).fill('this thread goes on'), 'committed'])
  })

  it('gives errors back with their code, to the one who asked', async () => {
    const { store, broken } = await open(FAULTY)
    await store.guests.add({ id: 'ann', name: 'Ann' }, 'hash')
    const failing = store.guests.add({ id: 'bob', name: 'Fails' }, 'hash')
    await expect(failing).rejects.toThrow('the disk is full')
    await expect(failing).rejects.toMatchObject({ code: 'ENOSPC', stack: expect.stringContaining('faulty-store') })
    await expect(store.matches.commit(commitTo('nowhere', 0))).rejects.toThrow(/FOREIGN KEY/)
    expect([await store.guests.named('ann'), broken]).toEqual(['Ann', []])
  })

  it('writes everything that was begun before it is closed, and takes nothing after', async () => {
    const { store, folder } = await open(SHIPPED)
    const tables = Array.from({ length: 20 }, (_, n) => `table ${n}`)
    await addMatches(store, tables)
    const written = tables.map((id) => store.matches.commit(commitTo(id, 0)))
    const read = store.tables.begun()
    const closing = store.close()
    await expect(store.ping()).rejects.toThrow('the store is closed')
    await closing
    await store.close()
    expect(await Promise.all(written)).toEqual(tables.map(() => true))
    expect(await read).toEqual(tables.toSorted())
    expect(await (await reopen(folder)).matches.entries('table 19')).toEqual([ENTRY])
  })

  it('that dies fails whoever waits for it, and whoever asks later', async () => {
    const { store, broken, folder } = await open(FAULTY)
    await addMatches(store, ['table'])
    const dying = [1, 2].map((n) => store.guests.add({ id: `${n}`, name: 'Dies' }, `hash ${n}`))
    const told = await Promise.allSettled(dying)
    for (const one of told)
      expect(one).toMatchObject({ reason: { message: 'the storage thread has ended: the disk has melted' } })
    await expect(store.matches.commit(commitTo('table', 0))).rejects.toThrow('the storage thread has ended')
    expect(broken).toEqual(['the storage thread has ended: the disk has melted'])
    await store.close()
    // It has let go of the folder.
    expect(await (await reopen(folder)).matches.entries('table')).toEqual([])
  })

  it('that cannot open says why', async () => {
    const { folder } = await open(SHIPPED)
    const events = { committed: () => undefined, broken: () => expect.unreachable() }
    expect(await openStoreThread(folder, SHIPPED, events)).toMatchObject({
      ok: false,
      problem: { message: expect.stringContaining('another server is already using it') },
    })
    const nowhere = pathToFileURL(join(folder, 'nowhere.js'))
    expect(await openStoreThread(scratch(), nowhere, events)).toMatchObject({
      ok: false,
      problem: { message: expect.stringContaining('the storage thread has ended: Cannot find module') },
    })
  })
})
