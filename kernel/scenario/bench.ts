import type { Code, Game, Refusal } from '../contract.ts'
import type { Event } from '../events.ts'
import { pathTo } from '../json.ts'
import { createMatch, type Match, type Played } from '../match.ts'
import { type Admitted, admit } from '../moves.ts'
import { ScriptError } from '../random.ts'
import { bad, describeProblem, ok, type Result } from '../result.ts'
import { type Seat, seatLetter, seatOf } from '../seats.ts'
import { tableRefusal } from '../table-refusals.ts'
import { whyNot } from '../words.ts'
import { asText, compare, compareEvents, type Failure } from './compare.ts'
import type { Asked, Move, Step, Steps } from './scenario.ts'

/** A match in which the steps of a case are taken, and what has happened so far. */
export interface Bench {
  readonly match: Match
  readonly events: Event[]
  /** Since the last `do`. */
  latest: readonly Event[]
}

export const setUpBench = (game: Game, setup: unknown, given: unknown): Result<Bench> => {
  const made = createMatch(game, { setup, start: given, generator: 'sfc32', seed: '' })
  if (made.ok) return ok({ match: made.value, events: [], latest: [] })
  return bad(made.problem.at.replace(/^start\b/, 'given'), made.problem.message)
}

/** What came of a step: whatever is not as it says, and whether the next steps still make sense. */
export interface Taken {
  readonly failures: readonly Failure[]
  readonly isStuck: boolean
}

export const takeStep = (bench: Bench, step: Step, at: string): Taken => {
  try {
    return take(bench, step, at)
  } catch (error) {
    if (!(error instanceof ScriptError)) throw error
    return stuck({ at, expected: 'what the script of the position brings', got: error.message })
  }
}

const take = (bench: Bench, step: Step, at: string): Taken => {
  if ('do' in step) return play(bench, step.do, pathTo(at, 'do'))
  if ('giveUp' in step) return giveUp(bench, step.giveUp, pathTo(at, 'giveUp'))
  if ('tie' in step) return tie(bench, step.tie, pathTo(at, 'tie'))
  if ('refused' in step) return checked(refused(bench, step.refused, pathTo(at, 'refused')))
  if ('asked' in step) return checked(askedNow(bench, step.asked, pathTo(at, 'asked')))
  if ('offered' in step) return checked(offered(bench, step.offered, true, pathTo(at, 'offered')))
  if ('notOffered' in step) return checked(offered(bench, step.notOffered, false, pathTo(at, 'notOffered')))
  return checked(expected(bench, step.expect, pathTo(at, 'expect')))
}

const checked = (failures: readonly Failure[]): Taken => ({ failures, isStuck: false })
const stuck = (failure: Failure): Taken => ({ failures: [failure], isStuck: true })

const play = (bench: Bench, move: Move, at: string): Taken => {
  const { match } = bench
  const judged = judge(bench, move)
  if (judged.refusal !== null) return stuck(unlike(at, 'to be played', bench, move, judged.refusal))
  const seat = seatAt(bench, move.seat)
  const decision = match.open().find((open) => open.seat === seat)?.id ?? ''
  return happened(bench, match.answer(seat, decision, match.rules.unpack(judged.code)), at)
}

const giveUp = (bench: Bench, { seat, refused: rule }: Steps['giveUp'], at: string): Taken =>
  unlessRefused(bench, bench.match.giveUp(seatAt(bench, seat)), rule, `${seat} gave up`, at)

const tie = (bench: Bench, { refused: rule }: Steps['tie'], at: string): Taken => {
  const { match } = bench
  const parties = match.rules.ties?.parties(match.state) ?? []
  // Where nobody could agree, the table says why.
  const offers = (parties.length === 0 ? [0] : parties).map((party) => match.offerTie(party))
  return unlessRefused(bench, offers[offers.length - 1], rule, 'everybody agreed to a tie', at)
}

