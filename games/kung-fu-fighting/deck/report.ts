import type { FileReport } from '../../../kernel/contract.ts'
import type { Problem } from '../../../kernel/result.ts'
import { unfitFile } from '../../../kernel/setup.ts'
import { merge } from './merge.ts'
import { readFile, twice } from './read.ts'
import { SHIPPED } from './shipped.ts'
import { type CardRecord, type CardSet, SETS } from './vocabulary.ts'

/** What is to be said about a file before it is brought to a table. */
export const check = (file: string, content: unknown): FileReport => {
  const unfit =
    file === 'deck' || file === 'blank' ? unfitFile(content) : `${file} is not known; there are deck and blank`
  if (unfit !== null) return { problems: [{ at: '', message: unfit }], warnings: [], facts: [] }
  const { records, problems } = readFile(file, content)
  const whole = merge(file === 'deck' ? records : [], file === 'blank' ? records : [])
  return {
    problems: problems.length > 0 ? problems : twice(whole),
    warnings: [...strangers(records, whole), ...oddSizes(whole), ...idle(records), ...unenforced(records)],
    facts: facts(records, whole),
  }
}

/** KFF-18.2: names of cards that do not exist are a warning. */
const strangers = (records: readonly CardRecord[], whole: readonly CardRecord[]): Problem[] => {
  const ids = new Set(whole.map(({ id }) => id))
  return records.flatMap((record) =>
    namedBy(record)
      .filter(({ id }) => !ids.has(id))
      .map(({ id, field }) => ({ at: `${record.id}.${field}`, message: `there is no card ${id}` })),
  )
}

const namedBy = ({ stance, weapon, improve, standing }: CardRecord): { id: string; field: string }[] => {
  const bonuses = [
    ...(stance?.bonus ?? []),
    ...(weapon?.bonus ?? []),
    ...(improve?.bonus ?? []),
    ...(standing?.bonus ?? []),
  ]
  return [
    ...bonuses.flatMap(({ on }) => (on.startsWith('id:') ? [{ id: on.slice(3), field: 'bonus' }] : [])),
    ...(stance?.versus === undefined ? [] : [{ id: stance.versus.stance, field: 'versus' }]),
    ...(standing?.side === undefined ? [] : [{ id: standing.side, field: 'side' }]),
  ]
}

const cardsIn = (records: readonly CardRecord[], set: CardSet, side: boolean | null = null): number =>
  records
    .filter((record) => record.set === set && (side === null || (record.type === 'side') === side))
    .reduce((sum, { count }) => sum + count, 0)

/** KFF-18.3: never an obstacle. */
const PRINTED: readonly (readonly [string, (records: readonly CardRecord[]) => number, number])[] = [
  ['base', (records) => cardsIn(records, 'base'), 99],
  ['more', (records) => cardsIn(records, 'more'), 48],
  ['team', (records) => cardsIn(records, 'team'), 37],
  ['Archetypes', (records) => cardsIn(records, 'archetype', false), 8],
  ['side cards', (records) => cardsIn(records, 'archetype', true), 2],
]

const oddSizes = (whole: readonly CardRecord[]): Problem[] =>
  PRINTED.flatMap(([name, size, printed]) =>
    size(whole) === printed
      ? []
      : [{ at: 'cards', message: `${name} has ${size(whole)} cards; the box has ${printed}` }],
  )

/** What can never have an effect. */
const idle = (records: readonly CardRecord[]): Problem[] =>
  records.flatMap(({ id, type, slot, improve, subtype }) => {
    const onStance = type === 'improved-stance' || slot === 'stance'
    const field = improve?.plus !== undefined ? 'plus' : improve?.split !== undefined ? 'split' : null
    return [
      ...(onStance && field !== null
        ? [{ at: `${id}.improve.${field}`, message: 'works on a Weapon, and this goes onto a Stance' }]
        : []),
      ...(type !== 'attack' && subtype.length > 0
        ? [{ at: `${id}.subtype`, message: 'only Attack Cards have a subtype' }]
        : []),
      ...(type === 'attack' && subtype.length === 0
        ? [{ at: `${id}.subtype`, message: 'is empty: no Block for a kind of Attack fits it' }]
        : []),
    ]
  })

/** KFF-18.6 */
const unenforced = (records: readonly CardRecord[]): Problem[] =>
  records.flatMap(({ id, manual }) =>
    manual === undefined ? [] : [{ at: `${id}.manual`, message: 'is shown and not enforced' }],
  )

const facts = (records: readonly CardRecord[], whole: readonly CardRecord[]): FileReport['facts'] => [
  ['records', records.length],
  ['cards', records.reduce((sum, { count }) => sum + count, 0)],
  ...SETS.map((set) => [`cards in ${set}`, cardsIn(whole, set)] as const),
  ['cards of the shipped deck that it replaces', SHIPPED.filter((card) => !whole.includes(card)).length],
]
