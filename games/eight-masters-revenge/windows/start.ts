import type { Refusal } from '../../../kernel/contract.ts'
import type { RecordForm } from '../../../kernel/forms.ts'
import type { Seat } from '../../../kernel/seats.ts'
import { misplaced, nothing } from '../../../kernel/windows.ts'
import { type Act, actOf, NO_TECHNIQUE, PLACE, PUT_CROW, packValue, REVEAL, valueOf, zoneValue } from '../choice.ts'
import { COLUMNS, LAST_PLACE } from '../constants.ts'
import { areaForm, columnForm, recordOf } from '../effects/aim.ts'
import type { House } from '../options.ts'
import { isBlocked } from '../placed.ts'
import { isOccupied } from '../rules/area.ts'
import { isOut } from '../rules/bout.ts'
import { afterReveal, type Starter, starterOf } from '../rules/start.ts'
import { TECHNIQUE_RULES } from '../rules/techniques.ts'
import type { State } from '../state.ts'
import type { Window } from './window.ts'

/** D3: the technique for the beginning of a turn, or none. */
export const start: Window = {
  form: (house, s, seat) => ({ kind: 'either', of: { noTechnique: nothing, ...techniqueForm(house, s, seat) } }),
  choices: (house, s, seat, out) => {
    out.push(NO_TECHNIQUE)
    const technique = starterOf(house, s, seat)
    if (technique === 'T4') out.push(REVEAL)
    if (technique === 'T3')
      for (let place = 1; place <= LAST_PLACE; place++) if (mayPlace(s, seat, place)) out.push(packValue(PLACE, place))
    if (technique === 'T7')
      for (let target = 0; target < house.areas; target++)
        for (let column = 1; column <= COLUMNS; column++)
          if (refuseCrow(house, s, target, column) === null) out.push(packValue(PUT_CROW, zoneValue(target, column)))
  },
  refusal: (house, s, seat, choice) => {
    switch (choice.do) {
      case 'noTechnique':
      case 'reveal':
        return null
      case 'place':
        return mayPlace(s, seat, choice.column) ? null : { rule: 'EMR-13.11', why: 'placeElsewhere' }
      case 'putCrow':
        return refuseCrow(house, s, choice.seat, choice.column)
      default:
        return misplaced(choice)
    }
  },
  play: (b, _seat, code) => {
    const technique = TECHNIQUE_OF[actOf(code)]
    b.s.step = 'action'
    if (technique !== undefined) TECHNIQUE_RULES[technique].act(b, valueOf(code))
    if (technique === 'T4') afterReveal(b)
  },
  fallback: () => NO_TECHNIQUE,
}

const TECHNIQUE_OF: Readonly<Partial<Record<Act, Starter>>> = { place: 'T3', reveal: 'T4', putCrow: 'T7' }

const techniqueForm = (house: House, s: State, seat: Seat): Record<string, RecordForm> => {
  switch (starterOf(house, s, seat)) {
    case 'T3':
      return { place: recordOf({ column: { kind: 'number', min: 1, max: LAST_PLACE } }) }
    case 'T4':
      return { reveal: nothing }
    case 'T7':
      return { putCrow: recordOf({ seat: areaForm(house), column: columnForm }) }
    case null:
      return {}
  }
}

/** EMR-13.11: any place; the present one only to raise a card. */
const mayPlace = (s: State, seat: Seat, place: number): boolean => {
  if (place < 1 || place > LAST_PLACE) return false
  return place !== s.place[seat] || isBlocked(s.couple[2 * seat]) || isBlocked(s.couple[2 * seat + 1])
}

/** EMR-13.26 */
const refuseCrow = (house: House, s: State, seat: Seat, column: number): Refusal | null => {
  const isFree = column >= 1 && column <= COLUMNS && !isOut(house, s, seat) && !isOccupied(s, seat, column)
  return isFree ? null : ZONE_NOT_FREE
}

const ZONE_NOT_FREE: Refusal = { rule: 'EMR-13.26', why: 'zoneNotFree' }
