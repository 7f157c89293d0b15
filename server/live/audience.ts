import { type Viewer, viewerNumber } from '../../kernel/seats.ts'
import type { News } from './wire.ts'

/** What somebody is to be told, in the words in which it goes to him, and what others are to be told before. */
export interface Letter {
  send(): void
}

/** Somebody's open connection to a table. */
export interface Listener {
  /** The guest's id; null for a stranger. */
  readonly guest: string | null
  /** The session that it was opened with; null for a stranger. */
  readonly session: string | null
  /** Nothing is told by it, until it is sent; `after` goes out with it, before it. */
  write(message: News, after: Letter | null): Letter
  send(message: News): void
  /** What he wanted is on disk. `isTold`: what came of it is told to all in the same breath. */
  accept(decision: string | null, isTold: boolean): void
  /** Ends the connection. */
  end(): void
}

interface Seated {
  readonly listener: Listener
  /** Null until he was welcomed: before that he is told nothing. */
  eyes: Viewer | null
}

/** Those who are connected to a table, and whose eyes they have. One guest may be connected several times. */
export class Audience {
  /** A list: it is gone through with every step. */
  #seated: readonly Seated[] = []

  get size(): number {
    return this.#seated.length
  }

  present(): ReadonlySet<string> {
    return new Set(this.#seated.flatMap(({ listener }) => listener.guest ?? []))
  }

  has(listener: Listener): boolean {
    return this.#find(listener) !== undefined
  }

  /** Whether it is the first connection of a guest. */
  add(listener: Listener): boolean {
    const isFirst = listener.guest !== null && !this.present().has(listener.guest)
    this.#seated = [...this.#seated, { listener, eyes: null }]
    return isFirst
  }

  remove(listener: Listener): void {
    this.#seated = this.#seated.filter((seated) => seated.listener !== listener)
  }

  /** Cuts off those for whom it is so. */
  dismiss(isMeant: (listener: Listener) => boolean): void {
    for (const { listener } of this.#seated) if (isMeant(listener)) listener.end()
  }

  welcome(listener: Listener, viewer: Viewer, message: News): void {
    const seated = this.#find(listener)
    if (seated === undefined) return
    seated.eyes = viewer
    listener.send(message)
  }

  /** Those who were welcomed. */
  *listening(): Iterable<readonly [Listener, Viewer]> {
    for (const { listener, eyes } of this.#seated) if (eyes !== null) yield [listener, eyes]
  }

  /** The same for everybody with the same eyes, among those who may hear it; null if there is nobody. */
  write(say: (viewer: Viewer) => News, mayHear: (viewer: Viewer) => boolean = EVERYBODY): Letter | null {
    // Room for those of a duel: a list that grows from nothing takes room for seventeen.
    const said: (News | undefined)[] = [undefined, undefined, undefined]
    let letter: Letter | null = null
    for (const { listener, eyes } of this.#seated) {
      if (eyes === null || !mayHear(eyes)) continue
      const at = viewerNumber(eyes)
      const news = said[at] ?? say(eyes)
      said[at] = news
      letter = listener.write(news, letter)
    }
    return letter
  }

  tell(...said: Parameters<Audience['write']>): void {
    this.write(...said)?.send()
  }

  #find(listener: Listener): Seated | undefined {
    return this.#seated.find((seated) => seated.listener === listener)
  }
}

const EVERYBODY = (): boolean => true