/** What was handed in, and the rule that is expected to refuse it. */
const unlessRefused = (bench: Bench, handed: Played, rule: string | undefined, got: string, at: string): Taken => {
  if (rule === undefined || handed.refusal === null) {
    const taken = happened(bench, handed, at)
    return rule === undefined ? taken : stuck({ at, expected: `to be refused by ${rule}`, got })
  }
  const by = handed.refusal.rule
  return checked(by === rule ? [] : [{ at, expected: `to be refused by ${rule}`, got: `refused by ${by}` }])
}

const happened = (bench: Bench, handed: Played, at: string): Taken => {
  if (handed.refusal !== null)
    return stuck({ at, expected: 'to be accepted', got: describeRefusal(bench, handed.refusal) })
  bench.latest = handed.events
  bench.events.push(...handed.events)
  return checked([])
}

const refused = (bench: Bench, move: Steps['refused'], at: string): readonly Failure[] => {
  const { refusal } = judge(bench, move)
  return refusal?.rule === move.rule ? [] : [unlike(at, `to be refused by ${move.rule}`, bench, move, refusal)]
}

const askedNow = ({ match }: Bench, wanted: Steps['asked'], at: string): readonly Failure[] => {
  const waiting = match.open().filter(({ seat }) => !match.sealed().includes(seat))
  const got = list(waiting.map(({ seat, window }) => ({ seat: seatLetter(seat), window })))
  const expectation = wanted === 'nobody' ? wanted : list(wanted)
  return got === expectation ? [] : [{ at, expected: expectation, got }]
}

const list = (asked: readonly Asked[]): string =>
  asked.length === 0
    ? 'nobody'
    : asked
        .map(({ seat, window }) => `${seat} ${window}`)
        .sort()
        .join(', ')

/** Offered is what the game lists; a legal choice that it does not list is a mistake of the game. */
const offered = (bench: Bench, move: Move, isWanted: boolean, at: string): readonly Failure[] => {
  const judged = judge(bench, move)
  const isListed = judged.refusal === null && lists(bench, seatAt(bench, move.seat), judged.code)
  if (isListed === isWanted) return []
  return [unlike(at, isWanted ? 'to be offered' : 'not to be offered', bench, move, judged.refusal)]
}

const lists = ({ match: { rules, state } }: Bench, seat: Seat, code: Code): boolean => {
  let isFound = false
  rules.choices(state, seat, {
    push: (listed) => {
      isFound ||= listed === code
    },
  })
  return isFound
}

const expected = ({ match, latest }: Bench, wanted: Steps['expect'], at: string): readonly Failure[] => [
  ...compare(wanted.position ?? {}, match.rules.position.write(match.state), pathTo(at, 'position')),
  ...compareEvents(wanted.events ?? [], latest, pathTo(at, 'events')),
  ...(wanted.outcome === undefined ? [] : compare(wanted.outcome, match.outcome(), pathTo(at, 'outcome'))),
]

export const seatAt = ({ match }: Bench, letter: string): Seat => seatOf(letter, match.rules.setup.seats)

/** What the table would say to a move, without making it. */
export const judge = (bench: Bench, { seat: letter, choice }: Move): Admitted<Code> => {
  const { rules, state } = bench.match
  const seat = seatAt(bench, letter)
  if (!rules.awaiting(state).includes(seat)) return { refusal: tableRefusal('table.notAsked') }
  const read = rules.notation.read(choice)
  return read.ok
    ? admit(rules, state, seat, read.value)
    : { refusal: tableRefusal('table.shape', describeProblem(read.problem)) }
}

const unlike = (at: string, wanted: string, bench: Bench, move: Move, refusal: Refusal | null): Failure => ({
  at,
  expected: `${move.seat} ${asText(move.choice)} ${wanted}`,
  got: refusal === null ? 'a choice that is accepted' : describeRefusal(bench, refusal),
})

const describeRefusal = ({ match: { game } }: Bench, refusal: Refusal): string => {
  const words = whyNot(game.words, refusal)
  return words === '' ? `refused by ${refusal.rule}` : `refused by ${refusal.rule}: ${words}`
}
