import type { Code, Question, Refusal, Rules } from './contract.ts'
import type { Event } from './events.ts'
import { fits, isChoice } from './fits.ts'
import type { Seat } from './seats.ts'
import { tableRefusal } from './table-refusals.ts'

/** A state, and what happened on the way to it. */
export interface Moment<S> {
  readonly state: S
  readonly events: readonly Event[]
}

export type Admitted<K> = { readonly refusal: Refusal } | { readonly refusal: null; readonly code: K }

/** An answer of an awaited seat: its code, or why it is refused. */
export const admit = <S, K extends Code, C>(
  rules: Rules<S, K, C>,
  state: S,
  seat: Seat,
  choice: unknown,
  { form }: Question = rules.question(state, seat),
): Admitted<K> => {
  if (!isChoice<C>(form, choice)) return { refusal: tableRefusal('table.shape', fits(form, choice) ?? '') }
  const refusal = rules.refusal(state, seat, choice)
  return refusal === null ? { refusal, code: rules.pack(state, seat, choice) } : { refusal }
}

/** Plays on a copy: a state that somebody was shown never changes, and neither does one whose next step throws. */
export const afterAnswers = <S, K extends Code, C>(
  rules: Rules<S, K, C>,
  state: S,
  answers: readonly K[],
): Moment<S> => {
  const next = rules.copy(state)
  const events: Event[] = []
  rules.play(next, answers, events)
  return { state: next, events }
}

export type Reached<S> = { readonly refusal: Refusal } | ({ readonly refusal: null } & Moment<S>)

export const afterGivingUp = <S, K extends Code, C>(rules: Rules<S, K, C>, state: S, seat: Seat): Reached<S> => {
  const refusal = mayAct(rules, state, seat)
  return refusal === null ? ending(rules, state, (next, log) => rules.concede(next, seat, log)) : { refusal }
}

/** TABLE-7: everybody whom the game names has agreed. */
export const afterAgreeing = <S, K extends Code, C>(rules: Rules<S, K, C>, state: S): Reached<S> => {
  const { ties } = rules
  if (ties === undefined) return { refusal: tableRefusal('table.noTies') }
  if (rules.outcome(state) !== null) return { refusal: tableRefusal('table.over') }
  return ending(rules, state, (next, log) => ties.agree(next, log))
}

const ending = <S, K extends Code, C>(
  rules: Rules<S, K, C>,
  state: S,
  end: (next: S, log: Event[]) => Refusal | null,
): Reached<S> => {
  const next = rules.copy(state)
  const events: Event[] = []
  const refusal = end(next, events)
  return refusal === null ? { refusal, state: next, events } : { refusal }
}

/** TABLE-6: only seats of this table act on a match, and only while it lasts. */
export const mayAct = <S, K extends Code, C>(rules: Rules<S, K, C>, state: S, seat: Seat): Refusal | null => {
  if (!Number.isInteger(seat) || seat < 0 || seat >= rules.setup.seats) return tableRefusal('table.noSuchSeat')
  return rules.outcome(state) === null ? null : tableRefusal('table.over')
}

/** Why this seat may not offer a tie, or null. */
export const mayOfferTie = <S, K extends Code, C>(rules: Rules<S, K, C>, state: S, seat: Seat): Refusal | null => {
  const refusal = mayAct(rules, state, seat)
  if (refusal !== null) return refusal
  if (rules.ties === undefined) return tableRefusal('table.noTies')
  return rules.ties.parties(state).includes(seat) ? null : tableRefusal('table.noParty')
}
