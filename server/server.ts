import { networkInterfaces } from 'node:os'
import { bad, ok, type Result } from '../kernel/result.ts'
import { openCluster } from './cluster/open-cluster.ts'
import type { Config } from './config.ts'
import { codeOf, messageOf } from './errors.ts'
import { openApp } from './http/app.ts'
import { Gate } from './ops/gate.ts'
import { measuredBots, measuredBus } from './ops/measured.ts'
import { openPrometheus } from './ops/prometheus.ts'
import { openSockets } from './realtime/sockets.ts'
import { isFolder } from './store/open.ts'
import { openStore } from './store/store.ts'
import { openStoreThread } from './store/thread.ts'
import { openBotRoom } from './tables/bots/bot-room.ts'
import { Tables } from './tables/tables.ts'

export interface Running {
  readonly port: number
  /** Resolves if the server can no longer store anything: it should be ended. */
  readonly broken: Promise<Error>
  /** Ends in good order: what was begun is written and told, then everybody is sent away. */
  close(): Promise<void>
}

export const openServer = async (config: Config): Promise<Result<Running>> => {
  const prometheus = openPrometheus()
  const { metrics } = prometheus
  let breakDown = (_error: Error): void => undefined
  const broken = new Promise<Error>((resolve) => {
    breakDown = (error) => {
      config.report(error.message)
      resolve(error)
    }
  })
  const { data, storeWorker } = config
  const opened = isFolder(data)
    ? await openStoreThread(data, storeWorker, { committed: metrics.committed, broken: breakDown })
    : await openStore(data, metrics.committed)
  if (!opened.ok) {
    prometheus.close()
    return opened
  }
  const store = opened.value
  if (config.hung !== '') {
    // Another server may have taken it, and not hung.
    if ((await store.homes.find(config.hung)) === null) await store.tables.end(config.hung, null)
    config.report(`the rules hung at table ${config.hung}: it was closed without a result, everything else goes on`)
  }
  const cluster = await openCluster(config, store)
  const bus = store.isShared ? measuredBus(cluster.bus, metrics) : cluster.bus
  const bots = measuredBots(openBotRoom(config.botWorker, config.botLimit), metrics)
  // Apart from the bots: whoever sends records cannot keep these from thinking.
  const readers = openBotRoom(config.botWorker, config.botLimit, 1)
  const tables = new Tables({
    games: config.games,
    store,
    bots,
    botNames: config.bots,
    clock: config.clock,
    bus,
    homes: cluster.homes,
    transport: cluster.transport,
    metrics,
    note: config.note,
    working: config.working,
    report: config.report,
  })
  const gate = new Gate()
  const app = await openApp(config, store, tables, { gate, prometheus }, readers)
  const sockets = openSockets(app, config, store, tables, gate, cluster.accept)
  const close = async (): Promise<void> => {
    await tables.close()
    await sockets.close()
    await app.close()
    await bots.close()
    await readers.close()
    await bus.close()
    await store.close()
    prometheus.close()
  }
  try {
    await app.listen({ host: config.host, port: config.port })
  } catch (error) {
    await close()
    return bad('', describeListening(config, error))
  }
  const address = app.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : config.port
  await cluster.homes.open(config.address ?? addressOf(config.host, port))
  tables.open()
  return ok({ port, broken, close })
}

/** Where other servers reach this one, unless the settings say it. */
const addressOf = (host: string, port: number): string => {
  const isEverywhere = host === '0.0.0.0' || host === '::'
  const outside = Object.values(networkInterfaces()).flatMap((all) => all ?? [])
  const found = outside.find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? '127.0.0.1'
  const name = isEverywhere ? found : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${port}`
}

const describeListening = ({ host, port }: Config, error: unknown): string => {
  const code = codeOf(error)
  if (code === 'EADDRINUSE') return `port ${port} is taken; choose another one with --port or PORT`
  if (code === 'EACCES') return `port ${port} may not be used here; choose one above 1023 with --port or PORT`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `${host} is no address of this machine; choose another one with --host or HOST`
  return `cannot listen at ${host}, port ${port}: ${messageOf(error)}`
}
