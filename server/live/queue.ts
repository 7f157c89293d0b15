/** Runs tasks one after the other, in the order in which they came. */
export interface Queue {
  run<T>(task: () => Promise<T> | T): Promise<T>
  readonly isIdle: boolean
}

export const createQueue = (): Queue => {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  return {
    run: (task) => {
      waiting += 1
      const result = last.then(task).finally(() => {
        waiting -= 1
      })
      // Who gave the task hears of its failure; the next one does not.
      last = result.catch(() => undefined)
      return result
    },
    get isIdle() {
      return waiting === 0
    },
  }
}
