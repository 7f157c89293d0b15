import type { Clock } from '../clock.ts'

/** A clock that goes only when it is told to. */
export class HandClock implements Clock {
  #now = 1_000_000
  #heard = (): void => undefined
  #waiting: { readonly at: number; readonly act: () => void }[] = []

  now(): number {
    return this.#now
  }

  wake(at: number, act: () => void): () => void {
    const one = { at, act }
    this.#waiting.push(one)
    this.#heard()
    this.#heard = () => undefined
    return () => {
      this.#waiting = this.#waiting.filter((other) => other !== one)
    }
  }

  /** Lets time pass until the next thing is due, when somebody has said what that is. */
  async ring(): Promise<void> {
    while (this.#waiting.length === 0)
      await new Promise<void>((resolve) => {
        this.#heard = resolve
      })
    this.pass(Math.min(...this.#waiting.map(({ at }) => at)) - this.#now)
  }

  pass(ms: number): void {
    this.#now += ms
    const due = this.#waiting.filter(({ at }) => at <= this.#now)
    this.#waiting = this.#waiting.filter(({ at }) => at > this.#now)
    for (const { act } of due) act()
  }
}
