import type { VNode } from 'preact'
import { useRef } from 'preact/hooks'
import type { Editor, Group, Suggestion } from '../../../board/editor.ts'
import { isObject } from '../../../kernel/json.ts'
import { blockOf, follow, freshRecord, sketch, twinOf, typeOf } from '../deck/editing.ts'
import { recordsIn, setupFor } from '../deck/playing-with.ts'
import { cardShape, fileShape, MOST_CARDS, MOST_RECORDS, SCHEMA } from '../deck/record.ts'
import { SHIPPED } from '../deck/shipped.ts'
import { BLOCKS, type CardRecord, SELECTORS, TYPES } from '../deck/vocabulary.ts'
import { CardReading } from './card-reading.tsx'
import { EDITOR, FIELD_WORDS } from './editor-words.ts'
import { BackCard } from './face.tsx'
import './editor.css'

const fileWith = (cards: readonly CardRecord[]): unknown => ({ schema: SCHEMA, game: 'Kung Fu Fighting!', cards })

/** The record whose fields the form shows; what a card of its type has no room for is shown to be taken away. */
const groups = (record: unknown): readonly Group[] => {
  const given = isObject(record) ? record : {}
  const has = (name: string): boolean => given[name] !== undefined
  const type = typeOf(record)
  const block = blockOf(record)
  const card = [
    'name',
    'id',
    'type',
    'set',
    'count',
    ...(type === 'attack' || !isEmpty(given.subtype) ? ['subtype'] : []),
    ...(type === 'side' || has('slot') ? ['slot'] : []),
    'family',
    'text',
  ]
  const stray = BLOCKS.filter((name) => name !== block && has(name))
  return [
    { title: EDITOR.groups.card, fields: card },
    ...(block === null ? [] : [{ title: EDITOR.groups.effect, fields: [block], isNeeded: true }]),
    ...(stray.length === 0 ? [] : [{ title: EDITOR.groups.stray, fields: stray }]),
    { title: EDITOR.groups.source, fields: ['tag', 'known', 'reconstructed', 'manual'] },
  ]
}

const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0

/** Cards by their ids, those of the file before ours. */
const namesBeside = (records: readonly unknown[]): ReadonlyMap<string, string> =>
  new Map([...SHIPPED, ...records.map(sketch)].map(({ id, name }) => [id, name]))

const cards = (records: readonly unknown[], prefix = ''): Suggestion[] =>
  [...namesBeside(records)].map(([id, name]) => ({ value: `${prefix}${id}`, label: name }))

const ofType = (records: readonly unknown[], type: string): Suggestion[] => {
  const ids = new Set(
    [...SHIPPED.map(sketch), ...records.map(sketch)].filter(({ kind }) => kind === type).map(({ id }) => id),
  )
  return cards(records).filter(({ value }) => ids.has(value))
}

const families = (records: readonly unknown[]): Suggestion[] => {
  const found = [...SHIPPED, ...records].flatMap((record) =>
    isObject(record) && typeof record.family === 'string' ? [record.family] : [],
  )
  return [...new Set(found)].map((family) => ({ value: family, label: family }))
}

const SUGGESTIONS: Readonly<Record<string, (records: readonly unknown[]) => readonly Suggestion[]>> = {
  family: families,
  exceptFamily: families,
  'versus.stance': (records) => ofType(records, 'stance'),
  side: (records) => ofType(records, 'side'),
  on: (records) => [
    ...SELECTORS.map((value) => ({ value, label: FIELD_WORDS.values[value] ?? value })),
    ...cards(records, 'id:'),
  ],
}

/** The card as the board draws it. While something is wrong with it, it is drawn as it was before. */
const Face = ({ record, records }: { readonly record: unknown; readonly records: readonly unknown[] }): VNode => {
  const last = useRef<CardRecord | null>(null)
  const read = cardShape.read(record, '')
  if (read.ok) last.current = read.value
  const names = namesBeside(records)
  const nameOf = (id: string): string => names.get(id) ?? id
  return (
    <div class={`kff-sample${read.ok ? '' : ' is-past'}`}>
      {last.current === null ? <BackCard /> : <CardReading record={last.current} nameOf={nameOf} />}
      {!read.ok && <p class="kff-sample-note">{last.current === null ? EDITOR.notYet : EDITOR.asItWas}</p>}
    </div>
  )
}

export const editor: Editor = {
  files: {
    deck: { title: EDITOR.deck, schema: fileShape.schema, records: 'cards' },
    blank: { title: EDITOR.blank, schema: cardShape.schema, records: null },
  },
  starts: [
    { ...EDITOR.starts.base, file: 'deck', content: () => fileWith(SHIPPED.filter(({ set }) => set === 'base')) },
    { ...EDITOR.starts.whole, file: 'deck', content: () => fileWith(SHIPPED) },
    { ...EDITOR.starts.empty, file: 'deck', content: () => fileWith([]) },
    { ...EDITOR.starts.blank, file: 'blank', content: () => freshRecord([]) },
  ],
  words: FIELD_WORDS,
  fileOf: (content) => {
    if (!isObject(content)) return null
    if (Object.hasOwn(content, 'cards') || content.schema === SCHEMA) return 'deck'
    return typeOf(content) === null ? null : 'blank'
  },
  records: {
    kinds: TYPES,
    sketch,
    fresh: freshRecord,
    twin: twinOf,
    groups,
    follow,
    suggestions: (field, records) => {
      const [, name] = Object.entries(SUGGESTIONS).find(([end]) => field === end || field.endsWith(`.${end}`)) ?? []
      return name?.(records) ?? []
    },
    Face,
  },
  bounds: (file, content) => {
    const records = recordsIn(content)
    if (file !== 'deck') return []
    const copies = records.reduce((sum: number, record) => sum + sketch(record).copies, 0)
    return [
      { name: EDITOR.bounds.records, value: records.length, most: MOST_RECORDS },
      { name: EDITOR.bounds.cards, value: copies, most: MOST_CARDS },
    ]
  },
  setupFor: (_file, content) => setupFor(content),
}
