import { seen } from '../events.ts'
import { type Rng, resume } from '../random.ts'
import { type Seat, seatLetter, seatList, type Viewer } from '../seats.ts'
import { streamsIn, withOtherStreams } from '../streams.ts'
import { mutants } from './mutants.ts'
import { cardsIn } from './reached.ts'
import { beyond, difference, differentCounts, same, show } from './same.ts'
import { firstWrong, hasMany, listed, type Situation, type StepCheck, someOf, unless, viewersOf } from './situation.ts'

const nameOf = (viewer: Viewer): string => (viewer === 'gallery' ? 'the gallery' : seatLetter(viewer))

const forViewers = ({ rules }: Situation, wrong: (viewer: Viewer) => string | null): string | null =>
  firstWrong(viewersOf(rules), (viewer) => unless(wrong(viewer), nameOf(viewer)))

/** A view is the state with holes: seen again it is the same, and it names no card that is not there. */
export const hide: StepCheck = {
  name: 'hide',
  run: (at) => {
    const { rules, state } = at
    const all = rules.cards(state)
    const open = rules.cards(rules.hide(state, 'gallery'))
    return forViewers(at, (viewer) => {
      const view = rules.hide(state, viewer)
      const known = rules.cards(view)
      const invented = beyond(known, all)
      if (invented.length > 0) return `names ${invented.join(' ')}, which is not there`
      const forgotten = beyond(open, known)
      if (forgotten.length > 0) return `does not know ${forgotten.join(' ')}, which lies open`
      return (
        unless(difference(view, JSON.parse(JSON.stringify(view))), 'the view changes in JSON') ??
        unless(difference(view, rules.hide(view, viewer)), 'the view of the view') ??
        unless(difference(rules.awaiting(state), rules.awaiting(view)), 'awaiting on state and view') ??
        unless(difference(rules.outcome(state), rules.outcome(view)), 'outcome on state and view')
      )
    })
  },
}

/** Randomness stays behind: left in a view it would give away every card to come. */
export const randomness: StepCheck = {
  name: 'randomness',
  run: (at) => {
    const { rules, state, rng } = at
    const other = withOtherStreams(state, rng)
    return forViewers(at, (viewer) => {
      const view = rules.hide(state, viewer)
      if (streamsIn(view).length > 0) return 'the view holds randomness'
      return unless(difference(view, rules.hide(other, viewer)), 'the view depends on randomness to come')
    })
  },
}

/** Imagined worlds are possible: the viewer cannot tell them from the real one, and they can be played. */
export const imagine: StepCheck = {
  name: 'imagine',
  run: (at) => {
    const { rules, state, rng } = at
    return forViewers(at, (viewer) => {
      const view = rules.hide(state, viewer)
      const world = rules.imagine(view, viewer, rng)
      const wrong =
        unless(difference(view, rules.hide(view, viewer)), 'imagining changes the view') ??
        unless(differentCounts(rules.cards(state), rules.cards(world)), 'cards of the imagined world') ??
        unless(difference(view, rules.hide(world, viewer)), 'the view of the imagined world')
      if (wrong !== null) return wrong
      return playOn(at, world)
    })
  },
}

const FEW_STEPS = 3

/** Whoever is asked in an imagined world has a choice; throws if it cannot be played. */
const playOn = ({ rules, rng, many, ...at }: Situation, world: unknown): string | null => {
  const state = rules.copy(world)
  for (let step = 0; step < FEW_STEPS && rules.outcome(state) === null; step++) {
    const awaited = rules.awaiting(state)
    const answers = awaited.flatMap((seat) => someOf({ ...at, rules, rng, many, state }, seat, 1))
    if (answers.length < awaited.length) return 'somebody in the imagined world has no choice'
    rules.play(state, answers)
  }
  return null
}

/** No tells: who is asked, and for what, is the same in every world that a viewer can imagine. */
export const tells: StepCheck = {
  name: 'tells',
  run: (at) => {
    const { rules, state, rng } = at
    const awaited = rules.awaiting(state)
    return forViewers(at, (viewer) => {
      const world = rules.imagine(rules.hide(state, viewer), viewer, rng)
      const wrong = unless(difference(awaited, rules.awaiting(world)), 'who is asked depends on hidden cards')
      if (wrong !== null) return wrong
      return firstWrong(awaited, (seat) => {
        const asked = rules.question(state, seat)
        const imagined = rules.question(world, seat)
        const differs = seat === viewer ? difference(asked, imagined) : difference(asked.window, imagined.window)
        return unless(differs, `what ${nameOf(seat)} is asked depends on hidden cards`)
      })
    })
  },
}

