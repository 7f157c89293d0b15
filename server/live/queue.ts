/** Runs tasks one after the other, in the order in which they came. */
export interface Queue {
  /** With nothing before it, a task begins at once. */
  run<T>(task: () => Promise<T> | T): Promise<T>
  readonly isIdle: boolean
}

export const createQueue = (): Queue => {
  const waiting: (() => void)[] = []
  let isBusy = false

  const goOn = (): void => {
    const next = waiting.shift()
    if (next === undefined) isBusy = false
    else next()
  }

  /** Others go on before whoever gave the task hears of it: he may ask whether anything is left to do. */
  const attempt = async <T>(task: () => Promise<T> | T): Promise<T> => {
    try {
      return await task()
    } finally {
      goOn()
    }
  }

  return {
    run: <T>(task: () => Promise<T> | T): Promise<T> => {
      if (!isBusy) {
        isBusy = true
        return attempt(task)
      }
      return new Promise((resolve) => {
        waiting.push(() => resolve(attempt(task)))
      })
    },
    get isIdle() {
      return !isBusy
    },
  }
}
