import { bad, ok, type Result } from '../kernel/result.ts'
import { openBotRoom } from './bots/bot-room.ts'
import type { Config } from './config.ts'
import { codeOf, messageOf } from './errors.ts'
import { openApp } from './http/app.ts'
import { Hub } from './live/hub.ts'
import { openSockets } from './live/sockets.ts'
import { aloneBus } from './nodes/bus.ts'
import { claimsOf, noRivals } from './nodes/claims.ts'
import { openBus } from './nodes/open-bus.ts'
import { Gate } from './operations/gate.ts'
import { openMetrics } from './operations/metrics.ts'
import { watchedBots, watchedBus } from './operations/watched.ts'
import { openStore } from './store/store.ts'
import { newId } from './tokens.ts'

export interface Running {
  readonly port: number
  /** Ends in good order: what was begun is written and told, then everybody is sent away. */
  close(): Promise<void>
}

export const openServer = async (config: Config): Promise<Result<Running>> => {
  const metrics = openMetrics()
  const { watch } = metrics
  const opened = await openStore(config.data, watch)
  if (!opened.ok) {
    metrics.close()
    return opened
  }
  const store = opened.value
  if (config.hung !== '') {
    await store.tables.end(config.hung)
    config.report(`the rules hung at table ${config.hung}: it was closed without a result, everything else goes on`)
  }
  const node = newId()
  const lines = { node, database: config.data, redis: config.redis, report: config.report }
  const bus = store.isShared ? watchedBus(await openBus(lines), watch) : aloneBus
  const bots = watchedBots(openBotRoom(config.botWorker, config.botLimit), watch)
  // Apart from the bots: whoever sends records cannot keep these from thinking.
  const readers = openBotRoom(config.botWorker, config.botLimit, 1)
  const hub = new Hub({
    games: config.games,
    store,
    bots,
    botNames: config.bots,
    clock: config.clock,
    node,
    bus,
    claims: store.isShared ? claimsOf(node, store.claims, config.clock) : noRivals,
    watch,
    note: config.note,
    working: config.working,
    report: config.report,
  })
  const gate = new Gate()
  const app = await openApp(config, store, hub, { gate, metrics }, readers)
  const sockets = openSockets(app, config, store, hub, gate)
  const close = async (): Promise<void> => {
    await hub.close()
    await sockets.close()
    await app.close()
    await bots.close()
    await readers.close()
    await bus.close()
    await store.close()
    metrics.close()
  }
  try {
    await app.listen({ host: config.host, port: config.port })
  } catch (error) {
    await close()
    return bad('', describeListening(config, error))
  }
  hub.open()
  const address = app.server.address()
  return ok({ port: typeof address === 'object' && address !== null ? address.port : config.port, close })
}

const describeListening = ({ host, port }: Config, error: unknown): string => {
  const code = codeOf(error)
  if (code === 'EADDRINUSE') return `port ${port} is taken; choose another one with --port or PORT`
  if (code === 'EACCES') return `port ${port} may not be used here; choose one above 1023 with --port or PORT`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `${host} is no address of this machine; choose another one with --host or HOST`
  return `cannot listen at ${host}, port ${port}: ${messageOf(error)}`
}
