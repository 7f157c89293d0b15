import type { Refusal, Sink } from '../../../kernel/contract.ts'
import type { RecordForm } from '../../../kernel/forms.ts'
import type { Seat } from '../../../kernel/seats.ts'
import { type Packed, packValue, type Use } from '../choice.ts'
import type { House } from '../options.ts'
import type { Bout } from '../rules/bout.ts'
import type { State } from '../state.ts'
import type { PackedUse } from '../use.ts'

/** One effect of chapter 9, the same for blow, new card, revealed card and copy. */
export interface Effect {
  /** Whether any application is legal (EMR-0.7). */
  when(house: House, s: State, seat: Seat): boolean
  /** Every legal application, each added to `base`. */
  list(house: House, s: State, seat: Seat, base: Packed, out: Sink<Packed>): void
  /** What a choice looks like, by tag. */
  forms(house: House, s: State, seat: Seat): Readonly<Record<string, RecordForm>>
  refusal(house: House, s: State, seat: Seat, use: Use): Refusal | null
  apply(b: Bout, use: PackedUse): void
}

/** A use added to the code of its act, and of the copied card. */
export const added = (base: Packed, use: PackedUse): Packed => packValue(base, use)

/** A use of another effect got here past its form. */
export const misplacedUse = (use: Use): never => {
  throw new Error(`${use.do} is the use of another effect`)
}
