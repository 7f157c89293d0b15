import type { Seat } from '../../../kernel/seats.ts'
import { apOf, FACES, type Kind, leaderText } from '../cards.ts'
import { ARENA_NAMES } from '../choice.ts'
import { SEATS } from '../constants.ts'
import type { Combat, State } from '../state.ts'
import { arenaOf, ask, type Bout, opponentOf, theCombat } from './bout.ts'
import { including, without, withSeat } from './lists.ts'

/** Step 2 (KFU-7.10): Shiau-Yao against a team of at least two. */
export const removal = ({ s }: Bout, combat: Combat): boolean => {
  for (let seat = 0; seat < SEATS; seat++) {
    if (leaderText(combat.leaders[seat]).removesAssistant !== true) continue
    if (arenaOf(s, combat).teams[opponentOf(seat)].length < 2) continue // KFU-13.3
    ask(s, 'shiauYao', seat)
    return true
  }
  return false
}

/** KFU-13.4: the Assistants with the lowest printed AP, each kind once. */
export const weakestAssistants = (s: State, seat: Seat): Kind[] => {
  const assistants = arenaOf(s, theCombat(s)).teams[opponentOf(seat)].slice(1)
  const lowest = Math.min(...assistants.map(apOf))
  return [...new Set(assistants.filter((kind) => apOf(kind) === lowest))]
}

/** KFU-13.2, KFU-13.5: to its owner's Rest; HW and Coconut stay. */
export const removeAssistant = ({ s, log }: Bout, seat: Seat, kind: Kind | null): void => {
  const combat = theCombat(s)
  const name = ARENA_NAMES[combat.arena]
  if (kind === null) {
    log?.push({ key: 'kung-fur-fight.removeNone', seat, arena: name, rule: 'KFU-13.2' })
    return
  }
  const to = opponentOf(seat)
  const arena = arenaOf(s, combat)
  const [leader, ...assistants] = arena.teams[to]
  arena.teams = withSeat(arena.teams, to, [leader, ...without(assistants, kind)])
  s.players[to].rest = including(s.players[to].rest, kind)
  log?.push({ key: 'kung-fur-fight.remove', seat, to, arena: name, card: FACES[kind], rule: 'KFU-13.2' })
}
