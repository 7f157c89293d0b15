import { expect, it } from 'vitest'
import { commitmentOf, seedOf } from '../kernel/fair-shuffle.ts'
import { judge, type Memory, newValue, recall, remember } from './shuffle.ts'

const secret = newValue()
const value = newValue()
const values = { A: value, B: newValue() }
const commitment = commitmentOf(secret)
const opened = { commitment, secret, values, seed: seedOf({ secret, values }) }

it.each([
  ['fairWithYou', opened, { commitment, value }],
  ['fair', opened, null],
  ['valueLeftOut', opened, { commitment, value: newValue() }],
  ['otherCommitment', opened, { commitment: commitmentOf(newValue()), value }],
  ['otherCommitment', { ...opened, secret: newValue() }, null],
  ['otherSeed', { ...opened, seed: newValue() }, { commitment, value }],
  ['otherSeed', { ...opened, values: { A: value } }, { commitment, value }],
  ['unknown', { commitment: null }, null],
  ['unknown', { commitment }, { commitment, value }],
] as const)('%s', (verdict, check, added) => {
  expect(judge(check, added)).toBe(verdict)
})

it('remembers the latest tables, also where something else was kept', () => {
  let kept = 'not JSON'
  const memory: Memory = {
    getItem: () => kept,
    setItem: (_key, text) => {
      kept = text
    },
  }
  expect(recall(memory, 'table 1')).toBeNull()
  for (let n = 1; n <= 60; n++) remember(memory, `table ${n}`, { commitment: `${n}`, value })
  expect(recall(memory, 'table 60')).toEqual({ commitment: '60', value })
  expect(recall(memory, 'table 5')).toBeNull()
})

it('a value is 64 hexadecimal digits, and another one every time', () => {
  expect(newValue()).toMatch(/^[0-9a-f]{64}$/)
  expect(newValue()).not.toBe(newValue())
})
