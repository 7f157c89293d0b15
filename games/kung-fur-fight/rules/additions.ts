import { resume } from '../../../kernel/random.ts'
import type { Seat } from '../../../kernel/seats.ts'
import { CHEFS, FACES, type Kind, leaderText, TUMAZ } from '../cards.ts'
import { ARENA_NAMES, SIGNS } from '../choice.ts'
import { SEATS, TEAM_MAX } from '../constants.ts'
import type { House } from '../options.ts'
import type { Combat, State } from '../state.ts'
import { arenaOf, ask, BOTH, type Bout, opponentOf, theCombat } from './bout.ts'
import { including, without, withSeat } from './lists.ts'

/** Step 1: Shiue's Animal and Ringo's HW. Only live choices are asked (KFU-7.7). */
export const additions = (b: Bout, combat: Combat): boolean => {
  const { house, s } = b
  const isOpen = (seat: Seat): boolean => !combat.decided[seat] && isLive(house, s, combat, seat)
  const both = isOpen(0) && isOpen(1)
  if (both && combat.first < 0) {
    if (house.shiueRingo === 'throw') {
      ask(s, 'throw', BOTH) // KFU-7.8
      return true
    }
    decideFirst(b, combat, drawLoser(s))
  }
  const first = combat.first < 0 ? 0 : combat.first
  const seat = isOpen(first) ? first : opponentOf(first)
  if (!isOpen(seat)) return false
  ask(s, leaderText(combat.leaders[seat]).addsAnimal === true ? 'shiue' : 'ringo', seat)
  return true
}

/** KFU-7.7: by public facts only. */
export const isLive = (house: House, s: State, combat: Combat, seat: Seat): boolean => {
  const { addsAnimal, addsHw } = leaderText(combat.leaders[seat])
  if (addsAnimal === true) return arenaOf(s, combat).teams[seat].length < TEAM_MAX && s.players[seat].hand.length > 0
  return addsHw !== undefined && usableHw(house, s, seat) > 0
}

/** KFU-10.7: with the option freshHw only HW that were there when the plans were opened. */
const usableHw = ({ freshHw }: House, { players }: State, seat: Seat): number =>
  freshHw === 'no' ? players[seat].oldHw : players[seat].hw

/** KFU-12.5 */
export const mostHw = (house: House, s: State, seat: Seat): number =>
  Math.min(leaderText(theCombat(s).leaders[seat]).addsHw ?? 0, usableHw(house, s, seat))

/** Option shiueRingo: the table draws the loser. */
const drawLoser = (s: State): Seat => {
  const rng = resume(s.stream)
  const loser = rng.take(Array.from({ length: SEATS }, (_, seat) => seat))
  s.stream = rng.save()
  return loser
}

/** KFU-7.8: the loser decides first; equal throws are repeated. */
export const throwSigns = (b: Bout, signs: readonly number[]): void => {
  b.log?.push({ key: 'kung-fur-fight.throws', signs: signs.map((sign) => SIGNS[sign]), rule: 'KFU-7.8' })
  if (signs[0] === signs[1]) {
    b.log?.push({ key: 'kung-fur-fight.throwTie', rule: 'KFU-7.8' })
    return
  }
  const firstSeatWins = (signs[0] + 1) % SIGNS.length === signs[1]
  decideFirst(b, theCombat(b.s), firstSeatWins ? 1 : 0)
}

const decideFirst = ({ log }: Bout, combat: Combat, seat: Seat): void => {
  combat.first = seat
  log?.push({ key: 'kung-fur-fight.first', seat, rule: 'KFU-7.9' })
}

const decide = (combat: Combat, seat: Seat): void => {
  combat.decided = withSeat(combat.decided, seat, true)
}

/** KFU-11.16: neither of them may ever be an Assistant. */
export const mayBeAdded = (kind: Kind): boolean => kind !== TUMAZ && !CHEFS[kind]

/** KFU-11.15, KFU-11.18: an ordinary Assistant from then on. */
export const addAnimal = (b: Bout, seat: Seat, kind: Kind | null): void => {
  const { s, log } = b
  const combat = theCombat(s)
  const arena = arenaOf(s, combat)
  const name = ARENA_NAMES[combat.arena]
  decide(combat, seat)
  if (kind === null) {
    log?.push({ key: 'kung-fur-fight.addNone', seat, arena: name, rule: 'KFU-11.15' })
    return
  }
  const player = s.players[seat]
  const [leader, ...assistants] = arena.teams[seat]
  player.hand = without(player.hand, kind)
  arena.teams = withSeat(arena.teams, seat, [leader, ...including(assistants, kind)])
  log?.push({ key: 'kung-fur-fight.add', seat, arena: name, card: FACES[kind], rule: 'KFU-11.15' })
}

/** KFU-12.5 */
export const commitHw = ({ s, log }: Bout, seat: Seat, hw: number): void => {
  const combat = theCombat(s)
  const arena = arenaOf(s, combat)
  const player = s.players[seat]
  decide(combat, seat)
  player.hw -= hw
  player.oldHw = Math.max(0, player.oldHw - hw)
  if (hw > 0) arena.hw = withSeat(arena.hw, seat, arena.hw[seat] + hw)
  log?.push({ key: 'kung-fur-fight.commit', seat, arena: ARENA_NAMES[combat.arena], hw, rule: 'KFU-12.5' })
}
