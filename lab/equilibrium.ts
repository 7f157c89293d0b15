import { after, fold, type Policy, remembered } from './policy.ts'
import { type Duel, ranksLeft, sealedDuel } from './sealed-duel.ts'

const ROUNDS_OF_LEARNING = 1500

/** From the last round back: every moment is a matrix of what it leads to, and the matrix is solved. */
export const equilibrium = (): Policy => {
  const values = new Map<string, number>()
  const valueOf = (s: Duel): number => {
    const key = String(sealedDuel.key(s, 0))
    const found = values.get(key) ?? fold(s, (moment) => solve(matrixOf(moment)).value)
    values.set(key, found)
    return found
  }
  const matrixOf = (s: Duel): number[][] =>
    ranksLeft(s, 0).map((one) => ranksLeft(s, 1).map((other) => valueOf(after(s, one, other))))
  return remembered((s, seat) => solve(matrixOf(s)).policies[seat])
}

interface Solution {
  readonly policies: readonly (readonly number[])[]
  readonly value: number
}

/** Regret matching plus, each in turn: the average of what was meant comes near an equilibrium of the matrix. */
const solve = (matrix: readonly (readonly number[])[]): Solution => {
  const transposed = matrix[0].map((_, column) => matrix.map((row) => 1 - row[column]))
  const learners = [matrix, transposed].map((payoffs) => ({
    payoffs,
    regrets: payoffs.map(() => 0),
    worth: payoffs.map(() => 0),
    now: payoffs.map(() => 1 / payoffs.length),
    meant: payoffs.map(() => 0),
  }))
  for (let n = 1; n <= ROUNDS_OF_LEARNING; n++)
    for (const [seat, { payoffs, regrets, worth, now, meant }] of learners.entries()) {
      const other = learners[1 - seat].now
      let usual = 0
      let total = 0
      for (let at = 0; at < worth.length; at++) {
        worth[at] = 0
        for (let two = 0; two < other.length; two++) worth[at] += payoffs[at][two] * other[two]
        usual += worth[at] * now[at]
      }
      for (let at = 0; at < worth.length; at++) {
        regrets[at] = Math.max(0, regrets[at] + worth[at] - usual)
        total += regrets[at]
      }
      for (let at = 0; at < worth.length; at++) {
        now[at] = total > 0 ? regrets[at] / total : 1 / worth.length
        meant[at] += n * now[at]
      }
    }
  const policies = learners.map(({ meant }) => {
    const total = meant.reduce((sum, weight) => sum + weight, 0)
    return meant.map((weight) => weight / total)
  })
  const value = matrix.reduce(
    (sum, row, one) => sum + policies[0][one] * row.reduce((part, worth, two) => part + worth * policies[1][two], 0),
    0,
  )
  return { policies, value }
}
