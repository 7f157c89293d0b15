import type { Who } from '../../../kernel/contract.ts'
import type { Seat } from '../../../kernel/seats.ts'
import type { Kind } from '../cards.ts'
import { kindOfFace } from '../cards.ts'
import { BLANK, type Print } from '../deck/print.ts'
import type { CardRecord } from '../deck/vocabulary.ts'
import type { House } from '../house.ts'
import type { State } from '../state.ts'

/** What it is about: the agreed rules, what a seat sees, and whose choice it is. */
export interface Moment {
  readonly house: House
  readonly view: State
  readonly seat: Seat
  readonly who: Who
}

export const printOf = (house: House, face: string): Print => house.prints[kindOfFace(house, face)] ?? BLANK

/** The printed record of a kind; null for no card and for one that is hidden. */
export const recordAt = ({ records }: House, kind: Kind): CardRecord | null => records[kind] ?? null
