import { misplaced, nothing } from '../../../kernel/windows.ts'
import { cardOfFace } from '../cards.ts'
import { firstOf, NO_WOUND, packPair, WOUND } from '../choice.ts'
import { cardInPlayForm, cardsInPlay, recordOf } from '../effects/aim.ts'
import { coupleIndex } from '../rules/area.ts'
import { TECHNIQUE_RULES } from '../rules/techniques.ts'
import type { Window } from './window.ts'

/** D10: a wound on any card in play instead of the damage (EMR-13.37, EMR-13.40). */
export const t9: Window = {
  form: (_house, s) => ({
    kind: 'either',
    of: { noWound: nothing, wound: recordOf({ cards: cardInPlayForm(s) }) },
  }),
  choices: (_house, s, _seat, out) => {
    out.push(NO_WOUND)
    for (const card of cardsInPlay(s)) out.push(packPair(WOUND, card))
  },
  refusal: (_house, s, _seat, choice) => {
    if (choice.do === 'noWound') return null
    if (choice.do !== 'wound') return misplaced(choice)
    const isThere = choice.cards.length === 1 && coupleIndex(s, cardOfFace(choice.cards[0])) >= 0
    return isThere ? null : { rule: 'EMR-13.40', why: 'notInPlay' }
  },
  play: (b, _seat, code) => {
    b.s.step = code === NO_WOUND ? 'damage' : 'effect'
    if (code !== NO_WOUND) TECHNIQUE_RULES.T9.act(b, firstOf(code))
  },
  fallback: () => NO_WOUND,
}
