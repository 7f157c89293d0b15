/** A text frame of RFC 6455, of a server: in one piece, and not masked. `latin1` can leave without being copied first. */
export type Frame = { readonly latin1: string } | { readonly bytes: Buffer }

/** The end of a message, of kind text. */
const TEXT = 0x81
/** Lengths up to this are told in the second byte, beyond it in the two or eight that follow. */
const SHORT = 125
const MEDIUM = 0xffff

const ASCII = /^[\0-\x7f]*$/

export const textFrame = (text: string): Frame => {
  if (ASCII.test(text)) return { latin1: String.fromCharCode(...headOf(text.length)) + text }
  const bytes = Buffer.from(text)
  return { bytes: Buffer.concat([Buffer.from(headOf(bytes.length)), bytes]) }
}

const headOf = (length: number): readonly number[] => {
  if (length <= SHORT) return [TEXT, length]
  if (length <= MEDIUM) return [TEXT, SHORT + 1, length >> 8, length & 0xff]
  return [TEXT, SHORT + 2, 0, 0, 0, 0, length >>> 24, (length >>> 16) & 0xff, (length >>> 8) & 0xff, length & 0xff]
}
