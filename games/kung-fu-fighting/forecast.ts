import type { Kind } from './cards.ts'
import type { House } from './house.ts'
import { damageOn } from './rules/damage.ts'
import { defenceOf } from './rules/defence.ts'
import { carryOutLosses, ignores } from './rules/losses.ts'
import { SLOTS } from './rules/slots.ts'
import { type Attack, copyState, type State, type Target } from './state.ts'

/** What an exchange would come to if nothing more were played: chapter 10 as far as it is not left to chance. */
export interface Forecast {
  /** By Attack, by target. */
  readonly blows: readonly (readonly Blow[])[]
  /** By side, the Chi that would be lost; more than there is, too. */
  readonly lost: readonly number[]
  /** By seat, what would no longer be in play. */
  readonly gone: readonly (readonly Kind[])[]
}

export interface Blow {
  readonly damage: number
  readonly ignored: boolean
  readonly defence: number
  readonly loss: number
}

export const forecast = (house: House, s: State): Forecast => {
  const attacks = s.exchange?.attacks ?? []
  const after = copyState(s)
  const moved = after.exchange === null ? NOTHING_MOVED : carryOutLosses({ house, s: after, log: undefined })
  const blowOn = (attack: Attack, target: Target): Blow => {
    const damage = damageOn(house, s, attack, target.seat)
    if (ignores(house, target)) return { damage, ignored: true, defence: 0, loss: 0 }
    const defence = defenceOf(house, after, attack, target, moved)
    return { damage, ignored: false, defence, loss: Math.max(0, damage - defence) }
  }
  const blows = attacks.map((attack) => attack.targets.map((target) => blowOn(attack, target)))
  const lost = house.members.map(() => 0)
  for (const [i, { targets }] of attacks.entries())
    for (const [j, { seat }] of targets.entries()) lost[house.sideOf[seat]] += blows[i][j].loss
  return { blows, lost, gone: s.hands.map((_, seat) => goneFrom(s, after, seat)) }
}

const NOTHING_MOVED = { weapon: 0, stance: 0 }

const ROWS = { weapon: ['weapons', 'onWeapon'], stance: ['stances', 'onStance'] } as const

const goneFrom = (before: State, after: State, seat: number): Kind[] =>
  SLOTS.flatMap((slot) => {
    const [row, attached] = ROWS[slot]
    const [was, is] = [before[row][seat], after[row][seat]]
    if (was < 0) return []
    return was === is
      ? before[attached][seat].filter((kind) => !after[attached][seat].includes(kind))
      : [was, ...before[attached][seat]]
  })
