import type { Sink } from '../../../kernel/contract.ts'
import type { Seat } from '../../../kernel/seats.ts'
import { misplaced } from '../../../kernel/windows.ts'
import { rankOf, setOf } from '../card-set.ts'
import { type Card, cardOf, cardOfFace, facesOf } from '../cards.ts'
import { DROP, type Packed, packValue, valueOf } from '../choice.ts'
import { recordOf } from '../effects/aim.ts'
import type { House } from '../options.ts'
import { handLimit } from '../rules/bout.ts'
import { drop as dropCards, indexIn } from '../rules/piles.ts'
import type { State } from '../state.ts'
import type { Window } from './window.ts'

const excess = (house: House, s: State, seat: Seat): number => s.hands[seat].length - handLimit(house, s, seat)

/** D13: the excess goes, after T2 (EMR-13.7) or a fall (EMR-16.9). */
export const drop: Window = {
  form: (house, s, seat) => {
    const count = excess(house, s, seat)
    return {
      kind: 'either',
      of: {
        drop: recordOf({
          cards: { kind: 'cards', from: facesOf(s.hands[seat]), min: count, max: count, ordered: false },
        }),
      },
    }
  },
  choices: (house, s, seat, out) => listDrops(s.hands[seat].map(cardOf), excess(house, s, seat), 0, [], out),
  refusal: (house, s, seat, choice) => {
    if (choice.do !== 'drop') return misplaced(choice)
    const rule = s.step === 'end' ? 'EMR-13.9' : 'EMR-16.9'
    const cards = choice.cards.map(cardOfFace)
    if (cards.some((card) => indexIn(s.hands[seat], card) < 0)) return { rule, why: 'notInHand' }
    const count = excess(house, s, seat)
    return new Set(cards).size === cards.length && cards.length === count
      ? null
      : { rule, why: 'exactlyTheExcess', params: { count } }
  },
  play: (b, seat, code) => dropCards(b, seat, setOf(valueOf(code))),
  fallback: (house, s, seat) => packValue(DROP, rankOf(s.hands[seat].slice(0, excess(house, s, seat)).map(cardOf))),
}

/** All sets of so many cards, in the order of the hand. */
const listDrops = (hand: readonly Card[], count: number, from: number, chosen: Card[], out: Sink<Packed>): void => {
  if (chosen.length === count) {
    out.push(packValue(DROP, rankOf(chosen)))
    return
  }
  for (let at = from; at < hand.length; at++) {
    chosen.push(hand[at])
    listDrops(hand, count, at + 1, chosen, out)
    chosen.pop()
  }
}
