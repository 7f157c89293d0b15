import type { Place } from './drawn-duel.ts'
import type { Duel } from './duel.ts'

/** What a process of players is told to do, one thing after the other. */
export type Order =
  /** So many new duels, everybody connected. */
  | { readonly do: 'gather'; readonly duels: number }
  /** Duels that are on disk already, everybody connected. */
  | { readonly do: 'return'; readonly places: readonly Place[] }
  /** Some of the duels, so many at once, each up to so many answers. */
  | { readonly do: 'play'; readonly from: number; readonly to: number; readonly atOnce: number; readonly each: number }
  | { readonly do: 'leave' }

/** What came of it. */
export interface Played {
  readonly moves: number
  readonly bytes: number
  /** Milliseconds, of every move. */
  readonly latencies: readonly number[]
}

const NOTHING: Played = { moves: 0, bytes: 0, latencies: [] }
/** So many come in at once. */
const DOOR = 20

const inTurns = async (tasks: number, atOnce: number, task: (n: number) => Promise<void>): Promise<void> => {
  let next = 0
  const work = async (): Promise<void> => {
    while (next < tasks) await task(next++)
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, tasks) }, work))
}

/** `gather` opens a new duel, or comes back to one. */
export const createPlayers = (gather: (place?: Place) => Promise<Duel>): ((order: Order) => Promise<Played>) => {
  const duels: Duel[] = []
  const heard = (): number => duels.reduce((sum, duel) => sum + duel.bytes(), 0)
  const gatherAll = async (count: number, places: readonly Place[]): Promise<Played> => {
    await inTurns(count, DOOR, async (n) => {
      duels.push(await gather(places.at(n)))
    })
    return NOTHING
  }

  return async (order) => {
    switch (order.do) {
      case 'gather':
        return gatherAll(order.duels, [])
      case 'return':
        return gatherAll(order.places.length, order.places)
      case 'play': {
        const playing = duels.slice(order.from, order.to)
        const latencies: number[] = []
        const before = heard()
        await inTurns(playing.length, order.atOnce, async (n) => {
          for (let moves = 0; moves < order.each && !playing[n].isOver(); moves++)
            latencies.push(await playing[n].move())
        })
        return { moves: latencies.length, bytes: heard() - before, latencies }
      }
      case 'leave':
        for (const duel of duels) duel.leave()
        duels.length = 0
        return NOTHING
    }
  }
}
