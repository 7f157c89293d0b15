import type { Seat } from '../../../kernel/seats.ts'
import { facesOf, type Kind } from '../cards.ts'
import { HAND_SIZE } from '../constants.ts'
import type { House } from '../house.ts'
import type { State } from '../state.ts'
import { archetypeOf, type Bout, printAt, stanceFactor } from './bout.ts'

export const SLOTS = ['weapon', 'stance'] as const
export type Slot = (typeof SLOTS)[number]

const ROWS = { weapon: 'weapons', stance: 'stances' } as const
const ATTACHED = { weapon: 'onWeapon', stance: 'onStance' } as const

export const inSlot = (s: State, seat: Seat, slot: Slot): Kind => s[ROWS[slot]][seat]
export const attachedTo = (s: State, seat: Seat, slot: Slot): readonly Kind[] => s[ATTACHED[slot]][seat]

export const attach = (s: State, seat: Seat, slot: Slot, kinds: readonly Kind[]): void => {
  s[ATTACHED[slot]][seat] = kinds
}

/** KFF-7.3, KFF-7.4: a side card stays with its player. */
const isSide = ({ prints }: House, kind: Kind): boolean => prints[kind].type === 'side'

/** Takes the card with what hangs on it out of its slot. */
const empty = ({ house, s }: Bout, seat: Seat, slot: Slot): Kind[] => {
  const cards = [s[ROWS[slot]][seat]]
  const attached = s[ATTACHED[slot]][seat]
  for (let i = 0; i < attached.length; i++) if (!isSide(house, attached[i])) cards.push(attached[i])
  s[ROWS[slot]][seat] = -1
  s[ATTACHED[slot]][seat] = []
  return cards
}

/** KFF-6.3, KFF-6.6: what is attached goes along. */
export const discardSlot = (b: Bout, seat: Seat, slot: Slot, key: string, rule: string): void => {
  const cards = empty(b, seat, slot)
  for (let i = 0; i < cards.length; i++) b.s.discard.push(cards[i])
  b.log?.push({ key, seat, cards: facesOf(b.house, cards), rule })
}

/** KFF-10.7: into the taker's slot at once; what lay there is discarded. No side card, no cost. */
export const moveSlot = (b: Bout, from: Seat, to: Seat, slot: Slot, rule: string): void => {
  const { s, log, house } = b
  if (inSlot(s, to, slot) >= 0) discardSlot(b, to, slot, 'kung-fu-fighting.replaced', rule)
  const cards = empty(b, from, slot)
  s[ROWS[slot]][to] = cards[0]
  s[ATTACHED[slot]][to] = cards.slice(1)
  log?.push({ key: 'kung-fu-fighting.moved', seat: to, from, cards: facesOf(house, cards), rule })
}

const REPLACING = { weapon: 'KFF-5.9', stance: 'KFF-5.2' } as const
const SIDING = { weapon: 'KFF-7.3', stance: 'KFF-7.4' } as const

/** KFF-5.2, KFF-5.9: at most one; the player's side card is attached at once (KFF-7.5). */
export const putInSlot = (b: Bout, seat: Seat, slot: Slot, kind: Kind): void => {
  const { s, log, house } = b
  if (inSlot(s, seat, slot) >= 0) discardSlot(b, seat, slot, 'kung-fu-fighting.replaced', REPLACING[slot])
  s[ROWS[slot]][seat] = kind
  const { side } = archetypeOf(house, s, seat)
  if (side < 0 || house.prints[side].slot !== slot) return
  s[ATTACHED[slot]][seat] = [side]
  log?.push({ key: 'kung-fu-fighting.side', seat, side: house.prints[side].id, rule: SIDING[slot] })
}

/** KFF-12.1, KFF-12.2 */
export const handSize = (house: House, s: State, seat: Seat): number => {
  let size = HAND_SIZE + archetypeOf(house, s, seat).hand + printAt(house, s.weapons[seat]).hand
  size += printAt(house, s.stances[seat]).hand * stanceFactor(house, s, seat)
  for (let i = 0; i < s.onStance[seat].length; i++) size += house.prints[s.onStance[seat][i]].hand
  for (let i = 0; i < s.onWeapon[seat].length; i++) size += house.prints[s.onWeapon[seat][i]].hand
  return Math.max(0, size)
}
