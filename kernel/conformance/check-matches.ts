import { canonical } from '../canonical.ts'
import type { Code } from '../contract.ts'
import { fits } from '../fits.ts'
import type { Form } from '../forms.ts'
import { isObject } from '../json.ts'
import type { createMatch, Match } from '../match.ts'
import { seeded } from '../random.ts'
import { describeProblem } from '../result.ts'
import { type Seat, seatLetter, seatList } from '../seats.ts'
import { difference, differentCounts, show } from './same.ts'
import { firstWrong, type MatchCheck, perform, type Trial, unless, viewersOf } from './situation.ts'

/** Setup, seed and answers are the match. */
export const replay: MatchCheck = {
  name: 'replay',
  run: ({ game, rules, generator, seed, acts, last }) => {
    const opened = game.open(rules.setup)
    if (!opened.ok) return describeProblem(opened.problem)
    const again = opened.value
    const state = again.deal(seeded(generator, seed))
    for (const act of acts) {
      if (act.kind === 'answers') again.play(state, act.codes)
      else again.concede(state, act.seat)
    }
    return unless(difference(last, state), 'played again')
  },
}

/** Cards neither appear nor vanish. */
export const cards: MatchCheck = {
  name: 'cards',
  run: ({ rules, first, last }) => unless(differentCounts(rules.cards(first), rules.cards(last)), 'cards'),
}

export const longest: MatchCheck = {
  name: 'longest',
  run: ({ game, acts, even }) => {
    const answers = acts.reduce((sum, act) => sum + (act.kind === 'answers' ? act.codes.length : 0), 0)
    return even && answers > game.meta.longest ? `more than ${game.meta.longest} answers` : null
  },
}

/** A very long match brings nothing new. */
const LONG = 200

const statesOf = ({ rules, first, acts }: Trial): unknown[] => {
  const states = [first]
  for (const act of acts.slice(0, LONG)) states.push(perform(rules, states[states.length - 1], act)?.after)
  return states
}

/** Different views have different keys; that equal ones have equal keys is seen step by step. */
export const keys: MatchCheck = {
  name: 'keys',
  run: (match) => {
    const states = statesOf(match)
    return firstWrong(viewersOf(match.rules), (viewer) => {
      const views = new Map<Code, string>()
      return firstWrong(states, (state) => {
        const key = match.rules.key(state, viewer)
        const text = canonical(match.rules.hide(state, viewer))
        const other = views.get(key) ?? text
        views.set(key, text)
        return text === other ? null : `two views of ${String(viewer)} have the key ${show(key)}`
      })
    })
  },
}

export type MakeTable = typeof createMatch

/** At a table the order in which sealed answers are handed in makes no difference. */
export const order = (make: MakeTable): MatchCheck => ({
  name: 'order',
  run: (match) => {
    const [one, other] = [seat(make, match), seat(make, match)]
    return firstWrong(match.acts.slice(0, LONG).entries(), ([step, act]) => {
      if (act.kind === 'giveUp') {
        for (const stage of [one, other]) leave(stage, act.seat)
        return null
      }
      const open = one.open()
      const otherOrder = open.map((_, at) => (2 * open.length - 1 - at + step) % open.length)
      const hand = (stage: Match, places: readonly number[]): string | null =>
        firstWrong(places, (at) => {
          const { refusal } = stage.answer(open[at].seat, open[at].id, match.rules.unpack(act.codes[at]))
          return refusal === null ? null : `${seatLetter(open[at].seat)} is refused by ${refusal.rule}`
        })
      const refused = hand(one, [...open.keys()]) ?? hand(other, otherOrder)
      return refused ?? unless(difference(one.state, other.state), 'handed in in another order')
    })
  },
})

/** TABLE-8: with everybody who has to want it; the seat itself says so last. */
const leave = (stage: Match, quitter: Seat): void => {
  const partners = stage.rules.partners?.(stage.state, quitter) ?? []
  for (const partner of [...partners.filter((other) => other !== quitter), quitter]) stage.giveUp(partner)
}

const seat = (make: MakeTable, { game, rules, generator, seed }: Trial): Match => {
  const made = make(game, { setup: rules.setup, generator, seed })
  if (!made.ok) throw new Error(describeProblem(made.problem))
  return made.value
}

/** TABLE-1 to 3: a table refuses what does not belong, and nothing happens. */
export const table = (make: MakeTable): MatchCheck => ({
  name: 'table',
  run: (match) => {
    const { rules, acts, rng } = match
    if (acts.length === 0) return null
    const stage = seat(make, match)
    const moment = rng.below(Math.min(acts.length, LONG))
    let stale = 'no such question'
    for (const act of acts.slice(0, moment)) {
      if (act.kind === 'giveUp') leave(stage, act.seat)
      else
        for (const [at, { id, seat: asked }] of stage.open().entries()) {
          stage.answer(asked, id, rules.unpack(act.codes[at]))
          stale = id
        }
    }
    const [asked] = stage.open()
    const before = canonical(stage.state)
    const choice = rules.unpack(rules.fallback(stage.state, asked.seat, rng))
    const stranger = seatList(rules.setup.seats).find((place) => !rules.awaiting(stage.state).includes(place))
    const tries: Try[] = [
      ...wrongShapes(asked.form, choice).map((shape): Try => ['TABLE-1', show(shape), asked.seat, asked.id, shape]),
      ['TABLE-2', 'a seat that is not asked', stranger ?? rules.setup.seats, asked.id, choice],
      ['TABLE-3', 'an old question', asked.seat, stale, choice],
    ]
    return firstWrong(tries, ([rule, what, ...answer]) => {
      const { refusal } = stage.answer(...answer)
      const came = refusal === null ? 'accepted' : `refused by ${refusal.rule}`
      if (refusal?.rule !== rule) return `${what} should be refused by ${rule}, and is ${came}`
      return canonical(stage.state) === before ? null : `${what} is refused and changed the state`
    })
  },
})

/** The rule that has to refuse, what is wrong, and the answer. */
type Try = [rule: string, what: string, seat: Seat, decision: string, choice: unknown]

const wrongShapes = (form: Form, choice: unknown): unknown[] =>
  [null, 7, 'hit', [], {}, { do: 'no such thing' }, isObject(choice) ? { ...choice, stranger: 1 } : null].filter(
    (shape) => fits(form, shape) !== null,
  )
