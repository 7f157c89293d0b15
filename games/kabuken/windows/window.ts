import type { Refusal, Sink } from '../../../kernel/contract.ts'
import type { EitherForm, Field } from '../../../kernel/forms.ts'
import type { Rng } from '../../../kernel/random.ts'
import type { Seat } from '../../../kernel/seats.ts'
import type { Choice, Packed } from '../choice.ts'
import type { House } from '../options.ts'
import type { Bout } from '../rules/bout.ts'
import type { State } from '../state.ts'

/** One row of KBK-21.1. */
export interface Window {
  form(house: House, s: State, seat: Seat): EitherForm
  choices(house: House, s: State, seat: Seat, out: Sink<Packed>): void
  /** The choice fits the form. */
  refusal(house: House, s: State, seat: Seat, choice: Choice): Refusal | null
  play(b: Bout, answers: readonly Packed[]): void
  /** The clock default. */
  fallback(house: House, s: State, seat: Seat, rng: Rng): Packed
}

export const cardsField = (faces: readonly string[], min: number, max: number): Field => ({
  form: { kind: 'cards', from: faces, min, max, ordered: true },
})
