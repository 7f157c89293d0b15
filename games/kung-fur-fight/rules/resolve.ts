import type { Seat } from '../../../kernel/seats.ts'
import { type Kind, PEACH } from '../cards.ts'
import { ARENA_NAMES } from '../choice.ts'
import { ARENAS, SEATS } from '../constants.ts'
import type { House } from '../options.ts'
import type { Arena, Combat, State } from '../state.ts'
import { takeRaihuuOff } from './after.ts'
import { type Bout, theCombat } from './bout.ts'
import { checkEnd } from './end.ts'
import { without } from './lists.ts'
import { prepare } from './prepare.ts'
import { refresh } from './refresh.ts'
import { runSteps, stepsOf } from './steps.ts'

/** KFU-7.2: the arenas in the order 1, 2, 3, each completely before the next. */
export const settleArenas = (b: Bout): void => settleFrom(b, 0)

/** Takes the combat up again after a question. */
export const goOn = (b: Bout, where: 'sameStep' | 'nextStep'): void => {
  const combat = theCombat(b.s)
  if (runSteps(b, combat, where)) settleFrom(b, combat.arena + 1)
}

const settleFrom = (b: Bout, first: number): void => {
  const { s, log } = b
  for (let index = first; index < ARENAS; index++) {
    const arena = s.arenas[index]
    if (!isFought(b.house, arena)) {
      log?.push({ key: 'kung-fur-fight.skip', arena: ARENA_NAMES[index], rule: 'KFU-7.3' })
      takeRaihuuOff(b, index) // option tokensAlone
      continue
    }
    const combat = combatIn(b.house, s, index)
    s.combat = combat
    if (!runSteps(b, combat, 'sameStep')) return
  }
  s.combat = null
  discardPeaches(b)
  if (checkEnd(b)) return
  refresh(b)
  prepare(b)
}

/** The combat in an arena as it begins. */
export const combatIn = (house: House, { arenas }: State, arena: number): Combat => {
  const { teams } = arenas[arena]
  return {
    arena,
    step: stepsOf(house)[0],
    leaders: [leaderOf(teams[0]), leaderOf(teams[1])],
    first: -1,
    decided: UNDECIDED,
    waived: 0,
    ap: NO_AP,
    winner: -1,
    lost: 0,
  }
}

const UNDECIDED: readonly boolean[] = [false, false]
const NO_AP: readonly number[] = [0, 0]

const leaderOf = (team: readonly Kind[]): Kind => (team.length === 0 ? -1 : team[0])

/** KFU-7.3, KFU-7.4: somebody has an Animal there, or a token that counts. */
export const isFought = (house: House, arena: Arena): boolean => {
  if (arena.teams[0].length + arena.teams[1].length > 0) return true
  if (house.tokensAlone === 'skip') return false
  if (arena.raihuu) return true
  return house.tokensWithoutAnimals === 'count' && (arena.hua || arena.mushrooms[0] + arena.mushrooms[1] > 0)
}

/** KFU-7.15: every Peach that was used. */
const discardPeaches = ({ s, log }: Bout): void => {
  for (let seat: Seat = 0; seat < SEATS; seat++) {
    const player = s.players[seat]
    const { peaches } = player
    if (peaches === 0) continue
    for (let i = 0; i < peaches; i++) {
      player.front = without(player.front, PEACH)
      s.discard = [...s.discard, PEACH]
    }
    player.peaches = 0
    log?.push({ key: 'kung-fur-fight.peachSpent', seat, count: peaches, rule: 'KFU-7.15' })
  }
}
