import { expect } from 'vitest'
import { seen } from '../../kernel/events.ts'
import { seatOf, type Viewer } from '../../kernel/seats.ts'
import type { ServerMessage } from '../../protocol/messages.ts'
import type { Client } from './client.ts'
import type { OnDisk } from './kept.ts'

/** All that somebody was sent. */
type Heard = Pick<Client, 'now' | 'views' | 'frames' | 'messages'>

/** How much was looked at, so that a test can tell that it was something. */
export interface Looked {
  views: number
  faces: number
}

/**
 * Compares everything that a client was sent with the true course of the match: its views are what the rules let it
 * know at that moment, its events what it may see of them, and every card that is named was known to it.
 */
export const expectHonest = (client: Heard, { record, replayed: { rules, moments } }: OnDisk): Looked => {
  const { now, views, frames, messages } = client
  const viewer: Viewer = now.viewer === 'gallery' ? 'gallery' : seatOf(now.viewer, rules.setup.seats)
  const looked: Looked = { views: views.size, faces: 0 }
  for (const [seq, view] of views) expect(view).toEqual(plain(rules.hide(moments[seq].state, viewer)))

  const faces = new Set(rules.cards(moments[0].state))
  /** What the client could name at some time up to now. */
  const known = new Set<string>()
  let last = -1
  for (const message of messages) {
    const seq = seqOf(message)
    for (; last < (seq ?? last); ) {
      last += 1
      for (const face of rules.cards(rules.hide(moments[last].state, viewer))) known.add(face)
    }
    if (message.type === 'step' && seq !== null)
      expect(message.events ?? []).toEqual(plain(moments[seq].events.map((event) => seen(event, viewer))))
    for (const text of stringsIn(aboutTheGame(message)).filter((one) => faces.has(one))) {
      looked.faces += 1
      expect(known.has(text) ? [] : [text, message]).toEqual([])
    }
  }
  for (const frame of frames) {
    expect(frame).not.toContain(record.seed)
    expect(frame).not.toContain('"hash"')
  }
  return looked
}

const seqOf = (message: ServerMessage): number | null => ('seq' in message ? message.seq : null)

/** Who sits where and which kind of message it is has nothing to do with cards; some are called so all the same. */
const aboutTheGame = (message: ServerMessage): unknown => ({ ...message, type: null, table: null })

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

const stringsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(stringsIn)
}
