import type { Seat } from '../../../kernel/seats.ts'
import { leaderText } from '../cards.ts'
import { ARENA_NAMES } from '../choice.ts'
import type { Combat } from '../state.ts'
import { arenaOf, type Bout, opponentOf } from './bout.ts'
import { withSeat } from './lists.ts'
import { loseSp, takeHw } from './score.ts'

/** Step 8 (KFU-13.16); with the option musashi=fixed a lost combat has cost 1 SP by then. */
export const boShark = (b: Bout, combat: Combat): boolean => {
  const { winner, leaders } = combat
  if (winner < 0) return false
  const loser = opponentOf(winner)
  const { winCosts } = leaderText(leaders[winner])
  if (winCosts !== undefined) loseSp(b, loser, winCosts, 'KFU-13.15')
  const { mostLost } = leaderText(leaders[loser])
  if (b.house.musashi === 'fixed' && mostLost !== undefined && combat.lost < mostLost)
    loseSp(b, loser, mostLost - combat.lost, 'KFU-13.6')
  return false
}

/** Step 9, in the order of KFU-7.12. */
export const afterwards = (b: Bout, combat: Combat): boolean => {
  moveHw(b, combat, opponentOf(b.s.dogs))
  moveHw(b, combat, b.s.dogs)
  huaTokens(b, combat)
  takeRaihuuOff(b, combat.arena)
  return false
}

/** Hikaru and Masaru are Cats, Ban is a Dog. */
const moveHw = (b: Bout, combat: Combat, seat: Seat): void => {
  const { hwAfter, hwForWin, stealsHw } = leaderText(combat.leaders[seat])
  if (hwAfter !== undefined) takeHw(b, seat, hwAfter, 'KFU-12.3')
  if (hwForWin !== undefined && combat.winner === seat) takeHw(b, seat, hwForWin, 'KFU-12.8')
  if (stealsHw !== undefined) steal(b, combat, seat, stealsHw)
}

/** KFU-11.4: win or lose. */
const steal = ({ s, log }: Bout, combat: Combat, seat: Seat, most: number): void => {
  const from = opponentOf(seat)
  const arena = arenaOf(s, combat)
  const amount = Math.min(most, arena.hw[from])
  if (amount === 0) return
  const player = s.players[seat]
  arena.hw = withSeat(arena.hw, from, arena.hw[from] - amount)
  player.hw += amount
  log?.push({ key: 'kung-fur-fight.theft', seat, to: from, amount, hw: player.hw, rule: 'KFU-11.4' })
}

/** KFU-11.9 … 11.14: a loss not led by Hua takes the token off; Hua leaves one. */
const huaTokens = ({ house, s, log }: Bout, combat: Combat): void => {
  const { dogs } = s
  const arena = arenaOf(s, combat)
  const name = ARENA_NAMES[combat.arena]
  const leader = combat.leaders[dogs]
  const leaves = leaderText(leader).leavesToken === true
  const mayLose = leader >= 0 || house.huaWithoutTeam === 'removed' // KFU-11.13
  if (arena.hua && combat.winner === opponentOf(dogs) && !leaves && mayLose) {
    arena.hua = false
    log?.push({ key: 'kung-fur-fight.huaLost', seat: dogs, arena: name, rule: 'KFU-11.12' })
  }
  if (!leaves || arena.hua) return // KFU-11.11
  arena.hua = true
  log?.push({ key: 'kung-fur-fight.hua', seat: dogs, arena: name, rule: 'KFU-11.9' })
}

/** KFU-12.11 */
export const takeRaihuuOff = ({ s, log }: Bout, index: number): void => {
  const arena = s.arenas[index]
  if (!arena.raihuu) return
  arena.raihuu = false
  const seat = opponentOf(s.dogs)
  log?.push({ key: 'kung-fur-fight.raihuuOff', seat, arena: ARENA_NAMES[index], rule: 'KFU-12.11' })
}
