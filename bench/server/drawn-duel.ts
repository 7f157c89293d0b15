import { isObject } from '../../kernel/json.ts'
import { type Seat, seatLetter } from '../../kernel/seats.ts'
import { pathOfSocket } from '../../protocol/wire.ts'
import type { Duel } from './duel.ts'
import { Ear } from './ear.ts'

/** An answer that was drawn beforehand from those that were legal. */
export interface Drawn {
  readonly seat: Seat
  readonly choice: unknown
}

/** Where a duel is on disk that can be played on, and by whom. */
export interface Place {
  readonly table: string
  /** Of the guests in A and B. */
  readonly cookies: readonly string[]
  /** How many entries there are. */
  readonly from: number
  /** What will be answered from there on, until it is over. */
  readonly drawn: readonly Drawn[]
}

/** What the text of a step begins with, up to its `seq`; one that begins otherwise is read as a whole. */
const STEP = '{"type":"step","seq":'

/**
 * Reads of the steps how long the match is, and no more until the last: the players of hundreds of duels are one process
 * beside the server, and whatever they do takes caches from it that it would have for itself.
 */
const quickReader =
  (end: number) =>
  (text: string): number | null => {
    if (text.startsWith(STEP)) {
      const seq = Number.parseInt(text.slice(STEP.length, STEP.length + 8), 10)
      if (seq < end) return seq
    }
    const message: unknown = JSON.parse(text)
    if (!isObject(message)) throw new Error('the server has said something strange')
    const { type, seq, outcome } = message
    if (type === 'refused' || type === 'error') throw new Error(text)
    if ((type !== 'welcome' && type !== 'step') || typeof seq !== 'number') return null
    if (seq === end && (outcome ?? null) === null) throw new Error('the match should be over')
    return seq
  }

/** Two come back to a duel and play what was drawn. */
export const playDrawn = async (url: string, { table, cookies, from, drawn }: Place): Promise<Duel> => {
  const live = url + pathOfSocket(table, { forms: false })
  const ears = cookies.map((cookie) => new Ear(live, cookie, quickReader(from + drawn.length)))
  for (const ear of ears) await ear.until(from)
  let played = 0
  return {
    isOver: () => played === drawn.length,
    bytes: () => ears.reduce((sum, { bytes }) => sum + bytes, 0),
    move: async () => {
      const { seat, choice } = drawn[played]
      const seq = from + played
      const start = performance.now()
      ears[seat].answer(`${seq}${seatLetter(seat)}`, choice)
      played += 1
      await ears[seat].until(seq + 1)
      const took = performance.now() - start
      for (const ear of ears) await ear.until(seq + 1)
      return took
    },
    leave: () => {
      for (const ear of ears) ear.leave()
    },
  }
}
