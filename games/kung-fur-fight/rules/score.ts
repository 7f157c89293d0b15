import type { Seat } from '../../../kernel/seats.ts'
import { leaderText } from '../cards.ts'
import { START_SP } from '../constants.ts'
import { type Bout, theCombat } from './bout.ts'

/** KFU-10.4: without a ceiling. */
export const scoreVp = ({ s }: Bout, seat: Seat, amount: number): void => {
  s.players[seat].vp += amount
}

/** KFU-10.1: never below 0; under a losing Musashi at most 1 in one combat (KFU-13.6, KFU-13.7). */
export const loseSp = ({ s, log }: Bout, seat: Seat, amount: number, rule: string): void => {
  const combat = theCombat(s)
  const player = s.players[seat]
  const { mostLost } = leaderText(combat.leaders[seat])
  const due = mostLost === undefined ? amount : Math.min(amount, mostLost - combat.lost)
  const lost = Math.min(due, player.sp)
  combat.lost += due
  player.sp -= lost
  player.lowestSp = Math.min(player.lowestSp, player.sp)
  if (due < amount) log?.push({ key: 'kung-fur-fight.spared', seat, amount: amount - due, rule: 'KFU-13.6' })
  if (lost > 0) log?.push({ key: 'kung-fur-fight.spLost', seat, amount: lost, sp: player.sp, rule })
}

/** KFU-10.1, KFU-10.2: not above 12, and never again from 0. */
export const gainSp = ({ s, log }: Bout, seat: Seat, amount: number, rule: string): void => {
  const player = s.players[seat]
  const gained = player.sp === 0 ? 0 : Math.min(amount, START_SP - player.sp)
  if (gained === 0) return
  player.sp += gained
  log?.push({ key: 'kung-fur-fight.spGained', seat, amount: gained, sp: player.sp, rule })
}

/** KFU-10.5: what the Warehouse holds, but for the option hwSupply. */
export const takeHw = ({ house, s, log }: Bout, seat: Seat, amount: number, rule: string): void => {
  const player = s.players[seat]
  const taken = house.hwSupply === 'unlimited' ? amount : Math.min(amount, s.warehouse)
  if (taken === 0) return
  s.warehouse = Math.max(0, s.warehouse - taken)
  player.hw += taken
  log?.push({ key: 'kung-fur-fight.hw', seat, amount: taken, hw: player.hw, rule })
}
