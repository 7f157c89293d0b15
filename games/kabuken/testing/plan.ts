import type { Plan } from '../../../kernel/conformance/plan.ts'

/** Half of the games that the suite plays; a soak plays more, from another seed. */
export const PLAN: Plan = {
  games: Number(process.env.LEITAI_SOAK_GAMES ?? 1200),
  seed: process.env.LEITAI_SEED ?? 'kabuken',
  heavy: 40,
  whole: 20,
  unreached: { refusals: { 'KBK-15.1': 'the form names the two offered secrets, so the table refuses first' } },
  rare: {
    refusals: {
      'KBK-15.10': 'takes Horse with Mountain Storm; shown in the tests of both',
      'KBK-16.1': 'takes a Sniper Fist of Rat; shown in KBK-X22',
      'KBK-16.9': 'takes Rabbit and a second use in one turn; shown in KBK-X52',
      'KBK-16.26': 'takes Rooster with three matching cards; shown in her tests',
      'KBK-16.27': 'takes Rooster against a Resolute God Fist; shown in KBK-X40',
      'KBK-18.5': 'takes Ox with Floral Flame; shown in her tests',
    },
    ends: { snake: 'takes Snake alive when the deck runs out; shown in KBK-X32' },
  },
}

/** Milliseconds for one part of the plan; a soak takes as long as it takes. */
export const PATIENCE = process.env.LEITAI_SOAK_GAMES === undefined ? 600_000 : 0
