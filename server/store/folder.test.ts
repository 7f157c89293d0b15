import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { scratch, sure } from '../testing/house.ts'
import { openStore, type Store } from './store.ts'

const open = async (folder: string): Promise<Store> => {
  const store = sure(await openStore(folder))
  onTestFinished(() => store.close())
  return store
}

it('a folder is made where there is none', async () => {
  const folder = join(scratch(), 'deep', 'inside')
  await (await open(folder)).guests.add({ id: 'ann', name: 'Ann' }, 'hash of ann')
  expect(readdirSync(folder)).toContain('leitai.db')
})

describe('a folder that cannot be used is told in one line', () => {
  it('when another server has it', async () => {
    const folder = scratch()
    await open(folder)
    expect(await openStore(folder)).toMatchObject({ problem: { message: expect.stringMatching(/another server/) } })
  })

  it('when it is a file, or inside of one', async () => {
    const file = join(scratch(), 'file')
    writeFileSync(file, '')
    for (const path of [file, join(file, 'inside')])
      expect(await openStore(path)).toMatchObject({ problem: { message: expect.stringMatching(/not a folder/) } })
  })

  it('when nothing can be written there', async () => {
    expect(await openStore('/proc/leitai')).toMatchObject({
      problem: { message: 'cannot keep data in /proc/leitai: it cannot be written to' },
    })
  })

  it('when what lies there is no database', async () => {
    const folder = scratch()
    writeFileSync(join(folder, 'leitai.db'), 'these are not the pages of a database '.repeat(200))
    expect(await openStore(folder)).toMatchObject({ problem: { message: expect.stringMatching(/not a database/) } })
    // The lock was given back.
    const other = join(folder, 'other')
    mkdirSync(other)
    await open(other)
  })
})
