/** Lets things happen one after the other, in the order in which they came. */
export class Queue {
  readonly #waiting: (() => void)[] = []
  #isBusy = false

  get isIdle(): boolean {
    return !this.#isBusy
  }

  /** Null if it is one's turn at once; else it is when the promise is kept. Whoever has had it says `leave`. */
  enter(): Promise<void> | null {
    if (this.#isBusy) return new Promise((resolve) => this.#waiting.push(resolve))
    this.#isBusy = true
    return null
  }

  leave(): void {
    const next = this.#waiting.shift()
    if (next === undefined) this.#isBusy = false
    else next()
  }

  /**
   * With nothing before it, a task begins at once. Others go on before whoever gave the task hears of it: he may ask
   * whether anything is left to do.
   */
  async run<T>(task: () => Promise<T> | T): Promise<T> {
    const turn = this.enter()
    if (turn !== null) await turn
    try {
      return await task()
    } finally {
      this.leave()
    }
  }
}
