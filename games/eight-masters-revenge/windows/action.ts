import type { Refusal } from '../../../kernel/contract.ts'
import type { Seat } from '../../../kernel/seats.ts'
import { misplaced, nothing } from '../../../kernel/windows.ts'
import { cardOf, cardOfFace } from '../cards.ts'
import { ATTACK, type Choice, cardIn, DRAW, LEFT, packCardAt, RIGHT, SIDES, sideIn } from '../choice.ts'
import type { House } from '../options.ts'
import { drawCards } from '../rules/action.ts'
import { isOpen } from '../rules/area.ts'
import { attack } from '../rules/attack.ts'
import { canDraw, mayDraw } from '../rules/bout.ts'
import { indexIn, removeFrom } from '../rules/piles.ts'
import type { State } from '../state.ts'
import { cardAndSide, type Window } from './window.ts'

/** D5: draw, or attack with a card from hand (EMR-4.2). */
export const action: Window = {
  form: (_house, s, seat) => ({ kind: 'either', of: { draw: nothing, attack: cardAndSide(s.hands[seat]) } }),
  choices: (house, s, seat, out) => {
    if (mayDraw(house, s, seat)) out.push(DRAW)
    const hand = s.hands[seat]
    for (let i = 0; i < hand.length; i++)
      for (let side = LEFT; side <= RIGHT; side++)
        if (isOpen(s, seat, side)) out.push(packCardAt(ATTACK, cardOf(hand[i]), side))
  },
  refusal: (house, s, seat, choice) => {
    if (choice.do === 'draw') return refuseDraw(house, s, seat)
    return choice.do === 'attack' ? refuseAttack(s, seat, choice) : misplaced(choice)
  },
  play: (b, seat, code) => {
    if (code === DRAW) return drawCards(b)
    removeFrom(b.s.hands[seat], cardIn(code))
    attack(b, cardIn(code), sideIn(code))
  },
  fallback: (house, s, seat) => {
    if (mayDraw(house, s, seat)) return DRAW
    return packCardAt(ATTACK, cardOf(s.hands[seat][0]), isOpen(s, seat, LEFT) ? LEFT : RIGHT)
  },
}

/** EMR-4.5 */
const refuseDraw = (house: House, s: State, seat: Seat): Refusal | null =>
  mayDraw(house, s, seat) ? null : { rule: 'EMR-4.5', why: canDraw(s) ? 'handFull' : 'nothingToDraw' }

const refuseAttack = (
  s: State,
  seat: Seat,
  { cards, side }: Extract<Choice, { do: 'attack' | 'counter' }>,
): Refusal | null => {
  if (cards.length !== 1) return { rule: 'EMR-4.6', why: 'oneCard' }
  if (indexIn(s.hands[seat], cardOfFace(cards[0])) < 0) return { rule: 'EMR-4.6', why: 'notInHand' }
  return isOpen(s, seat, SIDES.indexOf(side)) ? null : { rule: 'EMR-5.2', why: 'wall' }
}
