import { type Card, FACES } from '../cards.ts'
import { cardAt, DAMAGE } from '../placed.ts'
import { layWound } from '../rules/area.ts'
import type { Bout } from '../rules/bout.ts'
import { targetOf, useCode } from '../use.ts'
import { aimAtCard, cardInPlayForm, outOfReach, recordOf } from './aim.ts'
import { added, type Effect, misplacedUse } from './effect.ts'

export const wound = (b: Bout, card: Card): void => {
  layWound(b.s, card)
  b.log?.push({ key: 'emr.wound', seat: b.s.active, card: FACES[card], rule: 'EMR-9.14' })
}

/** Effect 3: a damage token on a card in play. */
export const woundEffect: Effect = {
  when: (_house, s) => s.supply[DAMAGE] > 0,
  list: (house, s, seat, base, out) => {
    if (s.supply[DAMAGE] === 0) return
    for (let at = 0; at < s.couple.length; at++)
      if (outOfReach(house, s, seat, 'wound', at >>> 1) === null)
        out.push(added(base, useCode('wound', cardAt(s.couple[at]))))
  },
  forms: (_house, s) => ({ wound: recordOf({ cards: cardInPlayForm(s) }) }),
  refusal: (house, s, seat, use) => {
    if (use.do !== 'wound') return misplacedUse(use)
    return aimAtCard(house, s, seat, 'wound', use.cards, 'EMR-9.14').refusal
  },
  apply: (b, use) => wound(b, targetOf(use)),
}
