import { newId } from '../accounts/tokens.ts'
import type { Server } from '../store/homes.ts'
import type { OpenTransport, Transport } from './transport.ts'

/** Milliseconds between two signs of life on a link. */
const PULSE = 300
/** Pulses without one after which the other side is taken for gone. */
const PATIENCE = 4

/** What travels. Numbered from 0 in each direction, so that either side sees when something is missing. */
interface Packet<Item> {
  readonly link: string
  /** Whether it comes from the side that opened the link. */
  readonly opener: boolean
  readonly n: number
  readonly items: readonly Item[]
}

/** In place of a packet: the sender does not know the link, or has found a gap in it. */
interface Broken {
  readonly link: string
  readonly broken: true
}

/** A connection to one other server. Items arrive in order, each once, until it breaks. */
export interface Link<Item> {
  readonly peer: Server
  readonly isOpen: boolean
  /** Leaves with everything else of this turn of the event loop. */
  send(item: Item): void
}

interface LinkEvents<Item> {
  receive(link: Link<Item>, item: Item): void
  broken(link: Link<Item>): void
}

class NumberedLink<Item> implements Link<Item> {
  readonly id: string
  readonly peer: Server
  /** Whether this side opened it. */
  readonly isOwn: boolean
  readonly #flush: (link: NumberedLink<Item>) => void
  isOpen = true
  waiting: Item[] = []
  sent = 0
  received = 0
  /** Pulses since the last packet came in. */
  silence = 0

  constructor(id: string, peer: Server, isOwn: boolean, flush: (link: NumberedLink<Item>) => void) {
    this.id = id
    this.peer = peer
    this.isOwn = isOwn
    this.#flush = flush
  }

  send(item: Item): void {
    if (this.isOpen && this.waiting.push(item) === 1) setImmediate(() => this.#flush(this))
  }
}

/** The links of one server: those that it opened, and those that others opened to it. */
export class Links<Item> {
  readonly #transport: Transport
  readonly #events: LinkEvents<Item>
  /** By id. */
  readonly #links = new Map<string, NumberedLink<Item>>()
  /** Those that were opened here, by server. */
  readonly #own = new Map<string, NumberedLink<Item>>()
  readonly #pulse: NodeJS.Timeout
  // Only our own servers write to us.
  readonly #read: (text: string) => Packet<Item> | Broken = JSON.parse

  constructor(open: OpenTransport, events: LinkEvents<Item>, pulse = PULSE) {
    this.#events = events
    this.#transport = open({
      receive: (from, text) => this.#receive(from, this.#read(text)),
      gone: (server) => {
        for (const link of this.#links.values()) if (link.peer.id === server) this.#break(link)
      },
    })
    this.#pulse = setInterval(() => this.#beat(), pulse).unref()
  }

  /** The link to another server. */
  to(server: Server): Link<Item> {
    const known = this.#own.get(server.id)
    if (known !== undefined) return known
    const link = this.#add(newId(), server, true)
    this.#own.set(server.id, link)
    return link
  }

  async close(): Promise<void> {
    clearInterval(this.#pulse)
    for (const link of this.#links.values()) {
      this.#flush(link)
      this.#tellBroken(link.peer, link.id)
      this.#break(link)
    }
    await this.#transport.close()
  }

  #add(id: string, peer: Server, isOwn: boolean): NumberedLink<Item> {
    const link = new NumberedLink<Item>(id, peer, isOwn, (one) => this.#flush(one))
    this.#links.set(id, link)
    return link
  }

  #flush(link: NumberedLink<Item>): void {
    if (link.isOpen && link.waiting.length > 0) this.#sendPacket(link)
  }

  #sendPacket(link: NumberedLink<Item>): void {
    const packet: Packet<Item> = { link: link.id, opener: link.isOwn, n: link.sent++, items: link.waiting }
    link.waiting = []
    this.#transport.send(link.peer, JSON.stringify(packet))
  }

  #receive(from: string, packet: Packet<Item> | Broken): void {
    const known = this.#links.get(packet.link)
    if ('broken' in packet) {
      if (known !== undefined) this.#break(known)
      return
    }
    // The first packet opens the link; its answers go back the way it came.
    const isFirst = packet.opener && packet.n === 0
    const link = known ?? (isFirst ? this.#add(packet.link, { id: from, url: '' }, false) : null)
    if (link === null) return this.#tellBroken({ id: from, url: '' }, packet.link)
    if (packet.n < link.received) return
    if (packet.n > link.received) {
      this.#tellBroken(link.peer, link.id)
      return this.#break(link)
    }
    link.received += 1
    link.silence = 0
    for (const item of packet.items) this.#events.receive(link, item)
  }

  #tellBroken(peer: Server, link: string): void {
    this.#transport.send(peer, JSON.stringify({ link, broken: true } satisfies Broken))
  }

  #beat(): void {
    for (const link of this.#links.values()) {
      link.silence += 1
      if (link.silence <= PATIENCE) this.#sendPacket(link)
      else {
        this.#break(link)
        this.#transport.reset(link.peer.id)
      }
    }
  }

  #break(link: NumberedLink<Item>): void {
    if (!link.isOpen) return
    link.isOpen = false
    this.#links.delete(link.id)
    if (this.#own.get(link.peer.id) === link) this.#own.delete(link.peer.id)
    this.#events.broken(link)
  }
}
