import type { Seat } from '../../kernel/seats.ts'

/** Choices as people read them. Cards are faces. */
export type Choice =
  | { readonly do: 'choose'; readonly archetype: string }
  | { readonly do: 'pay' }
  | { readonly do: 'letGo' }
  | { readonly do: 'refill'; readonly cards?: readonly string[] }
  | PlayChoice
  | { readonly do: 'drop'; readonly slot: string }
  | ({ readonly do: 'attack' } & PlanChoice)
  | { readonly do: 'end' }
  | { readonly do: 'pass' }
  | AddChoice
  | CoverChoice
  | BlockChoice
  | ({ readonly do: 'counter' } & PlanChoice)
  | { readonly do: 'keep' }
  | { readonly do: 'give'; readonly cards: readonly string[]; readonly to: Seat }

/** A declared Attack (KFF-8.2): `with` an Attack Card, or without it by Weapon. */
export interface PlanChoice extends FurtherTargets {
  readonly with?: readonly string[]
  readonly on: Seat
  readonly splitBy?: readonly string[]
  readonly enhancements?: readonly string[]
  readonly combo?: readonly string[]
}

export interface FurtherTargets {
  readonly second?: Seat
  readonly third?: Seat
  readonly fourth?: Seat
  readonly fifth?: Seat
}
export const FURTHER = ['second', 'third', 'fourth', 'fifth'] as const

export interface PlayChoice {
  readonly do: 'play'
  readonly cards: readonly string[]
  /** Whither the own Weapon goes, or whence one comes (KFF-14.18). */
  readonly to?: Seat
  readonly from?: Seat
}

export interface AddChoice extends FurtherTargets {
  readonly do: 'add'
  readonly cards: readonly string[]
  readonly combo?: readonly string[]
  readonly attack?: PlanChoice
}

export interface CoverChoice {
  readonly do: 'cover'
  readonly cards: readonly string[]
  readonly block?: readonly string[]
  readonly counter?: PlanChoice
}

export interface BlockChoice {
  readonly do: 'block'
  readonly cards: readonly string[]
  readonly counter?: PlanChoice
}

export const furtherOf = (choice: FurtherTargets): Seat[] => {
  const seats: Seat[] = []
  for (const name of FURTHER) {
    const seat = choice[name]
    if (seat !== undefined) seats.push(seat)
  }
  return seats
}

/** The fields of further targets, in order. */
export const furtherTargets = (seats: readonly Seat[]): FurtherTargets =>
  Object.fromEntries(seats.map((seat, at) => [FURTHER[at], seat]))
