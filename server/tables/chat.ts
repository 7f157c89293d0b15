import { createHash } from 'node:crypto'
import { seatLetter } from '../../kernel/seats.ts'
import { LIMITS } from '../../protocol/limits.ts'
import type { Spoken } from '../../protocol/talk.ts'
import type { ChatMessage } from '../../table/read-action.ts'
import type { Table } from '../../table/table.ts'
import type { Line } from '../store/talk.ts'
import type { GuestConnection, Host } from './host.ts'
import type { StoredTable } from './stored-table.ts'

const STRANGER = 'Give a name first, then you can talk.'
const HUSH = 'Those who watch may talk when the match is over.'
const SLOWLY = 'You talk too fast: this was not said. Wait a moment.'
const ENOUGH = 'You have reported much in a short time: this was not noted. Try again in some minutes.'
const SILENCED = 'Those who run this house do not let you talk any more: nobody hears this.'
const NO_LINE = 'There is no such line at this table.'
const NOBODY = 'Nobody of this kind has said anything at this table.'

/** What is said at one table. It is on disk before anybody hears it. */
export class Chat {
  readonly #stored: StoredTable
  readonly #table: Table<GuestConnection>
  readonly #host: Host

  constructor(stored: StoredTable, table: Table<GuestConnection>, host: Host) {
    this.#stored = stored
    this.#table = table
    this.#host = host
  }

  /** What has been said so far, if there is anything. */
  async tell(connection: GuestConnection): Promise<void> {
    const { lines, muted } = await this.#heardBy(connection)
    if (lines.length + muted.length > 0) connection.send({ type: 'talk', lines, muted })
  }

  /** Something may no longer be heard, or is heard again. */
  async tellAll(): Promise<void> {
    for (const connection of this.#table.welcomed)
      connection.send({ type: 'talk', ...(await this.#heardBy(connection)) })
  }

  async receive(connection: GuestConnection, message: ChatMessage): Promise<void> {
    const { guest } = connection
    if (guest === null) return complain(connection, STRANGER)
    switch (message.type) {
      case 'say':
        return this.#say(connection, guest, message.text)
      case 'mute':
        return this.#mute(connection, guest, message.speaker, message.muted)
      case 'report':
        return this.#report(connection, guest, message.line)
    }
  }

  async #say(connection: GuestConnection, guest: string, text: string): Promise<void> {
    const { store, clock, limits } = this.#host
    const { row } = this.#stored
    const seat = this.#stored.seatOf(guest)
    // Who watches may see more than a seat does: no help from outside.
    if (seat === null && row.status === 'playing') return complain(connection, HUSH)
    if (!limits.talk.take(guest)) return complain(connection, SLOWLY)
    if (await store.silenced.has(guest)) return complain(connection, SILENCED)
    const name = (await store.guests.named(guest)) ?? ''
    const said = { guest, seat, text, at: clock.now() }
    const line = await store.talk.say(row.id, said, this.#stored.lease)
    this.#stored.check(line !== null)
    const deaf = await store.mutes.against(guest)
    for (const other of this.#table.welcomed)
      if (other.guest === null || !deaf.has(other.guest))
        other.send({ type: 'said', spoken: this.#spoken({ ...said, name, line: line ?? 0 }, other) })
  }

  async #mute(connection: GuestConnection, guest: string, speaker: string, muted: boolean): Promise<void> {
    const { talk, mutes } = this.#host.store
    const found = (await talk.speakers(this.#stored.row.id)).find(({ id }) => this.#alias(id) === speaker)
    if (found === undefined || found.id === guest) return complain(connection, NOBODY)
    await (muted ? mutes.mute(guest, found.id) : mutes.unmute(guest, found.id))
    for (const other of this.#table.welcomed)
      if (other.guest === guest) other.send({ type: 'talk', ...(await this.#heardBy(other)) })
  }

  async #report(connection: GuestConnection, guest: string, line: number): Promise<void> {
    const { store, clock, limits } = this.#host
    const { id } = this.#stored.row
    const accused = await store.talk.speakerOf(id, line)
    if (accused === null) return complain(connection, NO_LINE)
    if (!limits.reports.take(guest)) return complain(connection, ENOUGH)
    await store.reports.add({ table: id, line, guest, accused, at: clock.now() })
    connection.send({ type: 'reported', line })
  }

  async #heardBy(connection: GuestConnection) {
    const { talk, mutes } = this.#host.store
    const { id } = this.#stored.row
    const lines = await talk.heardBy(connection.guest, id, LIMITS.lines)
    const unwanted = connection.guest === null ? new Set<string>() : await mutes.by(connection.guest)
    const muted = unwanted.size === 0 ? [] : (await talk.speakers(id)).filter((one) => unwanted.has(one.id))
    return {
      lines: lines.map((line) => this.#spoken(line, connection)),
      muted: muted.map((one) => ({ speaker: this.#alias(one.id), name: one.name })),
    }
  }

  #spoken({ line, guest, seat, name, text, at }: Line, connection: GuestConnection): Spoken {
    const letter = seat === null ? null : seatLetter(seat)
    return { line, speaker: this.#alias(guest), seat: letter, name, you: guest === connection.guest, text, at }
  }

  /** Nobody can follow a guest from table to table by it. */
  #alias(guest: string): string {
    return createHash('sha256').update(`${this.#stored.row.id} ${guest}`).digest('base64url').slice(0, 12)
  }
}

const complain = (connection: GuestConnection, message: string): void => connection.send({ type: 'error', message })
