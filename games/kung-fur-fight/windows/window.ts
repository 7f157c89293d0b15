import type { Refusal, Sink } from '../../../kernel/contract.ts'
import type { EitherForm, Form, RecordForm } from '../../../kernel/forms.ts'
import type { Rng } from '../../../kernel/random.ts'
import type { Seat } from '../../../kernel/seats.ts'
import { facesOf, type Kind } from '../cards.ts'
import type { Choice, Packed } from '../choice.ts'
import type { House } from '../options.ts'
import type { Bout } from '../rules/bout.ts'
import type { State } from '../state.ts'

/** One row of KFU-18.1. */
export interface Window {
  form(house: House, s: State, seat: Seat): EitherForm
  choices(house: House, s: State, seat: Seat, out: Sink<Packed>): void
  /** Where there can be too many to list. */
  readonly many?: {
    count(s: State, seat: Seat): number
    sample(s: State, seat: Seat, rng: Rng): Packed
  }
  /** The choice fits the form. */
  refusal(house: House, s: State, seat: Seat, choice: Choice): Refusal | null
  /** One answer, or one of each seat where both are asked. */
  play(b: Bout, answers: readonly Packed[]): void
  /** The clock default. */
  fallback(house: House, s: State, seat: Seat, rng: Rng): Packed
}

export const cardsForm = (from: readonly Kind[], min: number, max: number, ordered = false): Form => ({
  kind: 'cards',
  from: facesOf(from),
  min,
  max,
  ordered,
})

export const fieldsOf = (forms: Readonly<Record<string, Form>>): RecordForm => ({
  kind: 'record',
  fields: Object.fromEntries(Object.entries(forms).map(([name, form]) => [name, { form }])),
})

export const kindsIn = (list: readonly Kind[]): Kind[] => [...new Set(list)]
