import type { Seat } from '../../../kernel/seats.ts'
import { facesOf, type Kind } from '../cards.ts'
import type { House } from '../options.ts'
import type { Attack, State } from '../state.ts'
import { ask, type Bout, characterOf, nextPlayer, theAttack } from './bout.ts'
import { deal, poison } from './damage.ts'
import { bury, lay } from './piles.ts'

/** Chapter 9: a counter turns the damage on the next player, who must counter too or take it. */
export const counter = (b: Bout, seat: Seat, kinds: readonly Kind[]): void => {
  const { s, log } = b
  const attack = theAttack(s)
  layAnswer(b, seat, kinds)
  const second = characterOf(s, seat).secondCounterCard === true && kinds.length === 2
  attack.extra += (characterOf(s, seat).counterDamage ?? 0) + (second ? 1 : 0) // KBK-16.14, KBK-16.26
  attack.counterer = seat
  attack.counterers |= 1 << seat
  attack.target = nextPlayer(s, seat) // KBK-9.2, KBK-19.4
  s.succeeding = false // KBK-7.5
  log?.push({
    key: 'kabuken.counter',
    seat,
    to: attack.target,
    cards: facesOf(kinds),
    damage: chainDamage(b.house, s, attack),
    rule: 'KBK-8.5',
  })
  if (s.hands[attack.target].length === 0) endChain(b)
  else ask(s, 'chain', attack.target)
}

/** KBK-8.7: answer cards go on the discard in the order laid. */
export const layAnswer = (b: Bout, seat: Seat, kinds: readonly Kind[]): void =>
  b.house.answersOnTop === 'yes' ? lay(b, seat, kinds) : bury(b, seat, kinds)

/** C of KBK-7.8: the damage goes along with everything that was added to it (KBK-9.4, KBK-9.5). */
export const chainDamage = (house: House, s: State, attack: Attack): number =>
  attack.damage -
  (house.flowersOnCounter === 'stay' ? attack.flowers : 0) +
  (house.poisonFangCarry === 'yes' ? poison(s, attack) : 0) +
  attack.extra

/** Whoever cannot or will not counter takes the damage; its dealer is the last who countered (KBK-9.7). */
export const endChain = (b: Bout): void => {
  const attack = theAttack(b.s)
  deal(b, {
    amount: chainDamage(b.house, b.s, attack),
    target: attack.target,
    dealer: attack.counterer,
    cause: 'chain',
  })
}
