import type { ClientMessage, ServerMessage } from '../../protocol/messages.ts'
import { encode } from '../../protocol/wire.ts'
import { TableClosed } from '../../table/table.ts'
import { traceOf } from '../errors.ts'
import type { Metrics } from '../ops/metrics.ts'
import type { Server } from '../store/homes.ts'
import type { ClientConnection, GuestConnection, TableHome } from '../tables/host.ts'
import type { HostedTable, Question } from '../tables/hosted-table.ts'
import { type Link, Links } from './link.ts'
import type { OpenTransport } from './transport.ts'

/** What servers say to each other about a table that lives at one of them. `conn` numbers a person's connection. */
type Item =
  | {
      readonly do: 'join'
      readonly conn: number
      readonly table: string
      readonly guest: string | null
      readonly session: string | null
      readonly forms: boolean
    }
  | { readonly do: 'joined'; readonly conn: number }
  | { readonly do: 'leave'; readonly conn: number }
  /** A message of a person. `isAgain`: it may have been done already, at a home that is gone. */
  | {
      readonly do: 'say'
      readonly conn: number
      readonly n: number
      readonly message: ClientMessage
      readonly isAgain: boolean
    }
  /** The message of that number is done; every message about it came before. */
  | { readonly do: 'done'; readonly conn: number; readonly n: number; readonly hasFailed: boolean }
  /** A message to people, as their clients read it. */
  | { readonly do: 'tell'; readonly conns: number[]; readonly text: string }
  /** The table does not live here (any more). */
  | { readonly do: 'moved'; readonly conn: number }
  | { readonly do: 'end'; readonly conn: number }
  | { readonly do: 'ask'; readonly n: number; readonly table: string; readonly question: Question }
  | { readonly do: 'answer'; readonly n: number; readonly answer: boolean | null }

interface Waiting<T> {
  resolve(value: T): void
  reject(error: Error): void
}

/** A client of this server whose table lives at another one. */
interface Away {
  readonly link: Link<Item>
  readonly table: string
  readonly connection: ClientConnection
  /** Null once it is known whether the table lives there. */
  joining: ((isThere: boolean) => void) | null
  readonly said: Map<number, Waiting<void>>
}

/** A client of another server whose table lives here. */
interface Visitor {
  readonly table: HostedTable
  readonly connection: GuestConnection
}

interface RemoteOptions {
  readonly transport: OpenTransport
  /** Milliseconds between two signs of life of a link, if not the usual. */
  readonly pulse: number | undefined
  /** The table, if it lives here or has no home yet. */
  host(table: string): Promise<HostedTable | null>
  readonly metrics: Metrics
  report(problem: string): void
}

/** Tables that live at other servers, for people here; and people elsewhere, for tables that live here. */
export class Remote {
  readonly #options: RemoteOptions
  readonly #links: Links<Item>
  readonly #away = new Map<number, Away>()
  readonly #asked = new Map<number, Waiting<boolean | null> & { readonly link: Link<Item> }>()
  readonly #visitors = new Map<Link<Item>, Map<number, Visitor>>()
  #last = 0
  #isClosed = false

  constructor(options: RemoteOptions) {
    this.#options = options
    const { transport, pulse } = options
    this.#links = new Links<Item>(
      transport,
      { receive: (link, item) => this.#receive(link, item), broken: (link) => this.#broken(link) },
      pulse,
    )
  }