export const key: StepCheck = {
  name: 'key',
  run: (at) => {
    const { rules, state, rng } = at
    return forViewers(at, (viewer) => {
      const view = rules.hide(state, viewer)
      const own = rules.key(state, viewer)
      if (rules.key(view, viewer) !== own) return 'the key of the view differs'
      return rules.key(rules.imagine(view, viewer, rng), viewer) === own ? null : 'the key of an imagined world differs'
    })
  },
}

/** What a seat may do is a matter of what it sees. */
export const view: StepCheck = {
  name: 'view',
  run: (at) =>
    firstWrong(at.rules.awaiting(at.state), (seat) =>
      unless(unlikeView(at, seat), `${nameOf(seat)} on state and view`),
    ),
}

const SAMPLES = 200

const unlikeView = (at: Situation, seat: Seat): string | null => {
  const { rules, state, rng } = at
  const seatView = rules.hide(state, seat)
  const differs = (ask: (s: unknown, equal: Rng) => unknown): string | null => {
    const stream = rng.split().save()
    return difference(ask(state, resume(stream)), ask(seatView, resume(stream)))
  }
  const all = (s: unknown): unknown => listed(rules, s, seat)
  const samples = (s: unknown, equal: Rng): unknown => [
    rules.count?.(s, seat),
    ...Array.from({ length: SAMPLES }, () => rules.sample?.(s, seat, equal)),
  ]
  const asked = differs((s) => rules.question(s, seat))
  const choices = differs(hasMany(at, state, seat) ? samples : all)
  const fallback = differs((s, equal) => rules.fallback(s, seat, equal))
  const legal = someOf(at, seat, 50).map((code) => rules.unpack(code))
  const refusal = firstWrong([...legal, ...mutants(at, seat)], (choice) =>
    unless(
      differs((s) => rules.refusal(s, seat, choice)),
      show(choice),
    ),
  )
  return (
    unless(asked, 'question') ??
    unless(choices, 'choices') ??
    unless(fallback, 'fallback') ??
    unless(refusal, 'refusal')
  )
}

/**
 * A card that a viewer was told of is one that he knows. Where chance was at work in the same step, what was shown may
 * have been shuffled away since.
 */
export const known: StepCheck = {
  name: 'known',
  run: (at) => {
    const { state, after, events } = at
    const listeners = new Set(events.flatMap(({ secret }) => (secret === undefined ? [] : secret.to)))
    const open = events.flatMap((event) => cardsIn(seen(event, 'gallery')))
    const viewers: Viewer[] = open.length > 0 ? ['gallery', ...listeners] : [...listeners]
    const wrong = firstWrong(viewers, (viewer) => unless(unknownTo(at, viewer), nameOf(viewer)))
    return wrong === null || !same(streamsIn(state), streamsIn(after)) ? null : wrong
  },
}

const unknownTo = (at: Situation, viewer: Viewer): string | null => {
  const told = at.events.flatMap((event) => cardsIn(seen(event, viewer)))
  const seenAfter = at.rules.hide(at.after, viewer)
  const cards = at.rules.cards(seenAfter)
  const unknown = told.filter((card) => !cards.includes(card))
  return unknown.length === 0 || hasLeft(at, viewer, seenAfter)
    ? null
    : `was told of ${unknown.join(' ')} and does not know it`
}

/**
 * No leaks: a card that a seat learns of and the gallery does not was named to that seat by an event. Where chance was at
 * work in the same step, cards may have been dealt, and a deal need not name them.
 */
export const untold: StepCheck = {
  name: 'untold',
  run: (at) => {
    const { rules, state, after, events } = at
    if (rules.outcome(after) !== null || !same(streamsIn(state), streamsIn(after))) return null
    const knownTo = (viewer: Viewer, s: unknown): readonly string[] => rules.cards(rules.hide(s, viewer))
    const learntBy = (viewer: Viewer): string[] => beyond(knownTo(viewer, after), knownTo(viewer, state))
    const open = learntBy('gallery')
    return firstWrong(seatList(rules.setup.seats), (seat) => {
      const told = events.flatMap((event) => textsIn(seen(event, seat)))
      const leaked = beyond(learntBy(seat), [...open, ...told])
      return leaked.length === 0 ? null : `${nameOf(seat)} knows ${leaked.join(' ')}, and no event told so`
    })
  },
}

/** Faces may stand anywhere in an event. */
const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** Who is eliminated sees from then on what the gallery sees. */
const hasLeft = ({ rules, state, after }: Situation, viewer: Viewer, seenAfter: unknown): boolean =>
  same(seenAfter, rules.hide(after, 'gallery')) && !same(rules.hide(state, viewer), rules.hide(state, 'gallery'))
