/** Runs tasks one at a time, in the order in which they came. */
export class Queue {
  readonly #waiting: (() => void)[] = []
  #isBusy = false

  get isIdle(): boolean {
    return !this.#isBusy
  }

  /** The next task starts before the caller hears that this one is done, so the caller can tell whether work is left. */
  async run<T>(task: () => Promise<T> | T): Promise<T> {
    if (this.#isBusy) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    this.#isBusy = true
    try {
      return await task()
    } finally {
      const next = this.#waiting.shift()
      if (next === undefined) this.#isBusy = false
      else next()
    }
  }
}
