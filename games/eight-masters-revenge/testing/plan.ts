import type { Plan } from '../../../kernel/conformance/plan.ts'

const SHOWN = 'seldom tried by chance; shown in refusals.test.ts'

/** The games that the suite plays, and as many steps again with fighters only; a soak plays more, from another seed. */
export const PLAN: Plan = {
  games: Number(process.env.LEITAI_SOAK_GAMES ?? 600),
  seed: process.env.LEITAI_SEED ?? 'eight masters',
  heavy: 60,
  whole: 20,
  unreached: { events: { 'emr.skip': 'a whole deck never runs dry; shown in F-05' } },
  rare: {
    orders: { neverCounterBack: 'few counters come by chance; shown in standing-orders.test.ts' },
    refusals: {
      'EMR-4.10': SHOWN,
      'EMR-7.6': SHOWN,
      'EMR-7.7': SHOWN,
      'EMR-8.2': SHOWN,
      'EMR-11.3': SHOWN,
      'EMR-13.9': SHOWN,
      'EMR-13.26': SHOWN,
      'EMR-13.34': SHOWN,
      'EMR-13.40': SHOWN,
      'EMR-16.9': SHOWN,
      'EMR-19.9': 'takes a counter against the option; shown in options.test.ts',
    },
  },
}

/** Milliseconds for one part of the plan; a soak takes as long as it takes. */
export const PATIENCE = process.env.LEITAI_SOAK_GAMES === undefined ? 600_000 : 0
