type Rove = (at: number, last: number) => number

const STEPS: ReadonlyMap<string, Rove> = new Map<string, Rove>([
  ['ArrowLeft', (at, last) => (at === 0 ? last : at - 1)],
  ['ArrowRight', (at, last) => (at === last ? 0 : at + 1)],
  ['Home', () => 0],
  ['End', (_, last) => last],
])

/** Where the focus goes in a row of so many; null when the key does not move it. */
export const roved = (key: string, at: number, count: number): number | null =>
  count === 0 ? null : (STEPS.get(key)?.(at, count - 1) ?? null)
