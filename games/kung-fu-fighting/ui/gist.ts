import type { Act, CardRecord, Defence, Pierce } from '../deck/vocabulary.ts'
import { bare } from '../text/shout.ts'

/** The number that counts on a card, as it stands in its corner; nothing where no number does. */
export const valueOf = (record: CardRecord): string => {
  const { attack, enhance, block, restore, weapon, improve } = record
  if (attack !== undefined) return String(attack.damage)
  if (enhance !== undefined) return signed(enhance.plus)
  if (block !== undefined) return block.ignore === true ? '✕' : `−${block.reduce ?? 0}`
  if (restore !== undefined) return signed(restore.chi)
  if (weapon !== undefined) return String(weapon.attack)
  return improve?.plus === undefined ? '' : signed(improve.plus)
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)

type NameOf = (id: string) => string

/** What a card does, in lines so short that they fit on its face; made of its data, so that any card has them. */
export const gistOf = (record: CardRecord, nameOf: NameOf): readonly string[] => {
  const { attack, enhance, block, restore, stance, weapon, improve, special, standing, manual } = record
  return [
    ...record.subtype,
    ...(attack === undefined
      ? []
      : [...acts(attack.onHit), ...pierces(attack.pierce), ...per(attack.perHelper, 'helper')]),
    ...(enhance === undefined ? [] : ofEnhancement(enhance)),
    ...(block === undefined ? [] : ofBlock(block)),
    ...(restore === undefined
      ? []
      : [...per(restore.perMember, 'team member'), ...some(restore.draw, (n) => `draw ${n}`)]),
    ...(stance === undefined ? [] : ofStance(stance, nameOf)),
    ...(weapon === undefined ? [] : ofWeapon(weapon, nameOf)),
    ...(improve === undefined ? [] : ofImprovement(improve, nameOf)),
    ...(special === undefined ? [] : [SPECIALS[special.do]]),
    ...(standing === undefined ? [] : ofStanding(standing, nameOf)),
    ...(manual === undefined ? [] : ['by hand']),
  ]
}

const some = (n: number | undefined, say: (n: number) => string): string[] =>
  n === undefined || n === 0 ? [] : [say(n)]

const when = (is: boolean | undefined, text: string): string[] => (is === true ? [text] : [])

const per = (n: number | undefined, what: string): string[] => some(n, (plus) => `${signed(plus)} per ${what}`)

const ACTS: Readonly<Record<Exclude<Act['do'], 'discard'>, string>> = {
  'lose-weapon': 'Weapon lost',
  'lose-stance': 'Stance lost',
  'take-weapon': 'take Weapon',
  'take-stance': 'take Stance',
}

const acts = (of: readonly Act[] | undefined): string[] =>
  (of ?? []).map((act) => (act.do === 'discard' ? `discards ${act.n}` : ACTS[act.do]))

const PIERCES: Readonly<Record<Pierce, string>> = {
  weapon: 'past Weapon',
  stance: 'past Stance',
  all: 'past all gear',
}

const pierces = (pierce: Pierce | undefined): string[] => (pierce === undefined ? [] : [PIERCES[pierce]])

const upTo = (max: number): string => (max === 2 ? 'hits 2' : `hits 2–${max}`)

const ofEnhancement = (enhance: NonNullable<CardRecord['enhance']>): string[] => [
  ...(enhance.split === undefined ? [] : [`${upTo(enhance.split.max)}: ${signed(enhance.split.plus)}`]),
  ...some(enhance.twoSides, (n) => `2 sides: ${signed(n)}`),
  ...(enhance.combo === undefined ? [] : [`${enhance.combo.max} more Attacks`]),
  ...when(enhance.bar !== undefined, 'no Blocks'),
  ...pierces(enhance.pierce),
  ...acts(enhance.onHit),
  ...some(enhance.inCounter, (n) => `counter: ${signed(n)}`),
  ...some(enhance.onAlly, (n) => `for team: ${signed(n)}`),
  ...when(enhance.allyOnly, 'for team only'),
  ...per(enhance.perOther, 'other'),
  ...per(enhance.perMember, 'member'),
  ...(enhance.needs === undefined ? [] : [`needs ${enhance.needs.others} more`]),
  ...when(enhance.spawn, 'attack too'),
]

