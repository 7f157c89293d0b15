import { FACES } from '../cards.ts'
import { LEFT, RIGHT } from '../choice.ts'
import { CARDS_DRAWN, CARDS_DRAWN_FREE, COLUMNS } from '../constants.ts'
import { cardAt, DAMAGE, damageIn, tokensOn, withDamage, withoutDamage, withoutToken, withToken } from '../placed.ts'
import type { State } from '../state.ts'
import { isOccupied, zoneIndex } from './area.ts'
import { ask, type Bout, canAct, handLimit } from './bout.ts'
import { draw } from './piles.ts'

/** EMR-4.2, EMR-4.7 */
export const offerAction = (b: Bout): void => {
  const { s, house, log } = b
  if (canAct(house, s, s.active)) return ask(s, 'action', s.active)
  log?.push({ key: 'emr.skip', seat: s.active, rule: 'EMR-4.7' })
  s.step = 'end'
}

/** EMR-4.4, EMR-10.4 */
export const drawCards = (b: Bout): void => {
  const { s, house } = b
  const count = s.free ? CARDS_DRAWN_FREE : CARDS_DRAWN
  draw(b, s.active, count, handLimit(house, s, s.active), s.free ? 'EMR-10.4' : 'EMR-4.4')
  s.step = 'move'
}

/** D6: whether one of his damage tokens can be moved. */
export const offerMove = ({ s }: Bout): void => {
  if (canMoveToken(s)) ask(s, 'move', s.active)
  else s.step = 'end'
}

const canMoveToken = (s: State): boolean => {
  for (let side = LEFT; side <= RIGHT; side++) if (tokensOn(s.couple[2 * s.active + side], DAMAGE) > 0) return true
  for (let column = 1; column < COLUMNS; column++)
    if (canShift(s, column, column + 1) || canShift(s, column + 1, column)) return true
  return false
}

/** EMR-4.9, EMR-4.10: between neighbouring zones of unoccupied columns. */
export const canShift = (s: State, from: number, to: number): boolean =>
  damageIn(s.zones[zoneIndex(s.active, from)]) > 0 && !isOccupied(s, s.active, from) && !isOccupied(s, s.active, to)

/** From one card of the couple to the other. */
export const moveOnCards = (b: Bout, from: number): void => {
  const { s, log } = b
  const source = 2 * s.active + from
  const target = 2 * s.active + 1 - from
  s.couple[source] = withoutToken(s.couple[source], DAMAGE)
  s.couple[target] = withToken(s.couple[target], DAMAGE)
  log?.push({
    key: 'emr.moveOnCards',
    seat: s.active,
    cards: [FACES[cardAt(s.couple[source])], FACES[cardAt(s.couple[target])]],
    rule: 'EMR-4.9',
  })
}

export const moveInZones = (b: Bout, from: number, to: number): void => {
  const { s, log } = b
  const source = zoneIndex(s.active, from)
  const target = zoneIndex(s.active, to)
  s.zones[source] = withoutDamage(s.zones[source])
  s.zones[target] = withDamage(s.zones[target])
  log?.push({ key: 'emr.moveInZones', seat: s.active, from, to, rule: 'EMR-4.9' })
}
