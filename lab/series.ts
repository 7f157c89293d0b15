import type { Bot } from '../bots/bot.ts'
import { playOut } from '../bots/play-out.ts'
import { sidesOf } from '../bots/search/worth.ts'
import type { Game, Rules, Setup } from '../kernel/contract.ts'
import { seeded } from '../kernel/random.ts'
import { seatLetter, seatList } from '../kernel/seats.ts'
import { count, emptyTally, type Tally } from './tally.ts'

/** Everything that decides how the games of a simulation go: plain data, to be handed to workers. */
export interface Series {
  readonly game: string
  readonly setup: Setup
  readonly seed: string
  /** One name for each seat; from game to game everybody moves on by one seat. */
  readonly bots: readonly string[]
  /** The share of their usual effort that bots make who search. */
  readonly effort?: number
  /** The same deal for each seating before the next one is dealt. */
  readonly sharesDeals?: true
  /** What each of them has promised to answer to one window, in notation. */
  readonly pledges?: { readonly window: string; readonly choices: readonly string[] }
}

export interface Batch {
  readonly from: number
  readonly to: number
}

export interface Job {
  readonly series: Series
  readonly batch: Batch
}

/** Each game has a seed of its own, so it does not matter who plays it. */
export const playBatch = (game: Game, rules: Rules, players: readonly Bot[], series: Series, batch: Batch): Tally => {
  const { seed, sharesDeals } = series
  const tally = emptyTally()
  const seats = seatList(rules.setup.seats)
  const letters = seats.map(seatLetter)
  const sides = sidesOf(game, rules)
  for (let index = batch.from; index < batch.to; index++) {
    const seated = seats.map((seat) => players[(seat + index) % players.length])
    const deal = sharesDeals === true ? Math.floor(index / seats.length) : index
    const { outcome, answers } = playOut(game, rules, seated, seeded('sfc32', `${seed}/${deal}`))
    count(
      tally,
      letters,
      seated.map(({ id }) => id),
      outcome,
      answers,
      sides,
    )
  }
  return tally
}
