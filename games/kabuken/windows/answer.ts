import { misplaced, nothing } from '../../../kernel/windows.ts'
import { facesOf, kindsFrom } from '../cards.ts'
import { actOf, HIT, kindsOf } from '../choice.ts'
import { defend, listAnswers, refuseCounter, refuseDefence } from '../rules/answers.ts'
import { secretOf } from '../rules/bout.ts'
import { counter, endChain } from '../rules/chain.ts'
import { strike } from '../rules/damage.ts'
import { cardsField, type Window } from './window.ts'

/** V4 and V5: everybody who is asked sees the same answers, also those that are barred (KBK-21.3, KBK-21.4). */
const answering = (chain: boolean): Window => ({
  form: (_house, s, seat) => {
    const faces = facesOf(s.hands[seat])
    const pairs = secretOf(s, seat).manyPairs === true ? Math.max(1, faces.length >>> 1) : 1
    return {
      kind: 'either',
      of: {
        hit: nothing,
        defend: { kind: 'record', fields: { cards: cardsField(faces, 2, 2 * pairs) } },
        counter: { kind: 'record', fields: { cards: cardsField(faces, 1, 3) } },
      },
    }
  },
  choices: (house, s, seat, out) => listAnswers(house, s, seat, chain, out),
  refusal: (house, s, seat, choice) => {
    switch (choice.do) {
      case 'hit':
        return null
      case 'defend':
        return refuseDefence(house, s, seat, chain, kindsFrom(choice.cards))
      case 'counter':
        return refuseCounter(s, seat, kindsFrom(choice.cards))
      default:
        return misplaced(choice)
    }
  },
  play: (b, answers) => {
    const code = answers[0]
    const act = actOf(code)
    const { asked } = b.s
    if (act === 'counter') counter(b, asked, kindsOf(code))
    else if (act === 'defend') defend(b, asked, kindsOf(code))
    else if (chain) endChain(b)
    else strike(b, 0)
  },
  fallback: () => HIT,
})

export const answer = answering(false)
export const chain = answering(true)
