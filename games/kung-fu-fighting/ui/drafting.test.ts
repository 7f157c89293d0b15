import { describe, expect, it } from 'vitest'
import { keyed } from '../../../board/keyed.ts'
import { seeded } from '../../../kernel/random.ts'
import { facesOf } from '../cards.ts'
import { type Choice, type FurtherTargets, furtherOf, type PlanChoice } from '../choice.ts'
import { houseIn } from '../rules.ts'
import { type State, WINDOW_NAMES } from '../state.ts'
import { oddDeck } from '../testing/odd-decks.ts'
import { type FightingRules, rulesFor } from '../testing/tables.ts'
import { aimed, type Draft, NO_DRAFT } from './draft.ts'
import { mayJoin } from './may-join.ts'
import type { Moment } from './moment.ts'
import { isOpen, optionsFor } from './options.ts'
import { type Pickable, picked, STANCE, WEAPON } from './picking.ts'
import { labelOf, preview } from './preview.ts'
import { supposed } from './supposed.ts'

/** What has to be picked for a choice, in order, and at whom to aim. */
interface Picks {
  readonly faces: readonly string[]
  readonly weapon: boolean
  readonly stance: boolean
  readonly aims: readonly number[]
  readonly splitBy: string | null
}

const NOTHING: Picks = { faces: [], weapon: false, stance: false, aims: [], splitBy: null }

const ofPlan = (plan: PlanChoice | undefined): Picks =>
  plan === undefined
    ? NOTHING
    : {
        faces: [...(plan.with ?? []), ...(plan.combo ?? []), ...(plan.enhancements ?? [])],
        weapon: plan.with === undefined,
        stance: false,
        aims: [plan.on, ...furtherOf(plan)],
        splitBy: plan.splitBy?.[0] ?? null,
      }

const withFaces = (picks: Picks, ...faces: readonly string[]): Picks => ({
  ...picks,
  faces: [...faces, ...picks.faces],
})

const further = (choice: FurtherTargets): Picks => ({ ...NOTHING, aims: furtherOf(choice) })

const picksFor = (choice: Choice): Picks => {
  switch (choice.do) {
    case 'attack':
    case 'counter':
      return ofPlan(choice)
    case 'play':
    case 'give':
      return withFaces(NOTHING, ...choice.cards)
    case 'refill':
      return withFaces(NOTHING, ...(choice.cards ?? []))
    case 'drop':
      return { ...NOTHING, weapon: choice.slot === 'weapon', stance: choice.slot === 'stance' }
    case 'block':
      return withFaces(ofPlan(choice.counter), ...choice.cards)
    case 'cover':
      return withFaces(ofPlan(choice.counter), ...choice.cards, ...(choice.block ?? []))
    case 'add':
      return withFaces(
        choice.attack === undefined ? withFaces(further(choice), ...(choice.combo ?? [])) : ofPlan(choice.attack),
        ...choice.cards,
      )
    default:
      return NOTHING
  }
}

const poolOf = ({ house, view, seat }: Moment): readonly Pickable[] => [
  ...keyed(facesOf(house, view.hands[seat])),
  ...(view.weapons[seat] < 0 ? [] : [{ id: WEAPON, face: house.prints[view.weapons[seat]].id }]),
  ...(view.stances[seat] < 0 ? [] : [{ id: STANCE, face: house.prints[view.stances[seat]].id }]),
]

const draftFrom = (pool: readonly Pickable[], ids: readonly string[], rest: Partial<Draft> = {}): Draft => ({
  ...NO_DRAFT,
  ...rest,
  cards: ids.flatMap((id) => (id === WEAPON || id === STANCE ? [] : (pool.find((card) => card.id === id)?.face ?? []))),
  weapon: ids.includes(WEAPON),
  stance: ids.includes(STANCE),
})

/** As somebody would who wants to give this answer: card by card, then whom it hits, then what splits it. */
const drafted = (moment: Moment, choice: Choice): { draft: Draft; ids: readonly string[] } => {
  const { house, view } = moment
  const { faces, weapon, stance, aims, splitBy } = picksFor(choice)
  const pool = poolOf(moment)
  let ids: readonly string[] = []
  for (const id of [...keyed(faces).map((card) => card.id), ...(weapon ? [WEAPON] : []), ...(stance ? [STANCE] : [])])
    ids = picked(house, view.window, pool, ids, id)
  let draft = draftFrom(pool, ids, { splitBy })
  for (const seat of aims) draft = aimed(moment, draft, seat)
  return { draft, ids }
}

