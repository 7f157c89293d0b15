import type { Plan } from '../../../kernel/conformance/plan.ts'

/** Half of the games that the suite plays; a soak plays more, from another seed. */
export const PLAN: Plan = {
  games: Number(process.env.LEITAI_SOAK_GAMES ?? 320),
  seed: process.env.LEITAI_SEED ?? 'kung-fu-fighting',
  heavy: 60,
  whole: 20,
  unreached: {
    refusals: { 'KFF-7.8': 'only She Who Must Fight is offered it, so the table refuses first' },
    events: { 'kung-fu-fighting.custom': 'takes cards that a table brings; shown in the tests of deck files' },
  },
  rare: {
    events: {
      'kung-fu-fighting.guarded': 'takes Wrist Cord or Rooted Feet in the right moment; shown in KFF-E39',
      'kung-fu-fighting.redirected': 'takes Face Me; shown in KFF-E10',
    },
    refusals: {
      'KFF-2.6': 'takes the choosing of Archetypes; shown in the tests of Archetypes',
      'KFF-4.12': 'takes a hand without an Attack Card; shown in KFF-E61',
      'KFF-5.7': 'takes Imperial Stance and little Chi; shown in KFF-E32',
      'KFF-5.13': 'takes a second Attack with Chair or Table; shown in KFF-E41',
      'KFF-6.1': 'takes two equal Improved Weapons; shown in KFF-E55',
      'KFF-6.4': 'takes two equal Improved Stances; shown in the tests of the turn',
      'KFF-6.9': 'takes two Finishing Moves in a hand; shown in KFF-E22',
      'KFF-6.10': 'takes Finishing Moves of two teammates; shown in KFF-E22',
      'KFF-8.8': 'takes Before the Leaf Lands; shown in KFF-E35',
      'KFF-9.5': 'takes a counterattack at somebody else; shown in KFF-E16',
      'KFF-11.8': 'takes two splits in one exchange; shown in KFF-E43',
      'KFF-13.10': 'takes one enhancement with two teammates; shown in KFF-E18',
      'KFF-13.11': "takes a teammate's Combo Attack; shown in KFF-E17",
      'KFF-13.13': 'takes a split among three teams; shown in the tests of teams',
      'KFF-13.16': 'takes two splits on one Attack; shown in the tests of teams',
      'KFF-14.4': 'takes Face Me against a barred Attack; shown in KFF-E10',
      'KFF-14.11': 'takes You Go That Way; shown in the tests of its card',
      'KFF-14.12': 'takes You Go That Way; shown in the tests of its card',
      'KFF-14.15': 'takes a barred Attack; shown in KFF-E11',
      'KFF-14.17': 'takes Not While I Stand; shown in the tests of its card',
      'KFF-14.18': 'takes Catch; shown in the tests of its card',
      'KFF-15.9': 'takes Face Me; shown in the tests of its card',
      'KFF-17.3': 'takes a split with too many targets; shown in KFF-E04',
      'KFF-17.4': "takes a card for a teammate's Attack; shown in the tests of teams",
    },
    ends: { tie: 'takes two sides that fall together; shown in KFF-E14' },
  },
}

/** Milliseconds for one part of the plan; a soak takes as long as it takes. */
export const PATIENCE = process.env.LEITAI_SOAK_GAMES === undefined ? 600_000 : 0
