import { registry } from '../../games/registry.ts'
import { describeProblem } from '../../kernel/result.ts'
import { systemClock } from '../../server/clock.ts'
import { openServer } from '../../server/server.ts'

/**
 * Our server as it is shipped, in a process of its own: `our-server.js FOLDER [HEARTBEAT]`. Only the limits are lifted
 * that stop one address from sending as much as a thousand players, and its signs of life may be others.
 */
const [, , data, heartbeat = '25000'] = process.argv
const MANY = 1e9
const opened = await openServer({
  host: '127.0.0.1',
  port: 0,
  data,
  redis: null,
  address: null,
  pages: '/nowhere',
  games: registry,
  bots: [],
  botWorker: new URL('file:///nowhere'),
  storeWorker: new URL('./store-worker.js', import.meta.url),
  clock: systemClock,
  botLimit: 5000,
  heartbeat: Number(heartbeat),
  rate: { burst: MANY, perSecond: MANY },
  perAddress: { connections: MANY, rate: { burst: MANY, perSecond: MANY } },
  requests: MANY,
  adminToken: null,
  metricsToken: null,
  note: () => undefined,
  signIn: { perName: { burst: MANY, perSecond: MANY }, perAddress: { burst: MANY, perSecond: MANY } },
  hung: '',
  working: () => undefined,
  report: (problem) => process.stderr.write(`${problem}\n`),
})
if (!opened.ok) throw new Error(describeProblem(opened.problem))

/** What is in use, with the rubbish taken out. */
const memory = (): number => {
  if (globalThis.gc === undefined) throw new Error('run with --expose-gc')
  globalThis.gc()
  globalThis.gc()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

process.on('message', () => process.send?.({ memory: memory() }))
process.on('disconnect', () => {
  void opened.value.close().finally(() => process.exit())
})
process.send?.({ port: opened.value.port })
