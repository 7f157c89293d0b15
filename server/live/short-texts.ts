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
 * does not end with a frame, all that comes after it too.
 */
export const listenForShortTexts = (raw: Duplex, hear: (text: string) => void): void => {
  const [library, ...others] = raw.listeners('data')
  if (library === undefined || others.length > 0) return
  let isAligned = true
  const listener = (chunk: Buffer): void => {
    const end = isAligned ? endOf(chunk, 0) : 0
    isAligned = end > 0 && areFrames(chunk, end)
    const text = end === chunk.length && chunk[0] === TEXT && end <= LIMITS.message ? asciiIn(chunk) : null
    if (text === null) library.call(raw, chunk)
    else hear(text)
  }
  raw.removeAllListeners('data')
  // With this mark, as `once` makes it, the library can take it away in place of its own when it listens no more.
  raw.on('data', Object.assign(listener, { listener: library }))
}

/** Where the whole frame ends that begins there; 0 if it is not one, is very long, or has yet to come to its end. */
const endOf = (chunk: Buffer, at: number): number => {
  const left = chunk.length - at
  if (left < 2 + MASK || !WHOLE.has(chunk[at])) return 0
  const length = chunk[at + 1] - MASKED
  const isShort = length >= 0 && length < LENGTH_IN_TWO
  if (!isShort && (length !== LENGTH_IN_TWO || left < 4 + MASK)) return 0
  const end = at + (isShort ? 2 + MASK + length : 4 + MASK + chunk.readUInt16BE(at + 2))
  return end > chunk.length ? 0 : end
}

/** Whether a chunk holds whole frames from there on, or nothing. */
const areFrames = (chunk: Buffer, from: number): boolean => {
  let at = from
  while (at < chunk.length) {
    at = endOf(chunk, at)
    if (at === 0) return false
  }
  return true
}

const scratch = Buffer.allocUnsafe(LIMITS.message)

/** The content of a lone frame, without its mask; null if there is more in it than ASCII. */
const asciiIn = (chunk: Buffer): string | null => {
  const start = (chunk[1] < MASKED + LENGTH_IN_TWO ? 2 : 4) + MASK
  const length = chunk.length - start
  let all = 0
  for (let at = 0; at < length; at++) {
    const byte = chunk[start + at] ^ chunk[start - MASK + (at & 3)]
    scratch[at] = byte
    all |= byte
  }
  return all > LAST_ASCII ? null : scratch.toString('latin1', 0, length)
}
