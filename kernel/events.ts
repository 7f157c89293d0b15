import type { Seat, Viewer } from './seats.ts'

export type Param = string | number | boolean | readonly string[] | readonly number[]

/**
 * What happened, as a key with parameters, never a sentence. By convention `seat` is who did it, `seats`, `by`, `for`,
 * `target` and `winners` are seats too, `card` and `cards` hold faces, `rule` the id of the rule that made it happen.
 */
export interface Event {
  readonly key: string
  /** What only some may see, beside what everybody sees. */
  readonly secret?: Secret
  readonly [param: string]: Param | Secret | undefined
}

export interface Secret {
  readonly to: readonly Seat[]
  readonly params: Readonly<Record<string, Param>>
}

/** The event as one viewer gets it: his secrets are ordinary parameters, those of others are gone. */
export const seen = (event: Event, viewer: Viewer): Event => {
  if (event.secret === undefined) return event
  const { secret, ...open } = event
  return viewer !== 'gallery' && secret.to.includes(viewer) ? Object.assign(open, secret.params) : open
}

/** Of several events; where there is no secret, they are the same for everybody. */
export const seenAll = (events: readonly Event[], viewer: Viewer): readonly Event[] =>
  events.some(({ secret }) => secret !== undefined) ? events.map((event) => seen(event, viewer)) : events
