import { traceOf } from '../errors.ts'
import type { Lease, Server, Settled } from '../store/homes.ts'
import type { Store } from '../store/store.ts'

/** Milliseconds for which a server may keep its tables without renewing. */
const LEASE = 1500
/** Milliseconds between two renewals. */
const RENEWAL = 400
/** Milliseconds before the end at which the server gives up its tables by itself. */
const MARGIN = 300

/** Which tables live at this server. */
export interface Homes {
  /** This server's name among the others. */
  readonly id: string
  /** From now on this server can be reached there, and takes tables. */
  open(url: string): Promise<void>
  /** Makes this server the home of a table that has none. */
  settle(table: string): Promise<Home>
  /** The other server that is home to a table; null if none is. */
  find(table: string): Promise<Server | null>
  release(lease: Lease | null): Promise<void>
  /** Gives back a table that this server does not host, whatever the database says. */
  disown(table: string): Promise<void>
  /** `lost` is called when other servers may have taken all tables of this one. */
  listen(lost: () => void): void
  /** Others need not wait for the leases to run out. */
  close(): Promise<void>
}

export type Home =
  | Exclude<Settled, { readonly kind: 'here' }>
  /** Without a lease where there are no other servers. */
  | { readonly kind: 'here'; readonly lease: Lease | null; readonly isTakenOver: boolean }

/** For a server that has its database for itself: its leases never end. */
export const aloneHomes: Homes = {
  id: 'alone',
  open: () => Promise.resolve(),
  settle: () => Promise.resolve({ kind: 'here', lease: null, isTakenOver: false }),
  find: () => Promise.resolve(null),
  release: () => Promise.resolve(),
  disown: () => Promise.resolve(),
  listen: () => undefined,
  close: () => Promise.resolve(),
}

/**
 * The leases of one server among several. It renews one row in the database for all its tables. The database's clock
 * decides when that has run out; the server counts on its own monotonic clock, from when it asked, and stops earlier.
 */
export class SharedHomes implements Homes {
  readonly id: string
  readonly #store: Store['homes']
  readonly #report: (problem: string) => void
  #url: string | null = null
  #lost = (): void => undefined
  /** By this server's monotonic clock. */
  #until = 0
  #renewing: Promise<void> | null = null
  #hasComplained = false
  #timer: NodeJS.Timeout | undefined
  #end: NodeJS.Timeout | undefined
  #ready: Promise<void>
  #open = (): void => undefined

  constructor(id: string, store: Store['homes'], report: (problem: string) => void) {
    this.id = id
    this.#store = store
    this.#report = report
    this.#ready = new Promise((resolve) => {
      this.#open = resolve
    })
  }

  listen(lost: () => void): void {
    this.#lost = lost
  }

  async open(url: string): Promise<void> {
    this.#url = url
    await this.#renew()
    this.#timer = setInterval(() => {
      this.#renew().catch((error: unknown) => this.#complain(error))
    }, RENEWAL)
    this.#open()
  }

  async settle(table: string): Promise<Home> {
    await this.#ready
    while (performance.now() >= this.#until) await this.#renew()
    return this.#store.settle(table, this.id)
  }

  async find(table: string): Promise<Server | null> {
    const server = await this.#store.find(table)
    return server?.id === this.id ? null : server
  }

  async release(lease: Lease | null): Promise<void> {
    if (lease !== null) await this.#store.release(lease)
  }

  disown(table: string): Promise<void> {
    return this.#store.disown(table, this.id)
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.#renewing?.catch(() => undefined)
    clearTimeout(this.#end)
    if (this.#url !== null) await this.#store.leave(this.id)
    this.#url = null
  }

  /** One renewal at a time. */
  #renew(): Promise<void> {
    this.#renewing ??= this.#renewNow().finally(() => {
      this.#renewing = null
    })
    return this.#renewing
  }

  async #renewNow(): Promise<void> {
    if (this.#url === null) return
    const asked = performance.now()
    const hadTime = await this.#store.renew({ id: this.id, url: this.#url }, LEASE)
    // Someone may have taken tables between the end of the last lease and now.
    if (!hadTime && this.#until > 0) this.#lose()
    this.#hasComplained = false
    this.#until = asked + LEASE - MARGIN
    clearTimeout(this.#end)
    this.#end = setTimeout(() => this.#lose(), this.#until - performance.now()).unref()
  }

  /** Once, until it has renewed again. */
  #complain(error: unknown): void {
    if (!this.#hasComplained) this.#report(`renewing the leases: ${traceOf(error)}`)
    this.#hasComplained = true
  }

  #lose(): void {
    this.#until = 0
    this.#report('the leases of this server have run out: its tables go on at others, or are read again here')
    this.#lost()
  }
}
