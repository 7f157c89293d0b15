import type { Seat } from '../../../kernel/seats.ts'
import { type Card, kindOf } from '../cards.ts'
import type { Print } from '../deck/print.ts'
import type { House } from '../house.ts'
import { printAt } from '../rules/bout.ts'
import { blockFits, passesBars } from '../rules/nature.ts'
import type { Attack, State, Target } from '../state.ts'
import { slotWorth } from './gear.ts'
import { coverage, type Lore, loreOf } from './lore.ts'
import { blow } from './strike.ts'

// What counts towards winning, fitted to games of greedy players who now and then played at random.
const CHI = 0.125
/** The last points are the dearest. */
const LOW_CHI = -0.8
const DOOMED = -1
/** A Block that undoes every Attack; others count for what they undo. */
const A_BLOCK = 0.65
const WHOLE = 6
const HEALING = 0.06
const PLUS = 0.03
const COMBO = 0.08
const GEAR_IN_HAND = 0.02
const ARMED = 0.13
const STANCE = 0.1
const WEAPON = 0.06
/** The turn before the refill, between it and the Attack, and after it. */
const EARLY = 0.53
const PREPARED = -0.04
const REACH = 0.03
const RESPITE = -0.58

/** The share of a blow that may be expected where no Block was played yet, without one that undoes it and with one. */
const OPEN = 0.8
const COVERED = 0.25
const LITTLE = 0.3

/** The chance of each seat to win, by the looks of a world; a side has what its members have on average. */
export const chances = (house: House, s: State, out: number[]): void => {
  const { members, seats, sideOf } = house
  const weights: number[] = []
  let sum = 0
  for (let side = 0; side < members.length; side++) {
    weights[side] = s.chi[side] === 0 ? 0 : Math.exp(standing(house, s, side))
    sum += weights[side]
  }
  for (let seat = 0; seat < seats; seat++) out[seat] = weights[sideOf[seat]] / sum
}

const standing = (house: House, s: State, side: number): number => {
  const members = house.members[side]
  let possessions = 0
  let lost = 0
  let tempo = 0
  for (let i = 0; i < members.length; i++) {
    possessions += possessionsOf(house, s, members[i])
    lost += losing(house, s, members[i])
    if (s.active === members[i]) tempo = turnOf(house, s, members[i])
  }
  const chi = Math.max(LITTLE, s.chi[side] - lost)
  const doomed = lost >= OPEN * s.chi[side] ? DOOMED : 0
  return CHI * chi + LOW_CHI / Math.max(1, chi) + doomed + possessions / members.length + tempo
}

const turnOf = (house: House, s: State, seat: Seat): number => {
  if (s.window === 'refill' || s.window === 'upkeep') return EARLY
  if (s.window === 'respite') return RESPITE
  return s.window === 'prepare' ? PREPARED + REACH * reachOf(house, s, seat) : 0
}

/** What an Attack could come to with all the enhancements in hand. */
const reachOf = (house: House, s: State, seat: Seat): number => {
  const hand = s.hands[seat]
  let best = printAt(house, s.weapons[seat]).value
  let plus = 0
  for (let i = 0; i < hand.length; i++) {
    const { type, value } = house.prints[kindOf(hand[i])]
    if (type === 'attack') best = Math.max(best, value)
    else if (type === 'enhancement' || type === 'finisher') plus += Math.max(0, value)
  }
  return best > 0 ? best + plus : 0
}

const possessionsOf = (house: House, s: State, seat: Seat): number => {
  const hand = s.hands[seat]
  const worths = worthsOf(house)
  let isArmed = s.weapons[seat] >= 0
  let worth = STANCE * slotWorth(house, s, seat, 'stance') + WEAPON * slotWorth(house, s, seat, 'weapon')
  for (let i = 0; i < hand.length; i++) {
    const kind = kindOf(hand[i])
    worth += worths[kind]
    if (house.prints[kind].type === 'attack') isArmed = true
  }
  return isArmed ? worth + ARMED : worth
}

/** By kind, what a card counts in hand; made once for every match. */
const worthsOf = (house: House): readonly number[] => {
  let worths = made.get(house)
  if (worths === undefined) {
    worths = house.prints.slice(0, house.kinds).map((print) => inHand(loreOf(house), print))
    made.set(house, worths)
  }
  return worths
}

const made = new WeakMap<House, readonly number[]>()

const inHand = (lore: Lore, { type, value, ignore, against, combo }: Print): number => {
  switch (type) {
    case 'attack':
      return 0
    case 'block':
      return A_BLOCK * coverage(lore, against) * (ignore ? 1 : Math.min(1, value / WHOLE))
    case 'chi':
      return HEALING * value
    case 'enhancement':
    case 'finisher':
      return PLUS * Math.max(0, value) + COMBO * combo
    default:
      return GEAR_IN_HAND
  }
}

/** The Chi that this seat is about to lose. */
const losing = (house: House, s: State, seat: Seat): number => {
  if (s.exchange === null) return 0
  const { attacks } = s.exchange
  let lost = 0
  for (let i = 0; i < attacks.length; i++)
    for (let j = 0; j < attacks[i].targets.length; j++)
      if (attacks[i].targets[j].seat === seat) lost += expected(house, s, attacks[i], attacks[i].targets[j])
  return lost
}

const expected = (house: House, s: State, attack: Attack, target: Target): number => {
  if (target.block >= 0 && house.prints[target.block].ignore) return 0
  const { loss } = blow(house, s, attack, target)
  if (target.block >= 0) return loss
  return (isCovered(house, attack, s.hands[target.seat]) ? COVERED : OPEN) * loss
}

const isCovered = (house: House, attack: Attack, hand: readonly Card[]): boolean => {
  for (let i = 0; i < hand.length; i++) {
    const kind = kindOf(hand[i])
    const { type, ignore } = house.prints[kind]
    if (type === 'block' && ignore && blockFits(house, attack, kind) && passesBars(house, attack, kind)) return true
  }
  return false
}
