import type { Refusal, Sink } from '../../../kernel/contract.ts'
import type { EitherForm, Form, RecordForm } from '../../../kernel/forms.ts'
import type { Seat } from '../../../kernel/seats.ts'
import { nothing } from '../../../kernel/windows.ts'
import { facesOf } from '../cards.ts'
import { type Choice, type Packed, SIDES } from '../choice.ts'
import { recordOf } from '../effects/aim.ts'
import type { House } from '../options.ts'
import type { Bout } from '../rules/bout.ts'
import type { State } from '../state.ts'

/** One row of EMR-18.4. */
export interface Window {
  form(house: House, s: State, seat: Seat): EitherForm
  choices(house: House, s: State, seat: Seat, out: Sink<Packed>): void
  /** The choice fits the form. */
  refusal(house: House, s: State, seat: Seat, choice: Choice): Refusal | null
  /** Names the step that follows; the game goes on afterwards. */
  play(b: Bout, seat: Seat, code: Packed): void
  /** The clock default. */
  fallback(house: House, s: State, seat: Seat): Packed
}

const oneCardOf = (hidden: readonly number[]): Form => ({
  kind: 'cards',
  from: facesOf(hidden),
  min: 1,
  max: 1,
  ordered: false,
})

export const cardAndSide = (hand: readonly number[]): RecordForm =>
  recordOf({ cards: oneCardOf(hand), side: { kind: 'one', of: SIDES } })

/** Two plain answers: yes, and the clock's no. */
export const yesOrNo = (
  names: readonly [yes: string, no: string],
  codes: readonly [yes: Packed, no: Packed],
  play: (b: Bout, isYes: boolean) => void,
): Window => ({
  form: () => ({ kind: 'either', of: { [names[0]]: nothing, [names[1]]: nothing } }),
  choices: (_house, _s, _seat, out) => {
    out.push(codes[0])
    out.push(codes[1])
  },
  refusal: () => null,
  play: (b, _seat, code) => play(b, code === codes[0]),
  fallback: () => codes[1],
})
