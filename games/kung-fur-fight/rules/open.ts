import type { Seat } from '../../../kernel/seats.ts'
import { CHEFS, facesOf, leaderText } from '../cards.ts'
import { ARENA_NAMES, coconutOf, hwAt, type Packed, teamCodeAt, teamOf } from '../choice.ts'
import { ARENAS } from '../constants.ts'
import type { Bout } from './bout.ts'
import { countedIn, peachesNeeded } from './limit.ts'
import { withoutAll, withSeat } from './lists.ts'
import { settleArenas } from './resolve.ts'

/** KFU-7.1: both plans are opened together, and the arenas are settled one by one. */
export const openPlans = (b: Bout, plans: readonly Packed[]): void => {
  for (let seat = 0; seat < plans.length; seat++) layOut(b, seat, plans[seat])
  settleArenas(b)
}

/** One plan: what leaves the hand stands in the arenas. */
export const layOut = (b: Bout, seat: Seat, plan: Packed): void => {
  const { s, log } = b
  const player = s.players[seat]
  const coconut = coconutOf(plan)
  let counted = 0
  for (let index = 0; index < ARENAS; index++) {
    const team = teamOf(teamCodeAt(plan, index))
    if (team.length === 0) continue
    const arena = s.arenas[index]
    const hw = hwAt(plan, index)
    player.hand = withoutAll(player.hand, team)
    arena.teams = withSeat(arena.teams, seat, team)
    if (hw > 0) arena.hw = withSeat(arena.hw, seat, hw)
    player.hw -= hw
    player.planned += team.length
    player.chefLed ||= CHEFS[team[0]]
    counted += countedIn(team)
    log?.push({
      key: 'kung-fur-fight.plan',
      seat,
      arena: ARENA_NAMES[index],
      cards: facesOf(team),
      hw,
      coconut: coconut === index,
      rule: 'KFU-7.1',
    })
    if (leaderText(team[0]).tokensElsewhere === true) placeRaihuu(b, seat, index)
  }
  if (coconut >= 0) s.coconutAt = coconut
  player.oldHw = player.hw
  player.peaches = peachesNeeded(s, seat, counted)
  if (player.planned === 0) log?.push({ key: 'kung-fur-fight.pass', seat, rule: 'KFU-6.18' })
  if (player.peaches > 0) log?.push({ key: 'kung-fur-fight.peach', seat, count: player.peaches, rule: 'KFU-6.9' })
}

/** KFU-12.10, KFU-12.12: a token on each of the two other arenas. */
const placeRaihuu = ({ s, log }: Bout, seat: Seat, from: number): void => {
  for (let index = 0; index < ARENAS; index++) {
    if (index === from) continue
    s.arenas[index].raihuu = true
    log?.push({ key: 'kung-fur-fight.raihuu', seat, arena: ARENA_NAMES[index], rule: 'KFU-6.17' })
  }
}
