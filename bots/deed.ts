import type { Code, Rules } from '../kernel/contract.ts'
import { type Event, seen } from '../kernel/events.ts'
import type { Rng } from '../kernel/random.ts'
import type { Seat } from '../kernel/seats.ts'
import { anyChoice } from './candidates.ts'

/** So many that chance hardly ever does the same in all of them. */
const WORLDS = 16

/**
 * What the log is sure to say of a choice, as its seat reads it. The choice is tried in imagined worlds, and what comes
 * of it there may not happen here: only the act itself is told, and of it only what is the same in all of them. There
 * may be nothing to tell.
 */
export const deedOf = <S, K extends Code, C>(
  rules: Rules<S, K, C>,
  view: S,
  seat: Seat,
  code: K,
  rng: Rng,
): readonly Event[] => {
  const tried = (): readonly Event[] => {
    const world = rules.imagine(view, seat, rng)
    const answers = rules.awaiting(world).map((asked) => (asked === seat ? code : anyChoice(rules, world, asked, rng)))
    const events: Event[] = []
    rules.play(world, answers, events)
    return firstDeed(events, seat)
  }
  const [here, ...elsewhere] = Array.from({ length: WORLDS }, tried)
  const sure: Event[] = []
  for (const [at, event] of here.entries()) {
    const others = elsewhere.flatMap((events) => events.slice(at, at + 1))
    const told = others.length < elsewhere.length ? undefined : sureOf([event, ...others], seat)
    if (told === undefined) break
    sure.push(told)
  }
  return sure
}

/** The first thing that happens through the seat. Several events of one kind are one thing. */
const firstDeed = (events: readonly Event[], seat: Seat): readonly Event[] => {
  const own = events.filter((event) => event.seat === seat)
  const end = own.findIndex(({ key }) => key !== own[0].key)
  return end < 0 ? own : own.slice(0, end)
}

/** What the seat is told in all worlds; without secrets if these differ, and undefined if the rest does too. */
const sureOf = (events: readonly Event[], seat: Seat): Event | undefined =>
  [seat, 'gallery' as const]
    .map((eyes) => events.map((event) => seen(event, eyes)))
    .find((told) => new Set(told.map((event) => JSON.stringify(event))).size === 1)
    ?.at(0)
