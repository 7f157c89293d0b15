import type { Seat } from '../../../kernel/seats.ts'
import { FACES, type Kind, leaderText } from '../cards.ts'
import { LIMIT4_SP, LIMIT5_SP, SEATS } from '../constants.ts'
import type { House } from '../options.ts'
import type { Arena, Player } from '../state.ts'
import type { Bout } from './bout.ts'
import { includingAll } from './lists.ts'

/** Chapter 17: Cleanup, Player Board, Card Recovery. */
export const refresh = (b: Bout): void => {
  const { s } = b
  for (const arena of s.arenas) cleanUp(b, arena)
  s.coconutAt = -1
  for (let seat = 0; seat < SEATS; seat++) {
    takeTokenOff(b, seat)
    raiseLimit(b, seat)
  }
  for (let seat = 0; seat < SEATS; seat++) recover(b, seat)
}

const NO_TEAMS: readonly (readonly Kind[])[] = [[], []]
const NO_HW: readonly number[] = [0, 0]

/** KFU-17.2: Animals to Rest, a winning Yaou to hand (KFU-12.7), HW to the Warehouse. */
const cleanUp = ({ s, log }: Bout, arena: Arena): void => {
  for (let seat = 0; seat < SEATS; seat++) {
    const team = arena.teams[seat]
    if (team.length === 0) continue
    const player = s.players[seat]
    const returns = arena.winner === seat && leaderText(team[0]).returnsAfterWin === true
    player.rest = includingAll(player.rest, returns ? team.slice(1) : team)
    if (!returns) continue
    player.hand = includingAll(player.hand, team.slice(0, 1))
    log?.push({ key: 'kung-fur-fight.yaou', seat, card: FACES[team[0]], rule: 'KFU-12.7' })
  }
  s.warehouse += arena.hw[0] + arena.hw[1]
  arena.teams = NO_TEAMS
  arena.hw = NO_HW
  arena.winner = -1
}

/** KFU-17.3: a token whose round has passed. */
const takeTokenOff = ({ s, log }: Bout, seat: Seat): void => {
  const player = s.players[seat]
  if (player.blocked === 0 || player.blocked > s.round) return
  player.blocked = 0
  log?.push({ key: 'kung-fur-fight.unblock', seat, rule: 'KFU-17.3' })
}

/** KFU-17.4, KFU-17.5: it never goes down. */
const raiseLimit = ({ house, s, log }: Bout, seat: Seat): void => {
  const player = s.players[seat]
  const limit = raisedLimit(house, player)
  if (player.limit === limit) return
  player.limit = limit
  log?.push({ key: 'kung-fur-fight.limit', seat, limit, rule: 'KFU-17.4' })
}

/** The board limit that the next Refresh leaves, as SP stand now. */
export const raisedLimit = (house: House, player: Player): number => {
  const sp = spirit(house, player)
  return Math.max(player.limit, sp <= LIMIT5_SP ? 5 : sp <= LIMIT4_SP ? 4 : 0)
}

/** The SP that limit and Delicacy look at (option lowSpCheck). */
const spirit = ({ lowSpCheck }: House, { sp, lowestSp }: Player): number => (lowSpCheck === 'lowest' ? lowestSp : sp)

/** KFU-17.19; what was remembered of this round ends here. */
const recover = (b: Bout, seat: Seat): void => {
  const { s, log } = b
  const player = s.players[seat]
  const isFed = payFood(b, seat)
  if (isFed || player.ginseng || player.planned === 0) {
    const count = player.rest.length
    player.hand = includingAll(player.hand, player.rest)
    player.rest = []
    if (count > 0) log?.push({ key: 'kung-fur-fight.recover', seat, count, rule: 'KFU-17.17' })
  }
  player.planned = 0
  player.chefLed = false
  player.ginseng = false
}

const payFood = ({ house, s, log }: Bout, seat: Seat): boolean => {
  const player = s.players[seat]
  const due = foodDue(house, player)
  if (due === null) return false
  if (due.food === 'dish') player.dishes -= 1
  else player.delicacies -= 1
  log?.push({ key: 'kung-fur-fight.food', seat, food: due.food, rule: due.rule })
  return true
}

interface Due {
  readonly food: 'dish' | 'delicacy'
  readonly rule: string
}

/** KFU-17.6 … 17.11: the Delicacy at low SP, otherwise a Dish for a Chef, the Delicacy after the last Dish. */
export const foodDue = (house: House, player: Player): Due | null => {
  const isSpared = house.passAtLowSp === 'spares' && player.planned === 0 // KFU-17.16
  const isLow = spirit(house, player) <= LIMIT5_SP
  if (isLow && player.delicacies > 0 && !isSpared) return { food: 'delicacy', rule: 'KFU-17.8' }
  if (!player.chefLed || player.dishes + player.delicacies === 0) return null
  return { food: player.dishes > 0 ? 'dish' : 'delicacy', rule: 'KFU-17.7' }
}
