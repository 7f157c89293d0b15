import type { Refusal } from '../../../../kernel/contract.ts'
import type { Seat } from '../../../../kernel/seats.ts'
import type { House } from '../../house.ts'
import type { Attack, State } from '../../state.ts'
import { isOut, leftOf } from '../bout.ts'

/** Whom an Attack may hit: anybody, the one who is answered, or somebody whom the original does not target. */
export type Aim =
  | { readonly as: 'attack' }
  | { readonly as: 'counter'; readonly on: Seat }
  | { readonly as: 'spawn'; readonly beside: Attack }

export const ANYBODY: Aim = { as: 'attack' }

/** KFF-8.4: opponents, clockwise. */
export const opponentsOf = (house: House, s: State, seat: Seat): Seat[] => {
  const seats: Seat[] = []
  for (let places = 1; places < house.seats; places++) {
    const other = leftOf(house, seat, places)
    if (house.sideOf[other] !== house.sideOf[seat] && !isOut(house, s, other)) seats.push(other)
  }
  return seats
}

/** A bit for each side that an Attack of the exchange targets (KFF-11.8, KFF-11.9). */
export const targetedSides = ({ sideOf }: House, { exchange }: State): number => {
  let sides = 0
  for (const { targets } of exchange?.attacks ?? []) for (const { seat } of targets) sides |= 1 << sideOf[seat]
  return sides
}

/** KFF-9.5, KFF-14.12 */
const refuseMain = (aim: Aim, seat: Seat): Refusal | null => {
  if (aim.as === 'counter' && seat !== aim.on) return { rule: 'KFF-9.5', why: 'answersTo' }
  if (aim.as === 'spawn' && aim.beside.targets.some((target) => target.seat === seat))
    return { rule: 'KFF-14.12', why: 'anotherPlayer' }
  return null
}

/** Why these may not all be hit; the first is the main target. */
export const refuseTargets = (
  house: House,
  s: State,
  seat: Seat,
  aim: Aim,
  targets: readonly Seat[],
): Refusal | null => {
  const opponents = opponentsOf(house, s, seat)
  if (targets.some((target) => !opponents.includes(target))) return { rule: 'KFF-8.4', why: 'opponentsOnly' }
  const wrongMain = refuseMain(aim, targets[0])
  if (wrongMain !== null) return wrongMain
  return refuseFurther(house, targetedSides(house, s), targets.slice(1), [targets[0]])
}

/** KFF-13.13: one player of each side; KFF-11.8: a side that no other Attack targets. */
export const refuseFurther = (
  { sideOf, teams }: House,
  taken: number,
  further: readonly Seat[],
  beside: readonly Seat[],
): Refusal | null => {
  let hit = 0
  for (const seat of beside) hit |= 1 << sideOf[seat]
  for (const seat of further) {
    const side = 1 << sideOf[seat]
    if ((hit & side) !== 0) return teams ? { rule: 'KFF-13.13', why: 'oneOfATeam' } : { rule: 'KFF-11.4', why: 'twice' }
    if ((taken & side) !== 0) return { rule: 'KFF-11.8', why: 'alreadyTargeted' }
    hit |= side
  }
  return null
}

/** Every legal set of targets once, by how many: the main target first, then clockwise. */
export const targetSets = (house: House, s: State, seat: Seat, aim: Aim): Seat[][][] => {
  const opponents = opponentsOf(house, s, seat)
  const taken = targetedSides(house, s)
  const bySize: Seat[][][] = [[], []]
  for (let size = 2; size <= opponents.length; size++) bySize.push([])
  for (let mask = 1; mask < 1 << opponents.length; mask++) {
    const set = opponents.filter((_, at) => ((mask >>> at) & 1) === 1)
    const legal = mainFirst(house, aim, taken, set)
    if (legal !== null) bySize[set.length].push(legal)
  }
  return bySize
}

/** Which of them is the main target makes no difference later, so it is the first one that may be (KFF-8.7). */
const mainFirst = (house: House, aim: Aim, taken: number, set: readonly Seat[]): Seat[] | null => {
  for (let at = 0; at < set.length; at++) {
    const rest = set.filter((_, other) => other !== at)
    if (refuseMain(aim, set[at]) === null && refuseFurther(house, taken, rest, [set[at]]) === null)
      return [set[at], ...rest]
  }
  return null
}

/** The same targets in their one spelling. */
export const settleTargets = (house: House, s: State, seat: Seat, aim: Aim, targets: readonly Seat[]): Seat[] => {
  const set = clockwise(house, seat, targets)
  return mainFirst(house, aim, targetedSides(house, s), set) ?? set
}

export const clockwise = ({ seats }: House, from: Seat, targets: readonly Seat[]): Seat[] =>
  targets.slice().sort((x, y) => ((x - from + seats) % seats) - ((y - from + seats) % seats))

/** KFF-13.14: the further targets that a teammate's split may add, by how many. */
export const furtherSets = (house: House, s: State, seat: Seat, attack: Attack): Seat[][][] => {
  const opponents = opponentsOf(house, s, seat)
  const taken = targetedSides(house, s)
  const bySize: Seat[][][] = []
  for (let size = 0; size <= opponents.length; size++) bySize.push([])
  const beside = attack.targets.map((target) => target.seat)
  for (let mask = 1; mask < 1 << opponents.length; mask++) {
    const set = opponents.filter((_, at) => ((mask >>> at) & 1) === 1)
    if (refuseFurther(house, taken, set, beside) === null) bySize[set.length].push(set)
  }
  return bySize
}
