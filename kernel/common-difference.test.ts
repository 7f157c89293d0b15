import fc from 'fast-check'
import { expect, it } from 'vitest'
import { Common } from './common-difference.ts'
import type { Scribe } from './difference.ts'
import { apply, diff, type Patch } from './patch.ts'
import { inked } from './testing/inked.ts'

const PLAIN: Scribe = {
  field: (name) => `${JSON.stringify(name)}:`,
  write: (value, ink) => ink.text(JSON.stringify(value) ?? 'null'),
}

const read: (text: string) => Patch = JSON.parse

interface Pair {
  readonly before: unknown
  readonly after: unknown
}

/** What each is told of his own two views, one after the other. */
const told = (veiled: readonly string[], pairs: readonly Pair[]): readonly Patch[] => {
  const common = new Common()
  return pairs.map(({ before, after }, n) => {
    const text = inked((ink) => {
      if (n === 0) common.writeFirst(before, after, veiled, ink, PLAIN)
      else common.writeNext(before, after, ink, PLAIN)
    })
    return text === '' ? [] : read(text)
  })
}

const NAMES = ['turn', 'deck', 'hands', 'drawn', 'window', '__proto__', 'constructor']
const VEILED = ['hands', 'drawn', 'constructor']

const value = fc.oneof(fc.integer({ min: 0, max: 3 }), fc.constantFrom('', 'x', null, true), fc.array(fc.nat(3)))
const fields = (names: readonly string[]): fc.Arbitrary<Readonly<Record<string, unknown>>> =>
  fc
    .tuple(...names.map((name) => fc.tuple(fc.constant(name), fc.option(value, { nil: undefined }))))
    .map((all) => Object.fromEntries(all.filter(([, field]) => field !== undefined)))

/** The views of two moments that several have: what is not veiled is the same. */
const views = fc
  .tuple(
    fields(NAMES.filter((name) => !VEILED.includes(name))),
    fields(NAMES.filter((name) => !VEILED.includes(name))),
    fc.array(fc.tuple(fields(VEILED), fields(VEILED)), { minLength: 1, maxLength: 4 }),
  )
  .map(([open, next, eyes]): readonly Pair[] =>
    eyes.map(([before, after]) => ({ before: { ...open, ...before }, after: { ...next, ...after } })),
  )

it('everybody is told what has changed for him, whatever was told to those before', () => {
  fc.assert(
    fc.property(views, (pairs) => {
      const patches = told(VEILED, pairs)
      for (const [n, { before, after }] of pairs.entries()) expect(apply(before, patches[n])).toEqual(after)
    }),
    { numRuns: 2000 },
  )
})

const view = { turn: 3, active: 0, discard: [1, 2], deck: 41, hands: [[1, 2], [9]], window: 'action' }

it('what others are told is as short as if they were told alone', () => {
  const after = { ...view, turn: 4, discard: [1, 2, 7] }
  const pairs = [
    { before: view, after: { ...after, hands: [[1], [9]] } },
    { before: { ...view, hands: [[9], [5]] }, after: { ...after, hands: [[9], [5]] } },
    { before: { ...view, hands: [[9], [9]] }, after: { ...after, hands: [[9], [9, 9]] } },
  ]
  expect(told(['hands'], pairs)).toEqual(pairs.map((pair) => diff(pair.before, pair.after)))
})

it('nothing, much and other values than objects are told as well', () => {
  const anew = { turn: 0, active: 1, discard: [], deck: 60, hands: [[], []], window: 'deal' }
  for (const pairs of [
    [
      { before: view, after: view },
      { before: view, after: { ...view, hands: [[], []] } },
      { before: view, after: view },
    ],
    [
      { before: view, after: anew },
      { before: view, after: { ...anew, hands: [[7], []] } },
    ],
    [
      { before: null, after: view },
      { before: null, after: { ...view, hands: [] } },
    ],
    [
      { before: [1], after: [1, 2] },
      { before: [3], after: [3, 2] },
    ],
  ]) {
    const patches = told(['hands'], pairs)
    for (const [n, { before, after }] of pairs.entries()) expect(apply(before, patches[n])).toEqual(after)
  }
})
