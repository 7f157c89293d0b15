import type { Plan } from '../../../kernel/conformance/plan.ts'

/** Half of the games that the suite plays; a soak plays more, from another seed. */
export const PLAN: Plan = {
  games: Number(process.env.LEITAI_SOAK_GAMES ?? 160),
  seed: process.env.LEITAI_SEED ?? 'kung-fu-fighting',
  heavy: 60,
  whole: 20,
}

/** Milliseconds for one part of the plan; a soak takes as long as it takes. */
export const PATIENCE = process.env.LEITAI_SOAK_GAMES === undefined ? 600_000 : 0
