import type { Code } from '../contract.ts'
import type { Event } from '../events.ts'
import type { Played } from '../match.ts'
import { seeded } from '../random.ts'
import type { By } from '../record.ts'
import { type Seat, seatLetter } from '../seats.ts'
import {
  type Bench,
  checked,
  describeRefusal,
  judge,
  noSeat,
  seatAt,
  stuck,
  type Taken,
  unlike,
  unreadable,
  waiting,
  written,
} from './bench.ts'
import { asText, type Failure, isPart } from './compare.ts'
import type { Acts } from './scenario.ts'

// The steps in which something is done.

type Act<Kind extends keyof Acts> = (bench: Bench, step: Acts[Kind], at: string) => Taken

const play: Act<'do'> = (bench, move, at) => {
  const judged = judge(bench, move)
  if (judged.refusal === null) return answer(bench, seatAt(bench, move.seat), judged.code, 'player', at)
  return stuck(unreadable(bench, move, at) ?? unlike(at, 'to be played', bench, move, judged.refusal))
}

const answer = (bench: Bench, seat: Seat, code: Code, by: By, at: string): Taken => {
  const { match } = bench
  const decision = match.open().find((open) => open.seat === seat)?.id ?? ''
  const handed = match.answer(seat, decision, match.rules.unpack(code), by)
  if (handed.refusal === null) bench.actor = seat
  return happened(bench, handed, at)
}

const happened = (bench: Bench, handed: Played, at: string): Taken => {
  if (handed.refusal !== null)
    return stuck({ at, expected: 'to be accepted', got: describeRefusal(bench, handed.refusal) })
  bench.latest = handed.events
  bench.events.push(...handed.events)
  return checked(
    bench.never.flatMap((never) => {
      const event = handed.events.find((one) => isPart(never.part, one, bench.isSeat))
      return event === undefined ? [] : [{ at: never.at, expected: `no ${asText(never.part)}`, got: asText(event) }]
    }),
  )
}

/** The clock's own dice: the same in every run. */
const diceOf = ({ match }: Bench) => seeded('sfc32', `clock ${match.seq}`)

const clock: Act<'clock'> = (bench, { seat: letter, choice }, at) => {
  const fault = noSeat(bench, letter, at)
  if (fault !== null) return stuck(fault)
  const seat = seatAt(bench, letter)
  if (!waiting(bench).includes(seat)) return stuck({ at, expected: `${letter} to be asked`, got: askedNow(bench) })
  const code = bench.match.rules.fallback(bench.match.state, seat, diceOf(bench))
  const played = answer(bench, seat, code, 'clock', at)
  const isWanted = choice === undefined || choice === written(bench, code)
  if (isWanted) return played
  const difference = { at, expected: `the clock to play ${asText(choice)}`, got: asText(written(bench, code)) }
  return { ...played, failures: [difference, ...played.failures] }
}

const askedNow = (bench: Bench): string => {
  const letters = waiting(bench).map(seatLetter)
  return letters.length === 0 ? 'nobody asked' : `only ${letters.join(', ')} asked`
}

const restPass: Act<'restPass'> = (bench, _step, at) => {
  const { actor } = bench
  const left = new Set(actor < 0 ? waiting(bench) : [])
  const events: Event[] = []
  const failures: Failure[] = []
  let passes = 0
  for (;;) {
    const asked = waiting(bench)
    const seat = asked.includes(actor)
      ? undefined
      : asked.find((one) => (actor >= 0 || left.has(one)) && canPass(bench, one))
    const code = seat === undefined ? null : passOf(bench, seat)
    if (seat === undefined || code === null) break
    const taken = answer(bench, seat, code, 'player', at)
    failures.push(...taken.failures)
    if (taken.isStuck) return { failures, isStuck: true }
    events.push(...bench.latest)
    left.delete(seat)
    passes += 1
  }
  bench.latest = events
  bench.actor = actor
  if (passes === 0) return stuck({ at, expected: 'somebody else who can pass', got: askedNow(bench) })
  return checked(failures)
}

const canPass = (bench: Bench, seat: Seat): boolean => passOf(bench, seat) !== null

/** `pass`, where the game has that word; in a reaction what the clock would play. */
const passOf = (bench: Bench, seat: Seat): Code | null => {
  const { game, rules, state } = bench.match
  const judged = judge(bench, { seat: seatLetter(seat), choice: 'pass' })
  if (judged.refusal === null) return judged.code
  const isReaction = game.meta.reactions?.includes(rules.question(state, seat).window) ?? false
  return isReaction ? rules.fallback(state, seat, diceOf(bench)) : null
}

const withdraw: Act<'withdraw'> = (bench, { seat: letter, refused: rule }, at) => {
  const fault = noSeat(bench, letter, at)
  if (fault !== null) return stuck(fault)
  const seat = seatAt(bench, letter)
  const decision = bench.match.open().find((open) => open.seat === seat)?.id ?? ''
  return unlessRefused(bench, bench.match.takeBack(seat, decision), rule, `${letter} took it back`, at)
}

const giveUp: Act<'giveUp'> = (bench, { seat, refused: rule }, at) =>
  unlessRefused(bench, bench.match.giveUp(seatAt(bench, seat)), rule, `${seat} gave up`, at)

const tie: Act<'tie'> = (bench, { refused: rule }, at) => {
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

export const ACTS: { readonly [Kind in keyof Acts]: Act<Kind> } = { do: play, clock, restPass, withdraw, giveUp, tie }
