import type { Seat } from '../../../kernel/seats.ts'
import { ask, type Bout, characterOf, isOut, secretOf, spend, usable } from './bout.ts'
import { closeSequence, endByHp } from './end.ts'
import { drawTo, refill } from './piles.ts'
import { psychUp } from './psych-up.ts'

/** Chapter 4: a turn lasts from becoming active until its action is over (KBK-4.4). */
export const beginTurn = (b: Bout, seat: Seat): void => {
  const { s, log, house } = b
  if (s.turn === house.turnLimit) return endByHp(b, 'turnLimit', 'KBK-22.1')
  s.turn += 1
  s.active = seat
  s.held = s.hands[seat].length
  s.attacks = 0
  s.succeeding = false
  s.waiting = -1
  s.paid = 0
  s.mustAttack = ''
  s.flamed = false
  log?.push({ key: 'kabuken.turn', seat, turn: s.turn, rule: 'KBK-4.1' })
  if (s.hands[seat].length === 0 && !hasChoice(b, seat))
    psychUp(b, -1, false) // KBK-21.6
  else ask(s, 'action', seat)
}

/** KBK-21.6: Horse may draw first, and Monkey may psych up plainly. */
const hasChoice = ({ s, house }: Bout, seat: Seat): boolean => {
  const { paysForCards, choosesDraw } = characterOf(s, seat)
  const isFree = choosesDraw === true && house.monkeyCost === 'optional' && house.asksEmptyMonkey
  return s.hp[seat] >= 2 && (paysForCards !== undefined || isFree)
}

/** KBK-4.5, in this order: the sequence is closed, momentum, Greed, the next player. */
export const endTurn = (b: Bout): void => {
  const { s, house } = b
  const attacked = s.attacks > 0
  s.attack = null
  s.blow = null
  if (s.waiting >= 0) refill(b, s.waiting, 'KBK-10.2') // option refillTiming
  if (s.ended !== null) return
  closeSequence(b)
  if (attacked && s.momentum === s.active && !isOut(s, s.active)) refill(b, s.active, 'KBK-20.6')
  if (s.ended !== null) return
  const greedy = secretOf(s, s.active).anotherTurn === true && usable(s, s.active) && !isOut(s, s.active)
  const isWasted = s.next === s.active || s.turn === house.turnLimit // KBK-17.36
  if (greedy && !isWasted) ask(s, 'greed', s.active)
  else beginTurn(b, s.next)
}

/** KBK-17.33, KBK-17.34: another turn, with as many cards as before this one. */
export const anotherTurn = (b: Bout): void => {
  const { s, log } = b
  const { active } = s
  spend(b, active)
  log?.push({ key: 'kabuken.greed', seat: active, rule: 'KBK-17.33' })
  const full =
    characterOf(s, active).paysForCards !== undefined && s.hands[active].length >= characterOf(s, active).limit
  if (!full) drawTo(b, active, s.held, 'KBK-17.34') // KBK-18.24
  if (s.ended === null) beginTurn(b, active)
}