const ofBlock = (block: NonNullable<CardRecord['block']>): string[] => [
  block.against.includes('any') ? 'any Attack' : block.against.join(', '),
  ...when(block.counter, 'strike back'),
  ...when(block.cover, 'for team too'),
  ...acts(block.onAttacker),
]

const defences = (of: readonly Defence[] | undefined): string[] =>
  (of ?? []).map(({ against, minus }) =>
    against.includes('any') ? `defence ${minus}` : `${against.join(', ')}: −${minus}`,
  )

const ON: Readonly<Record<string, string>> = {
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

const bonuses = (of: readonly { on: string; plus: number }[] | undefined, nameOf: NameOf): string[] =>
  (of ?? []).map(({ on, plus }) => `${ON[on] ?? bare(nameOf(on.replace(/^id:/, '')))} ${signed(plus)}`)

const short = (stance: string): string => bare(stance).replace(/ Stance$/, '')

const ofStance = (stance: NonNullable<CardRecord['stance']>, nameOf: NameOf): string[] => [
  ...bonuses(stance.bonus, nameOf),
  ...(stance.versus === undefined ? [] : [`vs ${short(nameOf(stance.versus.stance))} ${signed(stance.versus.plus)}`]),
  ...defences(stance.defence),
  ...some(stance.enter, (n) => `enter: ${n} Chi`),
  ...some(stance.upkeep, (n) => `stay: ${n} Chi`),
  ...some(stance.hand, (n) => `hand ${signed(n)}`),
]

const ofWeapon = (weapon: NonNullable<CardRecord['weapon']>, nameOf: NameOf): string[] => [
  ...some(weapon.defence, (n) => `defence ${n}`),
  ...(weapon.split === undefined ? [] : [`${upTo(weapon.split.max)}: ${weapon.split.attack}`]),
  ...when(weapon.afterUse !== undefined, 'breaks'),
  ...pierces(weapon.pierce),
  ...acts(weapon.onHit),
  ...bonuses(weapon.bonus, nameOf),
  ...some(weapon.hand, (n) => `hand ${signed(n)}`),
]

const ofImprovement = (improve: NonNullable<CardRecord['improve']>, nameOf: NameOf): string[] => [
  ...bonuses(improve.bonus, nameOf),
  ...defences(improve.defence),
  ...some(improve.hand, (n) => `hand ${signed(n)}`),
  ...when(improve.guard, 'saves it'),
  ...(improve.split === undefined ? [] : [upTo(improve.split.max)]),
]

const SPECIALS: Readonly<Record<NonNullable<CardRecord['special']>['do'], string>> = {
  redirect: 'be the target',
  counter: 'strike back',
  'move-weapon': 'pass a Weapon',
  draw: 'all draw',
}

const ofStanding = (standing: NonNullable<CardRecord['standing']>, nameOf: NameOf): string[] => [
  ...(standing.side === undefined ? [] : [bare(nameOf(standing.side))]),
  ...when(standing.doubleStance, 'Stance × 2'),
  ...when(standing.freeCounter, 'strikes back'),
  ...some(standing.hand, (n) => `hand ${signed(n)}`),
  ...some(standing.restorePlus, (n) => `Chi ${signed(n)}`),
  ...some(standing.restoreDraw, (n) => `Chi: draw ${n}`),
  ...defences(standing.defence),
  ...when(standing.unlessWeapon, 'unarmed'),
  ...bonuses(standing.bonus, nameOf),
  ...when(standing.stealIfEmpty, 'steals'),
]
