/**
 * What the sockets bring in one turn is read at its end: first everything is fetched, then everything is worked at. Doing
 * the one between the other costs a processor more, for neither finds in its caches what it left there.
 */
export class Inbox {
  #letters: (() => void)[] = []

  put(open: () => void): void {
    if (this.#letters.length === 0) setImmediate(() => this.#empty())
    this.#letters.push(open)
  }

  #empty(): void {
    const letters = this.#letters
    this.#letters = []
    for (const open of letters) open()
  }
}
