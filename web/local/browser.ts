import type { HostWorld } from './host.ts'
import { unstored } from './shelf.ts'
import type { FromWorker } from './worker-messages.ts'

/** The host's world in a browser. */
export const hostWorld: HostWorld = {
  start: (heard, broken) => {
    const worker = new Worker(new URL('./match-worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => heard(data))
    worker.addEventListener('error', broken)
    return { say: (message) => worker.postMessage(message, []), end: () => worker.terminate() }
  },
  later: (ms, act) => {
    const timer = setTimeout(act, ms)
    return () => clearTimeout(timer)
  },
  random: Math.random,
  unstored,
}
