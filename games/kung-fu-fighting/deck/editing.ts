import { isObject } from '../../../kernel/json.ts'
import { RESERVED } from './read.ts'
import { SHIPPED } from './shipped.ts'
import { BLOCK_OF, BLOCKS, type BlockName, type CardRecord, TYPES, type Type } from './vocabulary.ts'

/** A record as somebody writes it: right or wrong. */
type Draft = Readonly<Record<string, unknown>>

/** What a card that has just become one of the type does, until somebody says more. */
const FRESH_BLOCKS: Readonly<Required<Pick<CardRecord, BlockName>>> = {
  attack: { damage: 2 },
  enhance: { plus: 1 },
  block: { against: ['any'], reduce: 3 },
  restore: { chi: 3 },
  stance: {},
  weapon: { attack: 2, defence: 1 },
  improve: {},
  special: { when: 'own-turn', do: 'draw', self: 2, each: 0 },
  standing: {},
}

/** The order in which a file has the fields. */
const ORDER: readonly string[] = [
  'id',
  'name',
  'set',
  'count',
  'type',
  'subtype',
  'family',
  'slot',
  ...BLOCKS,
  'text',
  'tag',
  'known',
  'reconstructed',
  'manual',
]

export const typeOf = (record: unknown): Type | null =>
  isObject(record) ? (TYPES.find((type) => type === record.type) ?? null) : null

const textIn = (record: unknown, field: string): string => {
  const value = isObject(record) ? record[field] : undefined
  return typeof value === 'string' ? value : ''
}

const idsOf = (records: readonly unknown[]): ReadonlySet<string> =>
  new Set([...SHIPPED.map(({ id }) => id), ...RESERVED, ...records.map((record) => textIn(record, 'id'))])

const LONGEST = 40

/** A name as an id: small letters, digits and hyphens. */
const slug = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, '')

/** Beside the taken ones: with a number behind it, where it must be. */
const freeId = (wanted: string, taken: ReadonlySet<string>): string => {
  for (let n = 1; ; n++) {
    const tail = n === 1 ? '' : `-${n}`
    const id = `${wanted.slice(0, LONGEST - tail.length).replace(/-+$/, '')}${tail}`
    if (!taken.has(id)) return id
  }
}

/** KFF-18.5: a card without a fault, to be written over. */
export const freshRecord = (beside: readonly unknown[]): Draft => ({
  id: freeId('new-card', idsOf(beside)),
  name: 'New Card',
  set: 'custom',
  count: 1,
  type: 'attack',
  subtype: ['punch'],
  attack: FRESH_BLOCKS.attack,
  text: '',
  tag: 'reconstructed',
})

export const twinOf = (record: unknown, beside: readonly unknown[]): unknown =>
  isObject(record) ? { ...record, id: freeId(slug(textIn(record, 'id')) || 'new-card', idsOf(beside)) } : record

/** The block that a card of this type has, where the type is one. */
export const blockOf = (record: unknown): BlockName | null => {
  const type = typeOf(record)
  return type === null ? null : BLOCK_OF[type]
}

/** KFF-18.2: another type has another effect, another set and perhaps a slot; a card that is named anew has another id. */
export const follow = (before: unknown, after: unknown, beside: readonly unknown[]): unknown => {
  if (!isObject(after)) return after
  const type = typeOf(after)
  const typed = type === null || type === typeOf(before) ? after : retyped(after, type)
  return inOrder(textIn(before, 'name') === textIn(after, 'name') ? typed : renamed(before, typed, beside))
}

const retyped = (record: Draft, type: Type): Draft => {
  const own = BLOCK_OF[type]
  const { slot, ...rest } = Object.fromEntries(
    Object.entries(record).filter(([name]) => name === own || !BLOCKS.some((block) => block === name)),
  )
  const isArchetype = type === 'archetype' || type === 'side'
  return {
    ...rest,
    [own]: rest[own] ?? FRESH_BLOCKS[own],
    ...(type === 'side' && { slot: slot ?? 'weapon' }),
    ...((rest.set === 'archetype') !== isArchetype && { set: isArchetype ? 'archetype' : 'custom' }),
    ...(type !== 'attack' && { subtype: [] }),
  }
}

/** Others may speak of a card that is not custom by its id, and whoever wrote an id of his own keeps it. */
const renamed = (before: unknown, after: Draft, beside: readonly unknown[]): Draft => {
  const id = textIn(before, 'id')
  const isOwn = textIn(before, 'set') === 'custom' && id === textIn(after, 'id')
  const followed = slug(textIn(before, 'name'))
  const wanted = slug(textIn(after, 'name'))
  return isOwn && wanted !== '' && (id === followed || id.replace(/-\d+$/, '') === followed)
    ? { ...after, id: freeId(wanted, idsOf(beside)) }
    : after
}

const place = (name: string): number => {
  const at = ORDER.indexOf(name)
  return at < 0 ? ORDER.length : at
}

const inOrder = (record: Draft): Draft =>
  Object.fromEntries(Object.entries(record).toSorted(([one], [other]) => place(one) - place(other)))

const sizeOf = (record: unknown): number => {
  const count = isObject(record) ? record.count : undefined
  return typeof count === 'number' && Number.isSafeInteger(count) ? count : 0
}

export const sketch = (record: unknown): { id: string; name: string; kind: string; copies: number } => ({
  id: textIn(record, 'id'),
  name: textIn(record, 'name'),
  kind: textIn(record, 'type'),
  copies: sizeOf(record),
})
