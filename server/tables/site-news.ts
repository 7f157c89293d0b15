import { TableClosed } from '../../table/table.ts'
import type { Bus, BusMessage } from '../cluster/bus.ts'
import { Presence, SILENCE } from '../cluster/presence.ts'
import { traceOf } from '../errors.ts'
import type { GuestConnection } from './host.ts'
import type { HostedTable } from './hosted-table.ts'

/** One session, or all of them but one. */
export interface Sessions {
  readonly only: string | null
  readonly but: string | null
}

interface Listener {
  /** The tables that live here. */
  tables(): Iterable<HostedTable>
  /** People here whose table lives elsewhere, or is being looked for. */
  connections(): Iterable<GuestConnection>
  /** Something may have been lost. */
  missed(): void
  report(problem: string): void
}

/** What concerns all servers of a site at once: who is where, who may not be heard, who has signed out. */
export class SiteNews {
  readonly #bus: Bus
  readonly #listener: Listener
  readonly #presence = new Presence(() => performance.now())
  #beating: NodeJS.Timeout | undefined

  constructor(bus: Bus, listener: Listener) {
    this.#bus = bus
    this.#listener = listener
    bus.listen(
      (message, from) => this.#receive(message, from),
      () => {
        bus.tell({ kind: 'who' })
        listener.missed()
      },
    )
  }

  /** From now on other servers hear that this one is alive. */
  open(): void {
    this.#beat()
    this.#beating = setInterval(() => this.#beat(), SILENCE / 3).unref()
  }

  close(): void {
    clearInterval(this.#beating)
  }

  /** The guests who are connected to a table that lives elsewhere. */
  present(table: string): ReadonlySet<string> {
    return this.#presence.at(table)
  }

  hushed(): void {
    this.#bus.tell({ kind: 'hushed' })
    this.#hush()
  }

  signedOut(guest: string, which: Sessions): void {
    this.#bus.tell({ kind: 'signedOut', guest, ...which })
    this.#cutOff(guest, which)
  }

  #beat(): void {
    this.#bus.tell({ kind: 'alive' })
    this.#presence.tidyUp()
  }

  #receive(message: BusMessage, from: string): void {
    this.#presence.heard(from)
    switch (message.kind) {
      case 'alive':
        return
      case 'hushed':
        return this.#hush()
      case 'signedOut':
        return this.#cutOff(message.guest, message)
      case 'here':
        return this.#presence.set(message.table, from, message.guests)
      case 'who':
        for (const table of this.#listener.tables()) if (table.size > 0) table.tellPresence()
    }
  }

  #hush(): void {
    const { tables, report } = this.#listener
    for (const table of tables())
      table.hushed().catch((error: unknown) => {
        if (!(error instanceof TableClosed)) report(traceOf(error))
      })
  }

  #cutOff(guest: string, { only, but }: Sessions): void {
    const isMeant = ({ guest: whose, session }: GuestConnection): boolean =>
      whose === guest && (only === null || session === only) && (but === null || session !== but)
    const { tables, connections } = this.#listener
    for (const table of tables()) table.dismiss(isMeant)
    for (const connection of connections()) if (isMeant(connection)) connection.end()
  }
}
