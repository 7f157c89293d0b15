import type { Duplex } from 'node:stream'
import { LIMITS } from '../../protocol/limits.ts'

/** Whole frames of RFC 6455 by their first byte: text, bytes, ping and pong. Other frames are parts, or ends. */
const TEXT = 0x81
const WHOLE: ReadonlySet<number> = new Set([TEXT, 0x82, 0x89, 0x8a])
/** The second byte of a client's frame has this bit; without it, it is a length, or says where the length is. */
const MASKED = 0x80
const LENGTH_IN_TWO = 126
const MASK = 4
const LAST_ASCII = 0x7f

/**
 * Nearly all that clients say is one short text in a frame that comes alone. Such a text is read here, which spares a
 * server the machinery that the library needs for any frame; everything else is left to the library, and where a chunk
 * is not exactly one frame, all that comes after it too.
 */
export const listenForShortTexts = (raw: Duplex, hear: (text: string) => void): void => {
  const [library, ...others] = raw.listeners('data')
  if (library === undefined || others.length > 0) return
  let isAligned = true
  const listener = (chunk: Buffer): void => {
    const start = isAligned ? startOf(chunk) : 0
    isAligned = start > 0
    const text = isAligned && chunk[0] === TEXT ? asciiFrom(chunk, start) : null
    if (text === null) library.call(raw, chunk)
    else hear(text)
  }
  raw.removeAllListeners('data')
  // With this mark, as `once` makes it, the library can take it away in place of its own when it listens no more.
  raw.on('data', Object.assign(listener, { listener: library }))
}

/** Where the content begins of a chunk that is one whole frame and not too long; 0 if it is not. */
const startOf = (chunk: Buffer): number => {
  if (chunk.length < 2 + MASK || chunk.length > LIMITS.message || !WHOLE.has(chunk[0])) return 0
  const length = chunk[1] - MASKED
  if (length >= 0 && length < LENGTH_IN_TWO) return chunk.length === 2 + MASK + length ? 2 + MASK : 0
  if (length !== LENGTH_IN_TWO || chunk.length < 4 + MASK) return 0
  return chunk.length === 4 + MASK + chunk[2] * 256 + chunk[3] ? 4 + MASK : 0
}

const scratch = Buffer.allocUnsafe(LIMITS.message)

/** The content without its mask; null if there is more in it than ASCII. */
const asciiFrom = (chunk: Buffer, start: number): string | null => {
  const length = chunk.length - start
  let all = 0
  for (let at = 0; at < length; at++) {
    const byte = chunk[start + at] ^ chunk[start - MASK + (at & 3)]
    scratch[at] = byte
    all |= byte
  }
  return all > LAST_ASCII ? null : scratch.toString('latin1', 0, length)
}
