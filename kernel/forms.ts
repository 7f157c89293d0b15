import type { Seat } from './seats.ts'

/**
 * How a choice is put together, step by step: a closed family, so that a terminal, a text table and a plain board can
 * build any choice of any game. A form says what an answer looks like; whether it is legal is for `refusal` to say.
 */
export type Form =
  | { readonly kind: 'one'; readonly of: readonly string[] }
  | {
      readonly kind: 'cards'
      /** Faces that the asked seat can see, copies included. */
      readonly from: readonly string[]
      readonly min: number
      readonly max: number
      readonly ordered: boolean
    }
  | { readonly kind: 'number'; readonly min: number; readonly max: number }
  | { readonly kind: 'seat'; readonly of: readonly Seat[] }
  | { readonly kind: 'place'; readonly of: readonly string[] }
  | RecordForm
  | EitherForm

/** The value is an object with the fields; an optional field may be missing. */
export interface RecordForm {
  readonly kind: 'record'
  readonly fields: Readonly<Record<string, Field>>
}

export interface Field {
  readonly form: Form
  readonly optional?: boolean
}

/** The value is the chosen record's object with its tag under `do`. */
export interface EitherForm {
  readonly kind: 'either'
  readonly of: Readonly<Record<string, RecordForm>>
}
