import type { Clock } from './ports.ts'

/** For a table where nobody is in a hurry. */
export const noClock = (now: () => number): Clock => ({
  now,
  after: ({ before }) => before.times,
  timeLeft: () => null,
  due: () => null,
  schedule: () => undefined,
  seatClocks: () => [],
})
