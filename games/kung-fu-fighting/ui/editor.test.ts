import { describe, expect, test } from 'vitest'
import { follow, freshRecord } from '../deck/editing.ts'
import { deckSchema } from '../deck/schema.ts'
import { BLOCK_OF, TYPES } from '../deck/vocabulary.ts'
import { editor } from './editor.tsx'
import { FIELD_WORDS } from './editor-words.ts'

const fresh = freshRecord([])
const ofType = (type: string): unknown => follow(fresh, { ...fresh, type }, [])
const shownFor = (record: unknown): readonly string[] => editor.records.groups(record).flatMap(({ fields }) => fields)

/** Every name of a field in a schema, however deep. */
const names = (schema: unknown): string[] => {
  if (typeof schema !== 'object' || schema === null) return []
  return Object.entries(schema).flatMap(([key, part]: [string, unknown]) => [
    ...(key === 'properties' ? Object.keys(Object(part)) : []),
    ...names(part),
  ])
}

/** Every word of the vocabulary that a field may have. */
const values = (schema: unknown): string[] => {
  if (typeof schema !== 'object' || schema === null) return []
  return Object.entries(schema).flatMap(([key, part]: [string, unknown]) =>
    key === 'enum' && Array.isArray(part) ? part.map(String) : values(part),
  )
}

describe('the form of a card', () => {
  test.each(TYPES)('of the type %s has the fields of its type, and its effect cannot be taken away', (type) => {
    const record = ofType(type)
    expect(shownFor(record)).toEqual(expect.arrayContaining(['name', 'id', 'type', 'set', 'count', 'text', 'tag']))
    const [needed] = editor.records.groups(record).filter(({ isNeeded }) => isNeeded === true)
    expect(needed.fields).toEqual([BLOCK_OF[type]])
    expect(shownFor(record).includes('slot')).toBe(type === 'side')
    expect(shownFor(record).includes('subtype')).toBe(type === 'attack')
  })

  test('shows every field of the schema for one type or another', () => {
    const shown = new Set(TYPES.flatMap((type) => shownFor(ofType(type))))
    expect(Object.keys(Object(editor.files.blank.schema.properties)).filter((name) => !shown.has(name))).toEqual([])
  })

  test('shows what does not belong to the type, to be taken away', () => {
    expect(shownFor({ ...Object(ofType('chi')), attack: { damage: 1 } })).toContain('attack')
  })

  test('has a word for every field and value', () => {
    const { labels, values: said } = FIELD_WORDS
    expect(names(deckSchema()).filter((name) => !Object.hasOwn(labels, name) && !INNER.includes(name))).toEqual([])
    expect(values(deckSchema()).filter((value) => !Object.hasOwn(said, value) && value !== 'kff-cards/1')).toEqual([])
  })

  test('says no word of a field that there is not', () => {
    const known = new Set(names(deckSchema()))
    const words = [...Object.keys(FIELD_WORDS.labels), ...Object.keys(FIELD_WORDS.hints)]
    expect(words.filter((path) => !path.split('.').every((name) => known.has(name)))).toEqual([])
  })
})

/** These have a word at each of their places, and none by themselves. */
const INNER = ['base', 'more', 'team', 'archetypes', 'sideCards', 'max', 'cards']

test('suggestions know the cards of the file and of the box', () => {
  const own = { ...fresh, id: 'frog-stance', name: 'Frog Stance', type: 'stance' }
  const offered = (field: string) => editor.records.suggestions(field, [own]).map(({ value }) => value)
  expect(offered('stance.bonus.on')).toEqual(expect.arrayContaining(['main', 'punch', 'id:flying', 'id:frog-stance']))
  expect(offered('stance.versus.stance')).toEqual(expect.arrayContaining(['tiger-stance', 'frog-stance']))
  expect(offered('stance.versus.stance')).not.toContain('punch')
  expect(offered('enhance.bar.exceptFamily')).toContain('your-kung-fu')
  expect(offered('name')).toEqual([])
})
