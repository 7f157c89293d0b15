import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { apply, diff, isNothing, type Patch } from './patch.ts'
import { replay } from './replay.ts'
import { randomRecord, sure } from './testing/record-of.ts'
import { tinyGame } from './testing/tiny-game.ts'

const view = {
  field: 'B4',
  deck: 41,
  active: 0,
  hands: [
    ['R0', 'R1', 'R3', 'G5*', 'G5', 'B2'],
    ['?', '?', '?', '?', '?', '?'],
  ],
  players: [
    { hp: 8, character: null, marks: { poison: 1 } },
    { hp: 8, character: null, marks: {} },
  ],
}

describe('a patch is as small as the change', () => {
  test.each<[string, unknown, unknown, Patch]>([
    ['nothing', view, { ...view }, []],
    ['one field', view, { ...view, deck: 40 }, { deck: 40 }],
    ['a field that is null now', { a: { b: 'long enough' }, c: 1, d: 2 }, { a: null, c: 1, d: 2 }, { a: null }],
    ['a field that is an object now', { a: null, c: 1, d: 2 }, { a: { b: 1 }, c: 1, d: 2 }, { a: ['set', { b: 1 }] }],
    [
      'a card drawn',
      view,
      { ...view, hands: [[...view.hands[0], 'G1'], view.hands[1]] },
      { hands: { 0: ['add', 'G1'] } },
    ],
    ['cards from the top', ['R0', 'R1', 'R3'], ['R0'], ['pop', 2]],
    ['a card from the middle', ['R0', 'R1', 'R3'], ['R0', 'R3'], ['cut', 1]],
    ['one of two equal cards', ['R0', 'R0', 'R3'], ['R0', 'R3'], ['cut', 1]],
    ['cards from here and there', ['R0', 'R1', 'R3', 'R4', 'R5'], ['R1', 'R4', 'R5'], ['cut', 0, 2]],
    ['a card for another', ['R0', 'R1', 'R3', 'R4'], ['R0', 'B1', 'B2', 'R3', 'R4'], ['at', 1, 1, 'B1', 'B2']],
    [
      'one number deep inside',
      view,
      { ...view, players: [view.players[0], { ...view.players[1], hp: 5 }] },
      { players: { 1: { hp: 5 } } },
    ],
    ['a key gone', { a: 'long enough', b: 'this one', c: 1 }, { a: 'long enough', c: 1 }, { b: ['gone'] }],
    ['a short list of new numbers', [1, 2, 3], [4, 5, 6], ['set', [4, 5, 6]]],
    ['another sort of value', { a: [1] }, { a: { b: 1 } }, { a: ['set', { b: 1 }] }],
    ['a key gone for one that everything inherits', { a: 1 }, { constructor: 1 }, ['set', { constructor: 1 }]],
    ['undefined is the same as missing', { a: 1, b: undefined }, { a: 1 }, []],
  ])('%s', (_name, before, after, patch) => {
    expect(diff(before, after)).toEqual(patch)
    expect(apply(before, patch)).toEqual(after)
  })
})

/** As it arrives over the network: JSON has no −0. */
const anyJson = fc.jsonValue().map((value): unknown => JSON.parse(JSON.stringify(value)))

/** Few different values, so that two of them often have parts in common. */
const pairs = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, true, 0, 1, 'x', ''),
    fc.array(tie('value'), { maxLength: 5 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c', '__proto__', 'constructor', 'in', 'set', '0'), tie('value'), {
      maxKeys: 4,
    }),
  ),
}))

const isPatchFor = (before: unknown, after: unknown): void => {
  const copy = structuredClone(before)
  const patch: unknown = JSON.parse(JSON.stringify(diff(before, after)))
  expect(patch).toEqual(diff(before, after))
  expect(apply(before, diff(before, after))).toEqual(after)
  expect(before).toEqual(copy)
}

describe('apply(a, diff(a, b)) is b, and a is left alone', () => {
  test('for values alike', () => {
    fc.assert(fc.property(pairs.value, pairs.value, isPatchFor), { numRuns: 500 })
  })

  test('for any JSON', () => {
    fc.assert(fc.property(anyJson, anyJson, isPatchFor))
  })

  test('and there is no patch exactly when they are equal', () => {
    fc.assert(
      fc.property(pairs.value, pairs.value, (a, b) => {
        expect(diff(a, structuredClone(a))).toEqual([])
        if (isNothing(diff(a, b))) expect(a).toEqual(b)
      }),
    )
  })
})

describe('a patch is short', () => {
  const lengthOf = (patch: Patch): number => JSON.stringify(patch).length

  test('never longer than the whole view, at neighbouring moments of a match', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const { rules, moments } = sure(replay(tinyGame, randomRecord(tinyGame, { seats: 2 }, `${seed}`, 20)))
        for (const viewer of [0, 1, 'gallery'] as const) {
          const views = moments.map(({ state }) => rules.hide(state, viewer))
          for (const [at, after] of views.slice(1).entries()) {
            const patch = diff(views[at], after)
            expect(apply(views[at], patch)).toEqual(after)
            expect(lengthOf(patch)).toBeLessThanOrEqual(lengthOf(['set', after]))
          }
        }
      }),
      { numRuns: 20 },
    )
  })

  test('never twice as long as the new value, whatever the values', () => {
    fc.assert(
      fc.property(pairs.value, pairs.value, (a, b) => {
        expect(lengthOf(diff(a, b))).toBeLessThan(2 * lengthOf(['set', b]))
      }),
    )
  })
})

test('a patch for another sort of value is a bug and says so', () => {
  expect(() => apply(1, { a: 1 })).toThrow('this patch is for a list or an object')
  expect(() => apply({}, ['pop', 1])).toThrow('this patch is for a list')
})
