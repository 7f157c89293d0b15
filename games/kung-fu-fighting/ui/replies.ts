import type { House } from '../house.ts'
import { isTeammate } from '../rules/bout.ts'
import type { Attack } from '../state.ts'

/** Which Attack, and which of its targets, a counterattack replies to. */
interface Reply {
  readonly attack: number
  readonly target: number
}

/**
 * Counterattacks are gone through before the asking goes on (KFF-9.8), so the latest Attack that fits is the one: its
 * target strikes back, or a teammate who stood up for the target (KFF-14.17).
 */
const replyOf = (house: House, attacks: readonly Attack[], index: number): Reply | null => {
  const { counter, attacker, targets } = attacks[index]
  if (!counter) return null
  const isHit = (seat: number): boolean => targets.some((target) => target.seat === seat)
  const find = (fits: (seat: number) => boolean): Reply | null => {
    for (let attack = index - 1; attack >= 0; attack--) {
      const target = attacks[attack].targets.findIndex(({ seat, answersTo }) => fits(seat) && isHit(answersTo))
      if (target >= 0) return { attack, target }
    }
    return null
  }
  return find((seat) => seat === attacker) ?? find((seat) => isTeammate(house, seat, attacker))
}

/** By Attack and target, the counterattacks to it; and the Attacks that reply to none. */
export interface Tree {
  readonly roots: readonly number[]
  repliesTo(attack: number, target: number): readonly number[]
}

export const treeOf = (house: House, attacks: readonly Attack[]): Tree => {
  const replies = attacks.map((_, index) => replyOf(house, attacks, index))
  return {
    roots: [...attacks.keys()].filter((index) => replies[index] === null),
    repliesTo: (attack, target) =>
      [...attacks.keys()].filter((index) => {
        const reply = replies[index]
        return reply !== null && reply.attack === attack && reply.target === target
      }),
  }
}
