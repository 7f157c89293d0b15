import type { MatchView } from '../live/match.ts'

export type Pace = 'slow' | 'normal' | 'fast' | 'instant'

/** Milliseconds for which a step of usual length stays. */
const HOLD: Readonly<Record<Pace, number>> = { slow: 1600, normal: 800, fast: 400, instant: 0 }

/** The share of a running clock that everything still to be shown may take. */
const SHARE = 0.1

/** How long a step stays, with so many still to come. With little time left it hurries. */
export const holdFor = (pace: Pace, length: number, queued: number, live: MatchView): number => {
  const left = live.clocks.find(({ seat }) => seat === live.viewer)?.left ?? null
  const most = left === null ? Number.POSITIVE_INFINITY : (left * SHARE) / (queued + 1)
  return Math.max(0, Math.min(HOLD[pace] * length, most))
}
