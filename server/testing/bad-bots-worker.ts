import { bots } from '../../bots/all.ts'
import type { Bot } from '../../bots/bot.ts'
import { answerJobs } from '../tables/bots/answer-jobs.ts'

const hangs: Bot = {
  id: 'hangs',
  choose: () => {
    for (;;);
  },
}

const fails: Bot = {
  id: 'fails',
  choose: () => {
    throw new Error('as bots do')
  },
}

/** Its choice is one of the game, but not one that is legal now. */
const cheats: Bot = {
  id: 'cheats',
  choose: (_game, rules, view, seat, rng) => {
    const legal = new Set<unknown>()
    rules.choices(view, seat, { push: (code) => legal.add(code) })
    for (;;) {
      const world = rules.deal(rng.split())
      const [other] = rules.awaiting(world)
      const codes: Parameters<typeof rules.unpack>[0][] = []
      rules.choices(world, other, codes)
      const illegal = codes.find((code) => !legal.has(code))
      if (illegal !== undefined) return illegal
    }
  },
}

answerJobs({ ...bots, hangs, fails, cheats })
