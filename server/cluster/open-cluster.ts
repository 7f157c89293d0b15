import { setTimeout } from 'node:timers/promises'
import { newId, randomHex } from '../accounts/tokens.ts'
import type { Config } from '../config.ts'
import type { AcceptServer } from '../realtime/sockets.ts'
import type { Store } from '../store/store.ts'
import { aloneBus, type Bus, busOver } from './bus.ts'
import { aloneHomes, type Homes, SharedHomes } from './homes.ts'
import type { OpenTransport, Transport } from './transport.ts'
import { WebSocketTransport } from './websocket-transport.ts'

/** What a server needs to share its database with others. */
export interface Cluster {
  readonly bus: Bus
  readonly homes: Homes
  readonly transport: OpenTransport
  readonly accept: AcceptServer
}

const noTransport: Transport = { send: () => undefined, reset: () => undefined, close: () => Promise.resolve() }

/** For a server that has its database for itself. */
export const ALONE: Cluster = {
  bus: aloneBus,
  homes: aloneHomes,
  transport: () => noTransport,
  accept: () => false,
}

/** Milliseconds that a start waits for the bus. */
const PATIENCE = 3000

export const openCluster = async (
  { data, redis, report }: Pick<Config, 'data' | 'redis' | 'report'>,
  store: Store,
): Promise<Cluster> => {
  if (!store.isShared) return ALONE
  const id = newId()
  const secret = await store.homes.secret('link', randomHex())
  const homes = new SharedHomes(id, store.homes, report)
  if (redis !== null) {
    // Loaded only where it is used.
    const { redisLine } = await import('./redis-line.ts')
    const { redisTransport } = await import('./redis-transport.ts')
    const bus = await opened(busOver(id, redisLine(redis, report), report))
    return { bus, homes, transport: redisTransport(redis, { id, secret, report }), accept: () => false }
  }
  const { postgresLine } = await import('./postgres-line.ts')
  const bus = await opened(busOver(id, postgresLine(data, report), report))
  let sockets: WebSocketTransport | null = null
  return {
    bus,
    homes,
    transport: (events) => {
      sockets = new WebSocketTransport(id, secret, events)
      return sockets
    },
    accept: (request, raw, head) => sockets?.accept(request, raw, head) ?? false,
  }
}

/** A bus that comes later finds out what was missed. */
const opened = async (bus: Bus): Promise<Bus> => {
  await Promise.race([bus.ready, setTimeout(PATIENCE, undefined, { ref: false })])
  return bus
}
