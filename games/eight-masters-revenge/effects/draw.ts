import type { Seat } from '../../../kernel/seats.ts'
import { seatList } from '../../../kernel/seats.ts'
import type { House } from '../options.ts'
import { canDraw, handLimit, isAutomaton } from '../rules/bout.ts'
import { draw } from '../rules/piles.ts'
import type { State } from '../state.ts'
import { aimedSeat, useCode } from '../use.ts'
import { outOfReach, recordOf, refuseAim } from './aim.ts'
import { added, type Effect, misplacedUse } from './effect.ts'

/** EMR-9.24: neither a full hand nor the automaton. */
const hasRoom = (house: House, s: State, seat: Seat): boolean =>
  !isAutomaton(house, seat) && s.hands[seat].length < handLimit(house, s, seat)

const mayMakeDraw = (house: House, s: State, seat: Seat, target: Seat): boolean =>
  outOfReach(house, s, seat, 'draw', target) === null && hasRoom(house, s, target)

/** Effect 7: take a card, or make another player take one. */
export const drawEffect: Effect = {
  when: (house, s, seat) => {
    if (!canDraw(s)) return false // EMR-3.10
    for (let target = 0; target < house.seats; target++) if (mayMakeDraw(house, s, seat, target)) return true
    return false
  },
  list: (house, s, seat, base, out) => {
    if (!canDraw(s)) return
    for (let target = 0; target < house.seats; target++)
      if (mayMakeDraw(house, s, seat, target)) out.push(added(base, useCode('draw', target)))
  },
  forms: (house) => ({ draw: recordOf({ seat: { kind: 'seat', of: seatList(house.areas) } }) }),
  refusal: (house, s, seat, use) => {
    if (use.do !== 'draw') return misplacedUse(use)
    const unreached = refuseAim(house, s, seat, 'draw', use.seat)
    if (unreached !== null) return unreached
    if (hasRoom(house, s, use.seat)) return null
    return { rule: 'EMR-9.24', why: isAutomaton(house, use.seat) ? 'automatonDrawsNot' : 'fullHand' }
  },
  apply: (b, use) => {
    const { s, house, log } = b
    const seat = aimedSeat(use)
    log?.push({ key: 'emr.effectDraw', seat: s.active, to: seat, rule: 'EMR-9.23' })
    draw(b, seat, 1, handLimit(house, s, seat), 'EMR-9.23')
  },
}