const check = (rules: FightingRules, s: State, seat: number, choice: Choice): void => {
  const house = houseIn(rules)
  const view = rules.hide(s, seat)
  const moment: Moment = { house, view, seat, who: String }
  const { draft } = drafted(moment, choice)
  const found = optionsFor(rules, moment, draft)
    .filter(isOpen)
    .filter((option) => option.choice.do === choice.do)
    .map((option) => rules.pack(view, seat, option.choice))
  expect([rules.notation.write(choice), found.includes(rules.pack(view, seat, choice))]).toEqual([
    rules.notation.write(choice),
    true,
  ])
  expect(labelOf(moment, choice)).not.toMatch(/undefined|^$/)
  expect(preview(moment, choice)).not.toMatch(/undefined|NaN/)
}

/** A card of a legal answer is never greyed. */
const checkDims = (rules: FightingRules, s: State, seat: number, choice: Choice): void => {
  const moment: Moment = { house: houseIn(rules), view: rules.hide(s, seat), seat, who: String }
  const { ids } = drafted(moment, choice)
  const pool = poolOf(moment)
  for (const id of ids)
    if (id !== WEAPON && id !== STANCE)
      expect([
        rules.notation.write(choice),
        id,
        mayJoin(rules, moment, { pool, chosen: [], draftOf: (some) => draftFrom(pool, some) }, id),
      ]).toEqual([rules.notation.write(choice), id, true])
}

/** The exchange that the board shows before an answer is handed in, and the one that comes of it. */
const checkSupposed = (rules: FightingRules, s: State, seat: number, choice: Choice): void => {
  const view = rules.hide(s, seat)
  const thought = supposed(houseIn(rules), view, seat, choice)
  const next = rules.copy(s)
  rules.play(next, [rules.pack(s, seat, choice)])
  if (thought === null || next.exchange === null) return
  const settled = (state: State): unknown =>
    state.exchange?.attacks.map(({ parts, owners, ...attack }) => ({
      ...attack,
      parts: parts.toSorted((x, y) => x - y),
      owners,
    }))
  expect(settled(thought)).toEqual(settled(next))
}

/** Plays random answers and looks at each. */
const playThrough = (
  rules: FightingRules,
  seed: string,
  look: (s: State, seat: number, choice: Choice) => void,
): void => {
  const rng = seeded('sfc32', seed)
  const s = rules.deal(rng)
  for (let step = 0; step < 120 && rules.outcome(s) === null; step++) {
    const [seat] = rules.awaiting(s)
    if (rules.sample === undefined) throw new Error('the rules do not sample')
    const code = rules.sample(s, seat, rng)
    look(s, seat, rules.unpack(code))
    rules.play(s, [code])
  }
}

const TABLES = [
  { seats: 2 },
  { seats: 3, options: { more: 'on', archetypes: 'chosen' } },
  { seats: 5, options: { more: 'on', archetypes: 'random' } },
  { mode: '2v2', options: { more: 'on', archetypes: 'random' } },
  { mode: '2v2v2', options: { more: 'on' } },
  { mode: '3v3', options: { more: 'on', archetypes: 'chosen' } },
]

describe('what is picked becomes an answer', () => {
  it('can put together every legal choice of every question, and dims no card of it', { timeout: 120_000 }, () => {
    const met = new Set<string>()
    const done = new Set<string>()
    for (let seed = 0; seed < 30; seed++) {
      const rules = rulesFor(TABLES[seed % TABLES.length])
      playThrough(rules, `draft ${seed}`, (s, seat, choice) => {
        check(rules, s, seat, choice)
        checkDims(rules, s, seat, choice)
        checkSupposed(rules, s, seat, choice)
        met.add(s.window)
        done.add(choice.do)
      })
    }
    expect([...met].sort()).toEqual(WINDOW_NAMES.filter((name) => name !== 'none').toSorted())
    expect(done.size).toBe(15)
  })

  it('does so with cards that nobody would print', { timeout: 120_000 }, () => {
    for (let seed = 0; seed < 12; seed++) {
      const rules = rulesFor({ ...TABLES[seed % TABLES.length], files: { deck: oddDeck(`drafting ${seed}`) } })
      playThrough(rules, `odd ${seed}`, (s, seat, choice) => {
        check(rules, s, seat, choice)
        checkSupposed(rules, s, seat, choice)
      })
    }
  })
})
