import { describe, expect, test } from 'vitest'
import type { Meta } from './contract.ts'
import { describeProblem } from './result.ts'
import { describeOption, readSetup } from './setup.ts'

const meta: Meta = {
  id: 'demo',
  title: 'Demo',
  modes: [
    { id: 'duel', seats: [2] },
    { id: 'ring', seats: [3, 4] },
    { id: 'melee', seats: [4, 5] },
  ],
  options: {
    limit: { values: ['off'], numbers: { min: 1, max: 99 } },
    fox: { values: ['no', 'yes'] },
  },
  rulesVersion: 1,
  longest: 1,
  refusals: [],
}

const read = (input: unknown): unknown => {
  const setup = readSetup(meta, input)
  return setup.ok ? setup.value : describeProblem(setup.problem)
}

describe('a setup', () => {
  test('has the defaults for whatever is missing', () => {
    expect(read({})).toEqual({ mode: 'duel', seats: 2, options: { limit: 'off', fox: 'no' } })
    expect(read({ mode: 'ring' })).toMatchObject({ mode: 'ring', seats: 3 })
    expect(read({ mode: undefined, seats: undefined, options: undefined })).toMatchObject({ mode: 'duel', seats: 2 })
  })

  test('finds the first mode for a number of seats', () => {
    expect(read({ seats: 3 })).toMatchObject({ mode: 'ring', seats: 3 })
    expect(read({ seats: 4 })).toMatchObject({ mode: 'ring', seats: 4 })
    expect(read({ seats: 5 })).toMatchObject({ mode: 'melee', seats: 5 })
    expect(read({ mode: 'melee', seats: 4 })).toMatchObject({ mode: 'melee', seats: 4 })
  })

  test('takes words and whole numbers of its options', () => {
    expect(read({ options: { limit: 1, fox: 'yes' } })).toMatchObject({ options: { limit: 1, fox: 'yes' } })
    expect(read({ options: { limit: 99 } })).toMatchObject({ options: { limit: 99, fox: 'no' } })
    expect(read({ options: { limit: 'off' } })).toMatchObject({ options: { limit: 'off' } })
  })

  test('is the same for all who agree alike, and for nobody else', () => {
    expect(read({ seats: 2, options: { limit: 20 } })).toBe(read({ mode: 'duel', options: { fox: 'no', limit: 20 } }))
    expect(read({ seats: 2 })).not.toBe(read({ seats: 3 }))
    expect(read({ seats: 2 })).not.toBe(read({ seats: 2, options: { fox: 'yes' } }))
  })

  test('carries the files that the game knows, whatever is in them', () => {
    const bringing = { ...meta, files: ['deck', 'blank'] }
    const setup = readSetup(bringing, { files: { deck: { cards: [1] } } })
    expect(setup).toMatchObject({ ok: true, value: { files: { deck: { cards: [1] } } } })
    expect(readSetup(bringing, { files: {} })).toEqual(readSetup(bringing, {}))
    expect(read({ files: { deck: 1 } })).toBe('setup.files.deck: is not known here; a table of demo brings no files')
    expect(readSetup(bringing, { files: { dekc: 1 } })).toMatchObject({
      problem: { at: 'setup.files.dekc', message: 'is not known here; a table of demo brings deck and blank' },
    })
    expect(read({ files: 7 })).toBe('setup.files: must be an object of file names and their contents')
    const deep: unknown = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)
    expect(readSetup(bringing, { files: { deck: deep } })).toMatchObject({
      problem: { at: 'setup.files.deck', message: 'is nested more than 32 deep' },
    })
  })

  test('that was read is read again unchanged', () => {
    const once = read({ seats: 5, options: { limit: 7 } })
    expect(read(once)).toEqual(once)
  })

  test.each([
    [null, 'setup: must be an object with mode, seats and options'],
    ['duel', 'setup: must be an object with mode, seats and options'],
    [[], 'setup: must be an object with mode, seats and options'],
    [{ modes: 'duel' }, 'setup.modes: is not known here; a setup has mode, seats and options'],
    [{ mode: 'solo' }, 'setup.mode: must be one of duel, ring, melee'],
    [{ mode: 7 }, 'setup.mode: must be one of duel, ring, melee'],
    [{ mode: null }, 'setup.mode: must be one of duel, ring, melee'],
    [{ mode: 'ring', seats: 2 }, 'setup.seats: must be 3 or 4 in mode ring'],
    [{ mode: 'duel', seats: '2' }, 'setup.seats: must be 2 in mode duel'],
    [{ seats: 9 }, 'setup.seats: must be 2 in mode duel'],
    [{ seats: 2.5 }, 'setup.seats: must be 2 in mode duel'],
    [{ options: [] }, 'setup.options: must be an object of option names and values'],
    [{ options: 'fox' }, 'setup.options: must be an object of option names and values'],
    [{ options: { fxo: 'yes' } }, 'setup.options.fxo: is no option of demo; there are limit, fox'],
    [{ options: { toString: 'yes' } }, 'setup.options.toString: is no option of demo; there are limit, fox'],
    [{ options: { fox: 'maybe' } }, 'setup.options.fox: must be no or yes'],
    [{ options: { fox: true } }, 'setup.options.fox: must be no or yes'],
    [{ options: { fox: 1 } }, 'setup.options.fox: must be no or yes'],
    [{ options: { limit: 0 } }, 'setup.options.limit: must be off or a whole number from 1 to 99'],
    [{ options: { limit: 100 } }, 'setup.options.limit: must be off or a whole number from 1 to 99'],
    [{ options: { limit: 1.5 } }, 'setup.options.limit: must be off or a whole number from 1 to 99'],
    [{ options: { limit: '7' } }, 'setup.options.limit: must be off or a whole number from 1 to 99'],
    [{ options: { limit: Number.NaN } }, 'setup.options.limit: must be off or a whole number from 1 to 99'],
  ])('%j names where it is wrong', (input, problem) => {
    expect(read(input)).toBe(problem)
  })

  test('an option is described by its words and its range', () => {
    expect(describeOption(meta.options.limit)).toBe('off or a whole number from 1 to 99')
    expect(describeOption(meta.options.fox)).toBe('no or yes')
  })
})
