import type { Code, Position, Rules } from './contract.ts'
import { isList, isObject, isSame } from './json.ts'
import type { Rng } from './random.ts'
import { seatList } from './seats.ts'
import { withoutStreams } from './streams.ts'

/** A moment as a position that somebody may play on from: the luck that came next in its own match stays behind. */
export const placeOf = <S, K extends Code, C>(rules: Rules<S, K, C>, state: S): Position =>
  withoutStreams(rules.position.write(state))

/**
 * The same moment for everybody who sits there, with other luck: what no seat knows is dealt anew, and so is everything
 * that chance brings from here on. Whoever knows how the match went on then knows nothing of how this one will.
 */
export const dealAnew = <S, K extends Code, C>(rules: Rules<S, K, C>, state: S, rng: Rng): S => {
  const viewers = [...seatList(rules.setup.seats), 'gallery' as const]
  const known = common(
    state,
    viewers.map((viewer) => rules.hide(state, viewer)),
  )
  if (!isLike(known, state)) throw new Error('a view has another shape than its state')
  const anew = rules.imagine(known, 'gallery', rng)
  for (const viewer of viewers)
    if (rules.key(anew, viewer) !== rules.key(state, viewer))
      throw new Error('dealing anew has changed what somebody knows')
  return anew
}

/** What any of these views shows of the state, and the last one's holes. */
const common = (state: unknown, views: readonly unknown[]): unknown => {
  if (views.some((view) => isSame(view, state))) return state
  if (isList(state)) {
    const lists = views.filter((view) => isList(view) && view.length === state.length).filter(isList)
    if (lists.length === views.length)
      return state.map((item, at) =>
        common(
          item,
          lists.map((list) => list[at]),
        ),
      )
  }
  if (isObject(state)) {
    const objects = views.filter(isObject)
    if (objects.length === views.length)
      return Object.fromEntries(
        Object.entries(state).map(([name, field]) => [
          name,
          common(
            field,
            objects.map((object) => object[name]),
          ),
        ]),
      )
  }
  return views.at(-1)
}

const isLike = <T>(value: unknown, model: T): value is T =>
  typeof value === typeof model && isList(value) === isList(model)
