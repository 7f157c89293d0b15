import { describe, expect, it } from 'vitest'
import type { Viewer } from '../../kernel/seats.ts'
import { TableClosed } from '../table.ts'
import { BOT, Ear, memoryTable } from '../testing/memory-table.ts'

describe('act, commit, broadcast', () => {
  it('happen in that order, and whoever acted is told first', async () => {
    const { table, order, answer } = memoryTable()
    const [a, b] = [new Ear(0, order), new Ear(1)]
    await table.join(a)
    await table.join(b)
    await table.receive(a, answer(0))
    expect(order).toEqual(['welcome', 'committed', 'accepted', 'sealed'])
    await table.receive(b, answer(1))
    expect(order.slice(4)).toEqual(['committed', 'step'])
    expect(b.kinds).toEqual(['welcome', 'sealed', 'accepted', 'step'])
  })

  it('one action waits for the other', async () => {
    const { table, disk, answer } = memoryTable()
    const [a, b] = [new Ear(0), new Ear(1)]
    await table.join(a)
    await table.join(b)
    await Promise.all([table.receive(a, answer(0)), table.receive(b, answer(1))])
    expect(disk.record.entries).toHaveLength(1)
    expect(a.kinds).toEqual(['welcome', 'accepted', 'sealed', 'step'])
  })

  it('a refusal changes nothing and is told to nobody else', async () => {
    const { table, disk, answer } = memoryTable()
    const [a, b] = [new Ear(0), new Ear(1)]
    await table.join(a)
    await table.join(b)
    await table.receive(a, { ...answer(0), decision: 'stale' })
    expect(a.last).toMatchObject({ type: 'refused', decision: 'stale', refusal: { rule: 'TABLE-3' } })
    expect([b.kinds, disk.order]).toEqual([['welcome'], []])
  })

  it('what could not be written is told to nobody, and everyone is welcomed again', async () => {
    const { table, disk, answer } = memoryTable()
    const [a, b] = [new Ear(0), new Ear(1)]
    await table.join(a)
    await table.join(b)
    disk.fail = new Error('the disk is full')
    await expect(table.receive(a, answer(0))).rejects.toThrow('the disk is full')
    expect([a.kinds, b.kinds]).toEqual([
      ['welcome', 'welcome'],
      ['welcome', 'welcome'],
    ])
    expect(a.last).toMatchObject({ seq: 0, decisions: [{ id: '0A' }] })
    await table.receive(a, answer(0))
    expect(a.kinds.slice(2)).toEqual(['accepted', 'sealed'])
  })
})

describe('a table that goes on elsewhere', () => {
  it('tells nobody anything, not even of what was under way', async () => {
    const { table, disk, answer } = memoryTable()
    const [a, b] = [new Ear(0), new Ear(1)]
    await table.join(a)
    await table.join(b)
    disk.meanwhile = () => table.abandon()
    await expect(table.receive(a, answer(0))).rejects.toThrow(TableClosed)
    await expect(table.receive(b, answer(1))).rejects.toThrow(TableClosed)
    expect([a.kinds, b.kinds]).toEqual([['welcome'], ['welcome']])
  })

  it('finishes what is under way first, if it may', async () => {
    const { table, answer } = memoryTable()
    const a = new Ear(0)
    await table.join(a)
    const received = table.receive(a, answer(0))
    await table.close()
    await received
    expect(a.kinds).toEqual(['welcome', 'accepted', 'sealed'])
    await expect(table.join(new Ear(1))).rejects.toThrow(TableClosed)
  })
})

describe('a table that is read again', () => {
  it('tells everyone about the table, and of the match only if their part in it has changed', async () => {
    let viewer: Viewer = 'gallery'
    const { table } = memoryTable({ viewerOf: (ear) => (ear.viewer === 'gallery' ? viewer : ear.viewer) })
    const [a, watcher] = [new Ear(0), new Ear('gallery')]
    await table.join(a)
    await table.join(watcher)
    await table.run(() => table.refresh())
    viewer = 1
    await table.run(() => table.refresh())
    expect(a.kinds).toEqual(['welcome', 'table', 'table'])
    expect(watcher.kinds).toEqual(['welcome', 'table', 'welcome'])
    expect(watcher.last).toMatchObject({ viewer: 'B' })
  })
})

describe('a welcome', () => {
  it('says whether the last answer can be undone, and at what price', async () => {
    const { table, answer } = memoryTable()
    const [a, b] = [new Ear(0), new Ear(1)]
    await table.join(a)
    expect(a.last).not.toHaveProperty('undo')
    await table.receive(a, answer(0))
    await table.join(b)
    await table.receive(b, answer(1))
    const gallery = new Ear('gallery')
    await table.join(gallery)
    await table.receive(a, { type: 'resume' })
    expect(a.last).toMatchObject({ type: 'welcome', undo: 'ask' })
    expect(gallery.last).not.toHaveProperty('undo')
  })
})

describe('bots', () => {
  it('are asked as soon as there is a question for them', async () => {
    const { table, disk, answer } = memoryTable({}, [{ kind: 'person', standIn: null }, BOT])
    const a = new Ear(0)
    await table.join(a)
    await table.run(() => undefined)
    await table.receive(a, answer(0))
    expect(disk.record.entries[0]).toMatchObject({ answers: [{ by: 'player' }, { by: 'bot' }] })
  })
})

describe('a table that nobody is connected to', () => {
  it('says so when its last task is done', async () => {
    let idle = 0
    const { table } = memoryTable({
      onIdle: () => {
        idle += 1
      },
    })
    const a = new Ear(0)
    await table.join(a)
    expect(idle).toBe(0)
    table.leave(a)
    await table.run(() => undefined)
    expect(idle).toBe(1)
  })

  it('tells nothing to someone who left before their turn', async () => {
    const { table } = memoryTable()
    const a = new Ear(0)
    const joining = table.join(a)
    table.leave(a)
    await joining
    expect(a.kinds).toEqual([])
  })
})
