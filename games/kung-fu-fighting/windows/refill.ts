import type { Sink } from '../../../kernel/contract.ts'
import type { Seat } from '../../../kernel/seats.ts'
import { misplaced } from '../../../kernel/windows.ts'
import { type Card, type Kind, kindOf, kindsFrom } from '../cards.ts'
import { DROP, type Packed, REFILL, withCode } from '../code.ts'
import type { House } from '../house.ts'
import { countOf, holds } from '../rules/piles.ts'
import { discardAndRefill } from '../rules/turn.ts'
import type { State } from '../state.ts'
import { earlyForms, TOO_EARLY } from './prepare.ts'
import { drop, dropForm, drops, packDrop, refuseDrop } from './shed.ts'
import { cardsForm, kindsIn, type Window } from './window.ts'

/** KFF-15.2: any set of cards of the hand; before that a Stance or Weapon may be shed (KFF-4.19). */
export const refill: Window = {
  form: (house, s, seat) => {
    const hand = s.hands[seat]
    const cards = { form: cardsForm(house, hand, 0, hand.length), optional: true }
    const shed = house.shedsBeforeDrawing ? { drop: dropForm } : {}
    return {
      kind: 'either',
      of: { refill: { kind: 'record', fields: { cards } }, ...shed, ...earlyForms(house, s, seat) },
    }
  },
  choices: (house, s, seat, out) => {
    list(s.hands[seat], kindsIn(s.hands[seat]), 0, [], out)
    for (const code of sheddings(house, s, seat)) out.push(code)
  },
  count: (house, s, seat) => countRefills(s, seat) + sheddings(house, s, seat).length,
  sample: (house, s, seat, rng) => {
    const hand = s.hands[seat]
    const at = rng.below(countRefills(s, seat) + sheddings(house, s, seat).length) - countRefills(s, seat)
    if (at >= 0) return sheddings(house, s, seat)[at]
    const kinds: Kind[] = []
    for (const kind of kindsIn(hand)) for (let n = rng.below(countOf(hand, kind) + 1); n > 0; n--) kinds.push(kind)
    return withCode(REFILL, ...kinds)
  },
  refusal: (house, s, seat, choice) => {
    if (choice.do === 'play' || choice.do === 'attack') return TOO_EARLY
    if (choice.do === 'drop') return refuseDrop(s, seat, choice.slot)
    if (choice.do !== 'refill') return misplaced(choice)
    return holds(s.hands[seat], kindsFrom(house, choice.cards ?? [])) ? null : { rule: 'KFF-4.3', why: 'notInHand' }
  },
  pack: (house, _s, _seat, choice) => {
    if (choice.do === 'drop') return packDrop(choice.slot)
    return choice.do === 'refill'
      ? withCode(REFILL, ...kindsFrom(house, choice.cards ?? []).sort((x, y) => x - y))
      : misplaced(choice)
  },
  play: (b, code) => (code[0] === DROP ? drop(b, b.s.asked, code) : discardAndRefill(b, refilled(code))),
  fallback: () => REFILL,
}

const countRefills = (s: State, seat: Seat): number =>
  kindsIn(s.hands[seat]).reduce((ways, kind) => ways * (countOf(s.hands[seat], kind) + 1), 1)

/** KFF-4.19 */
const sheddings = (house: House, s: State, seat: Seat): Packed[] => (house.shedsBeforeDrawing ? drops(s, seat) : [])

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
