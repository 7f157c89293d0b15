/** Milliseconds after which a silent server is taken for dead. */
export const SILENCE = 15_000

const NOBODY: ReadonlySet<string> = new Set()

/** Who is connected to tables that live at other servers, as those have told. */
export class Presence {
  readonly #now: () => number
  readonly #guests = new Map<string, { readonly server: string; readonly guests: ReadonlySet<string> }>()
  /** When each server was last heard. */
  readonly #heard = new Map<string, number>()

  /** `now` is in milliseconds, from any beginning. */
  constructor(now: () => number) {
    this.#now = now
  }

  /** Any message is a sign of life. */
  heard(server: string): void {
    this.#heard.set(server, this.#now())
  }

  set(table: string, server: string, guests: readonly string[]): void {
    if (guests.length > 0) this.#guests.set(table, { server, guests: new Set(guests) })
    // A home that has given the table away speaks no longer for it.
    else if (this.#guests.get(table)?.server === server) this.#guests.delete(table)
  }

  at(table: string): ReadonlySet<string> {
    return this.#guests.get(table)?.guests ?? NOBODY
  }

  /** Forgets what servers have told that have been silent for too long. */
  tidyUp(): void {
    for (const [server, at] of this.#heard) if (this.#now() - at > SILENCE) this.#heard.delete(server)
    for (const [table, { server }] of this.#guests) if (!this.#heard.has(server)) this.#guests.delete(table)
  }
}
