import { expect, test } from 'vitest'
import { addressOf, readAddress } from './rule-address.ts'

test.each([
  ['KBK-8.3', undefined],
  ['KBK-8.3', 0],
  ['TABLE-1', 11],
])('the address of %s and example %s is read again', (rule, example) => {
  expect(readAddress(addressOf(rule, example))).toEqual({ rule, example: example ?? null })
})

test.each([
  ['', { rule: '', example: null }],
  ['kbk-8.3/1', { rule: 'KBK-8.3', example: 0 }],
  ['KBK-8.3/', { rule: 'KBK-8.3', example: null }],
  ['KBK-8.3/0', { rule: 'KBK-8.3', example: null }],
  ['KBK-8.3/-1', { rule: 'KBK-8.3', example: null }],
  ['KBK-8.3/1e9', { rule: 'KBK-8.3', example: null }],
])('what somebody typed: %s', (text, read) => {
  expect(readAddress(text)).toEqual(read)
})
