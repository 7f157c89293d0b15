import { fight } from './fight.ts'
import { ARENAS, drop, type Moment, sum, type Talk } from './moment.ts'

const WEAPONS = ['hw1', 'hw2', 'hw3'] as const

/** Plan, Resolve, Refresh, and the Prepare of the next round. */
export function* round(m: Moment): Talk {
  const plans = yield { window: 'plan', seats: [0, 1] }
  m.teams = plans.map((plan) => ARENAS.map((name) => [...((plan.do === 'plan' && plan[name]) || [])]))
  m.weapons = plans.map((plan) => WEAPONS.map((name) => (plan.do === 'plan' && plan[name]) || 0))
  const spots = plans.map((plan) => ARENAS.findIndex((name) => plan.do === 'plan' && plan.coconut === name))
  m.coconutAt = Math.max(...spots)
  m.openingVp = [...m.vp]
  const wanted = [0, 1].map((seat) => peachesFor(m, seat))
  for (const seat of [0, 1]) {
    for (const name of m.teams[seat].flat()) drop(m.hands[seat], name)
    m.hw[seat] -= sum(m.weapons[seat])
  }
  m.old = [...m.hw]
  m.lowest = [...m.sp]
  const hasPassed = m.teams.map((teams) => teams.flat().length === 0)
  const hasCooked = m.teams.map((teams) => teams.some(([leader]) => leader === 'fu' || leader === 'hokuto'))
  const raihuu = m.teams[1 - m.dogs].findIndex(([leader]) => leader === 'raihuu')
  const winners: number[] = []
  for (const arena of ARENAS.keys()) winners.push(yield* fight(m, arena, raihuu >= 0 && raihuu !== arena))
  for (const seat of [0, 1])
    for (let n = 0; n < wanted[seat]; n++) {
      drop(m.fronts[seat], 'peach')
      m.discard.push('peach')
    }
  m.ended = endOf(m)
  if (m.ended === null) refresh(m, winners, hasPassed, hasCooked)
}

const better = ([one, other]: readonly number[]): string => (one === other ? 'AB' : one > other ? 'A' : 'B')

/** Chapter 16. */
const endOf = ({ sp, vp, pile, options }: Moment): object | null => {
  if (sp.includes(0) && sp[0] !== sp[1]) return { winners: better(sp), reason: 'spirit' }
  if (sp.includes(0)) return { winners: better(vp), reason: 'bothDown' }
  if (Math.abs(vp[0] - vp[1]) >= 4) return { winners: better(vp), reason: 'lead' }
  if (pile.length >= 3) return null
  return { winners: better(vp[0] === vp[1] && options.pileEndTie === 'sp' ? sp : vp), reason: 'pile' }
}

const peachesFor = (m: Moment, seat: number): number => {
  const counted = sum(m.teams[seat].map((team) => team.length - (team[0] === 'himiko' ? 1 : 0)))
  return Math.max(0, counted - m.limits[seat] + (m.blocked[seat] === m.round ? 1 : 0))
}

const refresh = (
  m: Moment,
  winners: readonly number[],
  hasPassed: readonly boolean[],
  hasCooked: readonly boolean[],
): void => {
  for (const seat of [0, 1]) {
    for (const [arena, [leader, ...others]] of m.teams[seat].entries()) {
      const place = leader === 'yaou' && winners[arena] === seat ? m.hands[seat] : m.rests[seat]
      if (leader !== undefined) place.push(leader)
      m.rests[seat].push(...others)
    }
    m.warehouse += sum(m.weapons[seat])
    if (m.blocked[seat] <= m.round) m.blocked[seat] = 0
    const sp = m.options.lowSpCheck === 'lowest' ? m.lowest[seat] : m.sp[seat]
    m.limits[seat] = Math.max(m.limits[seat], sp <= 4 ? 5 : sp <= 8 ? 4 : 3)
    if (recovers(m, seat, sp, hasPassed[seat], hasCooked[seat])) m.hands[seat].push(...m.rests[seat].splice(0))
    m.ginseng[seat] = false
  }
  m.round += 1
  for (const stack of m.stacks) {
    stack.push(...m.pile.splice(0, 1))
    if (stack.length > 3) m.discard.push(...stack.splice(0, 1))
  }
}

/** The algorithm of KFU-17.19. */
const recovers = (m: Moment, seat: number, sp: number, hasPassed: boolean, hasCooked: boolean): boolean => {
  const isSpared = hasPassed && m.options.passAtLowSp === 'spares'
  let isDue = hasPassed || m.ginseng[seat]
  if (sp <= 4 && m.delicacies[seat] > 0 && !isSpared) {
    m.delicacies[seat] -= 1
    isDue = true
  } else if (hasCooked && m.dishes[seat] + m.delicacies[seat] > 0) {
    const food = m.dishes[seat] > 0 ? m.dishes : m.delicacies
    food[seat] -= 1
    isDue = true
  }
  return isDue
}
