import type { Duplex } from 'node:stream'

/**
 * What is said in one turn leaves at its end: first everything is worked out for everybody, then everything is sent, and
 * all that is for one connection in one piece. Doing the one between the other costs a processor more, for neither finds
 * in its caches what it left there.
 */
export class Outbox {
  #waiting: Letterbox[] = []

  /** There is something to be sent. */
  add(letterbox: Letterbox): void {
    if (this.#waiting.length === 0) process.nextTick(() => this.#empty())
    this.#waiting.push(letterbox)
  }

  #empty(): void {
    const waiting = this.#waiting
    this.#waiting = []
    for (const letterbox of waiting) letterbox.send()
  }
}

/** A connection, and what is to be sent over it when the turn is over. */
export class Letterbox {
  readonly raw: Duplex
  readonly #outbox: Outbox
  #first: Buffer | null = null
  /** Mostly there is but one frame. */
  #more: Buffer[] | null = null
  #unsent = 0

  constructor(raw: Duplex, outbox: Outbox) {
    this.raw = raw
    this.#outbox = outbox
  }

  /** Bytes that wait, here or for somebody to read them. */
  get length(): number {
    return this.#unsent + this.raw.writableLength
  }

  put(frame: Buffer): void {
    this.#unsent += frame.length
    if (this.#first === null) {
      this.#first = frame
      this.#outbox.add(this)
    } else if (this.#more === null) this.#more = [frame]
    else this.#more.push(frame)
  }

  /** At once, if it cannot wait until the turn is over. */
  send(): void {
    const first = this.#first
    const more = this.#more
    this.#first = null
    this.#more = null
    this.#unsent = 0
    if (first !== null && this.raw.writable) this.raw.write(more === null ? first : Buffer.concat([first, ...more]))
  }
}
