import type { Refusal } from '../../../kernel/contract.ts'
import type { Seat } from '../../../kernel/seats.ts'
import { type Bout, isOut } from './bout.ts'
import { checkEnd, eliminate } from './end.ts'
import { nextPick } from './setup.ts'
import { passTurn } from './turn.ts'

/** KFF-3.11: outside an exchange; the side is eliminated. */
export const giveUp = (b: Bout, seat: Seat): Refusal | null => {
  const { house, s, log } = b
  if (isOut(house, s, seat)) return { rule: 'KFF-3.2', why: 'isOut' }
  if (s.exchange !== null) return { rule: 'KFF-3.11', why: 'notInExchange' }
  log?.push({ key: 'kung-fu-fighting.gaveUp', seat, rule: 'KFF-3.11' })
  eliminate(b, [house.sideOf[seat]], 'KFF-3.11')
  s.picking = s.picking.filter((other) => !isOut(house, s, other))
  if (checkEnd(b, true)) s.picking = []
  else if (s.window === 'archetype') nextPick(b)
  else if (isOut(house, s, s.active)) passTurn(b) // KFF-3.7
  return null
}
