import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fits } from './fits.ts'
import type { Form } from './forms.ts'

const strike: Form = {
  kind: 'either',
  of: {
    strike: {
      kind: 'record',
      fields: {
        cards: { form: { kind: 'cards', from: ['x1', 'x2'], min: 1, max: 2, ordered: true } },
        at: { form: { kind: 'seat', of: [1, 2] } },
        colour: { form: { kind: 'one', of: ['red', 'blue'] }, optional: true },
        bet: { form: { kind: 'number', min: 0, max: 3 }, optional: true },
        spot: { form: { kind: 'place', of: ['left', 'right'] }, optional: true },
      },
    },
    stop: { kind: 'record', fields: {} },
  },
}

describe('TABLE-1 an answer has the shape of what is asked', () => {
  test.each([
    { do: 'stop' },
    { do: 'strike', cards: [], at: 1 },
    { do: 'strike', cards: ['x9', 'x9', 'x9'], at: 2, colour: 'red', bet: -7, spot: 'left' },
    { do: 'strike', cards: ['x1'], at: 1, colour: undefined },
  ])('%j fits', (value) => {
    expect(fits(strike, value)).toBeNull()
  })

  test.each([
    [null, 'the answer must be an object whose `do` is one of strike, stop'],
    [['stop'], 'the answer must be an object whose `do` is one of strike, stop'],
    [{}, 'do must be one of strike, stop'],
    [{ do: 'toString' }, 'do must be one of strike, stop'],
    [{ do: 'stop', at: 1 }, 'at is not asked for'],
    [{ do: 'strike', cards: ['x1'] }, 'at is missing'],
    [{ do: 'strike', cards: 'x1', at: 1 }, 'cards must be a list of cards'],
    [{ do: 'strike', cards: ['x1', 2], at: 1 }, 'cards must be a list of cards'],
    [{ do: 'strike', cards: ['x1'], at: 0 }, 'at must be one of the seats 1, 2'],
    [{ do: 'strike', cards: ['x1'], at: 'B' }, 'at must be one of the seats 1, 2'],
    [{ do: 'strike', cards: ['x1'], at: 1, colour: 'pink' }, 'colour must be one of red, blue'],
    [{ do: 'strike', cards: ['x1'], at: 1, spot: 'top' }, 'spot must be one of left, right'],
    [{ do: 'strike', cards: ['x1'], at: 1, bet: 1.5 }, 'bet must be a whole number'],
    [{ do: 'strike', cards: ['x1'], at: 1, bet: null }, 'bet must be a whole number'],
  ])('%j does not: %s', (value, problem) => {
    expect(fits(strike, value)).toBe(problem)
  })

  test('the problem says where it is', () => {
    const pair: Form = { kind: 'record', fields: { left: { form: strike }, right: { form: strike, optional: true } } }
    expect(fits(pair, { left: { do: 'strike', cards: ['x1'] } })).toBe('left.at is missing')
    expect(fits(pair, { left: { do: 'stop' }, right: 3 })).toMatch(/^right must be an object/)
    expect(fits(pair, 'left')).toBe('the answer must be an object')
  })

  test('whatever comes, the answer is null or a sentence', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const problem = fits(strike, value)
        expect(problem === null || problem.length > 0).toBe(true)
      }),
    )
  })
})
