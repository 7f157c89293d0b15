import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { commitmentOf, seedOf } from './fair-shuffle.ts'

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
const value = fc.string({
  unit: fc.constantFrom('0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'a', 'b', 'c', 'd', 'e', 'f'),
  minLength: 64,
  maxLength: 64,
})

describe('a fair shuffle', () => {
  it('can be checked with any tool that knows SHA-256', () => {
    const [secret, a, b] = ['1'.repeat(64), '2'.repeat(64), '3'.repeat(64)]
    expect(commitmentOf(secret)).toBe(sha256(secret))
    expect(seedOf({ secret, values: { B: b, A: a } })).toBe(
      sha256(`{"secret":"${secret}","values":{"A":"${a}","B":"${b}"}}`),
    )
  })

  it('is another one whoever adds another value', () => {
    fc.assert(
      fc.property(value, value, value, value, (secret, a, b, other) => {
        fc.pre(new Set([secret, a, b, other]).size === 4)
        const seeds = [
          seedOf({ secret, values: { A: a, B: b } }),
          seedOf({ secret: other, values: { A: a, B: b } }),
          seedOf({ secret, values: { A: other, B: b } }),
          seedOf({ secret, values: { A: a, B: other } }),
          seedOf({ secret, values: { A: b, B: a } }),
          seedOf({ secret, values: { A: a } }),
        ]
        expect(new Set(seeds).size).toBe(seeds.length)
      }),
    )
  })
})
