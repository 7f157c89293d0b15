import type { FileReport } from '../../../kernel/contract.ts'
import { pathTo } from '../../../kernel/json.ts'
import type { Problem } from '../../../kernel/result.ts'
import { unfitFile } from '../../../kernel/setup.ts'
import { merge, NOTHING_BROUGHT } from './merge.ts'
import { type Placed, readFile, twice } from './read.ts'
import { SHIPPED } from './shipped.ts'
import { type CardRecord, type CardSet, SETS } from './vocabulary.ts'

/** What is to be said about a file before it is brought to a table. */
export const check = (file: string, content: unknown): FileReport => {
  const unfit =
    file === 'deck' || file === 'blank' ? unfitFile(content) : `${file} is not known; there are deck and blank`
  if (unfit !== null) return { problems: [{ at: '', message: unfit }], warnings: [], facts: [] }
  const { placed, problems, totals } = readFile(file, content)
  const records = placed.map(({ record }) => record)
  const whole = file === 'deck' ? merge({ records, totals }, []) : merge(NOTHING_BROUGHT, records)
  return {
    problems: problems.length > 0 ? problems : twice(amid(whole, placed)),
    warnings: [...strangers(placed, whole), ...oddSizes(whole), ...idle(placed), ...unenforced(placed)],
    facts: facts(records, whole),
  }
}

/** Shipped cards stand in no file. */
const amid = (whole: readonly CardRecord[], placed: readonly Placed[]): Placed[] => {
  const places = new Map(placed.map(({ at, record }) => [record, at]))
  return whole.map((record) => ({ at: places.get(record) ?? '', record }))
}

/** About a field of a record: told like a problem, by its place and the card. */
const about = ({ at, record }: Placed, field: string, message: string): Problem => ({
  at: pathTo(at, field),
  message: `${record.id}: ${message}`,
})

/** KFF-18.2: names of cards that do not exist are a warning. */
const strangers = (placed: readonly Placed[], whole: readonly CardRecord[]): Problem[] => {
  const ids = new Set(whole.map(({ id }) => id))
  return placed.flatMap((card) =>
    namedBy(card.record)
      .filter(({ id }) => !ids.has(id))
      .map(({ id, field }) => about(card, field, `there is no card ${id}`)),
  )
}

const namedBy = ({ stance, weapon, improve, standing }: CardRecord): { id: string; field: string }[] => [
  ...Object.entries({ stance, weapon, improve, standing }).flatMap(([block, effect]) =>
    (effect?.bonus ?? []).flatMap(({ on }, n) =>
      on.startsWith('id:') ? [{ id: on.slice(3), field: `${block}.bonus[${n}].on` }] : [],
    ),
  ),
  ...(stance?.versus === undefined ? [] : [{ id: stance.versus.stance, field: 'stance.versus.stance' }]),
  ...(standing?.side === undefined ? [] : [{ id: standing.side, field: 'standing.side' }]),
]

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
const idle = (placed: readonly Placed[]): Problem[] =>
  placed.flatMap((card) => {
    const { type, slot, improve, subtype } = card.record
    const onStance = type === 'improved-stance' || slot === 'stance'
    const field = improve?.plus !== undefined ? 'plus' : improve?.split !== undefined ? 'split' : null
    return [
      ...(onStance && field !== null
        ? [about(card, `improve.${field}`, 'works on a Weapon, and this goes onto a Stance')]
        : []),
      ...(type !== 'attack' && subtype.length > 0 ? [about(card, 'subtype', 'only Attack Cards have a subtype')] : []),
      ...(type === 'attack' && subtype.length === 0
        ? [about(card, 'subtype', 'is empty: no Block for a kind of Attack fits it')]
        : []),
    ]
  })

/** KFF-18.6 */
const unenforced = (placed: readonly Placed[]): Problem[] =>
  placed.flatMap((card) =>
    card.record.manual === undefined ? [] : [about(card, 'manual', 'is shown and not enforced')],
  )

const facts = (records: readonly CardRecord[], whole: readonly CardRecord[]): FileReport['facts'] => [
  ['records', records.length],
  ['cards', records.reduce((sum, { count }) => sum + count, 0)],
  ...SETS.map((set) => [`cards in ${set}`, cardsIn(whole, set)] as const),
  ['cards of the shipped deck that it replaces', SHIPPED.filter((card) => !whole.includes(card)).length],
]
