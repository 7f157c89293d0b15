import type { Seat } from '../../../kernel/seats.ts'
import { APPLE, leaderText } from '../cards.ts'
import { ARENA_NAMES } from '../choice.ts'
import type { Combat, State } from '../state.ts'
import { arenaOf, type Bout, opponentOf } from './bout.ts'
import { without } from './lists.ts'
import { scoreVp } from './score.ts'

/** Step 5: who wins. */
export const result = (b: Bout, combat: Combat): boolean => {
  const { house, s, log } = b
  const arena = ARENA_NAMES[combat.arena]
  const byAp = winnerByAp(b, combat)
  const winner = byAp < 0 ? appleOwner(s) : byAp
  if (winner >= 0 && house.tokensCanWin === 'no' && combat.leaders[winner] < 0) {
    log?.push({ key: 'kung-fur-fight.noAnimal', seat: winner, arena, rule: 'KFU-9.4' })
  } else {
    combat.winner = winner
    arenaOf(s, combat).winner = winner
    if (byAp < 0 && winner >= 0) useApple(b, winner, arena)
  }
  if (combat.winner < 0) log?.push({ key: 'kung-fur-fight.tie', arena, rule: 'KFU-9.11' })
  return false
}

/** KFU-9.1; Tai-Chi also wins from far behind (KFU-13.10, KFU-13.12). */
const winnerByAp = ({ log }: Bout, { arena, ap, leaders }: Combat): Seat => {
  if (ap[0] === ap[1]) return -1
  const ahead = ap[0] > ap[1] ? 0 : 1
  const behind = opponentOf(ahead)
  const { winsFromBehind } = leaderText(leaders[behind])
  if (winsFromBehind === undefined || ap[ahead] - ap[behind] < winsFromBehind) return ahead
  log?.push({ key: 'kung-fur-fight.taiChi', seat: behind, arena: ARENA_NAMES[arena], rule: 'KFU-13.10' })
  return behind
}

/** KFU-14.13, KFU-14.15: −1 unless exactly one has it. */
const appleOwner = ({ players }: State): Seat => {
  const has = [players[0].front.includes(APPLE), players[1].front.includes(APPLE)]
  if (has[0] === has[1]) return -1
  return has[0] ? 0 : 1
}

/** KFU-14.12: never used up, but for the option apple. */
const useApple = ({ house, s, log }: Bout, seat: Seat, arena: string): void => {
  log?.push({ key: 'kung-fur-fight.apple', seat, arena, rule: 'KFU-14.13' })
  if (house.apple === 'permanent') return
  s.players[seat].front = without(s.players[seat].front, APPLE)
  s.discard = [...s.discard, APPLE]
  log?.push({ key: 'kung-fur-fight.appleSpent', seat, rule: 'KFU-14.12' })
}

/** Step 6 (KFU-9.5): VP for the winner, 2 under Ming (KFU-13.1). */
export const victory = (b: Bout, combat: Combat): boolean => {
  const { winner, leaders } = combat
  if (winner < 0) return false
  const amount = leaderText(leaders[winner]).winVp ?? 1
  scoreVp(b, winner, amount)
  const { vp } = b.s.players[winner]
  b.log?.push({
    key: 'kung-fur-fight.win',
    seat: winner,
    arena: ARENA_NAMES[combat.arena],
    amount,
    vp,
    rule: 'KFU-9.5',
  })
  return false
}
