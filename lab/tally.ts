import type { Outcome } from '../kernel/contract.ts'

/** Counts of whole numbers only: whoever counts what, and in which order it is added up, the sums are the same. */
export interface Tally {
  games: number
  finished: number
  readonly bots: Counts
  readonly seats: Counts
  /** How many games had so many answers. */
  readonly lengths: Record<number, number>
  readonly ends: Record<string, number>
}

/** For each name: seats taken in finished games, and wins by the number of sides that shared them. */
type Counts = Record<string, { games: number; readonly wins: Record<number, number> }>

export const emptyTally = (): Tally => ({ games: 0, finished: 0, bots: {}, seats: {}, lengths: {}, ends: {} })

/** One more game: the names are those of its seats and of the bots in them; partners are on one side. */
export const count = (
  tally: Tally,
  seats: readonly string[],
  bots: readonly string[],
  outcome: Outcome | null,
  answers: number,
  sides: readonly number[],
): void => {
  tally.games += 1
  if (outcome === null) return
  tally.finished += 1
  add(tally.lengths, answers, 1)
  add(tally.ends, outcome.reason, 1)
  const winners = new Set(sides.filter((_, seat) => outcome.places[seat] === 1)).size
  for (const [seat, place] of outcome.places.entries())
    for (const score of [scoreOf(tally.seats, seats[seat]), scoreOf(tally.bots, bots[seat])]) {
      score.games += 1
      if (place === 1) add(score.wins, winners, 1)
    }
}

export const merge = (into: Tally, more: Tally): void => {
  into.games += more.games
  into.finished += more.finished
  for (const side of ['bots', 'seats'] as const)
    for (const [name, { games, wins }] of Object.entries(more[side])) {
      const score = scoreOf(into[side], name)
      score.games += games
      addAll(score.wins, wins)
    }
  addAll(into.lengths, more.lengths)
  addAll(into.ends, more.ends)
}

const scoreOf = (counts: Counts, name: string) => {
  counts[name] ??= { games: 0, wins: {} }
  return counts[name]
}

const add = (to: Record<string | number, number>, name: string | number, n: number): void => {
  to[name] = (to[name] ?? 0) + n
}

const addAll = (to: Record<string | number, number>, more: Readonly<Record<string | number, number>>): void => {
  for (const [name, n] of Object.entries(more)) add(to, name, n)
}
