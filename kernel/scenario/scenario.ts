type Plain = Readonly<Record<string, unknown>>

/** Cases that begin from a position and say, step by step, what may be done there and what comes of it. */
export interface Scenario {
  readonly game: string
  readonly cases: readonly Case[]
}

export interface Case {
  readonly name: string
  readonly setup: Plain
  /** A partial position: what is missing has the defaults of the mode. */
  readonly given: Plain
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
  /** Any part of the position. */
  readonly position?: Plain
  /** Parts of events that occurred since the last `do`, in this order; others may lie between. */
  readonly events?: readonly Plain[]
  /** Any part of the outcome; null while the match goes on. */
  readonly outcome?: Plain | null
}

export interface Steps {
  readonly do: Move
  readonly refused: Move & { readonly rule: string }
  /** With `refused` the rule that does not let the seat give up. */
  readonly giveUp: { readonly seat: string; readonly refused?: string }
  /** Everybody agrees to a tie; with `refused` the rule that does not let them. */
  readonly tie: { readonly refused?: string }
  /** Exactly those who have yet to answer now. */
  readonly asked: 'nobody' | readonly Asked[]
  readonly offered: Move
  readonly notOffered: Move
  readonly expect: Expected
}

/** What can be watched may be explained in a sentence of its own. */
type Watched = 'do' | 'refused' | 'giveUp' | 'tie'

export type Step = {
  readonly [Kind in keyof Steps]: { readonly [Key in Kind]: Steps[Kind] } & (Kind extends Watched
    ? { readonly says?: string }
    : unknown)
}[keyof Steps]
