import type { Event } from './events.ts'
import type { EitherForm, RecordForm } from './forms.ts'
import type { Rng } from './random.ts'
import type { Problem, Result } from './result.ts'
import type { Seat, Viewer } from './seats.ts'

/** A packed choice: compared with ===, a Map key, cheap to list. */
export type Code = number | string

/** Arrays, counters, reservoirs and filters are all sinks. */
export interface Sink<T> {
  push(item: T): unknown
}

/** One game: everything the rest of the world knows of it. */
export interface Game<S = unknown, K extends Code = Code, C = unknown> {
  readonly meta: Meta
  /**
   * Checks and binds what never changes in a match: mode, seats, options, and the version of the rules that it began
   * with (`meta.rulesVersion`, if missing).
   */
  open(setup: unknown, version?: number): Result<Rules<S, K, C>>
  readonly words: Words
  /** The text of `rules.md`. */
  readonly rulebook: string
  /** The table as text, for terminal and screen reader, as the viewer sees it. */
  draw(rules: Rules<S, K, C>, view: S, viewer: Viewer, who: Who): readonly Line[]
  readonly advice: Advice<S, K, C>
  /** In games with `meta.reactions`. */
  readonly orders?: Orders<S, K, C>
  /** What is to be said about a file of `meta.files` before it is brought to a table. */
  check?(file: string, content: unknown): FileReport
}

/**
 * The rules of one match. S holds none of the setup. The functions are pure but for `play` and `concede`, which change
 * the state they are given.
 */
export interface Rules<S = unknown, K extends Code = Code, C = unknown> {
  readonly setup: Setup
  /** The version that it plays by, to its end. */
  readonly version: number
  /** The beginning; leaves its stream of randomness in the state. */
  deal(rng: Rng, log?: Sink<Event>): S
  copy(s: S): S
  /** Who must answer now, all at once; nobody when the match is over. */
  awaiting(s: S): readonly Seat[]
  /** What an awaited seat is asked. Depends on nothing that the seat may not know. */
  question(s: S, seat: Seat): Question
  /** Every legal choice once, in a fixed order; reads only what the seat may know. */
  choices(s: S, seat: Seat, out: Sink<K>): void
  /** How many `choices` lists, without listing, where there can be very many. */
  count?(s: S, seat: Seat): number
  /** One of them, all equally likely, without listing. */
  sample?(s: S, seat: Seat, rng: Rng): K
  /** A legal choice in its one canonical spelling. */
  pack(s: S, seat: Seat, choice: C): K
  unpack(code: K): C
  /** Why not, or null; accepts every legal spelling. The value must fit the question's form. */
  refusal(s: S, seat: Seat, choice: C): Refusal | null
  /** One legal answer for each awaited seat, in the order of `awaiting`; goes on to the next question. */
  play(s: S, answers: readonly K[], log?: Sink<Event>): void
  /** What the clock plays; reads only what the seat may know. */
  fallback(s: S, seat: Seat, rng: Rng): K
  concede(s: S, seat: Seat, log?: Sink<Event>): Refusal | null
  /** Everybody who must want it before this seat gives up, itself among them; nobody else if it is missing. */
  partners?(s: S, seat: Seat): readonly Seat[]
  /** In games that know a tie by agreement. */
  readonly ties?: Ties<S>
  outcome(s: S): Outcome | null
  /** The state with holes: what a viewer with perfect memory knows. May share lists with the state. */
  hide(s: S, viewer: Viewer): S
  /** Fills the holes, uniformly over what is consistent with all the viewer knows. */
  imagine(view: S, viewer: Viewer, rng: Rng): S
  /** Equal exactly when `hide` is equal. */
  key(s: S, viewer: Viewer): Code
  /**
   * The faces of all cards whose whereabouts this state knows: in a whole state all cards of the game, in a view those
   * that the viewer can name for certain. Cards cannot appear or vanish.
   */
  cards(s: S): readonly string[]
  /** Names that only this match knows, such as those of the cards in a deck file; they go before `words.labels`. */
  readonly labels?: Readonly<Record<string, string>>
  readonly notation: Notation<C>
  readonly position: Positions<S>
}

export interface Ties<S> {
  /** Everybody who must agree. */
  parties(s: S): readonly Seat[]
  /** All of them have: ends the match, or says why not yet. */
  agree(s: S, log?: Sink<Event>): Refusal | null
}

export interface Notation<C> {
  write(choice: C): string
  read(text: string): Result<C>
}

/** Any moment as readable JSON. `read` takes partial positions: what is missing has the defaults of the mode. */
export interface Positions<S> {
  write(s: S): Position
  read(position: unknown): Result<S>
}
export type Position = Readonly<Record<string, unknown>>

export interface Question {
  /** The name of the window, a key of `words.windows`. */
  readonly window: string
  readonly form: EitherForm | RecordForm
}

/** The rule that forbids it, and what exactly is wrong: a key of `words.refusals` with parameters. */
export interface Refusal {
  readonly rule: string
  readonly why?: string
  readonly params?: Readonly<Record<string, string | number>>
}

export interface Outcome {
  /** The place of each seat; 1 has won, sharers share a place. */
  readonly places: readonly number[]
  /** A key of `words.ends`. */
  readonly reason: string
  readonly rule: string
}

