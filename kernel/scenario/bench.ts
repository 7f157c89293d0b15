import type { Code, Game, Refusal } from '../contract.ts'
import type { Event } from '../events.ts'
import { createMatch, type Match } from '../match.ts'
import { admit } from '../moves.ts'
import { seeded } from '../random.ts'
import { describeProblem, ok, type Result } from '../result.ts'
import { type Seat, seatLetter, seatList, seatOf } from '../seats.ts'
import { tableRefusal } from '../table-refusals.ts'
import { whyNot } from '../words.ts'
import type { Failure, Fault, IsSeat } from './compare.ts'
import { hinted, withHint } from './hints.ts'
import type { Move } from './scenario.ts'
import { seatParams } from './seat-params.ts'

/** A match in which the steps of a case are taken, and what has happened so far. */
export interface Bench {
  readonly match: Match
  readonly events: Event[]
  /** Since the last act. */
  latest: readonly Event[]
  /** Who acted last; −1 before anybody did. */
  actor: Seat
  /** What must not happen, and the step that says so. */
  readonly never: Forbidden[]
  readonly isSeat: IsSeat
  /** The faces of all cards of the match. */
  readonly cards: ReadonlySet<string>
}

interface Forbidden {
  readonly at: string
  readonly part: Readonly<Record<string, unknown>>
}

/** From a position, or from the deal of a seed. */
export const setUpBench = (game: Game, setup: unknown, given: unknown, dealt: string | null = null): Result<Bench> => {
  const made =
    dealt === null
      ? createMatch(game, { setup, start: given, generator: 'sfc32', seed: '' })
      : createMatch(game, { setup, generator: 'chacha20', seed: dealt })
  if (!made.ok) {
    const problem = { ...made.problem, at: made.problem.at.replace(/^start\b/, 'given') }
    return { ok: false, problem: hinted(problem, { setup, given }, cardsOf(game, setup)) }
  }
  const match = made.value
  return ok({
    match,
    events: [...match.dealt],
    latest: match.dealt,
    actor: -1,
    never: [],
    isSeat: seatParams(match.game.words),
    cards: new Set(match.rules.cards(match.state)),
  })
}

const cardsOf = (game: Game, setup: unknown): readonly string[] => {
  const opened = game.open(setup)
  return opened.ok ? [...new Set(opened.value.cards(opened.value.deal(seeded('sfc32', ''))))] : []
}

/** What came of a step: whatever is not as it says, and whether the next steps still make sense. */
export interface Taken {
  readonly failures: readonly Failure[]
  readonly isStuck: boolean
}

export const checked = (failures: readonly Failure[]): Taken => ({ failures, isStuck: false })
export const stuck = (...failures: readonly Failure[]): Taken => ({ failures, isStuck: true })

export const seatAt = ({ match }: Bench, letter: string): Seat => seatOf(letter, match.rules.setup.seats)

/** Where a seat is named that this table does not have. */
export const noSeat = (bench: Bench, letter: string, at: string): Fault | null => {
  const letters = seatList(bench.match.rules.setup.seats).map(seatLetter)
  if (letters.includes(letter)) return null
  return { at: `${at}.seat`, message: `"${letter}" is not a seat here; there are ${letters.join(', ')}` }
}

/** Those who have yet to answer. */
export const waiting = ({ match }: Bench): readonly Seat[] =>
  match.open().flatMap(({ seat }) => (match.sealed().includes(seat) ? [] : [seat]))

export type Judged =
  | { readonly refusal: null; readonly code: Code }
  /** `unread` says why the text is no choice at all. */
  | { readonly refusal: Refusal; readonly unread?: string }

/** What the table would say to a move, without making it. */
export const judge = (bench: Bench, { seat: letter, choice }: Move): Judged => {
  const { rules, state } = bench.match
  const read = rules.notation.read(choice)
  const seat = seatAt(bench, letter)
  if (!read.ok) {
    const unread = withHint(describeProblem(read.problem), undefined, [...bench.cards])
    return {
      refusal: tableRefusal(rules.awaiting(state).includes(seat) ? 'table.shape' : 'table.notAsked', unread),
      unread,
    }
  }
  if (!rules.awaiting(state).includes(seat)) return { refusal: tableRefusal('table.notAsked') }
  return admit(rules, state, seat, read.value)
}

/** Where a choice is no choice at all, whoever would make it. */
export const unreadable = (bench: Bench, move: Move, at: string): Fault | null => {
  const judged = judge(bench, move)
  if (judged.refusal === null || judged.unread === undefined) return null
  const { unread } = judged
  const message = unread.startsWith('"') ? unread : `${JSON.stringify(move.choice)} cannot be read: ${unread}`
  return { at: `${at}.choice`, message }
}

export const written = ({ match: { rules } }: Bench, code: Code): string => rules.notation.write(rules.unpack(code))

export const describeRefusal = ({ match: { game } }: Bench, refusal: Refusal): string => {
  const words = whyNot(game.words, refusal)
  return words === '' ? `refused by ${refusal.rule}` : `refused by ${refusal.rule}: ${words}`
}

export const unlike = (at: string, wanted: string, bench: Bench, move: Move, refusal: Refusal | null): Failure => ({
  at,
  expected: `${move.seat} ${JSON.stringify(move.choice)} ${wanted}`,
  got: refusal === null ? 'a choice that is accepted' : describeRefusal(bench, refusal),
})
