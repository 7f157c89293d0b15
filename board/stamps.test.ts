import { expect, it } from 'vitest'
import { type StampTable, stampsIn } from './stamps.ts'

const TABLE: StampTable = {
  'tiny.damage': { sign: -1 },
  'tiny.heal': { sign: 1 },
  'tiny.block': { word: 'blocked' },
  'tiny.check': { word: 'missed', at: 'to', if: ({ hit }) => hit === false },
}

it('sums up what somebody lost and gained, then says what else was done', () => {
  const stamps = stampsIn(TABLE, [
    { key: 'tiny.block', seat: 0 },
    { key: 'tiny.damage', seat: 0, amount: 2 },
    { key: 'tiny.damage', seat: 0, amount: 1 },
    { key: 'tiny.heal', seat: 1, amount: 2 },
    { key: 'tiny.check', seat: 1, to: 0, hit: false },
    { key: 'tiny.check', seat: 0, to: 1, hit: true },
  ])
  expect(stamps.get(0)).toEqual([
    { text: '−3', tone: 'loss' },
    { text: 'blocked', tone: 'plain' },
    { text: 'missed', tone: 'plain' },
  ])
  expect(stamps.get(1)).toEqual([{ text: '+2', tone: 'gain' }])
})

it('stamps nothing for what changes nothing', () => {
  const stamps = stampsIn(TABLE, [
    { key: 'tiny.damage', seat: 0, amount: 0 },
    { key: 'tiny.draw', seat: 1, count: 2 },
  ])
  expect(stamps.get(0) ?? []).toEqual([])
  expect(stamps.has(1)).toBe(false)
})
