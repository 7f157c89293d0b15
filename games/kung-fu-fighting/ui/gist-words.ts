import type { Act, CardRecord, Pierce } from '../deck/vocabulary.ts'

export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)

/** What stands on a card in a few letters, by what it means. */
export const GIST = {
  per: (plus: number, what: string): string => `${signed(plus)} per ${what}`,
  helper: 'helper',
  member: 'member',
  other: 'other',
  draw: (n: number): string => `draw ${n}`,
  discards: (n: number): string => `discards ${n}`,
  hits: (max: number): string => (max === 2 ? 'hits 2' : `hits 2–${max}`),
  hitsFor: (hits: string, value: string): string => `${hits}: ${value}`,
  twoSides: (plus: number): string => `2 sides: ${signed(plus)}`,
  combo: (max: number): string => `${max} more Attacks`,
  bars: 'no Blocks',
  inCounter: (plus: number): string => `counter: ${signed(plus)}`,
  onAlly: (plus: number): string => `for team: ${signed(plus)}`,
  allyOnly: 'for team only',
  needs: (n: number): string => `needs ${n} more`,
  spawn: 'attack too',
  anyAttack: 'any Attack',
  strikeBack: 'strike back',
  cover: 'for team too',
  defence: (n: number): string => `defence ${n}`,
  against: (what: string, minus: number): string => `${what}: −${minus}`,
  bonus: (what: string, plus: number): string => `${what} ${signed(plus)}`,
  versus: (stance: string, plus: number): string => `vs ${stance} ${signed(plus)}`,
  enter: (n: number): string => `enter: ${n} Chi`,
  upkeep: (n: number): string => `stay: ${n} Chi`,
  hand: (n: number): string => `hand ${signed(n)}`,
  breaks: 'breaks',
  guard: 'saves it',
  doubleStance: 'Stance × 2',
  freeCounter: 'strikes back',
  restorePlus: (n: number): string => `Chi ${signed(n)}`,
  restoreDraw: (n: number): string => `Chi: draw ${n}`,
  unarmed: 'unarmed',
  steals: 'steals',
  manual: 'by hand',
} as const

export const ACT_WORDS: Readonly<Record<Exclude<Act['do'], 'discard'>, string>> = {
  'lose-weapon': 'Weapon lost',
  'lose-stance': 'Stance lost',
  'take-weapon': 'take Weapon',
  'take-stance': 'take Stance',
}

export const PIERCE_WORDS: Readonly<Record<Pierce, string>> = {
  weapon: 'past Weapon',
  stance: 'past Stance',
  all: 'past all gear',
}

/** Which parts a bonus works on (KFF-17.7). */
export const ON_WORDS: Readonly<Record<string, string>> = {
  main: 'Attacks',
  'main-card': 'Attack Cards',
  weapon: 'Weapon',
  enhancement: 'enhancem.',
  assist: 'lent cards',
  punch: 'punches',
  kick: 'kicks',
  throw: 'throws',
  trip: 'trips',
}

export const SPECIAL_WORDS: Readonly<Record<NonNullable<CardRecord['special']>['do'], string>> = {
  redirect: 'be the target',
  counter: 'strike back',
  'move-weapon': 'pass a Weapon',
  draw: 'all draw',
}
