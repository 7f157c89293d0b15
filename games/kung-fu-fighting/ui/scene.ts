import type { Event } from '../../../kernel/events.ts'

/** What everybody has just seen: how an exchange came out, or other news; kept until there is more to tell. */
export interface Scene {
  readonly told: readonly Event[]
}

export const NO_SCENE: Scene = { told: [] }

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

/** After what happened in one step. */
export const sceneAfter = (scene: Scene, events: readonly Event[]): Scene => {
  if (events.some(({ key }) => SETTLING.has(key))) return { told: events.filter(({ key }) => RESULTS.has(key)) }
  const told = events.filter(({ key }) => NEWS.has(key))
  return told.length === 0 ? scene : { told }
}
