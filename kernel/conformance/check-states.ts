import type { Event } from '../events.ts'
import { isObject } from '../json.ts'
import { seatLetter } from '../seats.ts'
import { noteEvents } from './reached.ts'
import { difference, differentCounts, show } from './same.ts'
import { firstWrong, perform, type Situation, type StepCheck, someOf, unless, viewersOf } from './situation.ts'

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

/** State and questions are plain data. */
export const json: StepCheck = {
  name: 'json',
  run: ({ rules, state }) =>
    unless(difference(state, plain(state)), 'the state changes on its way through JSON') ??
    firstWrong(rules.awaiting(state), (seat) => {
      const asked = rules.question(state, seat)
      return unless(difference(asked, plain(asked)), `the question to ${seatLetter(seat)} changes in JSON`)
    }),
}

/** Playing on a copy leaves the original as it was. */
export const copy: StepCheck = {
  name: 'copy',
  run: ({ rules, state, act }) => {
    const before: unknown = plain(state)
    const differs = unless(difference(state, rules.copy(state)), 'the copy differs')
    if (differs !== null || act === null) return differs
    perform(rules, state, act)
    return unless(difference(before, state), 'playing on a copy changed the original')
  },
}

/** Every question that can be put to the rules, by name. */
const asking: Readonly<Record<string, (at: Situation) => void>> = {
  awaiting: ({ rules, state }) => rules.awaiting(state),
  outcome: ({ rules, state }) => rules.outcome(state),
  cards: ({ rules, state }) => rules.cards(state),
  'position.write': ({ rules, state }) => rules.position.write(state),
  hide: ({ rules, state }) => viewersOf(rules).map((viewer) => rules.hide(state, viewer)),
  key: ({ rules, state }) => viewersOf(rules).map((viewer) => rules.key(state, viewer)),
  question: ({ rules, state }) => rules.awaiting(state).map((seat) => rules.question(state, seat)),
  count: ({ rules, state }) => rules.awaiting(state).map((seat) => rules.count?.(state, seat)),
  sample: ({ rules, state, rng }) => rules.awaiting(state).map((seat) => rules.sample?.(state, seat, rng)),
  fallback: ({ rules, state, rng }) => rules.awaiting(state).map((seat) => rules.fallback(state, seat, rng)),
  choices: (at) => at.rules.awaiting(at.state).map((seat) => someOf(at, seat, 1)),
  refusal: (at) => eachChoice(at, (seat, choice) => at.rules.refusal(at.state, seat, choice)),
  pack: (at) => eachChoice(at, (seat, choice) => at.rules.pack(at.state, seat, choice)),
}

const eachChoice = (at: Situation, ask: (seat: number, choice: unknown) => unknown): void => {
  for (const seat of at.rules.awaiting(at.state))
    for (const code of someOf(at, seat, 1)) ask(seat, at.rules.unpack(code))
}

/** Asking changes nothing: only `play` and `concede` may. */
export const pure: StepCheck = {
  name: 'pure',
  run: (at) => {
    const before: unknown = plain(at.state)
    const changes = (names: readonly string[]): string | null => {
      const state = plain(at.state)
      for (const name of names) asking[name]({ ...at, state })
      return difference(before, state)
    }
    const names = Object.keys(asking)
    return changes(names) === null
      ? null
      : firstWrong(names, (name) => unless(changes([name]), `${name} changes the state`))
  },
}

/** A log only listens. */
export const log: StepCheck = {
  name: 'log',
  run: ({ rules, state, act, after }) => {
    if (act === null) return null
    const silent = rules.copy(state)
    if (act.kind === 'answers') rules.play(silent, act.codes)
    else rules.concede(silent, act.seat)
    return unless(difference(after, silent), 'with and without a log')
  },
}

