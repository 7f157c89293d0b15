import type { Event } from '../../../kernel/events.ts'
import { seeded } from '../../../kernel/random.ts'
import { sure } from '../../../kernel/testing/record-of.ts'
import { table } from '../../../kernel/testing/table-talk.ts'
import { game } from '../game.ts'
import type { State } from '../state.ts'

export type Plain = Readonly<Record<string, unknown>>
type Hands = Readonly<Record<string, string>>

interface Given extends Plain {
  readonly hands?: Hands
}

/** Everyone for himself, with More; A prepares, 20 Chi each, and hands that are not named are full. */
export const brawl = (seats: number, given: Given = {}, options: Plain = {}) =>
  table(game)
    .mode('individual')
    .seats(seats)
    .options({ more: 'on', ...options })
    .given(given)

export const duel = (given: Given = {}, options: Plain = {}) => brawl(2, given, options)

/** With Archetypes; whoever is given none has none. */
export const masters = (seats: number, given: Given, options: Plain = {}) =>
  brawl(seats, given, { archetypes: 'random', ...options })

const SEATS = { '2v2': 4, '2v2v2': 6, '3v3': 6 }
export type TeamMode = keyof typeof SEATS

/** A team game with More; hands that are not named are empty, so that their players are not asked. */
export const teams = (mode: TeamMode, given: Given = {}, options: Plain = {}) =>
  table(game)
    .mode(mode)
    .options({ more: 'on', ...options })
    .given({ ...given, hands: { ...emptyHands(mode), ...given.hands } })

export const emptyHands = (mode: TeamMode): Hands =>
  Object.fromEntries(
    'ABCDEF'
      .slice(0, SEATS[mode])
      .split('')
      .map((seat) => [seat, '']),
  )

export const rulesFor = (setup: Plain = {}) => sure(game.open(setup))
export type FightingRules = ReturnType<typeof rulesFor>
export type Packed = Parameters<FightingRules['unpack']>[0]

export const at = (rules: FightingRules, given: Plain): State => sure(rules.position.read(given))

/** Every legal choice of a seat, as it is written. */
export const offered = (rules: FightingRules, s: State, seat: number): string[] => {
  const codes: Packed[] = []
  rules.choices(s, seat, codes)
  return codes.map((code) => rules.notation.write(rules.unpack(code)))
}

/** A legal choice as the rules take it. */
export const packed = (rules: FightingRules, s: State, seat: number, text: string): Packed => {
  const choice = sure(rules.notation.read(text))
  const refusal = rules.refusal(s, seat, choice)
  if (refusal !== null) throw new Error(`"${text}" is refused by ${refusal.rule}`)
  return rules.pack(s, seat, choice)
}

/** The state after these answers, each of the seat that is asked. */
export const played = (rules: FightingRules, s: State, ...texts: readonly string[]): State => {
  const state = rules.copy(s)
  for (const text of texts) rules.play(state, [packed(rules, state, rules.awaiting(state)[0], text)])
  return state
}

/** What is told on the way. */
export const logOf = (rules: FightingRules, s: State, ...texts: readonly string[]): Event[] => {
  const state = rules.copy(s)
  const log: Event[] = []
  for (const text of texts) rules.play(state, [packed(rules, state, rules.awaiting(state)[0], text)], log)
  return log
}

/** What the clock plays for the seat that is asked. */
export const clock = (rules: FightingRules, s: State, seed = 'clock'): string =>
  rules.notation.write(rules.unpack(rules.fallback(s, rules.awaiting(s)[0], seeded('sfc32', seed))))
