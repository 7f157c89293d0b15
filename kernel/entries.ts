import type { Entry } from './record.ts'

/** The entries of a match in play. While it rests they are kept as text, which takes less room. */
export class Entries {
  #open: Entry[]
  /** What came before the open ones. */
  #folded = ''
  #foldedLength = 0
  /** How long they were when the state last changed: who is handed over is asked as before. */
  #changedAt = 0

  constructor(entries: readonly Entry[]) {
    this.#open = entries.slice()
    for (const [at, { kind }] of entries.entries()) if (kind !== 'handOver') this.#changedAt = at + 1
  }

  get length(): number {
    return this.#foldedLength + this.#open.length
  }

  get changedAt(): number {
    return this.#changedAt
  }

  get latest(): Entry | null {
    return (this.#open.length > 0 ? this.#open : this.all()).at(-1) ?? null
  }

  all(): readonly Entry[] {
    if (this.#foldedLength > 0) this.#open = [...read(this.#folded), ...this.#open]
    this.#folded = ''
    this.#foldedLength = 0
    return this.#open
  }

  push(entry: Entry): void {
    this.#open.push(entry)
    if (entry.kind !== 'handOver') this.#changedAt = this.length
  }

  fold(): void {
    if (this.#open.length === 0) return
    const all = this.all()
    this.#folded = JSON.stringify(all)
    this.#foldedLength = all.length
    this.#open = []
  }
}

const read: (text: string) => readonly Entry[] = JSON.parse