  /** People here who are at tables elsewhere. */
  get connections(): readonly ClientConnection[] {
    return [...this.#away.values()].map(({ connection }) => connection)
  }

  /** How many people here are at this table. */
  size(table: string): number {
    return [...this.#away.values()].filter((one) => one.table === table).length
  }

  /** Null if the table does not live there, or the server cannot be reached. */
  async join(server: Server, table: string, connection: ClientConnection): Promise<TableHome | null> {
    if (this.#isClosed) return null
    const conn = ++this.#last
    const link = this.#links.to(server)
    const isJoined = await new Promise<boolean>((joining) => {
      this.#away.set(conn, { link, table, connection, joining, said: new Map() })
      const { guest, session, forms } = connection
      link.send({ do: 'join', conn, table, guest, session, forms })
    })
    return isJoined
      ? {
          receive: (_connection, message, isAgain = false) => this.#say(conn, message, isAgain),
          leave: async () => {
            if (this.#away.delete(conn)) link.send({ do: 'leave', conn })
          },
        }
      : null
  }

  /** Asks the home of a table. */
  ask(server: Server, table: string, question: Question): Promise<boolean | null> {
    if (this.#isClosed) return Promise.reject(new TableClosed())
    const n = ++this.#last
    const link = this.#links.to(server)
    return new Promise((resolve, reject) => {
      this.#asked.set(n, { resolve, reject, link })
      link.send({ do: 'ask', n, table, question })
    })
  }

  close(): Promise<void> {
    this.#isClosed = true
    return this.#links.close()
  }

  #say(conn: number, message: ClientMessage, isAgain: boolean): Promise<void> {
    const away = this.#away.get(conn)
    if (away === undefined) return Promise.reject(new TableClosed())
    this.#options.metrics.forwarded('out')
    const n = ++this.#last
    return new Promise((resolve, reject) => {
      away.said.set(n, { resolve, reject })
      away.link.send({ do: 'say', conn, n, message, isAgain })
    })
  }

  #receive(link: Link<Item>, item: Item): void {
    switch (item.do) {
      case 'join':
        return this.#attend(this.#welcome(link, item))
      case 'say':
        return this.#attend(this.#hear(link, item))
      case 'leave':
        return this.#attend(this.#dismiss(link, item.conn))
      case 'ask':
        return this.#attend(this.#reply(link, item))
      case 'joined':
        return this.#joined(item.conn)
      case 'tell':
        for (const conn of item.conns) this.#away.get(conn)?.connection.pass(item.text)
        return
      case 'done':
        return this.#done(item)
      case 'moved':
        return this.#lose(item.conn)
      case 'end':
        return this.#away.get(item.conn)?.connection.end()
      case 'answer':
        return this.#answered(item)
    }
  }

  async #welcome(link: Link<Item>, item: Extract<Item, { do: 'join' }>): Promise<void> {
    const { conn, table: id, guest, session, forms } = item
    const table = await this.#options.host(id)
    if (table === null) return link.send({ do: 'moved', conn })
    if (!link.isOpen) return
    const connection: GuestConnection = {
      guest,
      session,
      send: (message) => link.send({ do: 'tell', conns: [conn], text: this.#encode(message, forms) }),
      end: () => link.send({ do: 'end', conn }),
      moved: () => {
        this.#visitors.get(link)?.delete(conn)
        link.send({ do: 'moved', conn })
      },
    }
    const visitors = this.#visitors.get(link) ?? new Map<number, Visitor>()
    this.#visitors.set(link, visitors.set(conn, { table, connection }))
    try {
      await table.join(connection)
      link.send({ do: 'joined', conn })
    } catch (error) {
      await table.leave(connection).catch(() => undefined)
      connection.moved()
      throw error
    }
  }

  #encode(message: ServerMessage, forms: boolean): string {
    this.#options.metrics.forwarded('back')
    return encode(message, { forms })
  }

  async #hear(link: Link<Item>, { conn, n, message, isAgain }: Extract<Item, { do: 'say' }>): Promise<void> {
    this.#options.metrics.forwarded('in')
    const visitor = this.#visitors.get(link)?.get(conn)
    // They have been told that it moved.
    if (visitor === undefined) return
    try {
      await visitor.table.receive(visitor.connection, message, isAgain)
      link.send({ do: 'done', conn, n, hasFailed: false })
    } catch (error) {
      if (error instanceof TableClosed) return
      link.send({ do: 'done', conn, n, hasFailed: true })
      throw error
    }
  }

  async #dismiss(link: Link<Item>, conn: number): Promise<void> {
    const visitor = this.#visitors.get(link)?.get(conn)
    this.#visitors.get(link)?.delete(conn)
    await visitor?.table.leave(visitor.connection)
  }

  async #reply(link: Link<Item>, { n, table, question }: Extract<Item, { do: 'ask' }>): Promise<void> {
    try {
      const home = await this.#options.host(table)
      link.send({ do: 'answer', n, answer: (await home?.answer(question)) ?? null })
    } catch (error) {
      link.send({ do: 'answer', n, answer: null })
      throw error
    }
  }

  #joined(conn: number): void {
    const away = this.#away.get(conn)
    away?.joining?.(true)
    if (away !== undefined) away.joining = null
  }

  #done({ conn, n, hasFailed }: Extract<Item, { do: 'done' }>): void {
    const said = this.#away.get(conn)?.said
    const waiting = said?.get(n)
    said?.delete(n)
    if (hasFailed) waiting?.reject(new Error('the home of the table has failed'))
    else waiting?.resolve()
  }

  #answered({ n, answer }: Extract<Item, { do: 'answer' }>): void {
    const asked = this.#asked.get(n)
    this.#asked.delete(n)
    if (answer === null) asked?.reject(new TableClosed())
    else asked?.resolve(answer)
  }

  /** The table of a person here no longer lives where it did. */
  #lose(conn: number): void {
    const away = this.#away.get(conn)
    if (away === undefined || !this.#away.delete(conn)) return
    for (const { reject } of away.said.values()) reject(new TableClosed())
    if (away.joining === null) away.connection.moved()
    else away.joining(false)
  }

  #broken(link: Link<Item>): void {
    for (const [conn, away] of this.#away) if (away.link === link) this.#lose(conn)
    for (const [n, asked] of this.#asked)
      if (asked.link === link) {
        this.#asked.delete(n)
        asked.reject(new TableClosed())
      }
    const visitors = this.#visitors.get(link)
    this.#visitors.delete(link)
    for (const { table, connection } of visitors?.values() ?? []) this.#attend(table.leave(connection))
  }

  #attend(task: Promise<void>): void {
    task.catch((error: unknown) => {
      if (!(error instanceof TableClosed)) this.#options.report(`for another server: ${traceOf(error)}`)
    })
  }
}
