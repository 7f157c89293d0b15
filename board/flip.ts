/** Where something is on the page. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** What comes from somewhere else: the thing `id` starts where the thing or place `from` was. */
export interface Flight {
  readonly id: string
  readonly from: string
  /** Its place in a row of flights that start one after the other. */
  readonly after?: number
}

export interface Move {
  readonly id: string
  readonly from: Box
  readonly to: Box
  readonly after: number
}

/** Everything that is somewhere else than before, and everything that flies in. */
export const movesBetween = (
  before: ReadonlyMap<string, Box>,
  now: ReadonlyMap<string, Box>,
  flights: readonly Flight[],
): readonly Move[] => {
  const moves: Move[] = []
  for (const [id, to] of now) {
    const flight = flights.find((one) => one.id === id)
    const from =
      before.get(id) ?? (flight === undefined ? undefined : (before.get(flight.from) ?? now.get(flight.from)))
    if (from !== undefined && isElsewhere(from, to)) moves.push({ id, from, to, after: flight?.after ?? 0 })
  }
  return moves
}

/** Less than this nobody sees. */
const NEGLIGIBLE = 1

const isElsewhere = (from: Box, to: Box): boolean =>
  Math.abs(centre(from).x - centre(to).x) > NEGLIGIBLE ||
  Math.abs(centre(from).y - centre(to).y) > NEGLIGIBLE ||
  Math.abs(from.width - to.width) > NEGLIGIBLE

const centre = ({ x, y, width, height }: Box): { readonly x: number; readonly y: number } => ({
  x: x + width / 2,
  y: y + height / 2,
})

/**
 * What puts the thing back to where it was, about its centre, as large as it fits in there: a place may be wider than what
 * comes out of it. Boxes are as they are seen, the rest is zoomed.
 */
export const inverse = (from: Box, to: Box, zoom = 1): string => {
  const [a, b] = [centre(from), centre(to)]
  const scale = to.width === 0 || to.height === 0 ? 1 : Math.min(from.width / to.width, from.height / to.height)
  return `translate(${rounded((a.x - b.x) / zoom)}px, ${rounded((a.y - b.y) / zoom)}px) scale(${rounded(scale)})`
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000

const SHORTEST = 180
const LONGEST = 520
const DELAY = 70

/** Milliseconds: longer ways take longer, but not in proportion. */
export const duration = ({ from, to }: Move, speed: number): number => {
  const way = Math.hypot(centre(from).x - centre(to).x, centre(from).y - centre(to).y)
  return Math.min(LONGEST, SHORTEST + 12 * Math.sqrt(way)) / speed
}

export const delay = ({ after }: Move, speed: number): number => (after * DELAY) / speed
