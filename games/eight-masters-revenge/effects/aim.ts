import type { Refusal } from '../../../kernel/contract.ts'
import type { Form, RecordForm } from '../../../kernel/forms.ts'
import { type Seat, seatList } from '../../../kernel/seats.ts'
import { type Card, cardOfFace, type EffectName, FACES } from '../cards.ts'
import { COLUMNS } from '../constants.ts'
import type { House } from '../options.ts'
import { cardAt } from '../placed.ts'
import { coupleIndex } from '../rules/area.ts'
import { isOut, leftNeighbour } from '../rules/bout.ts'
import type { State } from '../state.ts'

/** Effects that plant damage reach only the left neighbour (EMR-15.4, EMR-16.4). */
const PLANTING: readonly EffectName[] = ['trap', 'wound']

/** The rule that keeps an effect from a seat's area, cards and hand; null where it may be aimed. */
export const outOfReach = (house: House, s: State, seat: Seat, effect: EffectName, target: Seat): string | null => {
  if (isOut(house, s, target)) return 'EMR-9.5'
  if (!house.isCrowded || house.leftOnly === 'none') return null
  const isLeft = target === leftNeighbour(house, s, seat)
  if (PLANTING.includes(effect)) return isLeft ? null : 'EMR-15.4' // EMR-15.8: also when only two are left
  return house.leftOnly === 'all' && !isLeft && target !== seat ? 'EMR-19.7' : null
}

export const refuseAim = (house: House, s: State, seat: Seat, effect: EffectName, target: Seat): Refusal | null => {
  const rule = outOfReach(house, s, seat, effect, target)
  return rule === null ? null : { rule, why: rule === 'EMR-9.5' ? 'outOfTheFight' : 'outOfReach' }
}

/** One card in play that the effect may be aimed at: where it lies, or why not. */
export const aimAtCard = (
  house: House,
  s: State,
  seat: Seat,
  effect: EffectName,
  faces: readonly string[],
  rule: string,
): { readonly at: number; readonly refusal: Refusal | null } => {
  const at = faces.length === 1 ? coupleIndex(s, cardOfFace(faces[0])) : -1
  return at < 0
    ? { at, refusal: { rule, why: 'notInPlay' } }
    : { at, refusal: refuseAim(house, s, seat, effect, at >>> 1) }
}

/** All cards in play, seat by seat, left before right. */
export const cardsInPlay = (s: State): Card[] => s.couple.filter((placed) => placed >= 0).map(cardAt)

export const cardInPlayForm = (s: State): Form => ({
  kind: 'cards',
  from: cardsInPlay(s).map((card) => FACES[card]),
  min: 1,
  max: 1,
  ordered: false,
})

export const areaForm = (house: House): Form => ({ kind: 'seat', of: seatList(house.areas) })
export const columnForm: Form = { kind: 'number', min: 1, max: COLUMNS }

export const recordOf = (fields: Readonly<Record<string, Form>>): RecordForm => ({
  kind: 'record',
  fields: Object.fromEntries(Object.entries(fields).map(([name, form]) => [name, { form }])),
})
