import type { Clock } from '../clock.ts'

/** Milliseconds for which a server may do what is due at a table before it has to say so again. */
export const LEASE = 10_000

/** Who does what is due at a table without anybody's doing: bots, deadlines, releases. */
export interface Claims {
  /** Whether this server does it; takes it if nobody else has. */
  hold(table: string): Promise<boolean>
  /** Whether this server had it the last time it asked. */
  has(table: string): boolean
  release(table: string): Promise<void>
  /** The server goes: others need not wait for its claims to run out. */
  releaseAll(): Promise<void>
}

/** For a server that has its database for itself. */
export const noRivals: Claims = {
  hold: () => Promise.resolve(true),
  has: () => true,
  release: () => Promise.resolve(),
  releaseAll: () => Promise.resolve(),
}

interface ClaimRows {
  take(table: string, node: string, now: number, until: number): Promise<boolean>
  giveBack(table: string, node: string): Promise<void>
  giveBackAll(node: string): Promise<void>
}

/** The database decides; a claim that is good for a while longer is not asked for again. */
export const claimsOf = (node: string, kept: ClaimRows, clock: Clock): Claims => {
  const until = new Map<string, number>()
  return {
    hold: async (table) => {
      const now = clock.now()
      if ((until.get(table) ?? 0) - now > LEASE / 2) return true
      const isMine = await kept.take(table, node, now, now + LEASE)
      if (isMine) until.set(table, now + LEASE)
      else until.delete(table)
      return isMine
    },
    has: (table) => (until.get(table) ?? 0) > clock.now(),
    release: async (table) => {
      if (until.delete(table)) await kept.giveBack(table, node)
    },
    releaseAll: () => {
      until.clear()
      return kept.giveBackAll(node)
    },
  }
}
