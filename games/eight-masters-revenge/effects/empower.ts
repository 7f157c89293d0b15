import { FACES } from '../cards.ts'
import { cardAt, MINUS, PLUS, TOKENS, withToken } from '../placed.ts'
import { coupleIndex } from '../rules/area.ts'
import { extraOf, targetOf, useCode } from '../use.ts'
import { aimAtCard, cardInPlayForm, outOfReach, recordOf } from './aim.ts'
import { added, type Effect, misplacedUse } from './effect.ts'

/** Effect 4: "+" or "−" on a card, 1 more or less when it is a blow (EMR-9.17). */
export const empowerEffect: Effect = {
  when: (_house, s) => s.supply[PLUS] > 0 || s.supply[MINUS] > 0,
  list: (house, s, seat, base, out) => {
    for (let at = 0; at < s.couple.length; at++) {
      if (outOfReach(house, s, seat, 'empower', at >>> 1) !== null) continue
      for (let token = PLUS; token <= MINUS; token++)
        if (s.supply[token] > 0) out.push(added(base, useCode('empower', cardAt(s.couple[at]), token)))
    }
  },
  forms: (_house, s) => ({
    empower: recordOf({ token: { kind: 'one', of: [TOKENS[PLUS], TOKENS[MINUS]] }, cards: cardInPlayForm(s) }),
  }),
  refusal: (house, s, seat, use) => {
    if (use.do !== 'empower') return misplacedUse(use)
    if (s.supply[use.token === TOKENS[PLUS] ? PLUS : MINUS] === 0) return { rule: 'EMR-11.3', why: 'noToken' }
    return aimAtCard(house, s, seat, 'empower', use.cards, 'EMR-9.16').refusal
  },
  apply: ({ s, log }, use) => {
    const token = extraOf(use)
    const at = coupleIndex(s, targetOf(use))
    s.couple[at] = withToken(s.couple[at], token)
    s.supply[token] -= 1
    log?.push({
      key: 'emr.empower',
      seat: s.active,
      card: FACES[targetOf(use)],
      token: TOKENS[token],
      rule: 'EMR-9.16',
    })
  },
}
