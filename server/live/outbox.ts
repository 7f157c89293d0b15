import type { Duplex } from 'node:stream'

/**
 * What is said in one turn leaves at its end: first everything is worked out for everybody, then everything is sent, and
 * all that is for one connection in one piece. Doing the one between the other costs a processor more, for neither finds
 * in its caches what it left there.
 */
export class Outbox {
  #lines: Line[] = []

  /** There is something to be sent over this one. */
  add(line: Line): void {
    if (this.#lines.length === 0) process.nextTick(() => this.empty())
    this.#lines.push(line)
  }

  /** Sends what is there, before a connection is closed. */
  empty(): void {
    const lines = this.#lines
    this.#lines = []
    for (const line of lines) line.send()
  }
}

/** A connection, and what is to be sent over it when the turn is over. */
export class Line {
  readonly raw: Duplex
  readonly #outbox: Outbox
  #unsent: Buffer | null = null

  constructor(raw: Duplex, outbox: Outbox) {
    this.raw = raw
    this.#outbox = outbox
  }

  put(frame: Buffer): void {
    if (this.#unsent === null) this.#outbox.add(this)
    this.#unsent = this.#unsent === null ? frame : Buffer.concat([this.#unsent, frame])
  }

  send(): void {
    if (this.#unsent !== null && this.raw.writable) this.raw.write(this.#unsent)
    this.#unsent = null
  }
}
