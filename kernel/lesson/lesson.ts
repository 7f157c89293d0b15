import type { Position } from '../contract.ts'
import type { Move } from '../scenario/scenario.ts'

/**
 * A first lesson: a guided match in short scenes, each from a position of its own, so that every idea gets its moment.
 * Plain data. What it says are keys of `words`; choices are in the game's notation.
 */
export interface Lesson<W extends string = string> {
  readonly words: Readonly<Record<W, string>>
  readonly scenes: readonly Scene<W>[]
}

export type Scene<W extends string = string> = GuidedScene<W> | FreeScene<W>

interface Beginning {
  readonly setup: Readonly<Record<string, unknown>>
  /** Whatever it leaves out has the defaults of the mode. */
  readonly start: Position
}

/** The learner is led step by step; all others do what is written. */
export interface GuidedScene<W extends string = string> extends Beginning {
  readonly kind: 'guided'
  /** What others do before the learner is asked. */
  readonly opening?: readonly Move[]
  readonly steps: readonly LessonStep<W>[]
  /** What there was to see, said when the last step is done. */
  readonly end: W
}

/** The learner plays as he likes against a bot, to a win or a loss. What he cannot see is dealt anew each time. */
export interface FreeScene<W extends string = string> extends Beginning {
  readonly kind: 'free'
  readonly bot: string
  readonly idea: W
  readonly rule: string
  readonly won: W
  readonly lost: W
}

/** One idea, and one choice of the learner. */
export interface LessonStep<W extends string = string> {
  readonly idea: W
  /** Where to read more. */
  readonly rule: string
  /** What to look at: the values of attributes that the board gives to things. */
  readonly point?: readonly string[]
  /** What counts as right, the first as an example; one that ends in ` *` is any choice that begins like it. */
  readonly expects: readonly [string, ...string[]]
  /** What is said to any other choice; nothing is lost by it. */
  readonly otherwise: W
  /** What is said to a certain choice, or to all that begin like it. */
  readonly wrong?: Readonly<Record<string, W>>
  /** What others do then, one after the other. */
  readonly replies?: readonly Move[]
}

/** The seat of the learner, in every lesson. */
export const LEARNER = 0

/** All orders of laying the same cards, the given one first. */
export const inAnyOrder = (verb: string, cards: readonly string[]): readonly [string, ...string[]] => {
  const [first, ...others] = ordersOf(cards).map((order) => [verb, ...order].join(' '))
  return [first, ...others]
}

const ordersOf = (cards: readonly string[]): readonly (readonly string[])[] =>
  cards.length < 2
    ? [cards]
    : cards.flatMap((card, place) => ordersOf(cards.toSpliced(place, 1)).map((rest) => [card, ...rest]))