/** Any moment can be written down and read, partial positions are completed, and rubbish is answered, not thrown at. */
export const position: StepCheck = {
  name: 'position',
  run: ({ rules, state, rng }) => {
    const written = rules.position.write(state)
    const notPlain = unless(difference(written, plain(written)), 'the position changes in JSON')
    if (notPlain !== null) return notPlain
    const read = rules.position.read(plain(written))
    if (!read.ok) return `what was written is not read: ${read.problem.at} ${read.problem.message}`
    const differs = unless(difference(state, read.value), 'written and read')
    if (differs !== null) return differs
    if (!rules.position.read({}).ok) return 'an empty position is refused'
    const { [Object.keys(written)[rng.below(Object.keys(written).length)]]: _, ...partial } = written
    rules.position.read(partial)
    return firstWrong(RUBBISH, (rubbish) => (rules.position.read(rubbish).ok ? `${show(rubbish)} is read` : null))
  },
}

const RUBBISH: readonly unknown[] = [null, 7, 'x', [], { 'no such field': 1 }]

/** Giving up is refused by a rule and changes nothing, or the match ends or goes on without the seat. */
export const concede: StepCheck = {
  name: 'concede',
  run: (at) => {
    const { game, rules, state, defined, reached } = at
    if (rules.outcome(state) !== null) return null
    const seat = at.rng.below(rules.setup.seats)
    const after = rules.copy(state)
    const refusal = rules.concede(after, seat)
    if (refusal !== null) {
      reached.refusals.add(refusal.rule)
      if (!game.meta.refusals.includes(refusal.rule)) return `${refusal.rule} is not among meta.refusals`
      if (!defined.has(refusal.rule)) return `${refusal.rule} is not in the rulebook`
      return unless(difference(state, after), 'a refused giving up changed the state')
    }
    if (rules.outcome(after) === null && rules.awaiting(after).length === 0) return 'nobody is asked any more'
    return unless(differentCounts(rules.cards(state), rules.cards(after)), 'cards')
  },
}

/** A tie that all agree to ends the match, or is refused by a rule and changes nothing. */
export const ties: StepCheck = {
  name: 'ties',
  run: ({ game, rules, state, defined, reached }) => {
    if (rules.ties === undefined || rules.outcome(state) !== null) return null
    const parties = rules.ties.parties(state)
    const isSeat = (seat: number): boolean => Number.isInteger(seat) && seat >= 0 && seat < rules.setup.seats
    if (parties.length === 0 || !parties.every(isSeat)) return `the parties are ${parties.join(', ')}`
    const after = rules.copy(state)
    const events: Event[] = []
    const refusal = rules.ties.agree(after, events)
    if (refusal !== null) {
      reached.refusals.add(refusal.rule)
      if (!game.meta.refusals.includes(refusal.rule)) return `${refusal.rule} is not among meta.refusals`
      if (!defined.has(refusal.rule)) return `${refusal.rule} is not in the rulebook`
      return unless(difference(state, after), 'a refused tie changed the state')
    }
    noteEvents(reached, events)
    const outcome = rules.outcome(after)
    if (outcome === null) return 'all agree to a tie, and the match goes on'
    reached.ends.add(outcome.reason)
    if (!parties.every((seat) => outcome.places[seat] === 1)) return `the places are ${outcome.places.join(', ')}`
    return unless(differentCounts(rules.cards(state), rules.cards(after)), 'cards')
  },
}

/** The table can be drawn for everybody, and every choice can be judged by its looks. */
export const draw: StepCheck = {
  name: 'draw',
  run: ({ game, rules, state }) =>
    firstWrong(viewersOf(rules), (viewer) => {
      const lines = game.draw(rules, rules.hide(state, viewer), viewer, seatLetter)
      const isSpan = (span: unknown): boolean =>
        typeof span === 'string' || (isObject(span) && typeof span.text === 'string')
      return lines.length > 0 && lines.flat().every(isSpan) ? null : `${show(lines)} for ${String(viewer)}`
    }),
}

export const advice: StepCheck = {
  name: 'advice',
  run: (at) =>
    firstWrong(at.rules.awaiting(at.state), (seat) => {
      const view = at.rules.hide(at.state, seat)
      return firstWrong(someOf(at, seat, 5), (code) => {
        const score = at.game.advice.score(at.rules, view, seat, code)
        return Number.isFinite(score) ? null : `${show(code)} is worth ${score}`
      })
    }),
}
