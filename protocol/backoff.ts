const FIRST = 400
const LONGEST = 15_000

/**
 * How many milliseconds to wait before the next try, after so many failed ones. Half of it is chance: after a restart
 * not everybody comes back in the same moment.
 */
export const backoff = (failures: number, random: () => number): number => {
  const most = Math.min(LONGEST, FIRST * 2 ** failures)
  return most / 2 + (most / 2) * random()
}
