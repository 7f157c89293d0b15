import { LEFT, RIGHT } from '../choice.ts'
import { enter } from '../rules/area.ts'
import { aimedSeat, useCode } from '../use.ts'
import { areaForm, outOfReach, recordOf, refuseAim } from './aim.ts'
import { added, type Effect, misplacedUse } from './effect.ts'

/** Effect 6: the two cards of an area change places; each keeps its row and tokens (EMR-9.21). */
export const switchEffect: Effect = {
  when: () => true,
  list: (house, s, seat, base, out) => {
    for (let target = 0; target < house.areas; target++)
      if (outOfReach(house, s, seat, 'switch', target) === null) out.push(added(base, useCode('switch', target)))
  },
  forms: (house) => ({ switch: recordOf({ seat: areaForm(house) }) }),
  refusal: (house, s, seat, use) =>
    use.do === 'switch' ? refuseAim(house, s, seat, 'switch', use.seat) : misplacedUse(use),
  apply: ({ s, log }, use) => {
    const seat = aimedSeat(use)
    const left = s.couple[2 * seat]
    s.couple[2 * seat] = s.couple[2 * seat + 1]
    s.couple[2 * seat + 1] = left
    log?.push({ key: 'emr.switch', seat: s.active, to: seat, rule: 'EMR-9.20' })
    enter(s, seat, LEFT) // EMR-9.22
    enter(s, seat, RIGHT)
  },
}
