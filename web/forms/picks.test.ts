import { expect, it } from 'vitest'
import { fits } from '../../kernel/fits.ts'
import type { EitherForm, Form } from '../../kernel/forms.ts'
import { build, type Picks, toggled, without } from './picks.ts'

const cards: Form = { kind: 'cards', from: ['R0', 'R1', 'R1', 'G5*'], min: 2, max: 3, ordered: true }
const form: EitherForm = {
  kind: 'either',
  of: {
    attack: {
      kind: 'record',
      fields: {
        cards: { form: cards },
        fist: { form: { kind: 'one', of: ['dual', 'color'] }, optional: true },
        under: { form: { ...cards, min: 1, max: 1 }, optional: true },
        recolour: {
          form: {
            kind: 'record',
            fields: {
              at: { form: { kind: 'number', min: 1, max: 3 } },
              to: { form: { kind: 'seat', of: [0, 2] } },
            },
          },
          optional: true,
        },
      },
    },
    hit: { kind: 'record', fields: {} },
  },
}

const valueOf = (picks: Picks): unknown => {
  const made = build(form, picks)
  if (!made.ok) throw new Error(`${made.missing} is missing`)
  expect(fits(form, made.value)).toBeNull()
  return made.value
}

it('names the first thing that is missing', () => {
  const missing = (picks: Picks): string | null => {
    const made = build(form, picks)
    return made.ok ? null : made.missing
  }
  expect(missing({})).toBe('')
  expect(missing({ '': 'elsewhere' })).toBe('')
  expect(missing({ '': 'attack' })).toBe('/attack/cards')
  expect(missing({ '': 'attack', '/attack/cards': [3] })).toBe('/attack/cards')
  expect(missing({ '': 'attack', '/attack/cards': [3, 0], '/attack/recolour': true })).toBe('/attack/recolour/at')
  expect(missing({ '': 'attack', '/attack/cards': [3, 0] })).toBeNull()
})

it('builds an answer with nothing in it', () => {
  expect(valueOf({ '': 'hit' })).toEqual({ do: 'hit' })
})

it('keeps the order of the cards and tells copies apart', () => {
  expect(valueOf({ '': 'attack', '/attack/cards': [3, 2, 0] })).toEqual({ do: 'attack', cards: ['G5*', 'R1', 'R0'] })
})

it('leaves more cards than may be to the rules', () => {
  expect(valueOf({ '': 'attack', '/attack/cards': [0, 1, 2, 3] })).toEqual({
    do: 'attack',
    cards: ['R0', 'R1', 'R1', 'G5*'],
  })
})

it('adds what is optional only when it was picked', () => {
  const picks = { '': 'attack', '/attack/cards': [0, 1], '/attack/fist': 'dual', '/attack/under': [3] }
  expect(valueOf(picks)).toEqual({ do: 'attack', cards: ['R0', 'R1'], fist: 'dual', under: ['G5*'] })
  expect(valueOf(without(without(picks, '/attack/fist'), '/attack/under'))).toEqual({
    do: 'attack',
    cards: ['R0', 'R1'],
  })
  const recoloured = { ...picks, '/attack/recolour': true, '/attack/recolour/at': 2, '/attack/recolour/to': 0 } as const
  expect(valueOf(recoloured)).toMatchObject({ recolour: { at: 2, to: 0 } })
})

it('leaves out what was picked for another kind of answer', () => {
  expect(valueOf({ '': 'hit', '/attack/cards': [0, 1] })).toEqual({ do: 'hit' })
})

it('does not ask which, where there is only one', () => {
  const only: EitherForm = {
    kind: 'either',
    of: { pick: { kind: 'record', fields: { character: { form: { kind: 'one', of: ['rat', 'ox'] } } } } },
  }
  expect(build(only, {})).toEqual({ ok: false, missing: '/pick/character' })
  expect(build(only, { '/pick/character': 'ox' })).toEqual({ ok: true, value: { do: 'pick', character: 'ox' } })
})

it('picks cards and puts them back; a single one is replaced', () => {
  expect(toggled([], 2, 3)).toEqual([2])
  expect(toggled([2], 0, 3)).toEqual([2, 0])
  expect(toggled([2, 0], 2, 3)).toEqual([0])
  expect(toggled([2], 0, 1)).toEqual([0])
  expect(toggled([2], 2, 1)).toEqual([])
})
