import type { Seat } from '../../../kernel/seats.ts'
import { facesOf, kindOf } from '../cards.ts'
import { type Bout, isOut, nextPlayer } from './bout.ts'
import { closeSequence, endByHp, endGame } from './end.ts'
import { bury, checkDeck, refill, refillCounterers } from './piles.ts'
import { endTurn } from './turn.ts'

/** A player is at 0 HP: KBK-13.1 with two players, KBK-19.8 with three and four, chapter 20 with more. */
export const knockOut = (b: Bout, seat: Seat, dealer: Seat, dazzled: boolean): void => {
  const { s, log, house } = b
  log?.push({ key: 'kabuken.knockOut', seat, by: dealer, rule: house.seats > 4 ? 'KBK-20.2' : 'KBK-13.1' })
  if (house.seats === 2) {
    closeSequence(b) // KBK-16.22
    return endGame(b, [dealer], 'knockOut', 'KBK-13.1')
  }
  if (house.seats <= 4) return endByHp(b, 'knockOut', 'KBK-19.8')
  const outs = s.hp.filter((_, other) => isOut(s, other)).length
  if (outs > 1) return endByHp(b, 'knockOut', 'KBK-20.3')
  leave(b, seat)
  if (dazzled) checkDeck(b)
  if (s.ended !== null && house.endStopsMomentum) return
  s.momentum = dealer
  log?.push({ key: 'kabuken.momentum', seat: dealer, rule: 'KBK-20.5' })
  refill(b, dealer, 'KBK-20.5')
  if (s.attack !== null && s.ended === null) refillCounterers(b)
  if (s.ended !== null) return
  if (s.waiting === seat) s.waiting = -1
  if (s.next === seat) s.next = nextPlayer(s, seat) // KBK-20.7
  endTurn(b)
}

/** KBK-20.2: the hand of the one knocked out goes under the discard. */
const leave = (b: Bout, seat: Seat): void => {
  const kinds = b.s.hands[seat].map(kindOf)
  bury(b, seat, kinds)
  if (kinds.length > 0) b.log?.push({ key: 'kabuken.leave', seat, cards: facesOf(kinds), rule: 'KBK-20.2' })
}
