import type { Seat } from '../../../kernel/seats.ts'
import { APPLE, apOf, type Kind } from '../cards.ts'
import { ARENAS } from '../constants.ts'
import { highestLimit } from '../rules/limit.ts'
import { lastingAp } from '../rules/sums.ts'
import type { State } from '../state.ts'

/** What the opponent may bring to an arena: nobody, or a team of about so many AP. */
export interface Foe {
  readonly tokens: number
  readonly nobody: number
  readonly mean: number
  readonly spread: number
  /** How many Animals, and of the AP how many are HW, if somebody comes. */
  readonly animals: number
  readonly hw: number
  readonly winsTies: boolean
}

/** Whoever has fewer fighters than the limit allows may well rest. */
const TIRED = 0.35
/** Arenas are left alone less often than chance would have it. */
const DARING = 0.6
const VP_RICHES = 3

/** The hand is no secret to whoever remembers what was played; where it goes is: more of it to richer arenas. */
export const foesOf = (s: State, seat: Seat, spoils: readonly number[], vp: readonly number[]): Foe[] => {
  const { hand, hw, front } = s.players[seat]
  const limit = highestLimit(s, seat)
  const sent = Math.min(limit, hand.length)
  const rests = sent < limit ? TIRED : 0
  const strength = averageOfBest(hand, 2 * limit)
  const riches = spoils.map((worth, index) => worth + VP_RICHES * vp[index])
  const all = riches.reduce((sum, worth) => sum + worth, 0)
  return s.arenas.map((arena, index) => {
    const share = 0.25 / ARENAS + (0.75 * riches[index]) / all
    const absent = DARING * (1 - share) ** sent
    const nobody = rests + (1 - rests) * absent
    const animals = sent === 0 ? 0 : Math.min(3, (sent * share) / (1 - absent))
    const weapons = Math.min(4, hw * share)
    const mean = animals * strength + weapons + (s.coconut === seat ? share : 0)
    return {
      tokens: lastingAp(s, arena, seat),
      nobody,
      mean,
      spread: 0.7 + mean / 5,
      animals,
      hw: weapons,
      winsTies: front.includes(APPLE),
    }
  })
}

const averageOfBest = (hand: readonly Kind[], most: number): number => {
  const best = hand.map(apOf).sort((x, y) => y - x)
  const count = Math.min(most, best.length)
  let sum = 0
  for (let i = 0; i < count; i++) sum += best[i]
  return count === 0 ? 0 : sum / count
}

/** How likely the opponent stays at or below so many AP. */
export const atMost = (foe: Foe, ap: number, unarmed = false): number => {
  const own = ap - foe.tokens
  const quiet = own >= 0 ? foe.nobody : 0
  const mean = unarmed ? foe.mean - foe.hw : foe.mean
  return quiet + (1 - foe.nobody) / (1 + Math.exp((mean - own) / foe.spread))
}
