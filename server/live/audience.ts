import { type Viewer, viewerNumber } from '../../kernel/seats.ts'
import type { News } from './wire.ts'

/** Somebody's open connection to a table. */
export interface Listener {
  /** The guest's id; null for a stranger. */
  readonly guest: string | null
  /** The session that it was opened with; null for a stranger. */
  readonly session: string | null
  send(message: News): void
  /** What he wanted is on disk. `isTold`: what came of it is told to all in the same breath. */
  accept(decision: string | null, isTold: boolean): void
  /** Ends the connection. */
  end(): void
}

/** Those who are connected to a table, and whose eyes they have. One guest may be connected several times. */
export class Audience {
  /** Null until he was welcomed: before that he is told nothing. */
  readonly #eyes = new Map<Listener, Viewer | null>()

  get size(): number {
    return this.#eyes.size
  }

  present(): ReadonlySet<string> {
    return new Set([...this.#eyes.keys()].flatMap(({ guest }) => guest ?? []))
  }

  has(listener: Listener): boolean {
    return this.#eyes.has(listener)
  }

  /** Whether it is the first connection of a guest. */
  add(listener: Listener): boolean {
    const isFirst = listener.guest !== null && !this.present().has(listener.guest)
    this.#eyes.set(listener, null)
    return isFirst
  }

  remove(listener: Listener): void {
    this.#eyes.delete(listener)
  }

  /** Cuts off those for whom it is so. */
  dismiss(isMeant: (listener: Listener) => boolean): void {
    for (const listener of [...this.#eyes.keys()].filter(isMeant)) listener.end()
  }

  eyesOf(listener: Listener): Viewer | null {
    return this.#eyes.get(listener) ?? null
  }

  welcome(listener: Listener, viewer: Viewer, message: News): void {
    this.#eyes.set(listener, viewer)
    listener.send(message)
  }

  /** Those who were welcomed. */
  *listening(): Iterable<readonly [Listener, Viewer]> {
    for (const [listener, viewer] of this.#eyes) if (viewer !== null) yield [listener, viewer]
  }

  /** The same for everybody with the same eyes, among those who may hear it. */
  tell(say: (viewer: Viewer) => News, mayHear: (viewer: Viewer) => boolean = () => true): void {
    // Room for those of a duel: a list that grows from nothing takes room for seventeen.
    const said: (News | undefined)[] = [undefined, undefined, undefined]
    for (const [listener, viewer] of this.#eyes) {
      if (viewer === null || !mayHear(viewer)) continue
      const at = viewerNumber(viewer)
      const news = said[at] ?? say(viewer)
      said[at] = news
      listener.send(news)
    }
  }
}