export interface Meta {
  readonly id: string
  readonly title: string
  readonly modes: readonly Mode[]
  readonly options: Readonly<Record<string, Option>>
  /** Of new matches. Grows whenever an old record could replay differently; `open` still takes the versions before. */
  readonly rulesVersion: number
  /** No game that random players play has more answers than this. */
  readonly longest: number
  /** Every rule that a refusal may name. */
  readonly refusals: readonly string[]
  /** The names of the JSON files that a table may bring, such as a deck of its own. */
  readonly files?: readonly string[]
  /**
   * The windows in which somebody may answer what another has done, or use what others do not know of: how long he
   * thinks about it would tell what he holds. Who are asked at once are all in such a window, or none of them is.
   */
  readonly reactions?: readonly string[]
  /**
   * The windows outside `reactions` in which hidden cards may leave one choice only, so that a quick answer may tell:
   * for each the reason why it is heard at once all the same.
   */
  readonly atOnce?: Readonly<Record<string, string>>
}

/** What a player wants answered for him in reactions, unasked and unknown to the others. */
export interface Orders<S, K extends Code, C> {
  readonly kinds: Readonly<Record<string, OrderKind>>
  /** A legal answer, from the view alone; null where the player decides for himself. */
  answer(rules: Rules<S, K, C>, view: S, seat: Seat, orders: StandingOrders): C | null
}

/** Given or not, or given with a whole number in the range. */
export type OrderKind = 'plain' | { readonly min: number; readonly max: number }

/** The orders that are given. */
export type StandingOrders = Readonly<Record<string, number | true>>

export interface FileReport {
  /** What must be mended before it can be used. */
  readonly problems: readonly Problem[]
  /** What may well be meant. */
  readonly warnings: readonly Problem[]
  /** What is in it: a name and a value each. */
  readonly facts: readonly (readonly [string, string | number])[]
}

export interface Mode {
  readonly id: string
  /** The numbers of seats it is for, ascending. */
  readonly seats: readonly number[]
  /** The seats of each team, in a mode with teams; then there is one number of seats. */
  readonly teams?: readonly (readonly Seat[])[]
}

/** The first value is the default; with `numbers` a whole number in the range is a value too. */
export interface Option {
  readonly values: readonly string[]
  readonly numbers?: { readonly min: number; readonly max: number }
  /** It is chosen beside the mode, not among the house rules. */
  readonly isHeadline?: true
}

/** What was agreed before the match, with every option given. */
export interface Setup {
  readonly mode: string
  readonly seats: number
  readonly options: Readonly<Record<string, string | number>>
  /** The contents of the files that this table brought, by the names of `meta.files`. */
  readonly files?: Readonly<Record<string, unknown>>
}

export type Who = (seat: Seat) => string
/** The printed name of a face, or of anything else that has a label. */
export type Label = (name: string) => string

/** Every word that a game says. */
export interface Words {
  /** What the game feels like, in one line. */
  readonly pitch: string
  readonly modes: Readonly<Record<string, string>>
  /** One line per option: what it decides. */
  readonly options: Readonly<Record<string, string>>
  /** Log lines by event key. */
  readonly events: Readonly<Record<string, (event: Event, who: Who, label: Label) => string>>
  /** What is asked, in plain words. */
  readonly windows: Readonly<Record<string, string>>
  /** Tags, fields and values of forms. */
  readonly labels: Readonly<Record<string, string>>
  readonly refusals: Readonly<Record<string, (params: Readonly<Record<string, string | number>>) => string>>
  /** Standing orders, each so that a number may follow if it has one. */
  readonly orders?: Readonly<Record<string, string>>
  /** How it ended, by `Outcome.reason`. */
  readonly ends: Readonly<Record<string, string>>
  /** The colour a face is printed in, if the text is a face. */
  tone(text: string): Tone | null
}

export type Tone = 'red' | 'blue' | 'green' | 'yellow' | 'strong' | 'dim' | 'alert'
export type Span = string | { readonly text: string; readonly tone: Tone }
export type Line = readonly Span[]

/** What is good here: the game's own knowledge that bots share. It is given views and imagined worlds only. */
export interface Advice<S, K extends Code, C> {
  /** How good a choice looks at first sight; only differences count. */
  score(rules: Rules<S, K, C>, view: S, seat: Seat, choice: K): number
  /** The difference of score that makes a choice about three times as likely, where players follow it that closely. */
  readonly grain?: number
  /** One legal choice that is worth a look, in a window with too many to list; good ones come more often. */
  propose?(rules: Rules<S, K, C>, view: S, seat: Seat, rng: Rng): K
  /** Fills the holes with what is likely to be there, by how people play; `imagine` where it is missing. */
  suppose?(rules: Rules<S, K, C>, view: S, seat: Seat, rng: Rng): S
  /** Where a search does better to judge than to look on: much that nobody has seen comes into play next. */
  isQuiet?(rules: Rules<S, K, C>, world: S): boolean
  /** The chance of each seat to win in an imagined world, by its looks: fills `out` with numbers from 0 to 1. */
  chances?(rules: Rules<S, K, C>, world: S, out: number[]): void
  /**
   * The chance to win that a choice leaves its seat in an imagined world, before anything is drawn or answered.
   * Null where it cannot tell. The world is not changed.
   */
  foresee?(rules: Rules<S, K, C>, world: S, seat: Seat, choice: K): number | null
  /**
   * The same when everybody has played on for a while as people do, each by what he sees; with the luck of that world.
   * For games that foresee. The world is not changed.
   */
  playOn?(rules: Rules<S, K, C>, world: S, seat: Seat, choice: K): number
  /** Where an imagined world takes long to look at: which share of the usual number of them is enough; 1 if not given. */
  readonly pace?: number
  /**
   * What somebody plays who does not take pains: with 1, as if not given, what came to mind twice as often is twice as
   * likely; with 0 everything is equally likely. Less is for games where what looks second best is mostly as good.
   */
  readonly slips?: number
}
