import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { WebSocketServer } from 'ws'
import { SharedHomes } from '../cluster/homes.ts'
import type { OpenTransport, TransportEvents } from '../cluster/transport.ts'
import { Connection } from '../realtime/connection.ts'
import type { Store } from '../store/store.ts'
import type { Tables } from '../tables/tables.ts'
import { openTables } from './tables.ts'

/** Milliseconds between two signs of life: what is lost is noticed soon. */
const PULSE = 15

/** How a text travels: so many turns of the event loop, or not at all. */
export type Travel = (from: string, to: string) => number | 'lost'

/** Texts between servers in this process: on time, late, overtaken or lost, as `travel` says. */
export class SimulatedNetwork {
  readonly #servers = new Map<string, TransportEvents>()
  travel: Travel = () => 0

  transport(id: string): OpenTransport {
    return (events) => {
      this.#servers.set(id, events)
      return {
        send: ({ id: to }, text) => this.#carry(id, to, text, this.travel(id, to)),
        reset: () => undefined,
        close: async () => {
          this.#servers.delete(id)
        },
      }
    }
  }

  #carry(from: string, to: string, text: string, turns: number | 'lost'): void {
    if (turns === 'lost') return
    if (turns > 0) setImmediate(() => this.#carry(from, to, text, turns - 1))
    else this.#servers.get(to)?.receive(from, text)
  }
}

export interface SimulatedServer {
  readonly id: string
  /** Where clients connect, with the names of table and guest. */
  url(table: string, guest: string): string
  readonly tables: Tables
  readonly reports: readonly string[]
}

/** A server that shares a store with others over a simulated network. */
export const openShared = async (store: Store, network: SimulatedNetwork, id: string): Promise<SimulatedServer> => {
  const reports: string[] = []
  const shared: Store = { ...store, isShared: true }
  const homes = new SharedHomes(id, store.homes, (problem) => reports.push(problem))
  const tables = openTables(shared, reports, { homes, transport: network.transport(id), pulse: PULSE })
  await homes.open(`simulated:${id}`)
  onTestFinished(() => tables.close())
  return { id, tables, reports, url: await openDoor(tables) }
}

/** Real WebSockets at a port of their own, without anything that an app adds. */
const openDoor = async (tables: Tables): Promise<SimulatedServer['url']> => {
  const server = createServer()
  const sockets = new WebSocketServer({ server, perMessageDeflate: false, autoPong: false })
  server.listen(0, '127.0.0.1')
  onTestFinished(() => {
    for (const socket of sockets.clients) socket.terminate()
    server.close()
  })
  await once(server, 'listening')
  sockets.on('connection', (socket, { url }) => {
    const [, table, guest] = (url ?? '').split('/')
    new Connection(socket, tables, { ...OPTIONS, table, guest }).join()
  })
  const { port }: Pick<AddressInfo, 'port'> = Object(server.address())
  return (table, guest) => `http://127.0.0.1:${port}/${table}/${guest}`
}

const NOTHING = (): void => undefined
const OPTIONS = {
  session: null,
  forms: true,
  rate: { burst: 1000, perSecond: 1000 },
  mayAddressSend: () => true,
  note: NOTHING,
  report: NOTHING,
}
