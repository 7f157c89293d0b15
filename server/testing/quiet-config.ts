import { registry } from '../../games/registry.ts'
import { systemClock } from '../clock.ts'
import type { Config } from '../config.ts'

/** Any free port, no limits that somebody who plays fast would meet, and nothing is reported. */
export const quietConfig = (
  data: string,
  { botWorker, storeWorker }: Pick<Config, 'botWorker' | 'storeWorker'>,
): Config => ({
  host: '127.0.0.1',
  port: 0,
  data,
  redis: null,
  address: null,
  pages: '/nowhere',
  games: registry,
  bots: ['random', 'greedy', 'hangs', 'fails', 'cheats'],
  botWorker,
  storeWorker,
  clock: systemClock,
  botLimit: 30_000,
  heartbeat: 30_000,
  // Those who play here play as fast as they can.
  rate: { burst: 1000, perSecond: 1000 },
  perAddress: { connections: 1000, rate: { burst: 100_000, perSecond: 100_000 } },
  requests: 10_000,
  adminToken: null,
  metricsToken: null,
  note: () => undefined,
  signIn: { perName: { burst: 1000, perSecond: 1000 }, perAddress: { burst: 1000, perSecond: 1000 } },
  hung: '',
  working: () => undefined,
  report: () => undefined,
})
