import type { Duplex } from 'node:stream'

/** A connection, and what is to be sent over it when the turn is over. */
export class Line {
  readonly raw: Duplex
  #unsent: Buffer | null = null

  constructor(raw: Duplex) {
    this.raw = raw
  }

  /** Whether it is the first in this turn. */
  add(frame: Buffer): boolean {
    const isFirst = this.#unsent === null
    this.#unsent = this.#unsent === null ? frame : Buffer.concat([this.#unsent, frame])
    return isFirst
  }

  send(): void {
    if (this.#unsent !== null && this.raw.writable) this.raw.write(this.#unsent)
    this.#unsent = null
  }
}

/**
 * What is said in one turn leaves at its end: first everything is worked out for everybody, then everything is sent, and
 * all that is for one connection in one piece. Doing the one between the other costs a processor more, for neither finds
 * in its caches what it left there.
 */
export class Outbox {
  #lines: Line[] = []

  put(to: Line, frame: Buffer): void {
    if (this.#lines.length === 0) process.nextTick(() => this.empty())
    if (to.add(frame)) this.#lines.push(to)
  }

  /** Sends what is there, before a connection is closed. */
  empty(): void {
    const lines = this.#lines
    this.#lines = []
    for (const line of lines) line.send()
  }
}
