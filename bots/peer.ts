import type { Code, Rules } from '../kernel/contract.ts'
import type { Rng } from '../kernel/random.ts'
import type { Seat } from '../kernel/seats.ts'
import type { Bot } from './bot.ts'
import { anyChoice } from './candidates.ts'
import { sidesOf, worthOf } from './search/worth.ts'

export const PEER_ITERATIONS = 1000
const CURIOSITY = Math.SQRT2
const TRIES = 10
const FEWEST = 10
/** Longer games than this count for nothing, as in the original. */
const DEPTH = 400

/**
 * What we measure ourselves by: flat upper-confidence search over guessed worlds with uniform playouts, as
 * boardgame.io's bot does it, only that it is given worlds to guess and not the truth.
 */
export const peering = (id: string, iterations: number): Bot => ({
  id,
  choose: (game, rules, view, seat, rng, budget = {}) => {
    const most = Math.min(iterations, budget.iterations ?? iterations)
    const choices = someChoices(rules, view, seat, most, rng)
    const visits = choices.map(() => 0)
    const totals = choices.map(() => 0)
    const sides = sidesOf(game, rules)
    const worth: number[] = []
    for (let n = 0; n < most; n++) {
      const at = n < choices.length ? n : mostPromising(visits, totals, n)
      const world = rules.imagine(view, seat, rng)
      const asked = rules.awaiting(world)
      rules.play(
        world,
        asked.map((other) => (other === seat ? choices[at] : anyChoice(rules, world, other, rng))),
      )
      playOut(rules, world, rng)
      const outcome = rules.outcome(world)
      if (outcome !== null) worthOf(outcome, sides, worth)
      visits[at] += 1
      totals[at] += outcome === null ? 0 : worth[seat]
    }
    return choices[most < PEER_ITERATIONS ? bestOfEqual(visits, totals) : visits.indexOf(Math.max(...visits))]
  },
})

/** All of them, or as many drawn at random as it can try ten times each: ten at least. */
const someChoices = <S, K extends Code, C>(
  rules: Rules<S, K, C>,
  view: S,
  seat: Seat,
  iterations: number,
  rng: Rng,
): K[] => {
  const tried = Math.max(FEWEST, Math.floor(iterations / TRIES))
  if (rules.count !== undefined && rules.count(view, seat) > tried)
    return [...new Set(Array.from({ length: tried }, () => anyChoice(rules, view, seat, rng)))]
  const all: K[] = []
  rules.choices(view, seat, all)
  return all
}

/** The original takes the first of those that it tried most. Where it can try little, that would be any of them. */
const bestOfEqual = (visits: readonly number[], totals: readonly number[]): number => {
  let best = 0
  for (let at = 1; at < visits.length; at++)
    if (visits[at] > visits[best] || (visits[at] === visits[best] && totals[at] > totals[best])) best = at
  return best
}

const mostPromising = (visits: readonly number[], totals: readonly number[], n: number): number => {
  let best = 0
  let highest = Number.NEGATIVE_INFINITY
  for (let at = 0; at < visits.length; at++) {
    const bound = totals[at] / visits[at] + CURIOSITY * Math.sqrt(Math.log(n) / visits[at])
    if (bound > highest) {
      highest = bound
      best = at
    }
  }
  return best
}

const playOut = <S, K extends Code, C>(rules: Rules<S, K, C>, world: S, rng: Rng): void => {
  let left = DEPTH
  for (
    let asked: readonly Seat[] = rules.awaiting(world);
    asked.length > 0 && left > 0;
    asked = rules.awaiting(world)
  ) {
    rules.play(
      world,
      asked.map((seat) => anyChoice(rules, world, seat, rng)),
    )
    left -= asked.length
  }
}
