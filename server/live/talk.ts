import { createHash } from 'node:crypto'
import { seatLetter } from '../../kernel/seats.ts'
import { LIMITS } from '../../protocol/limits.ts'
import type { TalkMessage } from '../../protocol/table/reading.ts'
import type { Spoken } from '../../protocol/talk.ts'
import type { Line } from '../store/talk.ts'
import type { Audience, Listener } from './audience.ts'
import type { Memory } from './memory.ts'
import type { Surroundings } from './surroundings.ts'

const STRANGER = 'Give a name first, then you can talk.'
const HUSH = 'Those who watch may talk when the match is over.'
const SLOWLY = 'You talk too fast: this was not said. Wait a moment.'
const ENOUGH = 'You have reported much in a short time: this was not noted. Try again in some minutes.'
const SILENCED = 'Those who run this house do not let you talk any more: nobody hears this.'
const NO_LINE = 'There is no such line at this table.'
const NOBODY = 'Nobody of this kind has said anything at this table.'

/** What is said at one table. It is on disk before anybody hears it. */
export class Talk {
  readonly #memory: Memory
  readonly #audience: Audience
  readonly #around: Surroundings

  constructor(memory: Memory, audience: Audience, around: Surroundings) {
    this.#memory = memory
    this.#audience = audience
    this.#around = around
  }

  /** What has been said so far, if there is anything. */
  async tell(listener: Listener): Promise<void> {
    const { lines, muted } = await this.#heardBy(listener)
    if (lines.length + muted.length > 0) listener.send({ type: 'talk', lines, muted })
  }

  /** Something was said elsewhere, or may no longer be heard. */
  async tellAll(): Promise<void> {
    for (const [listener] of this.#audience.listening())
      listener.send({ type: 'talk', ...(await this.#heardBy(listener)) })
  }

  async hear(listener: Listener, message: TalkMessage): Promise<void> {
    const { guest } = listener
    if (guest === null) return complain(listener, STRANGER)
    switch (message.type) {
      case 'say':
        return this.#say(listener, guest, message.text)
      case 'mute':
        return this.#mute(listener, guest, message.speaker, message.muted)
      case 'report':
        return this.#report(listener, guest, message.line)
    }
  }

  async #say(listener: Listener, guest: string, text: string): Promise<void> {
    const { store, clock, limits } = this.#around
    const { row } = this.#memory
    const seat = this.#memory.seatOf(guest)
    // Who watches may see more than a seat does: no help from outside.
    if (seat === null && row.status === 'playing') return complain(listener, HUSH)
    if (!limits.talk.take(guest)) return complain(listener, SLOWLY)
    if (await store.silenced.has(guest)) return complain(listener, SILENCED)
    const name = (await store.guests.named(guest)) ?? ''
    const said = { guest, seat, text, at: clock.now() }
    const line = await store.talk.say(row.id, said)
    this.#around.bus.tell({ kind: 'said', table: row.id })
    const deaf = await store.mutes.against(guest)
    for (const [other] of this.#audience.listening())
      if (other.guest === null || !deaf.has(other.guest))
        other.send({ type: 'said', spoken: this.#spoken({ ...said, name, line }, other) })
  }

  async #mute(listener: Listener, guest: string, speaker: string, muted: boolean): Promise<void> {
    const { talk, mutes } = this.#around.store
    const found = (await talk.speakers(this.#memory.row.id)).find(({ id }) => this.#alias(id) === speaker)
    if (found === undefined || found.id === guest) return complain(listener, NOBODY)
    await (muted ? mutes.mute(guest, found.id) : mutes.unmute(guest, found.id))
    for (const [other] of this.#audience.listening())
      if (other.guest === guest) other.send({ type: 'talk', ...(await this.#heardBy(other)) })
  }

  async #report(listener: Listener, guest: string, line: number): Promise<void> {
    const { store, clock, limits } = this.#around
    const { id } = this.#memory.row
    const accused = await store.talk.speakerOf(id, line)
    if (accused === null) return complain(listener, NO_LINE)
    if (!limits.reports.take(guest)) return complain(listener, ENOUGH)
    await store.reports.add({ table: id, line, guest, accused, at: clock.now() })
    listener.send({ type: 'reported', line })
  }

  async #heardBy(listener: Listener) {
    const { talk, mutes } = this.#around.store
    const { id } = this.#memory.row
    const lines = await talk.heardBy(listener.guest, id, LIMITS.lines)
    const unwanted = listener.guest === null ? new Set<string>() : await mutes.by(listener.guest)
    const muted = unwanted.size === 0 ? [] : (await talk.speakers(id)).filter((one) => unwanted.has(one.id))
    return {
      lines: lines.map((line) => this.#spoken(line, listener)),
      muted: muted.map((one) => ({ speaker: this.#alias(one.id), name: one.name })),
    }
  }

  #spoken({ line, guest, seat, name, text, at }: Line, listener: Listener): Spoken {
    const letter = seat === null ? null : seatLetter(seat)
    return { line, speaker: this.#alias(guest), seat: letter, name, you: guest === listener.guest, text, at }
  }

  /** Nobody can follow a guest from table to table by it. */
  #alias(guest: string): string {
    return createHash('sha256').update(`${this.#memory.row.id} ${guest}`).digest('base64url').slice(0, 12)
  }
}

const complain = (listener: Listener, message: string): void => listener.send({ type: 'error', message })
