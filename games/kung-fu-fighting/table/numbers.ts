import type { Seat } from '../../../kernel/seats.ts'
import type { Kind } from '../cards.ts'
import type { House } from '../house.ts'
import { damageOn } from '../rules/damage.ts'
import { defenceOf } from '../rules/defence.ts'
import type { Attack, State } from '../state.ts'

/** Somebody without a Stance, whom no versus bonus works on. */
const NOBODY: Seat = -1

const bareAttack = (attacker: Seat, source: Kind, weapon: boolean, parts: Kind[]): Attack => ({
  attacker,
  counter: false,
  weapon,
  source,
  parts,
  owners: parts.map(() => attacker),
  splitBy: -1,
  splitter: -1,
  targets: [],
})

/** What a bare Attack of a seat is worth now. */
export const strikesFor = (house: House, s: State, seat: Seat, source: Kind, weapon: boolean): number =>
  damageOn(house, s, bareAttack(seat, source, weapon, []), NOBODY)

/** What an enhancement adds now, to an Attack with an Attack Card; null where there is none in the deck. */
export const addsNow = (house: House, s: State, seat: Seat, kind: Kind): number | null => {
  const source = house.prints.findIndex(({ type }) => type === 'attack')
  if (source < 0) return null
  return damageOn(house, s, bareAttack(seat, source, false, [kind]), NOBODY) - strikesFor(house, s, seat, source, false)
}

/** The defence in play without Blocks: against an Attack Card, and against a Weapon. */
export const defences = (house: House, s: State, seat: Seat): { cards: number; weapons: number } => {
  const against = (type: 'attack' | 'weapon'): number => {
    const source = house.prints.findIndex((print) => print.type === type && print.pierce === 0)
    if (source < 0) return 0
    const attack = bareAttack(NOBODY, source, type === 'weapon', [])
    return defenceOf(house, s, attack, { seat, answersTo: -1, block: -1, blocker: -1 }, { weapon: 0, stance: 0 })
  }
  return { cards: against('attack'), weapons: against('weapon') }
}
