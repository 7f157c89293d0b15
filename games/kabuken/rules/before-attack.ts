import { resume } from '../../../kernel/random.ts'
import { facesOf, kindOf } from '../cards.ts'
import { STORM_CARDS } from '../constants.ts'
import { ask, type Bout, nextPlayer, spend } from './bout.ts'
import { bury, drawTo } from './piles.ts'

/** KBK-17.31, KBK-17.32: two random cards of the target go under the discard; an attack has to follow (KBK-15.11). */
export const storm = (b: Bout): void => {
  const { s, log } = b
  const target = nextPlayer(s, s.active)
  spend(b, s.active)
  const rng = resume(s.stream)
  const hand = s.hands[target].map(kindOf)
  const lost = Array.from({ length: Math.min(STORM_CARDS, hand.length) }, () => rng.take(hand))
  s.stream = rng.save()
  bury(b, target, lost)
  s.mustAttack = 'stormed'
  log?.push({ key: 'kabuken.storm', seat: s.active, to: target, cards: facesOf(lost), rule: 'KBK-17.31' })
  ask(s, s.attacks === 0 ? 'action' : 'goOn', s.active)
}

/** KBK-16.19: Horse pays HP and draws as many cards; the hand may exceed the limit. */
export const pay = (b: Bout, hp: number): void => {
  const { s, log } = b
  const seat = s.active
  s.hp = s.hp.with(seat, s.hp[seat] - hp) // KBK-7.7
  s.paid += hp
  s.mustAttack = 'paid' // KBK-16.21
  log?.push({ key: 'kabuken.pay', seat, amount: hp, hp: s.hp[seat], rule: 'KBK-16.19' })
  drawTo(b, seat, s.hands[seat].length + hp, 'KBK-16.19')
  if (s.ended === null) ask(s, s.attacks === 0 ? 'action' : 'goOn', seat)
}
