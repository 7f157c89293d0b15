import type { Game } from '../kernel/contract.ts'
import type { Clock } from './clock.ts'
import type { Note } from './ops/log-event.ts'
import type { AddressLimits } from './realtime/rate-limit.ts'

export type Games = Readonly<Record<string, () => Promise<Game>>>

/** How much a socket may say: so many messages at once, and so many a second in the long run. */
export interface Rate {
  readonly burst: number
  readonly perSecond: number
}

export interface Config {
  readonly host: string
  /** 0 takes any free one. */
  readonly port: number
  /** The folder that everything is kept in, or the URL of a PostgreSQL. */
  readonly data: string
  /** The URL of something that speaks the Redis protocol, over which servers tell each other news; null for none. */
  readonly redis: string | null
  /** The URL at which other servers reach this one; null to make it of host and port. */
  readonly address: string | null
  /** The folder of the built page. */
  readonly pages: string
  readonly games: Games
  /** The names of the bots that may be asked for, and the program that they think in. */
  readonly bots: readonly string[]
  readonly botWorker: URL
  /** The program of the thread that keeps a folder; a PostgreSQL needs none. */
  readonly storeWorker: URL
  /** Milliseconds that a bot may think. */
  readonly botLimit: number
  readonly clock: Clock
  /** Milliseconds between two signs of life of a socket. */
  readonly heartbeat: number
  readonly rate: Rate
  /** What one address may do with all its sockets together. */
  readonly perAddress: AddressLimits
  /** Requests that one address may send in a minute. */
  readonly requests: number
  /** What opens the page of those who run the house; null if it stays closed. */
  readonly adminToken: string | null
  /** What opens the metrics; null if only this machine may see them. */
  readonly metricsToken: string | null
  /** Writes down what happens. */
  readonly note: Note
  /** Passwords that may be tried for one name, and from one address. */
  readonly signIn: { readonly perName: Rate; readonly perAddress: Rate }
  /** The table at which this server hung the last time; empty if it did not. It is closed without a result. */
  readonly hung: string
  /** Hears at which table the server works, in case that it hangs there. */
  working(table: string): void
  /** Says what went wrong here, for the one who runs the server. */
  report(problem: string): void
}
