import fc from 'fast-check'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { writeDifference } from '../kernel/difference.ts'
import { apply, type Patch } from '../kernel/patch.ts'
import { inked } from '../kernel/testing/inked.ts'
import * as short from './short-names.ts'

const { MOST_NAMES, messageReader, SHORTENED } = short

/** With what is written as text. */
const shortNames = (names: readonly string[]) => {
  const { write, read } = short.shortNames(names)
  return { write: (value: unknown): string => inked((ink) => write(value, ink)), read }
}

const NAMES = ['turn', 'hands', 'kabuken.attack', 'a']

it('puts letters in the place of names, and only of these', () => {
  const { write } = shortNames(NAMES)
  expect(write({ turn: 3, hands: { 0: ['add', 'turn'] }, key: 'kabuken.attack' })).toBe(
    '{"a":3,"b":{"0":["add","~a"]},"~key":"~c"}',
  )
})

it('names beyond the fortieth have two letters, and all are told apart', () => {
  const names = Array.from({ length: MOST_NAMES }, (_, n) => `name ${n}`)
  const { write, read } = shortNames(names)
  expect(write(names[39])).toBe('"~N"')
  expect(write(names[40])).toBe('"~Oa"')
  expect(new Set(names.map(write)).size).toBe(MOST_NAMES)
  expect(read(JSON.parse(write(names)))).toEqual(names)
})

it('a letter that nobody has explained is an error, not a guess', () => {
  expect(() => shortNames(['turn']).read({ b: 1 })).toThrow("nobody has said what 'b' stands for")
})

const name = fc.oneof(fc.constantFrom(...NAMES, '~', '~~a', '0', '12', '1st', '__proto__', 'b', ''), fc.string())
const value = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    name,
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.constantFrom(null, true, false),
    fc.array(tie('value')),
    fc.dictionary(name, tie('value')),
  ),
})).value

it('what is read is what JSON would have brought', () => {
  const { write, read } = shortNames(NAMES)
  fc.assert(
    fc.property(value, (sent) => {
      expect(read(JSON.parse(write(sent)))).toEqual(JSON.parse(JSON.stringify(sent)))
    }),
  )
})

const anyPatch = z.custom<Patch>()

it('a difference that is written in short names makes the new value of the old one', () => {
  const names = short.shortNames([...NAMES, 'set', 'gone', 'cut'])
  fc.assert(
    fc.property(value, value, (sent, other) => {
      // As it comes off the wire: JSON has no −0.
      const [before, after]: unknown[] = JSON.parse(JSON.stringify([sent, other]))
      const patch = inked((ink) => {
        if (!writeDifference(before, after, ink, names)) ink.list([], names.write)
      })
      expect(apply(before, anyPatch.parse(names.read(JSON.parse(patch))))).toEqual(after)
    }),
  )
})

it('a reader follows what the latest welcome has said', () => {
  const read = messageReader()
  expect(read('{"type":"accepted","decision":null}')).toEqual({ type: 'accepted', decision: null })
  for (const names of [NAMES, ['hands', 'turn']]) {
    const welcome = { type: 'welcome', names }
    expect(read(JSON.stringify(welcome))).toEqual(welcome)
    expect(read(SHORTENED + shortNames(names).write({ turn: 1, hands: 'a' }))).toEqual({ turn: 1, hands: 'a' })
  }
})
