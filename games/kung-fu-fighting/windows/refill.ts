import type { Sink } from '../../../kernel/contract.ts'
import { type Card, type Kind, kindOf, kindsFrom } from '../cards.ts'
import { type Packed, REFILL, withCode } from '../code.ts'
import { countOf, holds } from '../rules/piles.ts'
import { discardAndRefill } from '../rules/turn.ts'
import { cardsForm, kindsIn, misplaced, type Window } from './window.ts'

/** KFF-15.2: any set of cards of the hand. */
export const refill: Window = {
  form: (house, s, seat) => {
    const hand = s.hands[seat]
    const cards = { form: cardsForm(house, hand, 0, hand.length), optional: true }
    return { kind: 'either', of: { refill: { kind: 'record', fields: { cards } } } }
  },
  choices: (_house, s, seat, out) => list(s.hands[seat], kindsIn(s.hands[seat]), 0, [], out),
  count: (_house, s, seat) =>
    kindsIn(s.hands[seat]).reduce((ways, kind) => ways * (countOf(s.hands[seat], kind) + 1), 1),
  sample: (_house, s, seat, rng) => {
    const hand = s.hands[seat]
    const kinds: Kind[] = []
    for (const kind of kindsIn(hand)) for (let n = rng.below(countOf(hand, kind) + 1); n > 0; n--) kinds.push(kind)
    return withCode(REFILL, ...kinds)
  },
  refusal: (house, s, seat, choice) => {
    if (choice.do !== 'refill') return misplaced(choice)
    return holds(s.hands[seat], kindsFrom(house, choice.cards ?? [])) ? null : { rule: 'KFF-4.3', why: 'notInHand' }
  },
  pack: (house, _s, _seat, choice) =>
    choice.do === 'refill'
      ? withCode(REFILL, ...kindsFrom(house, choice.cards ?? []).sort((x, y) => x - y))
      : misplaced(choice),
  play: (b, code) => discardAndRefill(b, refilled(code)),
  fallback: () => REFILL,
}

export const refilled = (code: Packed): Kind[] => {
  const kinds: Kind[] = []
  for (let i = 1; i < code.length; i++) kinds.push(code.charCodeAt(i))
  return kinds
}

const list = (hand: readonly Card[], kinds: readonly Kind[], at: number, chosen: Kind[], out: Sink<Packed>): void => {
  if (at === kinds.length) {
    out.push(withCode(REFILL, ...chosen))
    return
  }
  const copies = hand.filter((card) => kindOf(card) === kinds[at]).length
  for (let n = 0; n <= copies; n++) list(hand, kinds, at + 1, [...chosen, ...Array<Kind>(n).fill(kinds[at])], out)
}
