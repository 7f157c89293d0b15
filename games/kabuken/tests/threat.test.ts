import { expect, it } from 'vitest'
import { seeded } from '../../../kernel/random.ts'
import { HIT, type Packed } from '../choice.ts'
import { houseOf } from '../options.ts'
import type { State } from '../state.ts'
import { extended, type KabukenRules } from '../testing/tables.ts'
import { threat, threatAfterCounter } from '../threat.ts'

/** The damage that is about to be dealt, or that was dealt, once this answer is given. */
const dealtBy = (rules: KabukenRules, s: State, answer: Packed): number | undefined => {
  const after = rules.copy(s)
  const damages: number[] = []
  rules.play(after, [answer], {
    push: (event) => (event.key === 'kabuken.damage' ? damages.push(Number(event.amount)) : 0),
  })
  return after.window === 'seal' ? after.blow?.amount : damages[0]
}

const OPTIONS = [
  {},
  { flowersOnCounter: 'stay', poisonFangCarry: 'no' },
  { characterPick: 'deal', match: 'twoWins' },
] as const

it.each(OPTIONS)('is what the answer then deals: %o', (options) => {
  const seen = { hit: 0, defend: 0, counter: 0 }
  for (let seed = 0; seed < 40; seed++) {
    const rules = extended(2 + (seed % 3), options)
    const house = houseOf(rules.setup)
    const rng = seeded('sfc32', `threat ${seed}`)
    const s = rules.deal(rng)
    for (let step = 0; step < 200 && rules.outcome(s) === null; step++) {
      const answers = rules.awaiting(s).map((seat) => {
        const codes: Packed[] = []
        rules.choices(s, seat, codes)
        return codes[rng.below(codes.length)]
      })
      const { attack, asked } = s
      if (attack !== null && (s.window === 'answer' || s.window === 'chain')) {
        expect(threat(house, s, attack)).toBe(dealtBy(rules, s, HIT))
        seen.hit += 1
        const choice = rules.unpack(answers[0])
        if (choice.do === 'defend') {
          seen.defend += 1
          expect(threat(house, s, attack, choice.cards.length / 2)).toBe(dealtBy(rules, s, answers[0]))
        }
        if (choice.do === 'counter') {
          seen.counter += 1
          const expected = threatAfterCounter(house, s, attack, asked, choice.cards.length)
          const after = rules.copy(s)
          rules.play(after, answers)
          if (after.window === 'chain' && after.attack !== null)
            expect(threat(house, after, after.attack)).toBe(expected)
        }
      }
      rules.play(s, answers)
    }
  }
  expect(Math.min(seen.hit, seen.defend, seen.counter)).toBeGreaterThan(20)
})
