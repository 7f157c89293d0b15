import type { Event } from '../../../kernel/events.ts'
import { type Rng, seeded } from '../../../kernel/random.ts'
import type { State } from '../state.ts'
import { type FightingRules, type Packed, type Plain, rulesFor } from './tables.ts'

const TABLES = [
  { mode: 'individual', seats: 3 },
  { mode: 'individual', seats: 5 },
  { mode: '2v2' },
  { mode: '2v2v2' },
  { mode: '3v3' },
]

const anyChoice = (rules: FightingRules, s: State, rng: Rng): Packed => {
  const [seat] = rules.awaiting(s)
  if (rules.sample === undefined) throw new Error('the rules do not sample')
  return rules.sample(s, seat, rng)
}

/** An answer that makes exchanges long: in the midst of one, passing is tried last. */
const livelyChoice = (rules: FightingRules, s: State, rng: Rng): Packed => {
  const first = anyChoice(rules, s, rng)
  return rules.notation.write(rules.unpack(first)) === 'pass' ? anyChoice(rules, s, rng) : first
}

export interface RandomExchange {
  readonly rules: FightingRules
  /** Before the Attack was declared. */
  readonly start: State
  /** The Attack and everything that was answered to it. */
  readonly answers: readonly Packed[]
}

/** A whole exchange of random players, some way into a match with everything in it; or with a deck of its own. */
export const randomExchange = (seed: number, files: Plain = {}): RandomExchange => {
  const rng = seeded('sfc32', `exchange ${seed}`)
  const rules = rulesFor({ ...TABLES[seed % TABLES.length], options: { more: 'on', archetypes: 'random' }, files })
  for (;;) {
    const s = rules.deal(rng)
    const skipped = rng.below(40)
    for (let step = 0; step < 400 && rules.outcome(s) === null; step++) {
      const start = rules.copy(s)
      const answers = [anyChoice(rules, s, rng)]
      rules.play(s, answers)
      if (s.exchange === null || step < skipped) continue
      while (s.exchange !== null) {
        const answer = livelyChoice(rules, s, rng)
        answers.push(answer)
        rules.play(s, [answer])
      }
      return { rules, start, answers }
    }
  }
}

/** The same answers with other Chi; the state after it, and what was told. */
export const replayed = ({ rules, start, answers }: RandomExchange, chi: readonly number[]) => {
  const s = { ...rules.copy(start), chi: chi.slice() }
  const log: Event[] = []
  for (const answer of answers) {
    const refusal = rules.refusal(s, s.asked, rules.unpack(answer))
    if (refusal !== null) throw new Error(`an answer is refused by ${refusal.rule} only because of the Chi`)
    rules.play(s, [answer], log)
  }
  return { s, log }
}
