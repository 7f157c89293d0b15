import type { Refusal, Sink } from '../../../kernel/contract.ts'
import type { EitherForm, Field, Form } from '../../../kernel/forms.ts'
import type { Rng } from '../../../kernel/random.ts'
import { type Seat, seatList } from '../../../kernel/seats.ts'
import { type Card, facesOf, kindOf } from '../cards.ts'
import { type Choice, FURTHER } from '../choice.ts'
import type { Packed } from '../code.ts'
import type { House } from '../house.ts'
import type { Bout } from '../rules/bout.ts'
import type { State } from '../state.ts'
import type { Offer } from './offers.ts'

/** One window of chapter 15. */
export interface Window {
  form(house: House, s: State, seat: Seat): EitherForm
  choices(house: House, s: State, seat: Seat, out: Sink<Packed>): void
  count(house: House, s: State, seat: Seat): number
  sample(house: House, s: State, seat: Seat, rng: Rng): Packed
  /** The same by how they begin, where declarations are among them. */
  offers?(house: House, s: State, seat: Seat): readonly Offer[]
  /** The choice fits the form. */
  refusal(house: House, s: State, seat: Seat, choice: Choice): Refusal | null
  /** The one spelling of a legal choice. */
  pack(house: House, s: State, seat: Seat, choice: Choice): Packed
  play(b: Bout, code: Packed): void
  /** The clock default. */
  fallback(house: House, s: State, seat: Seat): Packed
}

export const cardsForm = (house: House, from: readonly Card[], min: number, max: number, ordered = false): Form => ({
  kind: 'cards',
  from: facesOf(house, from),
  min,
  max,
  ordered,
})

/** A single card of the hand. */
export const oneCard = (house: House, s: State, seat: Seat): Field => ({
  form: cardsForm(house, s.hands[seat], 1, 1),
})

const optional = (form: Form): Field => ({ form, optional: true })

/** Anybody may be named: who may not be hit, and why not, is for the rules to say (KFF-8.4). */
const anybody = ({ seats }: House): Form => ({ kind: 'seat', of: seatList(seats) })

/** Fields for further targets, also where no split is possible (KFF-11.4, KFF-13.13). */
export const furtherFields = (house: House): Record<string, Field> => {
  const names = FURTHER.slice(0, Math.max(1, house.seats - 2))
  return Object.fromEntries(names.map((name) => [name, optional(anybody(house))]))
}

/** KFF-8.2: one declaration. */
export const planFields = (house: House, s: State, seat: Seat): Record<string, Field> => {
  const hand = s.hands[seat]
  const effects = [s.weapons[seat], ...s.onWeapon[seat]].filter((kind) => kind >= 0)
  return {
    with: optional(cardsForm(house, hand, 1, 1)),
    enhancements: optional(cardsForm(house, hand, 0, hand.length, true)),
    combo: optional(cardsForm(house, hand, 0, hand.length, true)),
    on: { form: anybody(house) },
    ...furtherFields(house),
    splitBy: optional(cardsForm(house, [...effects, ...hand], 1, 1)),
  }
}

export const planForm = (house: House, s: State, seat: Seat): Field =>
  optional({ kind: 'record', fields: planFields(house, s, seat) })

/** Every kind of a hand once. */
export const kindsIn = (hand: readonly Card[]): number[] => {
  const kinds: number[] = []
  for (let i = 0; i < hand.length; i++)
    if (i === 0 || kindOf(hand[i - 1]) !== kindOf(hand[i])) kinds.push(kindOf(hand[i]))
  return kinds
}
