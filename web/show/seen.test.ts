import { expect, it } from 'vitest'
import { openSeen } from './seen.ts'

const memoryOf = (kept: string | null = null) => {
  let text = kept
  return {
    getItem: () => text,
    setItem: (_key: string, value: string) => {
      text = value
    },
  }
}

it('remembers how far each match was seen, and forgets the oldest', () => {
  const memory = memoryOf()
  const seen = openSeen(memory)
  expect(seen.linesOf('first A')).toBeNull()
  seen.see('first A', 3)
  for (let n = 0; n < 39; n++) seen.see(`other ${n} A`, n)
  expect(openSeen(memory).linesOf('first A')).toBe(3)
  seen.see('first A', 5)
  seen.see('last A', 1)
  expect([seen.linesOf('first A'), seen.linesOf('other 0 A'), seen.linesOf('last A')]).toEqual([5, null, 1])
})

it.each(['', 'nonsense', '[]', '{"first A":"3"}'])('knows nothing where memory holds %s', (text) => {
  expect(openSeen(memoryOf(text)).linesOf('first A')).toBeNull()
})
