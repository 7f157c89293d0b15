import type { Seat } from '../../kernel/seats.ts'
import { type Card, cardOfFace, FACES } from './cards.ts'
import { columnOfZone, SIDES, seatOfZone, type Use, zoneValue } from './choice.ts'
import { TOKENS } from './placed.ts'

/** What effects are used for, by number; remove is two of them, copy none: a copy is a use with a source. */
export const USES = ['slide', 'trap', 'wound', 'empower', 'removeFromCard', 'removeFromZone', 'switch', 'draw'] as const
export type UseName = (typeof USES)[number]

/**
 * The use of an effect as one number: which (4 bits), the card or the seat and column or distance it is aimed at (7),
 * side or token (3), and the copied card + 1 (7).
 */
export type PackedUse = number

export const useCode = (name: UseName, target: number, extra = 0): PackedUse =>
  USES.indexOf(name) | (target << 4) | (extra << 11)

export const copied = (use: PackedUse, source: Card): PackedUse => use | ((source + 1) << 14)

export const useName = (use: PackedUse): UseName => USES[use & 15]
export const targetOf = (use: PackedUse): number => (use >>> 4) & 127
export const extraOf = (use: PackedUse): number => (use >>> 11) & 7
/** −1 when nothing is copied. */
export const sourceOf = (use: PackedUse): Card => ((use >>> 14) & 127) - 1
export const aimedSeat = (use: PackedUse): Seat => seatOfZone(targetOf(use))
/** The column of a zone, or the distance of a slide. */
export const aimedColumn = (use: PackedUse): number => columnOfZone(targetOf(use))

const only = (faces: readonly string[]): Card => cardOfFace(faces[0] ?? '')

/** A legal use in its one spelling. */
export const packUse = (use: Use): PackedUse => {
  switch (use.do) {
    case 'copy':
      return copied(packUse(use.use), only(use.cards))
    case 'slide':
      return useCode('slide', zoneValue(use.seat, use.by), SIDES.indexOf(use.side))
    case 'trap':
      return useCode('trap', zoneValue(use.seat, use.column))
    case 'wound':
      return useCode('wound', only(use.cards))
    case 'empower':
    case 'removeFromCard':
      return useCode(use.do, only(use.cards), TOKENS.indexOf(use.token))
    case 'removeFromZone':
      return useCode(use.do, zoneValue(use.seat, use.column), TOKENS.indexOf(use.token))
    case 'switch':
    case 'draw':
      return useCode(use.do, use.seat)
  }
}

export const unpackUse = (code: PackedUse): Use => {
  const source = sourceOf(code)
  return source < 0 ? simpleUse(code) : { do: 'copy', cards: [FACES[source]], use: simpleUse(code) }
}

const simpleUse = (code: PackedUse): Use => {
  const name = useName(code)
  const seat = aimedSeat(code)
  const column = aimedColumn(code)
  const cards = [FACES[targetOf(code)]]
  const token = TOKENS[extraOf(code)]
  switch (name) {
    case 'slide':
      return { do: name, seat, side: SIDES[extraOf(code)], by: column }
    case 'trap':
      return { do: name, seat, column }
    case 'wound':
      return { do: name, cards }
    case 'empower':
    case 'removeFromCard':
      return { do: name, token, cards }
    case 'removeFromZone':
      return { do: name, token, seat, column }
    case 'switch':
    case 'draw':
      return { do: name, seat }
  }
}
