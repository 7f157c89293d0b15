/** How long a bot may think. The same number of iterations gives the same answer; a clock only makes it fewer. */
export interface Budget {
  readonly iterations: number
  /** In how many worlds every choice is looked at before the search, in games that foresee; a few for many iterations if not given. */
  readonly glances?: number
  /** Stops at the first check after `until` by this clock. */
  readonly clock?: () => number
  readonly until?: number
}

/** How many iterations go by between two looks at the clock. */
export const CHECK = 16

export const isOver = ({ clock, until = Number.POSITIVE_INFINITY }: Budget): boolean =>
  clock !== undefined && clock() >= until
