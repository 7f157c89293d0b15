type Plain = Readonly<Record<string, unknown>>

/** Cases that begin from a position or a deal and say, step by step, what may be done there and what comes of it. */
export interface Scenario {
  readonly game: string
  readonly cases: readonly Case[]
}

export interface Case {
  readonly name: string
  readonly setup: Plain
  /** A partial position: what is missing has the defaults of the mode. */
  readonly given: Plain
  /** The seed of a real deal, which takes the place of `given`; null if there is none. */
  readonly dealt: string | null
  /** The ids of the rules that it is an example of. */
  readonly rules: readonly string[]
  /** Whose eyes to show it with: the letter of a seat, or the gallery's. */
  readonly eyes: string
  /** What to know before the first step. */
  readonly says: string
  readonly steps: readonly Step[]
}

/** A seat is a letter, a choice is in the game's notation. */
export interface Move {
  readonly seat: string
  readonly choice: string
}

export interface Asked {
  readonly seat: string
  readonly window: string
}

export interface Expected {
  /** Any part of the position; piles and tokens in any order, unless it is `ordered`. */
  readonly position?: Plain
  readonly ordered?: true
  /** Parts of events that occurred since the last act, in this order; others may lie between. */
  readonly events?: readonly Plain[]
  /** Any part of the outcome; null while the match goes on. */
  readonly outcome?: Plain | null
}

/** What is done. */
export interface Acts {
  readonly do: Move
  /** What the clock plays for a seat; with `choice` it must be that. */
  readonly clock: { readonly seat: string; readonly choice?: string }
  /** Everybody who is asked passes, until the one who acted last is asked again. */
  readonly restPass: Readonly<Record<string, never>>
  /** An answer that waits for those of others is taken back; with `refused` the rule that does not let it. */
  readonly withdraw: { readonly seat: string; readonly refused?: string }
  /** With `refused` the rule that does not let the seat give up. */
  readonly giveUp: { readonly seat: string; readonly refused?: string }
  /** Everybody agrees to a tie; with `refused` the rule that does not let them. */
  readonly tie: { readonly refused?: string }
}

/** What is looked at. */
export interface Looks {
  /** Without a rule: refused by any. */
  readonly refused: Move & { readonly rule?: string }
  /** Exactly those who have yet to answer now. */
  readonly asked: 'nobody' | readonly Asked[]
  readonly offered: Move
  readonly notOffered: Move
  /** Exactly these choices, in any order. */
  readonly only: { readonly seat: string; readonly choices: readonly string[] }
  /** Parts of events that must not happen in this case, before or after. */
  readonly never: readonly Plain[]
  /** Any part of what a seat, or the gallery, can see. */
  readonly sees: { readonly seat: string; readonly position: Plain }
  readonly expect: Expected
}

export type Steps = Acts & Looks

/** What can be watched may be explained in a sentence of its own. */
type Watched = keyof Acts | 'refused'

export type Step = {
  readonly [Kind in keyof Steps]: { readonly [Key in Kind]: Steps[Kind] } & (Kind extends Watched
    ? { readonly says?: string }
    : unknown)
}[keyof Steps]
