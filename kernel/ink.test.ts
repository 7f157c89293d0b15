import fc from 'fast-check'
import { expect, it } from 'vitest'
import { Ink } from './ink.ts'
import { inked } from './testing/inked.ts'

it('a text is written as UTF-8, whatever is in it and however long it is', () => {
  const ink = new Ink()
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 400 }), { maxLength: 20 }), (texts) => {
      ink.begin()
      for (const text of texts) ink.text(text)
      expect([...ink.written]).toEqual(texts.flatMap((text) => [...new TextEncoder().encode(text)]))
    }),
  )
})

it('a quoted text is what JSON makes of it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(inked((ink) => ink.quoted(text))).toBe(JSON.stringify(text))
    }),
  )
  for (const text of ['"', '\\', '\u0000', '\u001f', '\u007f', '~', 'plain', '擂台'])
    expect(inked((ink) => ink.quoted(text))).toBe(JSON.stringify(text))
})

it('a whole number is written in digits', () => {
  const edges = [0, -0, 9, 10, 99, 100, 999, 1000, 2 ** 30 - 1, 2 ** 30, 2 ** 30 + 1, 2 ** 31, Number.MAX_SAFE_INTEGER]
  for (const value of edges.flatMap((edge) => [edge, -edge]))
    expect(inked((ink) => ink.integer(value))).toBe(`${value}`)
  fc.assert(
    fc.property(fc.maxSafeInteger(), (value) => {
      expect(inked((ink) => ink.integer(value))).toBe(`${value}`)
    }),
  )
})

it('a list of anything is what JSON makes of it', () => {
  const write = (value: unknown, ink: Ink): void => {
    if (Array.isArray(value)) ink.list(value, write)
    else ink.text(JSON.stringify(value))
  }
  const leaf = fc.oneof(fc.nat(120), fc.maxSafeInteger(), fc.double(), fc.string(), fc.boolean(), fc.constant(null))
  const { list } = fc.letrec<{ value: unknown; list: unknown[] }>((tie) => ({
    value: fc.oneof({ weight: 9, arbitrary: leaf }, tie('list')),
    list: fc.array(tie('value'), { maxLength: 600 }),
  }))
  fc.assert(
    fc.property(list, (values) => {
      expect(inked((ink) => ink.list(values, write))).toBe(JSON.stringify(values))
    }),
  )
})

it('what another has written is copied, also when there is no room for it yet', () => {
  const [one, other] = [new Ink(), new Ink()]
  other.text('x'.repeat(5000))
  other.text('擂台')
  one.text('a')
  one.copy(other, 4990, 5006)
  one.copy(other, 0, 5000)
  one.copy(other, 7, 7)
  expect(new TextDecoder().decode(one.written)).toBe(`a${'x'.repeat(10)}擂台${'x'.repeat(5000)}`)
  expect([one.at(0), one.at(1)].map((code) => String.fromCharCode(code))).toEqual(['a', 'x'])
})
