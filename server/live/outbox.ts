import type { Duplex } from 'node:stream'

interface Letter {
  readonly to: Duplex
  readonly frame: Buffer
}

/**
 * What is said in one turn leaves at its end: first everything is worked out for everybody, then everything is sent.
 * Doing the one between the other costs a processor more, for neither finds in its caches what it left there.
 */
export class Outbox {
  #letters: Letter[] = []

  put(to: Duplex, frame: Buffer): void {
    if (this.#letters.length === 0) process.nextTick(() => this.empty())
    this.#letters.push({ to, frame })
  }

  /** Sends what is there, before a connection is closed. */
  empty(): void {
    const letters = this.#letters
    this.#letters = []
    for (const { to, frame } of letters) if (to.writable) to.write(frame)
  }
}
