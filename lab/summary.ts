import type { Tally } from './tally.ts'

export interface Share {
  /** Seats taken in finished games. */
  readonly games: number
  /** A win shared by n sides is 1/n of a win. */
  readonly wins: number
  /** How many of them were shared. */
  readonly shared: number
  readonly rate: number
  /** The 95 % Wilson interval of the rate. */
  readonly low: number
  readonly high: number
}

export interface Summary {
  readonly games: number
  readonly finished: number
  readonly wins: { readonly bots: Record<string, Share>; readonly seats: Record<string, Share> }
  readonly length: { readonly mean: number; readonly median: number; readonly max: number }
  readonly ends: Readonly<Record<string, number>>
}

export const summarise = ({ games, finished, bots, seats, lengths, ends }: Tally): Summary => ({
  games,
  finished,
  wins: { bots: sharesOf(bots), seats: sharesOf(seats) },
  length: measure(lengths),
  ends: Object.fromEntries(byName(ends)),
})

const sharesOf = (counts: Tally['bots']): Record<string, Share> =>
  Object.fromEntries(
    byName(counts).map(([name, score]) => {
      const won = Object.entries(score.wins).map(([sharers, n]) => ({ sharers: Number(sharers), n }))
      const wins = sum(won.map(({ sharers, n }) => n / sharers))
      const shared = sum(won.map(({ sharers, n }) => (sharers > 1 ? n : 0)))
      return [name, { games: score.games, wins, shared, rate: wins / score.games, ...wilson(wins, score.games) }]
    }),
  )

/** The order in which workers brought their counts must not show. */
const byName = <T>(counts: Readonly<Record<string, T>>): [string, T][] =>
  Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1))

const measure = (lengths: Readonly<Record<number, number>>): Summary['length'] => {
  const found = Object.entries(lengths).map(([length, n]) => ({ length: Number(length), n }))
  const games = sum(found.map(({ n }) => n))
  if (games === 0) return { mean: 0, median: 0, max: 0 }
  const at = (index: number): number => {
    let before = 0
    for (const { length, n } of found) {
      before += n
      if (before > index) return length
    }
    return 0
  }
  return {
    mean: sum(found.map(({ length, n }) => length * n)) / games,
    median: (at(Math.floor((games - 1) / 2)) + at(Math.floor(games / 2))) / 2,
    max: Math.max(...found.map(({ length }) => length)),
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)

const Z = 1.959964

/** Where the true rate lies in 95 of 100 such measurements. */
const wilson = (wins: number, games: number): { low: number; high: number } => {
  if (games === 0) return { low: 0, high: 1 }
  const rate = wins / games
  const scale = 1 + (Z * Z) / games
  const middle = (rate + (Z * Z) / (2 * games)) / scale
  const half = (Z / scale) * Math.sqrt((rate * (1 - rate)) / games + (Z * Z) / (4 * games * games))
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}
