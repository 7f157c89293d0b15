import type { Server } from '../store/homes.ts'

/** Carries texts between servers. A text may be late, lost or overtaken by another: links notice. */
export interface Transport {
  send(to: Server, text: string): void
  /** A server does not answer: the next text finds a new way to it. */
  reset(server: string): void
  close(): Promise<void>
}

export interface TransportEvents {
  receive(from: string, text: string): void
  /** A server can no longer be reached, as far as the transport knows. */
  gone(server: string): void
}

export type OpenTransport = (events: TransportEvents) => Transport
