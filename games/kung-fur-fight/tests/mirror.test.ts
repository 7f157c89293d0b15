import { expect, test } from 'vitest'
import { type Rng, seeded } from '../../../kernel/random.ts'
import type { State } from '../state.ts'
import { at, type FurRules, type Plain, rulesFor } from '../testing/tables.ts'

// KFU-1.1, KFU-2.7: which seat plays the Dogs makes no difference.

const SEATS: Readonly<Record<string, string>> = { A: 'B', B: 'A' }

const swapped = (value: unknown): unknown => {
  if (typeof value === 'string') return SEATS[value] ?? value
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [SEATS[name] ?? name, swapped(part)]))
}

/** The same moment with the players in each other's seats. Its randomness is not compared. */
const mirrored = (position: Plain): Plain => {
  const { stream: _stream, ...rest } = position
  return Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, swapped(value)]))
}

const withoutStream = ({ stream: _stream, ...rest }: Plain): Plain => rest

const anyChoice = (rules: FurRules, s: State, seat: number, rng: Rng): string => {
  if (rules.sample === undefined) throw new Error('plans are sampled')
  return rules.sample(s, seat, rng)
}

test.each([{}, { tokensCanWin: 'no', musashi: 'fixed', rewardOrder: 'winner' }])(
  'whole matches are the same from the other side of the table: %j',
  (options) => {
    const rules = rulesFor(options)
    for (let n = 0; n < 12; n++) {
      const rng = seeded('sfc32', `mirror ${n}`)
      const s = rules.deal(rng)
      const other = at(rules, mirrored(rules.position.write(s)))
      expect(other.dogs).toBe(1 - s.dogs)
      while (rules.outcome(s) === null) {
        const asked = rules.awaiting(s)
        expect(rules.awaiting(other)).toEqual(asked.map((seat) => 1 - seat).toReversed())
        const answers = asked.map((seat) => anyChoice(rules, s, seat, rng))
        rules.play(s, answers)
        rules.play(other, answers.toReversed())
        expect(withoutStream(rules.position.write(other))).toEqual(mirrored(rules.position.write(s)))
      }
      expect(rules.outcome(other)?.places).toEqual(rules.outcome(s)?.places.toReversed())
    }
  },
)
