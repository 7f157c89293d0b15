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
  const stranger = noSeat(bench, letter, at)
  if (stranger !== null) return stuck(stranger)
  const seat = seatAt(bench, letter)
  if (!waiting(bench).includes(seat)) return stuck({ at, expected: `${letter} to be asked`, got: askedNow(bench) })
  const wanted = choice === undefined ? null : judge(bench, { seat: letter, choice })
  const fault = choice === undefined ? null : unreadable(bench, { seat: letter, choice }, at)
  if (fault !== null) return stuck(fault)
  const code = bench.match.rules.fallback(bench.match.state, seat, diceOf(bench))
  const played = answer(bench, seat, code, 'clock', at)
  if (wanted === null || (wanted.refusal === null && wanted.code === code)) return played
  const difference = { at, expected: `the clock to play ${asText(choice)}`, got: asText(written(bench, code)) }
  return { ...played, failures: [difference, ...played.failures] }
}

const askedNow = (bench: Bench): string => {
  const letters = waiting(bench).map(seatLetter)
  return letters.length === 0 ? 'nobody asked' : `only ${letters.join(', ')} asked`
}

const restPass: Act<'restPass'> = (bench, _step, at) => {
  const { actor } = bench
  /** Before anybody acted, each of those who are asked passes once. */
  const first = new Set(waiting(bench))
  const events: Event[] = []
  const failures: Failure[] = []
  let passes = 0
  for (;;) {
    const next = nextToPass(bench, actor < 0 ? first : null)
    if (next === null || waiting(bench).includes(actor)) break
    const taken = answer(bench, next.seat, next.code, 'player', at)
    failures.push(...taken.failures)
    if (taken.isStuck) return { failures, isStuck: true }
    events.push(...bench.latest)
    first.delete(next.seat)
    passes += 1
  }
  bench.latest = events
  bench.actor = actor
  return passes > 0 ? checked(failures) : stuck({ at, expected: 'somebody else who can pass', got: askedNow(bench) })
}

/** Who is asked and can pass, and how; only among some, if they are given. */
const nextToPass = (bench: Bench, among: ReadonlySet<Seat> | null): { seat: Seat; code: Code } | null => {
  for (const seat of waiting(bench)) {
    const code = among?.has(seat) === false ? null : passOf(bench, seat)
    if (code !== null) return { seat, code }
  }
  return null
}

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
