import { bad, ok, type Result } from '../kernel/result.ts'
import { newId } from './accounts/tokens.ts'
import { aloneBus } from './cluster/bus.ts'
import { claimsOf, noRivals } from './cluster/claims.ts'
import { openBus } from './cluster/open-bus.ts'
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
    await store.tables.end(config.hung)
    config.report(`the rules hung at table ${config.hung}: it was closed without a result, everything else goes on`)
  }
  const node = newId()
  const lines = { node, database: config.data, redis: config.redis, report: config.report }
  const bus = store.isShared ? measuredBus(await openBus(lines), metrics) : aloneBus
  const bots = measuredBots(openBotRoom(config.botWorker, config.botLimit), metrics)
  // Apart from the bots: whoever sends records cannot keep these from thinking.
  const readers = openBotRoom(config.botWorker, config.botLimit, 1)
  const tables = new Tables({
    games: config.games,
    store,
    bots,
    botNames: config.bots,
    clock: config.clock,
    node,
    bus,
    claims: store.isShared ? claimsOf(node, store.claims, config.clock) : noRivals,
    metrics,
    note: config.note,
    working: config.working,
    report: config.report,
  })
  const gate = new Gate()
  const app = await openApp(config, store, tables, { gate, prometheus }, readers)
  const sockets = openSockets(app, config, store, tables, gate)
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
  tables.open()
  const address = app.server.address()
  return ok({ port: typeof address === 'object' && address !== null ? address.port : config.port, broken, close })
}

const describeListening = ({ host, port }: Config, error: unknown): string => {
  const code = codeOf(error)
  if (code === 'EADDRINUSE') return `port ${port} is taken; choose another one with --port or PORT`
  if (code === 'EACCES') return `port ${port} may not be used here; choose one above 1023 with --port or PORT`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `${host} is no address of this machine; choose another one with --host or HOST`
  return `cannot listen at ${host}, port ${port}: ${messageOf(error)}`
}
