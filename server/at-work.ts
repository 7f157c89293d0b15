/**
 * Asks the rules of a table: should they hang, it is known where. What is done after a pause no longer counts, for others
 * may work in between.
 */
export const atWork = <T>(working: (table: string) => void, table: string, task: () => T): T => {
  working(table)
  try {
    return task()
  } finally {
    working('')
  }
}
