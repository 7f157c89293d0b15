import type { Rules } from '../../../kernel/contract.ts'
import type { Event } from '../../../kernel/events.ts'
import { type Rng, seeded } from '../../../kernel/random.ts'
import { sure } from '../../../kernel/testing/record-of.ts'
import type { Choice, Packed } from '../choice.ts'
import { game } from '../game.ts'
import type { State } from '../state.ts'
import { type Plain, readBlock } from './block.ts'

type MasterRules = Rules<State, Packed, Choice>

/** A new game in its first moment. */
export const dealt = (setup: Plain, seed = 'a new game'): Moment => {
  const rules = sure(game.open(setup))
  return { rules, s: rules.deal(seeded('sfc32', seed)), log: [] }
}

export interface Moment {
  readonly rules: MasterRules
  readonly s: State
  /** What has happened since the position was given. */
  readonly log: readonly Event[]
}

/** The moment that a block of `given` and `do` lines leads to. */
export const moment = (text: string, more: Plain = {}): Moment => {
  const { setup, given, lines } = readBlock(text)
  const rules = sure(game.open(setup))
  const s = sure(rules.position.read({ ...given, ...more }))
  const log: Event[] = []
  for (const line of lines) {
    if (line.kind !== 'do') throw new Error(`a moment has no line like this: ${line.text}`)
    rules.play(s, [packed(rules, s, line.choice)], log)
  }
  return { rules, s, log }
}

/** A legal choice of the seat that is asked, as the rules take it. */
const packed = (rules: MasterRules, s: State, text: string): Packed => {
  const choice = sure(rules.notation.read(text))
  const [seat] = rules.awaiting(s)
  const refusal = rules.refusal(s, seat, choice)
  if (refusal !== null) throw new Error(`"${text}" is refused by ${refusal.rule}`)
  return rules.pack(s, seat, choice)
}

/** The moment after one more answer. */
export const played = ({ rules, s, log }: Moment, text: string): Moment => {
  const next = rules.copy(s)
  const more: Event[] = [...log]
  rules.play(next, [packed(rules, next, text)], more)
  return { rules, s: next, log: more }
}

/** Every legal choice of the seat that is asked, as it is written. */
export const offeredAt = ({ rules, s }: Moment): string[] => {
  const codes: Packed[] = []
  for (const seat of rules.awaiting(s)) rules.choices(s, seat, codes)
  return codes.map((code) => rules.notation.write(rules.unpack(code)))
}

/** What the clock plays for the seat that is asked. */
export const clock = ({ rules, s }: Moment, rng: Rng = seeded('sfc32', 'clock')): string =>
  rules.notation.write(rules.unpack(rules.fallback(s, rules.awaiting(s)[0], rng)))
