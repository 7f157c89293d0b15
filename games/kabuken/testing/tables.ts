import type { Rules } from '../../../kernel/contract.ts'
import { sure } from '../../../kernel/testing/record-of.ts'
import { table } from '../../../kernel/testing/table-talk.ts'
import type { Choice, Packed } from '../choice.ts'
import { game } from '../game.ts'
import type { State } from '../state.ts'

type Plain = Readonly<Record<string, unknown>>

/** The examples' standard: two players, A is active, the basic game, 8 HP each, hands of 6, a deck of 30. */
export const duel = (given: Plain = {}, options: Plain = {}) =>
  table(game)
    .options(options)
    .given({ deckSize: 30, ...given })

/** The same with characters and secrets; whoever has none plays as in the basic game. */
export const fight = (given: Plain, options: Plain = {}) => duel(given, { extension: 'on', fox: 'on', ...options })

/** Three and more players; all cards that are not named lie in the deck. */
export const ring = (seats: number, given: Plain = {}, options: Plain = {}) =>
  table(game).seats(seats).options(options).given(given)

export const bigFight = (seats: number, given: Plain, options: Plain = {}) =>
  ring(seats, given, { extension: 'on', fox: 'on', ...options })

export type KabukenRules = Rules<State, Packed, Choice>

export const rulesFor = (setup: Plain = {}): KabukenRules => sure(game.open(setup))

/** All windows that can be met, with characters and secrets. */
export const extended = (seats = 2, options: Plain = {}): KabukenRules =>
  rulesFor({ seats, options: { extension: 'on', fox: 'on', ...options } })

export const at = (rules: KabukenRules, given: Plain): State => sure(rules.position.read(given))

/** Every legal choice of a seat, as it is written. */
export const offered = (rules: KabukenRules, s: State, seat: number): string[] => {
  const codes: Packed[] = []
  rules.choices(s, seat, codes)
  return codes.map((code) => rules.notation.write(rules.unpack(code)))
}

/** A legal choice as the rules take it. */
export const packed = (rules: KabukenRules, s: State, seat: number, text: string): Packed => {
  const choice = sure(rules.notation.read(text))
  const refusal = rules.refusal(s, seat, choice)
  if (refusal !== null) throw new Error(`"${text}" is refused by ${refusal.rule}`)
  return rules.pack(s, seat, choice)
}

/** The state after these answers, each of the seat that is asked alone. */
export const played = (rules: KabukenRules, s: State, ...texts: readonly string[]): State => {
  const state = rules.copy(s)
  for (const text of texts) rules.play(state, [packed(rules, state, rules.awaiting(state)[0], text)])
  return state
}
