import type { Code, Rules } from './contract.ts'
import { type Event, seen } from './events.ts'
import type { By, Entry } from './record.ts'
import { type Seat, seatLetter, seatOf, type Viewer } from './seats.ts'

/** Whose eyes a match is looked at with afterwards: a viewer's, or those of somebody who sees every card. */
export type Eyes = Viewer | 'all'

/** `A`, `gallery` or `all`; null when nobody at this table has such eyes. */
export const readEyes = (text: string, seats: number): Eyes | null => {
  if (text === 'all' || text === 'gallery') return text
  const seat = seatOf(text.toUpperCase(), seats)
  return seat < 0 ? null : seat
}

export const nameOfEyes = (eyes: Eyes): string => (typeof eyes === 'string' ? eyes : seatLetter(eyes))

/** Boards and texts that know viewers only draw open cards for the gallery. */
export const viewerOf = (eyes: Eyes): Viewer => (eyes === 'all' ? 'gallery' : eyes)

export const eventFor = (event: Event, eyes: Eyes): Event => {
  if (eyes !== 'all') return seen(event, eyes)
  const { secret, ...open } = event
  return { ...open, ...secret?.params }
}

export const viewFor = <S, K extends Code, C>(rules: Rules<S, K, C>, state: S, eyes: Eyes): S =>
  eyes === 'all' ? state : rules.hide(state, eyes)

/** An entry of a record as somebody may know it: what others have chosen is told by the events alone. */
export type Deed =
  | { readonly kind: 'answers'; readonly answers: readonly SeenAnswer[] }
  | { readonly kind: 'undo'; readonly to: number }
  | { readonly kind: 'giveUp'; readonly seat: string }
  | { readonly kind: 'tie' }
  | { readonly kind: 'handOver'; readonly seat: string; readonly to: 'bot' | 'player' }

export interface SeenAnswer {
  readonly seat: string
  /** In the game's notation, with who gave it: of one's own answers only. */
  readonly choice?: string
  readonly by?: By
}

/** Whether a standing order or a person has answered is as secret as the answer. */
export const deedFor = (entry: Entry, eyes: Eyes): Deed => {
  const { hash: _, ...deed } = entry
  if (deed.kind !== 'answers' || eyes === 'all') return deed
  const own: Seat | 'gallery' = eyes
  return {
    kind: 'answers',
    answers: deed.answers.map((answer) =>
      own !== 'gallery' && answer.seat === seatLetter(own) ? answer : { seat: answer.seat },
    ),
  }
}
