import type { Seat } from '../../../kernel/seats.ts'
import { LEFT, RIGHT, SIDES, zoneValue } from '../choice.ts'
import { LAST_PLACE } from '../constants.ts'
import type { Bout } from '../rules/bout.ts'
import { slideCode } from '../rules/slide-code.ts'
import type { State } from '../state.ts'
import { aimedColumn, aimedSeat, extraOf, useCode } from '../use.ts'
import { areaForm, outOfReach, recordOf, refuseAim } from './aim.ts'
import { added, type Effect, misplacedUse } from './effect.ts'

/** EMR-9.7: as far as the walls allow. */
const room = (s: State, seat: Seat, side: number): number =>
  side === LEFT ? s.place[seat] - 1 : LAST_PLACE - s.place[seat]

export const slide = (b: Bout, seat: Seat, side: number, by: number): void => {
  const { s, log } = b
  log?.push({ key: 'emr.slide', seat: s.active, to: seat, side: SIDES[side], by, rule: 'EMR-9.6' })
  s.slide = slideCode(seat, side, by)
}

/** Effect 1: slide the couple on any area, in one direction, as far as wanted. */
export const slideEffect: Effect = {
  when: () => true,
  list: (house, s, seat, base, out) => {
    for (let target = 0; target < house.areas; target++) {
      if (outOfReach(house, s, seat, 'slide', target) !== null) continue
      for (let side = LEFT; side <= RIGHT; side++)
        for (let by = 1; by <= room(s, target, side); by++)
          out.push(added(base, useCode('slide', zoneValue(target, by), side)))
    }
  },
  forms: (house) => ({
    slide: recordOf({
      seat: areaForm(house),
      side: { kind: 'one', of: SIDES },
      by: { kind: 'number', min: 1, max: LAST_PLACE - 1 },
    }),
  }),
  refusal: (house, s, seat, use) => {
    if (use.do !== 'slide') return misplacedUse(use)
    const unreached = refuseAim(house, s, seat, 'slide', use.seat)
    if (unreached !== null) return unreached
    const most = room(s, use.seat, SIDES.indexOf(use.side))
    return use.by >= 1 && use.by <= most ? null : { rule: 'EMR-9.7', why: 'slideRoom', params: { most } }
  },
  apply: (b, use) => slide(b, aimedSeat(use), extraOf(use), aimedColumn(use)),
}
