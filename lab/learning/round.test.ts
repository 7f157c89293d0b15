import { expect, test } from 'vitest'
import { anyChoice } from '../../bots/candidates.ts'
import type { Code } from '../../kernel/contract.ts'
import { seeded } from '../../kernel/random.ts'
import { sure } from '../../kernel/testing/record-of.ts'
import { tinyGame } from '../../kernel/testing/tiny-game.ts'
import { glancing } from './round.ts'

test('who glances takes what it foresees, whatever that is and however little better', () => {
  const rules = sure(tinyGame.open({ seats: 2 }))
  const rng = seeded('sfc32', 'glance')
  const s = rules.deal(rng.split())
  let glances = 0
  for (let asked = rules.awaiting(s); asked.length > 0; asked = rules.awaiting(s)) {
    const [seat] = asked
    const codes: Code[] = []
    rules.choices(s, seat, codes)
    if (asked.length === 1 && codes.length > 1) {
      for (const wanted of codes) {
        const advice = {
          ...tinyGame.advice,
          foresee: (_: unknown, __: unknown, ___: number, code: Code) => (code === wanted ? 0.51 : 0.5),
        }
        const taken = glancing.choose({ ...tinyGame, advice }, rules, rules.hide(s, seat), seat, rng.split())
        expect(taken).toBe(wanted)
        glances += 1
      }
    }
    rules.play(
      s,
      asked.map((one) => anyChoice(rules, rules.hide(s, one), one, rng)),
    )
  }
  expect(glances).toBeGreaterThan(5)
})
