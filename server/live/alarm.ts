import type { Clock } from '../clock.ts'
import { traceOf } from '../errors.ts'
import type { Store } from '../store/store.ts'

/** Milliseconds after which a match is woken again whose waking has failed. */
const AGAIN = 5000

/** Wakes matches when something is due in them. What is due lies on disk, so a restart goes on with it. */
export class Alarm {
  readonly #clock: Clock
  readonly #times: Store['times']
  readonly #wake: (match: string) => Promise<void>
  readonly #report: (problem: string) => void
  #next: { readonly at: number; readonly callOff: () => void } | null = null
  #ringing: Promise<void> = Promise.resolve()
  #isClosed = false

  constructor(
    clock: Clock,
    times: Store['times'],
    wake: (match: string) => Promise<void>,
    report: (problem: string) => void,
  ) {
    this.#clock = clock
    this.#times = times
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
    const ringing = this.#ringing.then(() => this.#look())
    this.#ringing = ringing.catch((error: unknown) => {
      this.#report(`looking what is due: ${traceOf(error)}`)
      this.set(this.#clock.now() + AGAIN)
    })
  }

  async close(): Promise<void> {
    this.#isClosed = true
    this.#next?.callOff()
    await this.#ringing
  }

  async #look(): Promise<void> {
    if (this.#isClosed) return
    const now = this.#clock.now()
    const matches = await this.#times.dueBy(now)
    const next = await this.#times.nextAfter(now)
    if (next !== null) this.set(next)
    for (const match of matches)
      this.#wake(match).catch((error: unknown) => {
        this.#report(`table ${match}: ${traceOf(error)}`)
        this.set(this.#clock.now() + AGAIN)
      })
  }
}
