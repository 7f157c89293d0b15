import { number, text } from '../../../kernel/event-params.ts'
import type { Event } from '../../../kernel/events.ts'
import type { House } from '../house.ts'
import type { State } from '../state.ts'
import { supposed } from './supposed.ts'

/** What everybody has just seen: how an exchange came out, or other news; kept until there is more to tell. */
export interface Scene {
  readonly told: readonly Event[]
  /** The Attack and what answered it, as they last lay on the table. */
  readonly settled: State | null
}

export const NO_SCENE: Scene = { told: [], settled: null }

const prefixed = (...keys: readonly string[]): ReadonlySet<string> =>
  new Set(keys.map((key) => `kung-fu-fighting.${key}`))

/** How an exchange came out. */
const RESULTS = prefixed('hit', 'ignored', 'lost', 'moved', 'guarded', 'lostChi', 'worn', 'out', 'discarded')

/** What else is worth a line in the middle of the table. */
const NEWS = prefixed(
  'played',
  'attached',
  'restored',
  'paid',
  'letGo',
  'dropped',
  'discarded',
  'archetype',
  'gave',
  'deal',
  'reshuffle',
  'custom',
  'gaveUp',
  'out',
)

const SETTLING = prefixed('hit', 'ignored')

/** After what happened in one step, from what lay on the table before it. */
export const sceneAfter = (scene: Scene, house: House, before: State | null, events: readonly Event[]): Scene => {
  if (events.some(({ key }) => SETTLING.has(key)))
    return { told: events.filter(({ key }) => RESULTS.has(key)), settled: settledBy(house, before, events) }
  const told = events.filter(({ key }) => NEWS.has(key))
  return told.length === 0 ? scene : { told, settled: null }
}

/** The exchange with the Block that ended it; null where it was not seen. */
const settledBy = (house: House, before: State | null, events: readonly Event[]): State | null => {
  if (before === null || before.exchange === null || before.exchange.volleys.length === 0) return null
  const blocked = events.find(({ key }) => key === 'kung-fu-fighting.blocked')
  if (blocked === undefined) return before
  return supposed(house, before, number(blocked, 'seat'), { do: 'block', cards: [text(blocked, 'card')] })
}
