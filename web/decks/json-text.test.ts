import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isSame } from '../../kernel/json.ts'
import { printed } from './json-print.ts'
import { lineAndColumn, scan } from './json-text.ts'

const parses = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

describe('the place at which a text is no JSON any more', () => {
  test.each([
    ['', 0, 'value'],
    ['{"a": 1,}', 8, 'name'],
    ['{"a" 1}', 5, 'colon'],
    ['{"a": 1 "b": 2}', 8, 'comma'],
    ['[1, 2', 5, 'comma'],
    ['{"a": "open}', 6, 'quote'],
    ['["a\nb"]', 3, 'plain'],
    ['["a\\x"]', 3, 'escape'],
    ['[-]', 1, 'number'],
    ['[1] 2', 4, 'end'],
    ['[01]', 2, 'comma'],
    ["{'a': 1}", 1, 'name'],
    [`${'['.repeat(5000)}${']'.repeat(5000)}`, 201, 'depth'],
  ])('%j', (text, offset, want) => expect(scan(text)).toEqual({ ok: false, offset, want }))

  test('is told by line and column', () => {
    expect(lineAndColumn('{\n  "a": 1,\n}', 12)).toEqual({ line: 3, column: 1 })
    expect(lineAndColumn('{}', 0)).toEqual({ line: 1, column: 1 })
  })
})

test('whatever the browser reads is read, and nothing else', () => {
  fc.assert(
    fc.property(
      fc.json({ maxDepth: 4 }),
      fc.nat(),
      fc.constantFrom('', '"', ',', '}', ']', '\\', '1', ' '),
      (text, n, sign) => {
        const at = n % (text.length + 1)
        const changed = text.slice(0, at) + sign + text.slice(at + 1)
        expect(scan(text).ok).toBe(true)
        expect(scan(changed).ok).toBe(parses(changed))
      },
    ),
  )
})

test('every value is found at its place', () => {
  const text = printed({ cards: [{ id: 'one' }, { id: 'two', attack: { damage: 3 } }] })
  const found = scan(text)
  if (!found.ok) throw new Error('it is JSON')
  const at = (path: string): string => text.slice(found.places.get(path) ?? text.length)
  expect(at('cards[1].id')).toMatch(/^"two"/)
  expect(at('cards[1].attack.damage')).toMatch(/^3/)
  expect(at('')).toBe(text)
})

test('what is printed is read again as it was', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => isSame(JSON.parse(printed(value)), JSON.parse(JSON.stringify(value)))),
  )
  expect(printed({ a: [], b: {} })).toBe('{ "a": [], "b": {} }\n')
})
