import type { Act, Bonus, CardRecord, Defence, Pierce } from '../deck/vocabulary.ts'
import { bare } from '../text/shout.ts'
import { ACT_WORDS, GIST, ON_WORDS, PIERCE_WORDS, SPECIAL_WORDS, signed } from './gist-words.ts'

/** The number that counts on a card, as it stands in its corner; nothing where no number does. */
export const valueOf = (record: CardRecord): string => {
  const { attack, enhance, block, restore, weapon, improve } = record
  if (attack !== undefined) return String(attack.damage)
  if (enhance !== undefined) return signed(enhance.plus)
  if (block !== undefined) return block.ignore === true ? '✕' : signed(-(block.reduce ?? 0))
  if (restore !== undefined) return signed(restore.chi)
  if (weapon !== undefined) return String(weapon.attack)
  return improve?.plus === undefined ? '' : signed(improve.plus)
}

type NameOf = (id: string) => string

/** What a card does, in lines so short that they fit on its face; made of its data, so that any card has them. */
export const gistOf = (record: CardRecord, nameOf: NameOf): readonly string[] => {
  const { attack, enhance, block, restore, stance, weapon, improve, special, standing, manual } = record
  return [
    ...record.subtype,
    ...(attack === undefined ? [] : ofAttack(attack)),
    ...(enhance === undefined ? [] : ofEnhancement(enhance)),
    ...(block === undefined ? [] : ofBlock(block)),
    ...(restore === undefined ? [] : [...per(restore.perMember, GIST.member), ...some(restore.draw, GIST.draw)]),
    ...(stance === undefined ? [] : ofStance(stance, nameOf)),
    ...(weapon === undefined ? [] : ofWeapon(weapon, nameOf)),
    ...(improve === undefined ? [] : ofImprovement(improve, nameOf)),
    ...(special === undefined ? [] : [SPECIAL_WORDS[special.do]]),
    ...(standing === undefined ? [] : ofStanding(standing, nameOf)),
    ...(manual === undefined ? [] : [GIST.manual]),
  ]
}

const some = (n: number | undefined, say: (n: number) => string): string[] =>
  n === undefined || n === 0 ? [] : [say(n)]

const when = (is: boolean | undefined, text: string): string[] => (is === true ? [text] : [])

const per = (n: number | undefined, what: string): string[] => some(n, (plus) => GIST.per(plus, what))

const acts = (of: readonly Act[] = []): string[] =>
  of.map((act) => (act.do === 'discard' ? GIST.discards(act.n) : ACT_WORDS[act.do]))

const pierces = (pierce: Pierce | undefined): string[] => (pierce === undefined ? [] : [PIERCE_WORDS[pierce]])

const defences = (of: readonly Defence[] = []): string[] =>
  of.map(({ against, minus }) =>
    against.includes('any') ? GIST.defence(minus) : GIST.against(against.join(', '), minus),
  )

const bonuses = (of: readonly Bonus[] | undefined, nameOf: NameOf): string[] =>
  (of ?? []).map(({ on, plus }) => GIST.bonus(ON_WORDS[on] ?? bare(nameOf(on.replace(/^id:/, ''))), plus))

const ofAttack = (attack: NonNullable<CardRecord['attack']>): string[] => [
  ...acts(attack.onHit),
  ...pierces(attack.pierce),
  ...per(attack.perHelper, GIST.helper),
]

const ofEnhancement = (enhance: NonNullable<CardRecord['enhance']>): string[] => [
  ...(enhance.split === undefined ? [] : [GIST.hitsFor(GIST.hits(enhance.split.max), signed(enhance.split.plus))]),
  ...some(enhance.twoSides, GIST.twoSides),
  ...some(enhance.combo?.max, GIST.combo),
  ...when(enhance.bar !== undefined, GIST.bars),
  ...pierces(enhance.pierce),
  ...acts(enhance.onHit),
  ...some(enhance.inCounter, GIST.inCounter),
  ...some(enhance.onAlly, GIST.onAlly),
  ...when(enhance.allyOnly, GIST.allyOnly),
  ...per(enhance.perOther, GIST.other),
  ...per(enhance.perMember, GIST.member),
  ...some(enhance.needs?.others, GIST.needs),
  ...when(enhance.spawn, GIST.spawn),
]

const ofBlock = (block: NonNullable<CardRecord['block']>): string[] => [
  block.against.includes('any') ? GIST.anyAttack : block.against.join(', '),
  ...when(block.counter, GIST.strikeBack),
  ...when(block.cover, GIST.cover),
  ...acts(block.onAttacker),
]

const short = (stance: string): string => bare(stance).replace(/ Stance$/, '')

const ofStance = (stance: NonNullable<CardRecord['stance']>, nameOf: NameOf): string[] => [
  ...bonuses(stance.bonus, nameOf),
  ...(stance.versus === undefined ? [] : [GIST.versus(short(nameOf(stance.versus.stance)), stance.versus.plus)]),
  ...defences(stance.defence),
  ...some(stance.enter, GIST.enter),
  ...some(stance.upkeep, GIST.upkeep),
  ...some(stance.hand, GIST.hand),
]

const ofWeapon = (weapon: NonNullable<CardRecord['weapon']>, nameOf: NameOf): string[] => [
  ...some(weapon.defence, GIST.defence),
  ...(weapon.split === undefined ? [] : [GIST.hitsFor(GIST.hits(weapon.split.max), String(weapon.split.attack))]),
  ...when(weapon.afterUse !== undefined, GIST.breaks),
  ...pierces(weapon.pierce),
  ...acts(weapon.onHit),
  ...bonuses(weapon.bonus, nameOf),
  ...some(weapon.hand, GIST.hand),
]

const ofImprovement = (improve: NonNullable<CardRecord['improve']>, nameOf: NameOf): string[] => [
  ...bonuses(improve.bonus, nameOf),
  ...defences(improve.defence),
  ...some(improve.hand, GIST.hand),
  ...when(improve.guard, GIST.guard),
  ...some(improve.split?.max, GIST.hits),
]

const ofStanding = (standing: NonNullable<CardRecord['standing']>, nameOf: NameOf): string[] => [
  ...(standing.side === undefined ? [] : [bare(nameOf(standing.side))]),
  ...when(standing.doubleStance, GIST.doubleStance),
  ...when(standing.freeCounter, GIST.freeCounter),
  ...some(standing.hand, GIST.hand),
  ...some(standing.restorePlus, GIST.restorePlus),
  ...some(standing.restoreDraw, GIST.restoreDraw),
  ...defences(standing.defence),
  ...when(standing.unlessWeapon, GIST.unarmed),
  ...bonuses(standing.bonus, nameOf),
  ...when(standing.stealIfEmpty, GIST.steals),
]
