/** CPU-seconds before the clock is read and at least while it is read, and how many runs make a whole. */
export interface Patience {
  readonly warmUp: number
  readonly seconds: number
  readonly whole: number
}

/** What both sides get: boardgame.io's reducer grows faster for some seconds. */
export const WARM_UP = 2.5

const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

const repeat = (run: () => number, times: number): number => {
  let done = 0
  for (let i = 0; i < times; i++) done += run()
  return done
}

const STEPS = 20

/** How much was done per CPU-second of this process, all its threads counted. A run says how much it did. */
export const perCpuSecond = (run: () => number, { warmUp, seconds, whole }: Patience): number => {
  const cold = cpuSeconds()
  while (cpuSeconds() - cold < warmUp) repeat(run, Math.ceil(whole / STEPS))
  const start = cpuSeconds()
  let done = 0
  let used = 0
  while (used < seconds) {
    done += repeat(run, whole)
    used = cpuSeconds() - start
  }
  return done / used
}
