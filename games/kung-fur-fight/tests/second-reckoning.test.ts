import { expect, test } from 'vitest'
import { seeded } from '../../../kernel/random.ts'
import { sure } from '../../../kernel/testing/record-of.ts'
import { game } from '../game.ts'
import { OPTIONS } from '../options.ts'
import { momentOf, told } from '../testing/reckoning/moment.ts'
import { round } from '../testing/reckoning/round.ts'
import { veterans } from '../testing/veterans.ts'

// The loser of a throw is the only thing that chance decides after the deal, so that option stays at its default.
const optionsFor = (rng: ReturnType<typeof seeded>) =>
  Object.fromEntries(
    Object.entries(OPTIONS).map(([name, { values }]) => [
      name,
      values[name === 'shiueRingo' || rng.below(3) > 0 ? 0 : rng.below(values.length)],
    ]),
  )

test.each([
  ['from the start', game],
  ['with Rangers in hand', veterans],
])('rounds reckoned a second time ask and end alike, in games %s', (_, played) => {
  for (let n = 0; n < 150; n++) {
    const rng = seeded('sfc32', `reckoning ${n}`)
    const options = optionsFor(rng)
    const rules = sure(played.open({ options }))
    const s = rules.deal(rng)
    while (rules.outcome(s) === null) {
      const moment = momentOf(rules.position.write(s), options)
      const talk = round(moment)
      for (let next = talk.next(); next.done !== true; ) {
        const asked = rules.awaiting(s)
        expect({ seed: n, window: s.window, seats: asked }).toEqual({ seed: n, ...next.value })
        const answers = asked.map((seat) => rules.sample?.(s, seat, rng) ?? '')
        rules.play(s, answers)
        next = talk.next(answers.map(rules.unpack))
      }
      const reached = momentOf(rules.position.write(s), options)
      expect({ seed: n, ...told(reached) }).toEqual({ seed: n, ...told(moment) })
    }
  }
})
