import type { Rules } from '../../../kernel/contract.ts'
import type { Event } from '../../../kernel/events.ts'
import { sure } from '../../../kernel/testing/record-of.ts'
import { table } from '../../../kernel/testing/table-talk.ts'
import type { Choice, Packed } from '../choice.ts'
import { game } from '../game.ts'
import type { State } from '../state.ts'

export type Plain = Readonly<Record<string, unknown>>

/** The examples' standard start, with what differs from it. A plays the Dogs, B the Cats. */
export const bout = (given: Plain = {}, options: Plain = {}) => table(game).options(options).given(given)

/** A bout whose two plans are open: settled as far as nobody is asked. */
export const fought = (given: Plain, dogs: string, cats: string, options: Plain = {}) =>
  bout(given, options).plays('A', dogs).plays('B', cats)

/** What has been planned is accepted; the other one is still asked. */
export const accepts = (given: Plain, plan: string, seat: 'A' | 'B' = 'A'): void =>
  bout(given)
    .plays(seat, plan)
    .ends(seat === 'A' ? 'B' : 'A', 'plan')

/** Part of an event of this game. */
export const happens = (name: string, params: Plain = {}): Plain => ({ key: `kung-fur-fight.${name}`, ...params })

export const sums = (arena: string, dogs: number, cats: number): Plain => happens('ap', { arena, ap: [dogs, cats] })

export type FurRules = Rules<State, Packed, Choice>

export const rulesFor = (options: Plain = {}): FurRules => sure(game.open({ options }))

export const at = (rules: FurRules, given: Plain): State => sure(rules.position.read(given))

/** Every legal choice of a seat, as it is written. */
export const offered = (rules: FurRules, s: State, seat: number): string[] => {
  const codes: Packed[] = []
  rules.choices(s, seat, codes)
  return codes.map((code) => rules.notation.write(rules.unpack(code)))
}

/** A legal choice as the rules take it. */
export const packed = (rules: FurRules, s: State, seat: number, text: string): Packed => {
  const choice = sure(rules.notation.read(text))
  const refusal = rules.refusal(s, seat, choice)
  if (refusal !== null) throw new Error(`"${text}" is refused by ${refusal.rule}`)
  return rules.pack(s, seat, choice)
}

/** The state after these answers; where both are asked at once, A's comes first. */
export const played = (rules: FurRules, s: State, texts: readonly string[], log?: Event[]): State => {
  const state = rules.copy(s)
  const left = [...texts]
  while (left.length > 0) {
    const asked = rules.awaiting(state)
    const answers = left.splice(0, asked.length)
    if (answers.length < asked.length || asked.length === 0) throw new Error('there are not as many answers as asked')
    rules.play(
      state,
      answers.map((text, index) => packed(rules, state, asked[index], text)),
      log,
    )
  }
  return state
}
