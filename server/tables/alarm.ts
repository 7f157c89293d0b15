import { type Clock, systemClock } from '../clock.ts'
import { traceOf } from '../errors.ts'
import type { Store } from '../store/store.ts'

/** Milliseconds between two looks for matches whose home has died. */
const PATROL = 400
/** Milliseconds before a match that failed is woken again. */
export const AGAIN = 5000

interface Watch {
  readonly clock: Clock
  readonly store: Pick<Store, 'times' | 'isShared'>
  /** The name of this server. */
  readonly server: string
  report(problem: string): void
}

/** Wakes matches when something is due in them. What is due lies on disk, so a restart goes on with it. */
export class Alarm {
  readonly #clock: Clock
  readonly #store: Pick<Store, 'times' | 'isShared'>
  readonly #server: string
  readonly #wake: (match: string) => Promise<void>
  readonly #report: (problem: string) => void
  #next: { readonly at: number; readonly callOff: () => void } | null = null
  #ringing: Promise<void> = Promise.resolve()
  #patrol: NodeJS.Timeout | undefined
  /** When each match that failed may be tried again. */
  readonly #failed = new Map<string, number>()
  #isLooking = false
  #isClosed = false

  constructor({ clock, store, report, server }: Watch, wake: (match: string) => Promise<void>) {
    this.#clock = clock
    this.#store = store
    this.#server = server
    this.#wake = wake
    this.#report = report
  }

  /** Something will be due then. */
  set(at: number): void {
    if (this.#isClosed || (this.#next !== null && this.#next.at <= at)) return
    this.#next?.callOff()
    this.#next = { at, callOff: this.#clock.wake(at, () => this.ring()) }
  }

  /** Looks what is due, and when the next thing will be. */
  ring(): void {
    this.#next?.callOff()
    this.#next = null
    this.#isLooking = true
    const ringing = this.#ringing.then(() => this.#look())
    this.#ringing = ringing
      .catch((error: unknown) => {
        this.#report(`looking what is due: ${traceOf(error)}`)
        this.set(this.#clock.now() + AGAIN)
      })
      .finally(() => {
        this.#isLooking = false
      })
  }

  async close(): Promise<void> {
    this.#isClosed = true
    this.#next?.callOff()
    clearInterval(this.#patrol)
    await this.#ringing
  }

  /** Skips a look while the last one is running. */
  #lookAgain(): void {
    if (!this.#isLooking) this.ring()
  }

  async #look(): Promise<void> {
    if (this.#isClosed) return
    const now = this.#clock.now()
    const { times, isShared } = this.#store
    const matches = await times.dueBy(now, this.#server)
    const next = await times.nextAfter(now)
    if (next !== null) this.set(next)
    // Not by the clock of the games: what is looked for is what another server has left undone.
    if (isShared && this.#clock === systemClock) this.#patrol ??= setInterval(() => this.#lookAgain(), PATROL).unref()
    for (const match of matches) {
      if ((this.#failed.get(match) ?? 0) > now) continue
      this.#failed.delete(match)
      this.#wake(match).catch((error: unknown) => {
        this.#report(`table ${match}: ${traceOf(error)}`)
        this.#failed.set(match, this.#clock.now() + AGAIN)
        this.set(this.#clock.now() + AGAIN)
      })
    }
  }
}
