import type { Seat } from '../kernel/seats.ts'
import { type Duel, isOver, lead, ranksLeft, sealedDuel } from './sealed-duel.ts'

/** How likely each rank that is left is to be laid, in the order of the ranks. */
export type Policy = (s: Duel, seat: Seat) => readonly number[]

export const uniform: Policy = (s, seat) => {
  const left = ranksLeft(s, seat)
  return left.map(() => 1 / left.length)
}

/** Thinks once about whatever can be asked. */
export const remembered = (policy: Policy): Policy => {
  const known = new Map<string, readonly number[]>()
  return (s, seat) => {
    const question = `${seat} ${sealedDuel.key(s, seat)}`
    const found = known.get(question) ?? policy(s, seat)
    known.set(question, found)
    return found
  }
}

/** What a finished duel is worth to the first player: 1, ½ or 0. */
const worth = ({ laid }: Duel): number => (Math.sign(lead(laid)) + 1) / 2

export const after = ({ laid: [mine, theirs] }: Duel, one: number, other: number): Duel => ({
  laid: [
    [...mine, one],
    [...theirs, other],
  ],
})

/** What a moment is worth to the first player, if `judge` makes one number of what each pair of ranks leads to. */
export const fold = (s: Duel, judge: (s: Duel, values: (one: number, other: number) => number) => number): number => {
  if (isOver(s)) return worth(s)
  const [mine, theirs] = [ranksLeft(s, 0), ranksLeft(s, 1)]
  return judge(s, (one, other) => fold(after(s, mine[one], theirs[other]), judge))
}

const BEGINNING: Duel = { laid: [[], []] }

/** What the first of two policies wins against the other. */
export const meeting = (first: Policy, other: Policy): number =>
  fold(BEGINNING, (s, values) => {
    const theirs = other(s, 1)
    return sum(first(s, 0), (one) => sum(theirs, (two) => values(one, two)))
  })

/** How much more than an even share somebody wins who knows the policy and plays the best reply to it. */
export const exploitability = (policy: Policy): number =>
  fold(BEGINNING, (s, values) => {
    const theirs = policy(s, 1)
    return Math.max(...ranksLeft(s, 0).map((_, one) => sum(theirs, (two) => values(one, two))))
  }) - 0.5

/** Whatever is never done need not be thought about. */
const sum = (chances: readonly number[], value: (at: number) => number): number =>
  chances.reduce((total, chance, at) => (chance === 0 ? total : total + chance * value(at)), 0)
