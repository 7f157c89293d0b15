import type { Plan } from '../../../kernel/conformance/plan.ts'

/** Half of the games that the suite plays; a soak plays more, from another seed. */
export const PLAN: Plan = {
  games: Number(process.env.LEITAI_SOAK_GAMES ?? 800),
  seed: process.env.LEITAI_SEED ?? 'kung-fur-fight',
  heavy: 20,
  whole: 20,
  rare: {
    events: {
      'kung-fur-fight.use': 'takes Tai-Chi against Chai or Yue; shown in the tests of Tai-Chi',
      'kung-fur-fight.waive': 'takes Tai-Chi against Chai or Yue; shown in the tests of Tai-Chi',
      'kung-fur-fight.ignore': 'takes Tai-Chi against Ban; shown in the tests of Tai-Chi',
    },
    refusals: {
      'KFU-7.11': 'takes Tai-Chi against Ban; shown among the refusals',
      'KFU-10.7': 'takes Ringo and HW of the same round; shown among the options of combat',
    },
  },
}

/** Milliseconds for one part of the plan; a soak takes as long as it takes. */
export const PATIENCE = process.env.LEITAI_SOAK_GAMES === undefined ? 600_000 : 0
