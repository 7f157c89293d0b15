/** Lets things happen one after the other, in the order in which they came. */
export interface Queue {
  /** Null if it is one's turn at once; else it is when the promise is kept. Whoever has had it says `leave`. */
  enter(): Promise<void> | null
  leave(): void
  /** With nothing before it, a task begins at once. */
  run<T>(task: () => Promise<T> | T): Promise<T>
  readonly isIdle: boolean
}

export const createQueue = (): Queue => {
  const waiting: (() => void)[] = []
  let isBusy = false

  const enter = (): Promise<void> | null => {
    if (isBusy) return new Promise((resolve) => waiting.push(resolve))
    isBusy = true
    return null
  }

  const leave = (): void => {
    const next = waiting.shift()
    if (next === undefined) isBusy = false
    else next()
  }

  return {
    enter,
    leave,
    /** Others go on before whoever gave the task hears of it: he may ask whether anything is left to do. */
    run: async (task) => {
      const turn = enter()
      if (turn !== null) await turn
      try {
        return await task()
      } finally {
        leave()
      }
    },
    get isIdle() {
      return !isBusy
    },
  }
}
