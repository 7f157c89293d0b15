/**
 * What the thread of the server and the one that watches it share: a count that grows while the thread answers, and the
 * table that it works at.
 */
export type Pulse = SharedArrayBuffer

const HEAD = 8
/** Ids of tables are shorter. */
const LONGEST = 64

export const newPulse = (): Pulse => new SharedArrayBuffer(HEAD + LONGEST)

export interface Heart {
  beat(): void
  /** It works at this table now, or at none. */
  working(table: string): void
}

export const heartOf = (pulse: Pulse): Heart => {
  const head = new Int32Array(pulse, 0, 2)
  const name = new Uint8Array(pulse, HEAD)
  return {
    beat: () => {
      Atomics.add(head, 0, 1)
    },
    working: (table) => {
      // Ids are plain ASCII.
      for (let at = 0; at < table.length && at < LONGEST; at++) name[at] = table.charCodeAt(at)
      Atomics.store(head, 1, Math.min(table.length, LONGEST))
    },
  }
}

export const beatsOf = (pulse: Pulse): number => Atomics.load(new Int32Array(pulse, 0, 2), 0)

/** Empty if it worked at none. */
export const tableOf = (pulse: Pulse): string =>
  String.fromCharCode(...new Uint8Array(pulse, HEAD, Atomics.load(new Int32Array(pulse, 0, 2), 1)))
