import type { Setup } from '../../kernel/contract.ts'
import { bad, ok, type Result } from '../../kernel/result.ts'
import { type Seat, seatList } from '../../kernel/seats.ts'
import type { Kind } from './cards.ts'
import { HAND_SIZE } from './constants.ts'
import { compile } from './deck/compile.ts'
import { merge, mergeSets, NOTHING_BROUGHT } from './deck/merge.ts'
import type { Print } from './deck/print.ts'
import { broughtBy, twice } from './deck/read.ts'
import type { CardRecord } from './deck/vocabulary.ts'
import { MODES } from './modes.ts'

/** What was agreed for one match: who sits with whom, and the cards. */
export interface House {
  readonly seats: number
  /** By seat its side, by side its seats (KFF-0.1). */
  readonly sideOf: readonly number[]
  readonly members: readonly (readonly Seat[])[]
  readonly teams: boolean
  /** Chi at the start, which is also the most (KFF-5.29). */
  readonly chi: number
  readonly archetypes: 'off' | 'random' | 'chosen'
  readonly turnLimit: number
  /** KFF-4.19: a Stance or Weapon may be shed before the drawing; since version 2 of the rules. */
  readonly shedsBeforeDrawing: boolean
  /** KFF-14.19: by a part of an Attack only; until version 2 the Masked Thief took by his Blocks too. */
  readonly stealsByBlock: boolean
  /** By kind; the first `kinds` are cards of the deck, the others Archetypes and side cards. */
  readonly prints: readonly Print[]
  readonly kinds: number
  readonly copies: readonly number[]
  readonly records: readonly CardRecord[]
  readonly roster: readonly Kind[]
  readonly kindOf: ReadonlyMap<string, Kind>
}

export const houseOf = (setup: Setup, version: number): Result<House> => {
  const { seats, options, files = {} } = setup
  const mode = MODES.find(({ id }) => id === setup.mode) ?? MODES[0]
  const members = mode.teams ?? seatList(seats).map((seat) => [seat])
  const chosen = recordsFor(setup, version)
  if (!chosen.ok) return chosen
  const inDeck = chosen.value.filter(({ set }) => set !== 'archetype')
  const records = [...inDeck, ...chosen.value.filter(({ set }) => set === 'archetype')]
  const prints = compile(records)
  const roster = prints.flatMap(({ type }, kind) => (type === 'archetype' ? [kind] : []))
  const size = inDeck.reduce((sum, { count }) => sum + count, 0)
  const brought = Object.hasOwn(files, 'deck') ? 'setup.files.deck' : 'setup.files.blank'
  if (size < HAND_SIZE * seats) return bad(brought, `leaves ${size} cards, too few to deal ${HAND_SIZE} to each`)
  if (size > MOST) return bad(brought, `makes a deck of ${size} cards, and ${MOST} are the most`)
  if (options.archetypes !== 'off' && roster.length < seats)
    return bad(brought, `has ${roster.length} Archetypes for ${seats} players`)
  return ok({
    seats,
    sideOf: seatList(seats).map((seat) => members.findIndex((side) => side.includes(seat))),
    members,
    teams: mode.teams !== undefined,
    chi: mode.chi,
    archetypes: options.archetypes === 'random' || options.archetypes === 'chosen' ? options.archetypes : 'off',
    turnLimit: typeof options.turnLimit === 'number' ? options.turnLimit : Number.POSITIVE_INFINITY,
    shedsBeforeDrawing: version >= 2,
    stealsByBlock: version < 2,
    prints,
    kinds: inDeck.length,
    copies: inDeck.map(({ count }) => count),
    records,
    roster,
    kindOf: new Map(records.map(({ id }, kind) => [id, kind])),
  })
}

const MOST = 1000

/** KFF-1.2 to 1.5: the sets in use, with what the table brought. */
const recordsFor = ({ mode, options, files = {} }: Setup, version: number): Result<readonly CardRecord[]> => {
  const deck = Object.hasOwn(files, 'deck') ? broughtBy('deck', files.deck) : ok(NOTHING_BROUGHT)
  if (!deck.ok) return deck
  const blank = Object.hasOwn(files, 'blank') ? broughtBy('blank', files.blank) : ok(NOTHING_BROUGHT)
  if (!blank.ok) return blank
  const whole = (version < 2 ? mergeSets : merge)(deck.value, blank.value.records)
  const [again] = twice(whole.map((record) => ({ at: '', record })))
  if (again !== undefined) return bad(`setup.files.${blank.value.records.length > 0 ? 'blank' : 'deck'}`, again.message)
  const used: Readonly<Record<CardRecord['set'], boolean>> = {
    base: true,
    more: options.more === 'on',
    team: MODES.some(({ id, teams }) => id === mode && teams !== undefined),
    archetype: options.archetypes !== 'off',
    custom: true,
  }
  return ok(whole.filter(({ set }) => used[set]))
}
