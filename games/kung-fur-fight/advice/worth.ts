import type { Seat } from '../../../kernel/seats.ts'
import { FACES, isAnimal, type Kind, leaderText, prizeOf } from '../cards.ts'
import { ARENAS, LEAD_TO_WIN, START_SP } from '../constants.ts'
import { opponentOf } from '../rules/bout.ts'
import { costOf } from '../rules/rewards.ts'
import type { State } from '../state.ts'

// What things are worth, in spirit points of a fresh opponent.

/** Rounds to come after this one if nobody wins before (KFU-16.6). */
export const roundsLeft = ({ pile }: State): number => Math.floor(pile.length / ARENAS)

/** How much of a lasting good's worth is left: all of it while three more rounds come. */
export const lasting = (s: State): number => Math.min(1, roundsLeft(s) / 3)

const LEADS = [0, 3, 6.5, 11]
const DECIDED = 25

/** What a lead in VP is worth: with 4 it is the match (KFU-16.5), and when the pile runs out any lead is (KFU-16.6). */
export const leadWorth = (s: State, lead: number): number => {
  const decides = roundsLeft(s) === 0 ? 1 : LEAD_TO_WIN
  const size = Math.abs(lead)
  const worth = size >= decides ? DECIDED : LEADS[size]
  return lead < 0 ? -worth : worth
}

/** What more VP mean for a seat as things stand. */
export const vpWorth = (s: State, seat: Seat, vp: number): number => {
  const lead = s.players[seat].vp - s.players[opponentOf(seat)].vp
  return leadWorth(s, lead + vp) - leadWorth(s, lead)
}

/** What it means that a seat loses spirit: little at first, for its limit grows, and everything in the end. */
export const lossWorth = ({ players }: State, seat: Seat, amount: number): number => {
  const { sp } = players[seat]
  if (sp === 0) return 0
  const lost = Math.min(amount, sp)
  return lost * (0.5 + (START_SP - sp) / 8) + (lost === sp ? BROKEN : 0)
}
const BROKEN = 12

export const HW_WORTH = 0.7

/** What a card is worth beside its numbers, as long as it can serve. */
const GOODS: Readonly<Record<string, number>> = {
  ming: 2.5,
  'shiau-yao': 1.8,
  musashi: 1.8,
  'tai-chi': 2.2,
  himiko: 2.8,
  boshark: 3,
  tumaz: 3.6,
  ginseng: 1.5,
  coconut: 1.8,
  peach: 1.5,
  apple: 1.5,
  mushroom: 1.2,
  peel: 2.5,
  block: 1.5,
  return: 1.2,
}
const GOOD: readonly number[] = FACES.map((face) => GOODS[face] ?? 0)

/** A Reward card for a winner by so many AP, but for VP. */
export const rewardWorth = (s: State, seat: Seat, kind: Kind, gap: number): number => {
  const later = lasting(s)
  if (isAnimal(kind)) return GOOD[kind] * later
  const prize = prizeOf(kind)
  const { sp } = s.players[seat]
  let worth = GOOD[kind] * later + lossWorth(s, opponentOf(seat), costOf(s, seat, kind, gap))
  if (prize.hw !== undefined) worth += Math.min(prize.hw, s.warehouse) * HW_WORTH * later
  if (prize.sp !== undefined && sp > 0 && sp < START_SP) worth += prize.sp
  return worth
}

/** All that a win in an arena brings under this Leader, but for VP. */
export const spoils = (s: State, seat: Seat, arena: number, leader: Kind, gap: number): number => {
  let worth = lossWorth(s, opponentOf(seat), leaderText(leader).winCosts ?? 0)
  for (const kind of s.arenas[arena].stack) worth += rewardWorth(s, seat, kind, gap)
  return worth
}

/** KFU-9.5, KFU-13.1, KFU-15.10 */
export const vpFor = ({ arenas }: State, arena: number, leader: Kind): number => {
  let vp = leaderText(leader).winVp ?? 1
  for (const kind of arenas[arena].stack) if (!isAnimal(kind)) vp += prizeOf(kind).vp ?? 0
  return vp
}
