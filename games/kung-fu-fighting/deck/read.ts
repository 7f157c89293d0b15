import { isList, isObject, pathTo } from '../../../kernel/json.ts'
import { bad, ok, type Problem, type Result } from '../../../kernel/result.ts'
import type { Brought } from './merge.ts'
import { cardShape, fileShape, MOST_CARDS, MOST_RECORDS, type Totals } from './record.ts'
import { BLOCK_OF, BLOCKS, type CardRecord } from './vocabulary.ts'

/** A record, and where in the file it stands. */
export interface Placed {
  readonly at: string
  readonly record: CardRecord
}

/** What a file says, and everything that is wrong with it; the records are only those that are right. */
export interface Reading {
  readonly placed: readonly Placed[]
  readonly problems: readonly Problem[]
  readonly totals: Brought['totals']
}

/** KFF-18.1: the file of a deck. */
export const readDeck = (content: unknown): Reading => {
  const cards = isObject(content) ? content.cards : undefined
  const frame = fileShape.read(isObject(content) ? { ...content, cards: [] } : content, '')
  if (!frame.ok) return { placed: [], problems: [frame.problem], totals: {} }
  if (!isList(cards)) return { placed: [], problems: [{ at: 'cards', message: 'must be a list' }], totals: {} }
  if (cards.length > MOST_RECORDS)
    return {
      placed: [],
      problems: [{ at: 'cards', message: `are ${cards.length}, and ${MOST_RECORDS} are the most` }],
      totals: {},
    }
  const read = cards.map((record, index) => readRecord(record, pathTo('cards', index)))
  return { ...reading(read), totals: bySet(frame.value.totals) }
}

/** Archetypes and side cards are one set. */
const bySet = ({ archetypes, sideCards, ...totals }: Totals = {}): Brought['totals'] =>
  archetypes === undefined ? totals : { ...totals, archetype: archetypes + (sideCards ?? 0) }

/** KFF-18.5: one record of the set custom. */
const readBlank = (content: unknown): Reading => {
  const read = readRecord(content, '')
  if (read.ok && read.value.record.set !== 'custom') return reading([bad('set', 'must be custom for the blank card')])
  return reading([read])
}

const reading = (reads: readonly Result<Placed>[]): Reading => {
  const placed = reads.flatMap((read) => (read.ok ? [read.value] : []))
  const problems = reads.flatMap((read) => (read.ok ? [] : [read.problem]))
  const size = placed.reduce((sum, { record }) => sum + record.count, 0)
  return {
    placed,
    problems: [
      ...problems,
      ...twice(placed),
      ...(size > MOST_CARDS
        ? [{ at: 'cards', message: `are ${size} with all copies, and ${MOST_CARDS} are the most` }]
        : []),
    ],
    totals: {},
  }
}

/** Ids are unique (KFF-18.2). */
export const twice = (placed: readonly Placed[]): Problem[] => {
  const seen = new Set<string>()
  return placed.flatMap(({ at, record: { id } }) => {
    const again = seen.has(id)
    seen.add(id)
    return again ? [{ at: pathTo(at, 'id'), message: `${id}: is there twice, and ids are unique` }] : []
  })
}

const readRecord = (content: unknown, at: string): Result<Placed> => {
  const read = cardShape.read(content, at)
  const name = isObject(content) && typeof content.id === 'string' ? `${content.id.slice(0, 40)}: ` : ''
  if (!read.ok) return bad(read.problem.at, `${name}${read.problem.message}`)
  const wrong = CHECKS.map((check) => check(read.value)).find((found) => found !== null)
  return wrong === undefined || wrong === null
    ? ok({ at, record: read.value })
    : bad(pathTo(at, wrong[0]), `${name}${wrong[1]}`)
}

/** A card of such a name could not be told from the words around it. */
export const RESERVED: readonly string[] = (
  'attack add archetype block by cards choose combo counter cover drop end enhancements fifth fourth from give keep ' +
  'on pass pay play refill second slot stance third to weapon with'
).split(' ')

/** The field, and what is wrong with it. */
type Wrong = readonly [field: string, message: string] | null

/** KFF-18.2, beyond what a field can say of itself. */
const CHECKS: readonly ((record: CardRecord) => Wrong)[] = [
  ({ id }) => (RESERVED.includes(id) ? ['id', 'is a word of the notation'] : null),
  (record) => {
    const block = BLOCK_OF[record.type]
    if (record[block] === undefined) return [block, `is missing: it is what a card of the type ${record.type} does`]
    const other = BLOCKS.find((name) => name !== block && record[name] !== undefined)
    return other === undefined ? null : [other, `does not belong to a card of the type ${record.type}`]
  },
  ({ block }) =>
    block === undefined || (block.ignore === undefined) !== (block.reduce === undefined)
      ? null
      : ['block', 'needs one of ignore and reduce'],
  ({ type, slot }) =>
    (type === 'side') === (slot !== undefined) ? null : ['slot', 'goes with the type side, and only with it'],
  ({ set, type }) =>
    (set === 'archetype') === (type === 'archetype' || type === 'side')
      ? null
      : ['set', 'is archetype for Archetypes and side cards, and only for them'],
  // KFF-14.11: the new Attack is declared with it, and takes the cards and targets that it names.
  ({ enhance }) =>
    enhance?.spawn === true && (enhance.combo !== undefined || enhance.split !== undefined)
      ? ['enhance.spawn', 'goes neither with combo nor with split']
      : null,
]

export const readFile = (file: string, content: unknown): Reading =>
  file === 'blank' ? readBlank(content) : readDeck(content)

/** The first problem, told as one of the setup. */
export const broughtBy = (file: string, content: unknown): Result<Brought> => {
  const { placed, problems, totals } = readFile(file, content)
  if (problems.length === 0) return ok({ records: placed.map(({ record }) => record), totals })
  const [{ at, message }] = problems
  return bad(pathTo(`setup.files.${file}`, at).replace(/\.$/, ''), message)
}
