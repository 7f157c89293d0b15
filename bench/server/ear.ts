import { Line } from './line.ts'

/** The connection of one of the two, and how many entries the match has as far as he has heard. */
export class Ear {
  bytes = 0
  seq = -1
  readonly #line: Line
  #waiting: (() => void) | null = null

  /** `read` gives how many entries a message says that there are; null if it does not speak of that. */
  constructor(url: string, cookie: string, read: (text: string) => number | null) {
    this.#line = new Line(url, cookie, (text, bytes) => {
      this.bytes += bytes
      const seq = read(text)
      if (seq === null) return
      this.seq = seq
      const waiting = this.#waiting
      this.#waiting = null
      waiting?.()
    })
  }

  /** Until the match is known to have so many entries. */
  async until(seq: number): Promise<void> {
    while (this.seq < seq)
      await new Promise<void>((resolve) => {
        this.#waiting = resolve
      })
  }

  answer(decision: string, choice: unknown): void {
    this.#line.send(JSON.stringify({ type: 'answer', decision, choice }))
  }

  leave(): void {
    this.#line.close()
  }
}
