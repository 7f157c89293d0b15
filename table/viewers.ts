import type { Viewer } from '../kernel/seats.ts'
import type { ServerMessage, UndoInfo } from '../protocol/messages.ts'
import {
  isPartner,
  ordersMessage,
  sealedMessage,
  stepMessage,
  type Told,
  tableMessage,
  welcomeMessage,
} from './messages.ts'
import type { PlayedAct } from './play.ts'
import type { Connection, Ports } from './ports.ts'

/** The connections of a table, and what each is told. */
export class Viewers<C extends Connection> {
  readonly #ports: Ports<C>
  /** Whose view each connection was welcomed with. Until then it is null, and the connection is told nothing. */
  readonly #connections = new Map<C, Viewer | null>()

  constructor(ports: Ports<C>) {
    this.#ports = ports
  }

  get connections(): readonly C[] {
    return [...this.#connections.keys()]
  }

  /** Those that were welcomed. */
  get welcomed(): readonly C[] {
    return this.#welcomed().map(([connection]) => connection)
  }

  add(connection: C): void {
    this.#connections.set(connection, null)
  }

  remove(connection: C): void {
    this.#connections.delete(connection)
  }

  /** Tells a connection everything its viewer may know, unless it has left. */
  welcome(connection: C, told: Told | null): void {
    if (!this.#connections.has(connection)) return
    const { viewerOf, describe, storage, run } = this.#ports
    const viewer = viewerOf(connection)
    this.#connections.set(connection, viewer)
    connection.send(run('tell', () => welcomeMessage(told, viewer, describe(connection), this.#undoFor(told, viewer))))
    if (storage.ended !== null) connection.send({ type: 'error', message: storage.ended })
  }

  /** What would come of asking to undo the last answer. */
  #undoFor(told: Told | null, viewer: Viewer): UndoInfo | null {
    const { read, rated, thinker } = this.#ports
    if (told === null || viewer === 'gallery') return null
    const asked = read({ type: 'undo', say: 'ask' }, { ...told, rated, seat: viewer, bots: thinker.bots })
    if ('action' in asked) return asked.action.type === 'undo' ? 'free' : 'ask'
    return 'refusal' in asked && asked.refusal.why === 'table.revealed' ? 'revealed' : null
  }

  welcomeAll(told: Told | null): void {
    for (const [connection] of this.#welcomed()) this.welcome(connection, told)
  }

  /** Tells everyone of an action what they may know. Viewers with the same view share one message. */
  broadcast(told: Told, played: PlayedAct): void {
    const { act, match, entry } = played.change
    // What was told before no longer holds.
    if (act.action.type === 'undo') return this.welcomeAll(told)
    const messages = new Map<Viewer, ServerMessage | null>()
    for (const [connection, viewer] of this.#welcomed()) {
      if (!messages.has(viewer))
        messages.set(
          viewer,
          this.#ports.run('tell', () => messageFor(viewer, told, played)),
        )
      const message = messages.get(viewer) ?? null
      if (message !== null) connection.send(message)
    }
    if (act.action.type === 'handOver' || (entry !== null && match.outcome() !== null)) this.tellTable()
  }

  /** Tells everyone about the table itself: who sits there, and who is here. */
  tellTable(except?: C): void {
    for (const [connection] of this.#welcomed())
      if (connection !== except) connection.send(tableMessage(this.#ports.describe(connection)))
  }

  /** Tells everyone about the table, and what they may know of the match if that has changed for them. */
  refresh(told: Told | null, isNewMatch: boolean): void {
    const { storage, viewerOf, describe } = this.#ports
    for (const [connection, viewer] of this.#welcomed()) {
      const isSame = !isNewMatch && storage.ended === null && viewer === viewerOf(connection)
      if (isSame) connection.send(tableMessage(describe(connection)))
      else this.welcome(connection, told)
    }
  }

  #welcomed(): readonly (readonly [C, Viewer])[] {
    return [...this.#connections].flatMap(([connection, viewer]) => (viewer === null ? [] : [[connection, viewer]]))
  }
}

/** What one viewer is told of an action; null if it is none of their business. */
const messageFor = (viewer: Viewer, told: Told, played: PlayedAct): ServerMessage | null => {
  const { change, before, events, held, noted } = played
  const { seat, action } = change.act
  if (action.type === 'orders') return viewer === seat ? ordersMessage(action.orders) : null
  if (change.entry !== null) return stepMessage(told, before, events, viewer)
  const isSecret = held && (action.type === 'answer' || action.type === 'takeBack')
  if (isSecret && viewer !== seat) return null
  if (noted !== null && !isPartner(change.match, seat, viewer)) return null
  return sealedMessage(told, viewer)
}
