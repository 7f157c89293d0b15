import type { Seat } from '../../../kernel/seats.ts'
import { FACES, leaderText } from '../cards.ts'
import { ARENA_NAMES } from '../choice.ts'
import { SEATS } from '../constants.ts'
import type { House } from '../options.ts'
import type { Combat, State } from '../state.ts'
import { ask, type Bout, opponentOf, theCombat } from './bout.ts'
import { bonusOf, mostIgnored } from './sums.ts'

/** Step 3 (KFU-7.11): who faces Tai-Chi may leave the AP ability of the own Leader unused. */
export const waiver = ({ house, s }: Bout, combat: Combat): boolean => {
  for (let seat = 0; seat < SEATS; seat++) {
    if (!mayWaive(house, s, combat, seat)) continue
    ask(s, 'waiver', seat)
    return true
  }
  return false
}

export const mayWaive = (house: House, s: State, combat: Combat, seat: Seat): boolean =>
  house.leaderWaiver === 'vsTaiChi' &&
  leaderText(combat.leaders[opponentOf(seat)]).winsFromBehind !== undefined &&
  (bonusOf(house, s, combat, seat) > 0 || mostIgnored(s, combat, seat) > 0)

/** Chai's or Yue's bonus. */
export const waiveBonus = ({ s, log }: Bout, seat: Seat, isWaived: boolean): void => {
  const combat = theCombat(s)
  const leader = FACES[combat.leaders[seat]]
  const arena = ARENA_NAMES[combat.arena]
  combat.waived = isWaived ? 1 : 0
  const key = isWaived ? 'kung-fur-fight.waive' : 'kung-fur-fight.use'
  log?.push({ key, seat, arena, leader, rule: 'KFU-7.11' })
}

/** The HW that Ban ignores. */
export const ignoreHw = ({ s, log }: Bout, seat: Seat, hw: number): void => {
  const combat = theCombat(s)
  combat.waived = mostIgnored(s, combat, seat) - hw
  log?.push({ key: 'kung-fur-fight.ignore', seat, arena: ARENA_NAMES[combat.arena], hw, rule: 'KFU-7.11' })
}
