/** Milliseconds after which a silent server is taken for dead. */
export const SILENCE = 15_000

const NOBODY: ReadonlySet<string> = new Set()

/** Who is connected to which table at other servers, as they have said. */
export class Presence {
  readonly #now: () => number
  /** By table and server. */
  readonly #guests = new Map<string, Map<string, readonly string[]>>()
  /** When each server was last heard. */
  readonly #heard = new Map<string, number>()

  /** `now` is in milliseconds, from any beginning. */
  constructor(now: () => number) {
    this.#now = now
  }

  /** Any news is a sign of life. */
  heard(node: string): void {
    this.#heard.set(node, this.#now())
  }

  set(table: string, node: string, guests: readonly string[]): void {
    const nodes = this.#guests.get(table) ?? new Map<string, readonly string[]>()
    if (guests.length > 0) nodes.set(node, guests)
    else nodes.delete(node)
    if (nodes.size > 0) this.#guests.set(table, nodes)
    else this.#guests.delete(table)
  }

  at(table: string): ReadonlySet<string> {
    const nodes = this.#guests.get(table)
    return nodes === undefined ? NOBODY : new Set([...nodes.values()].flat())
  }

  /** Forgets the servers that have been silent for too long; gives the tables at which somebody was. */
  tidyUp(): readonly string[] {
    const tables = new Set<string>()
    for (const [node, at] of this.#heard) {
      if (this.#now() - at <= SILENCE) continue
      this.#heard.delete(node)
      for (const [table, nodes] of this.#guests)
        if (nodes.has(node)) {
          tables.add(table)
          this.set(table, node, [])
        }
    }
    return [...tables]
  }
}
