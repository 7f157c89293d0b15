/** The server of a walk, in a process of its own: `server.ts FOLDER`. */
import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { registry } from '../../games/registry.ts'
import { describeProblem } from '../../kernel/result.ts'
import { systemClock } from '../../server/clock.ts'
import { openServer } from '../../server/server.ts'
import { Coverage } from './coverage.ts'

const [, , data] = process.argv
const MANY = 1e9
/** Milliseconds until nothing is left to do of what came before. */
const SETTLED = 100
const DAY = 24 * 60 * 60 * 1000

// Every run deals the same cards, so that two walks through the same code are the same.
let drawn = 0
const randomBytes = (size: number) =>
  crypto.createHash('shake256', { outputLength: size }).update(`${drawn++}`).digest()
Object.assign(crypto, { randomBytes })
syncBuiltinESMExports()

const root = new URL('../../', import.meta.url)
/** The programs of its threads; a server takes those that it knows. */
const threads = {
  botWorker: new URL('server/tables/bots/bot-worker.ts', root),
  storeWorker: new URL('server/store/store-worker.ts', root),
}

const opened = await openServer({
  ...threads,
  host: '127.0.0.1',
  port: 0,
  data,
  redis: null,
  address: null,
  pages: '/nowhere',
  games: registry,
  bots: [],
  clock: systemClock,
  botLimit: 5000,
  heartbeat: DAY,
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

const coverage = new Coverage(fileURLToPath(root))
await coverage.start()

const obey = async (command: unknown): Promise<void> => {
  await setTimeout(SETTLED)
  if (command === 'reset') await coverage.reset()
  process.send?.(command === 'take' ? await coverage.take() : {})
}
process.on('message', (command) => void obey(command))
process.on('disconnect', () => {
  void opened.value.close().finally(() => process.exit())
})
process.send?.({ port: opened.value.port })
