import type { Seat } from '../../../kernel/seats.ts'
import { zoneValue } from '../choice.ts'
import { COLUMNS } from '../constants.ts'
import { DAMAGE, withDamage } from '../placed.ts'
import { isOccupied, zoneIndex } from '../rules/area.ts'
import type { Bout } from '../rules/bout.ts'
import { aimedColumn, aimedSeat, useCode } from '../use.ts'
import { areaForm, columnForm, outOfReach, recordOf, refuseAim } from './aim.ts'
import { added, type Effect, misplacedUse } from './effect.ts'

export const layTrap = (b: Bout, seat: Seat, column: number): void => {
  const { s, log } = b
  const at = zoneIndex(seat, column)
  s.zones[at] = withDamage(s.zones[at])
  s.supply[DAMAGE] -= 1
  log?.push({ key: 'emr.trap', seat: s.active, to: seat, column, rule: 'EMR-9.13' })
}

/** Effect 2: a damage token on an empty attack zone. */
export const trapEffect: Effect = {
  when: (_house, s) => s.supply[DAMAGE] > 0,
  list: (house, s, seat, base, out) => {
    if (s.supply[DAMAGE] === 0) return
    for (let target = 0; target < house.areas; target++) {
      if (outOfReach(house, s, seat, 'trap', target) !== null) continue
      for (let column = 1; column <= COLUMNS; column++)
        if (!isOccupied(s, target, column)) out.push(added(base, useCode('trap', zoneValue(target, column))))
    }
  },
  forms: (house) => ({ trap: recordOf({ seat: areaForm(house), column: columnForm }) }),
  refusal: (house, s, seat, use) => {
    if (use.do !== 'trap') return misplacedUse(use)
    const unreached = refuseAim(house, s, seat, 'trap', use.seat)
    if (unreached !== null) return unreached
    const isFree = use.column >= 1 && use.column <= COLUMNS && !isOccupied(s, use.seat, use.column)
    return isFree ? null : { rule: 'EMR-11.4', why: 'zoneNotFree' }
  },
  apply: (b, use) => layTrap(b, aimedSeat(use), aimedColumn(use)),
}
