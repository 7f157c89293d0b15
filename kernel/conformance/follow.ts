import type { Code, Rules, Sink } from '../contract.ts'
import type { Event } from '../events.ts'
import { admit } from '../moves.ts'
import { type Generator, seeded } from '../random.ts'
import { type Seat, seatLetter } from '../seats.ts'
import { type Act, perform } from './situation.ts'

/** Where a match begins. */
export interface Beginning {
  readonly rules: Rules
  readonly generator: Generator
  readonly seed: string
}

export const dealt = ({ rules, generator, seed }: Beginning, log?: Sink<Event>): unknown =>
  rules.deal(seeded(generator, seed), log)

/** The state after the acts; null where one of them is not possible. */
export const followed = (beginning: Beginning, acts: readonly Act[]): { state: unknown } | null => {
  const { rules } = beginning
  let state = dealt(beginning)
  for (const act of acts) {
    const next = isPossible(rules, state, act) ? perform(rules, state, act) : null
    if (next === null) return null
    state = next.after
  }
  return { state }
}

export const isPossible = (rules: Rules, state: unknown, act: Act): boolean => {
  if (rules.outcome(state) !== null) return false
  if (act.kind === 'giveUp') return rules.concede(rules.copy(state), act.seat) === null
  const awaited = rules.awaiting(state)
  const isFine = (seat: Seat, at: number): boolean => isLegal(rules, state, seat, act.codes[at])
  return awaited.length === act.codes.length && awaited.every(isFine)
}

/** The acts as far as they are possible: answers that are not become the clock's, and the rest is dropped. */
export const mended = (beginning: Beginning, acts: readonly Act[]): Act[] => {
  const { rules } = beginning
  const clock = seeded('sfc32', 'clock')
  const done: Act[] = []
  let state = dealt(beginning)
  for (const act of acts) {
    if (rules.outcome(state) !== null) break
    const now = state
    const mend = (seat: Seat, code: Code | undefined): Code =>
      code !== undefined && isLegal(rules, now, seat, code) ? code : rules.fallback(now, seat, clock)
    const possible: Act =
      act.kind === 'giveUp'
        ? act
        : { kind: 'answers', codes: rules.awaiting(now).map((seat, at) => mend(seat, act.codes[at])) }
    const next = attempt(() => perform(rules, now, possible))
    if (next === null && possible.kind === 'giveUp') continue
    done.push(possible)
    if (next === null) break
    state = next.after
  }
  return done
}

const isLegal = (rules: Rules, state: unknown, seat: Seat, code: Code): boolean =>
  admit(rules, state, seat, rules.unpack(code)).refusal === null

/** The acts as people write them, one line each. */
export const inNotation = (beginning: Beginning, acts: readonly Act[]): string[] => {
  const { rules } = beginning
  let state = dealt(beginning)
  return acts.map((act) => {
    if (act.kind === 'giveUp') {
      state = attempt(() => perform(rules, state, act)?.after) ?? state
      return `${seatLetter(act.seat)} gives up`
    }
    const seats = attempt(() => rules.awaiting(state)) ?? []
    const line = act.codes.map((code, at) => {
      const text = attempt(() => rules.notation.write(rules.unpack(code))) ?? JSON.stringify(code)
      return `${at < seats.length ? seatLetter(seats[at]) : '?'} ${text}`
    })
    state = attempt(() => perform(rules, state, act)?.after) ?? state
    return line.join(' · ')
  })
}

/** A broken game can throw anywhere; an example of it is still worth showing. */
export const attempt = <T>(ask: () => T): T | null => {
  try {
    return ask()
  } catch {
    return null
  }
}
