import type { Code } from '../../kernel/contract.ts'
import type { Rng } from '../../kernel/random.ts'
import type { Arms } from './arms.ts'

/**
 * Where several choose at once, the best reply to what the others did so far can be read and punished. Regret matching
 * plays every choice as often as it would have been better so far; what was meant on average is the answer.
 */

const EXPLORATION = 0.2

const GRAIN = 1 << 24

export const unit = (rng: Rng): number => rng.below(GRAIN) / GRAIN

/** Fills `chances` with how likely each legal choice is to be drawn, and draws one: its place among the arms. */
export const drawByRegret = <K extends Code>(
  arms: Arms<K>,
  legal: readonly number[],
  chances: number[],
  rng: Rng,
): number => {
  const intents = intentsOf(arms, legal, chances)
  const even = EXPLORATION / legal.length
  for (let i = 0; i < legal.length; i++) {
    arms.meant[legal[i]] += intents[i] * (arms.times + 1)
    chances[i] = intents[i] * (1 - EXPLORATION) + even
  }
  let left = unit(rng)
  for (let i = 0; i < legal.length - 1; i++) {
    left -= chances[i]
    if (left < 0) return legal[i]
  }
  return legal[legal.length - 1]
}

/** The strategy itself, without exploration; by looks while nothing is regretted. */
const intentsOf = <K extends Code>(arms: Arms<K>, legal: readonly number[], out: number[]): number[] => {
  let sum = 0
  for (let i = 0; i < legal.length; i++) {
    out[i] = Math.max(0, arms.regrets[legal[i]])
    sum += out[i]
  }
  if (sum > 0) for (let i = 0; i < legal.length; i++) out[i] /= sum
  else {
    let priors = 0
    for (const at of legal) priors += arms.priors[at]
    for (let i = 0; i < legal.length; i++) out[i] = arms.priors[legal[i]] / priors
  }
  return out
}

/** How a choice fared against one that others made at the same time. */
export interface Bout {
  visits: number
  total: number
}

/**
 * What was drawn brought `value` against `others`. What another choice would have brought is taken from how it fared
 * against the same, or at all: a lucky draw of a rare choice does not drown everything else, as it would if it were
 * weighed by its rarity.
 */
export const regret = <K extends Code>(
  arms: Arms<K>,
  drawn: number,
  others: Code,
  value: number,
  intents: number[],
): void => {
  const { legal } = arms
  const bouts = arms.against(others)
  const bout = bouts[drawn] ?? { visits: 0, total: 0 }
  bouts[drawn] = bout
  bout.visits += 1
  bout.total += value
  const usual = arms.times === 0 ? value : arms.total / arms.times
  const estimate = (at: number): number => {
    const met = bouts[at]
    const mean = arms.mean(at, usual)
    return met === undefined ? mean : (met.total + PATIENCE * mean) / (met.visits + PATIENCE)
  }
  intentsOf(arms, legal, intents)
  let expected = 0
  for (let i = 0; i < legal.length; i++) expected += intents[i] * estimate(legal[i])
  for (let i = 0; i < legal.length; i++)
    arms.regrets[legal[i]] = Math.max(0, arms.regrets[legal[i]] + estimate(legal[i]) - expected)
}

/** So many meetings count as much as all that is known of a choice otherwise. */
const PATIENCE = 0.2
