import type { Seat } from '../../../kernel/seats.ts'
import { type Kind, kindOf } from '../cards.ts'
import type { House } from '../house.ts'
import { blockFits, passesBars } from '../rules/nature.ts'
import type { Attack, Exchange, State, Target } from '../state.ts'
import { blow } from './strike.ts'

/** What an open exchange is going to cost a seat. */
interface Pending {
  /** The Chi that is lost even if the seat blocks as well as it can. */
  loss: number
  /** The Chi that Blocks save, and how many of them it takes. */
  saved: number
  blocks: number
}

/** Adds what one seat is about to lose. */
export const addPending = (house: House, s: State, seat: Seat, sum: Pending): void => {
  if (s.exchange === null) return
  const { attacks } = s.exchange
  for (let i = 0; i < attacks.length; i++)
    for (let j = 0; j < attacks[i].targets.length; j++) {
      const target = attacks[i].targets[j]
      if (target.seat !== seat) continue
      const open = lossOf(house, s, attacks[i], target)
      const left = open > 0 && mayBlock(s.exchange, i, j) ? blocked(house, s, attacks[i], target, open) : open
      sum.loss += left
      if (left === open) continue
      sum.saved += open - left
      sum.blocks += 1
    }
}

const lossOf = (house: House, s: State, attack: Attack, target: Target): number =>
  target.block >= 0 && house.prints[target.block].ignore ? 0 : blow(house, s, attack, target).loss

/** Whether this target has yet to answer (KFF-15.7 to 15.11). */
const mayBlock = ({ attacks, volleys }: Exchange, attack: number, target: number): boolean => {
  if (attacks[attack].targets[target].block >= 0) return false
  for (let i = 0; i < volleys.length; i++) {
    const volley = volleys[i]
    const place = volley.attacks.indexOf(attack)
    if (place < 0) continue
    if (!volley.answering || place > volley.at) return true
    // Whoever answered with a counterattack has answered: his volley waits below another.
    return place === volley.at && (i === volleys.length - 1 ? target >= volley.target : target > volley.target)
  }
  return false
}

/** What gets through the best Block in hand. */
const blocked = (house: House, s: State, attack: Attack, target: Target, open: number): number => {
  const hand = s.hands[target.seat]
  let least = open
  for (let i = 0; i < hand.length && least > 0; i++) {
    const kind = kindOf(hand[i])
    const { type, ignore, value } = house.prints[kind]
    if (type === 'block' && stops(house, attack, kind)) least = ignore ? 0 : Math.min(least, Math.max(0, open - value))
  }
  return least
}

const stops = (house: House, attack: Attack, block: Kind): boolean =>
  blockFits(house, attack, block) && passesBars(house, attack, block)

/** Whether a seat has a Block that makes nothing of an Attack. */
export const canIgnore = (house: House, s: State, seat: Seat, attack: Attack): boolean => {
  const hand = s.hands[seat]
  for (let i = 0; i < hand.length; i++) {
    const kind = kindOf(hand[i])
    const { type, ignore } = house.prints[kind]
    if (type === 'block' && ignore && stops(house, attack, kind)) return true
  }
  return false
}
