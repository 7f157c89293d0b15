import { describe, expect, test } from 'vitest'
import { editors } from '../../games/editors.ts'
import { registry } from '../../games/registry.ts'
import { type Field, fieldOf, freshValue, freshVariant, objectOf } from './field.ts'

const ACT = {
  anyOf: [
    {
      type: 'object',
      properties: { do: { enum: ['discard'] }, n: { type: 'integer', minimum: 1, maximum: 4 } },
      required: ['do', 'n'],
    },
    { type: 'object', properties: { do: { enum: ['lose', 'take'] } }, required: ['do'] },
  ],
}

describe('what a form has for a schema', () => {
  test.each([
    [{ type: 'string', maxLength: 40 }, { kind: 'text', most: 40 }, ''],
    [{ type: 'integer', minimum: 2, maximum: 9 }, { kind: 'whole', min: 2, max: 9 }, 2],
    [{ type: 'integer', minimum: -20, maximum: 40 }, { kind: 'whole', min: -20, max: 40 }, 0],
    [{ enum: ['a', 'b'] }, { kind: 'choice', values: ['a', 'b'] }, 'a'],
    [{ const: true }, { kind: 'flag' }, true],
    [{ type: 'array', items: { enum: ['a'] } }, { kind: 'ticks', values: ['a'] }, []],
    [{ type: 'array', maxItems: 3, items: ACT }, { kind: 'list', most: 3 }, []],
  ])('%j', (schema, field, fresh) => {
    expect(fieldOf(schema)).toMatchObject(field)
    expect(freshValue(fieldOf(schema))).toEqual(fresh)
  })

  test('of several objects the one that its telling word names, with what can be kept', () => {
    const field = fieldOf(ACT)
    if (field.kind !== 'either') throw new Error('it is one of several')
    expect([field.tag, Object.keys(field.variants)]).toEqual(['do', ['discard', 'lose', 'take']])
    expect(freshVariant(field, 'discard')).toEqual({ do: 'discard', n: 1 })
    expect(freshVariant(field, 'take', { do: 'discard', n: 3 })).toEqual({ do: 'take' })
    expect(freshVariant(field, 'discard', { do: 'take', n: 3 })).toEqual({ do: 'discard', n: 3 })
  })

  test('a schema that nobody knows a field for is a mistake', () => {
    expect(() => fieldOf({ type: 'null' })).toThrow('no form has a field')
    expect(() => fieldOf({ anyOf: [{ type: 'object', properties: {} }] })).toThrow('told apart')
  })
})

const leaves = (field: Field): number => {
  if (field.kind === 'list') return leaves(field.item)
  if (field.kind === 'object') return Object.values(field.fields).reduce((sum, part) => sum + leaves(part), 0)
  if (field.kind === 'either') return Object.values(field.variants).reduce((sum, part) => sum + leaves(part), 0)
  return 1
}

describe('every game with an editor', () => {
  test.each(Object.keys(editors))(
    '%s: each of its files has a form, and what one begins with is without fault',
    async (id) => {
      const [{ editor }, game] = await Promise.all([editors[id](), registry[id]()])
      expect(Object.keys(editor.files)).toEqual(game.meta.files)
      for (const { schema } of Object.values(editor.files)) expect(leaves(objectOf(schema))).toBeGreaterThan(20)
      for (const { file, content } of editor.starts) expect(game.check?.(file, content()).problems).toEqual([])
    },
  )
})
