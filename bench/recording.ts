import type { Code, Outcome, Position, Rules } from '../kernel/contract.ts'
import { seeded } from '../kernel/random.ts'
import type { Seat } from '../kernel/seats.ts'

export interface Duel {
  readonly start: Position
  readonly answers: readonly Answer[]
}

/** A choice as it comes over the wire. */
export interface Answer {
  readonly seat: Seat
  readonly choice: unknown
}

/** What another engine must agree on: the choices there were at each answer, and how it ended. */
export interface Check {
  readonly choices: readonly (readonly unknown[])[]
  readonly end: Position
  readonly places: Outcome['places']
}

/** The duel number n: the same on every machine. Random players play it. */
export const recorded = (rules: Rules, n: number): { duel: Duel; check: Check } => {
  const rng = seeded('sfc32', `bench ${n}`)
  const s = rules.deal(rng.split())
  const start = rules.position.write(s)
  const answers: Answer[] = []
  const choices: unknown[][] = []
  for (let seats = rules.awaiting(s); seats.length > 0; seats = rules.awaiting(s)) {
    const [seat] = seats
    const legal: Code[] = []
    rules.choices(s, seat, legal)
    const code = legal[rng.below(legal.length)]
    const choice: unknown = JSON.parse(JSON.stringify(rules.unpack(code)))
    answers.push({ seat, choice })
    choices.push(legal.map((other) => rules.unpack(other)))
    rules.play(s, [code])
  }
  const places = rules.outcome(s)?.places ?? []
  return { duel: { start, answers }, check: { choices, end: rules.position.write(s), places } }
}

/** Any moment of it, played again without looking at anything else. */
export const momentOf = (rules: Rules, { start, answers }: Duel, played: number): unknown => {
  const read = rules.position.read(start)
  if (!read.ok) throw new Error(read.problem.message)
  for (const { seat, choice } of answers.slice(0, played)) {
    rules.play(read.value, [rules.pack(read.value, seat, choice)])
  }
  return read.value
}
