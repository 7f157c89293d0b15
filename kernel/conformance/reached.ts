import type { Game } from '../contract.ts'
import type { Event } from '../events.ts'
import { isList } from '../json.ts'

/** What came up in a run, and what was there to come up. */
export interface Reached {
  readonly cards: Set<string>
  readonly events: Set<string>
  readonly windows: Set<string>
  readonly refusals: Set<string>
  readonly ends: Set<string>
  /** Those that have answered on their own. */
  readonly orders: Set<string>
}

export type Kind = keyof Reached

/** What a run cannot reach, with the reason. */
export type Exceptions = Readonly<Partial<Record<Kind, Readonly<Record<string, string>>>>>

export const nothingReached = (): Reached => ({
  cards: new Set(),
  events: new Set(),
  windows: new Set(),
  refusals: new Set(),
  ends: new Set(),
  orders: new Set(),
})

export const noteEvents = (reached: Reached, events: readonly Event[]): void => {
  for (const event of events) {
    reached.events.add(event.key)
    for (const card of cardsIn(event)) reached.cards.add(card)
    if (event.secret !== undefined) for (const card of cardsIn(event.secret.params)) reached.cards.add(card)
  }
}

/** By convention `card` and `cards` hold faces. */
export const cardsIn = ({ card, cards }: Readonly<Record<string, unknown>>): string[] =>
  [card, ...(isList(cards) ? cards : [])].filter((face) => typeof face === 'string')

/** What has words, and therefore has to happen; `cards` are those of all deals. */
const expected = (game: Game, cards: ReadonlySet<string>): Record<Kind, Iterable<string>> => ({
  cards,
  events: Object.keys(game.words.events),
  windows: Object.keys(game.words.windows),
  refusals: game.meta.refusals,
  ends: Object.keys(game.words.ends),
  orders: Object.keys(game.orders?.kinds ?? {}),
})

/** Everything that never came up, and every exception that did or that does not exist. */
export const misses = (
  game: Game,
  cards: ReadonlySet<string>,
  reached: Reached,
  { unreached = {}, rare = {} }: { readonly unreached?: Exceptions; readonly rare?: Exceptions },
): string[] => {
  const wrong: string[] = []
  const expectedOf = expected(game, cards)
  for (const kind of KINDS) {
    const never = Object.keys(unreached[kind] ?? {})
    const excused = new Set([...never, ...Object.keys(rare[kind] ?? {})])
    const known = [...expectedOf[kind]]
    for (const name of known)
      if (!reached[kind].has(name) && !excused.has(name)) wrong.push(`${kind}: ${name} never came up`)
    for (const name of never)
      if (reached[kind].has(name)) wrong.push(`${kind}: ${name} is listed as unreachable, and came up`)
    for (const name of excused)
      if (!known.includes(name)) wrong.push(`${kind}: ${name} is listed as an exception, and there is no such thing`)
  }
  return wrong
}

const KINDS: readonly Kind[] = ['cards', 'events', 'windows', 'refusals', 'ends', 'orders']
