import type { Plan } from '../../../kernel/conformance/plan.ts'

/** Half of the games that the suite plays; a soak plays more, from another seed. */
export const PLAN: Plan = {
  games: Number(process.env['LEITAI_SOAK_GAMES'] ?? 1200),
  seed: process.env['LEITAI_SEED'] ?? 'kabuken',
  heavy: 40,
  whole: 20,
}
