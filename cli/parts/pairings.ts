/** Who meets whom on the ladder, and what the first is expected to win of it. */
export interface Pairing {
  readonly one: string
  readonly other: string
  /** At least this share; `clear` only asks the interval to be clear of one half. */
  readonly bar: number | 'clear' | null
}

/** From the weakest to the strongest, as expected. */
export const CONTESTANTS = ['random', 'peer', 'greedy', 'novice', 'student', 'adept', 'master', 'oracle'] as const

export const PAIRINGS: readonly Pairing[] = [
  { one: 'greedy', other: 'random', bar: 0.9 },
  { one: 'student', other: 'novice', bar: 'clear' },
  { one: 'adept', other: 'student', bar: 'clear' },
  { one: 'master', other: 'adept', bar: 'clear' },
  { one: 'master', other: 'greedy', bar: 0.75 },
  { one: 'master', other: 'peer', bar: 0.65 },
  { one: 'oracle', other: 'greedy', bar: null },
]

export interface Interval {
  readonly low: number
  readonly high: number
}

/** True or false once the interval has decided the bar, null while it has not. */
export const verdict = (bar: Pairing['bar'], { low, high }: Interval): boolean | null => {
  const share = bar === 'clear' ? 0.5 : bar
  if (share === null) return null
  if (low > share) return true
  return high < share ? false : null
}

/** The pairing of these two, with its bar whichever of them is named first. */
export const pairingOf = (one: string, other: string): Pairing =>
  PAIRINGS.find((pairing) => [one, other].every((name) => name === pairing.one || name === pairing.other)) ?? {
    one,
    other,
    bar: null,
  }
