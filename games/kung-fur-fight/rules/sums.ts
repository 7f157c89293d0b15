import type { Seat } from '../../../kernel/seats.ts'
import { apOf, leaderText } from '../cards.ts'
import { ARENA_NAMES } from '../choice.ts'
import { HUA_AP, RAIHUU_AP } from '../constants.ts'
import type { House } from '../options.ts'
import type { Arena, Combat, State } from '../state.ts'
import { arenaOf, type Bout, opponentOf } from './bout.ts'

/** Step 4: the AP of both sides. */
export const sums = ({ house, s, log }: Bout, combat: Combat): boolean => {
  const ap = [attackPoints(house, s, combat, 0), attackPoints(house, s, combat, 1)]
  combat.ap = ap
  log?.push({ key: 'kung-fur-fight.ap', arena: ARENA_NAMES[combat.arena], ap, rule: 'KFU-8.1' })
  return false
}

/** KFU-8.1: all that a side brings to bear. */
export const attackPoints = (house: House, s: State, combat: Combat, seat: Seat): number => {
  const arena = arenaOf(s, combat)
  const team = arena.teams[seat]
  const other = opponentOf(seat)
  let ap = 0
  for (let i = 0; i < team.length; i++) ap += apOf(team[i]) // KFU-8.2
  ap += arena.hw[seat] - ignored(s, combat, other) // KFU-8.3
  if (s.coconutAt === combat.arena && s.coconut === seat) ap += 1 // KFU-8.4
  if (team.length > 0 || house.tokensWithoutAnimals === 'count') ap += lastingAp(s, arena, seat)
  if (arena.raihuu && s.dogs === other) ap += RAIHUU_AP // KFU-8.7
  return ap + (combat.waived > 0 ? 0 : bonusOf(house, s, combat, seat)) // KFU-8.8
}

/** The AP of tokens that stay in an arena: Mushrooms (KFU-8.5) and Hua's (KFU-8.6). */
export const lastingAp = ({ dogs }: State, { mushrooms, hua }: Arena, seat: Seat): number =>
  mushrooms[seat] + (hua && dogs === seat ? HUA_AP : 0)

/** The most opposing HW that a Leader can ignore (KFU-11.3). */
export const mostIgnored = (s: State, combat: Combat, seat: Seat): number => {
  const { ignoresHw } = leaderText(combat.leaders[seat])
  return ignoresHw === undefined ? 0 : Math.min(ignoresHw, arenaOf(s, combat).hw[opponentOf(seat)])
}

const ignored = (s: State, combat: Combat, seat: Seat): number => {
  const most = mostIgnored(s, combat, seat)
  return most === 0 ? 0 : most - combat.waived
}

/** Chai's and Yue's bonus, if it is not waived (KFU-11.6, KFU-11.8). */
export const bonusOf = (house: House, s: State, combat: Combat, seat: Seat): number => {
  const { bonusBehind, bonusPerOpponent } = leaderText(combat.leaders[seat])
  if (bonusPerOpponent !== undefined) return bonusPerOpponent * arenaOf(s, combat).teams[opponentOf(seat)].length
  return bonusBehind !== undefined && isBehind(house, s, seat) ? bonusBehind : 0
}

/** KFU-11.6, KFU-11.7; option chaiCompare. */
const isBehind = ({ chaiCompare }: House, { players }: State, seat: Seat): boolean => {
  const [own, other] = [players[seat], players[opponentOf(seat)]]
  return chaiCompare === 'roundStart' ? own.openingVp < other.openingVp : own.vp < other.vp
}
