/** How many games are done, on the terminal of somebody who waits. */
export const progressBar = (games: number) => {
  const { stderr } = process
  const width = 30
  return {
    show: (done: number): void => {
      if (!stderr.isTTY) return
      const filled = Math.round((width * done) / games)
      stderr.write(`\r${'█'.repeat(filled)}${'░'.repeat(width - filled)} ${done} of ${games} games`)
    },
    clear: (): void => {
      if (stderr.isTTY) stderr.write('\r\u001B[K')
    },
  }
}
