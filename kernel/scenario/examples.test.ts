import { expect, test } from 'vitest'
import { examplesIn, examplesOf } from './examples.ts'

const steps = [{ asked: 'nobody' }]

test('cases that name rules are examples of these rules, under the name of their scenario', () => {
  const examples = examplesIn({
    'a-round': {
      game: 'tiny',
      cases: [
        { name: 'one', rules: ['TINY-1', 'TINY-2'], steps },
        { name: 'a check', steps },
      ],
    },
    prizes: { game: 'tiny', rules: ['TINY-2'], steps },
  })
  expect(examples.map(({ file, name }) => [file, name])).toEqual([
    ['a-round', 'one'],
    ['prizes', ''],
  ])
  expect(examplesOf(examples, 'TINY-1').map(({ file }) => file)).toEqual(['a-round'])
  expect(examplesOf(examples, 'TINY-2').map(({ file }) => file)).toEqual(['a-round', 'prizes'])
})

test('an example that cannot be read is a mistake of its game', () => {
  expect(() => examplesIn({ broken: { game: 'tiny' } })).toThrow('the example broken is no scenario')
})
