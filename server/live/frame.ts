/** The end of a message, of kind text. */
const TEXT = 0x81
/** Lengths up to this are told in the second byte, beyond it in the two or eight that follow. */
const SHORT = 125
const MEDIUM = 0xffff

/** A text frame of RFC 6455, of a server: in one piece, and not masked. */
export const textFrame = (text: Uint8Array): Buffer => {
  const { length } = text
  const head = length <= SHORT ? 2 : length <= MEDIUM ? 4 : 10
  const frame = Buffer.allocUnsafe(head + length)
  frame[0] = TEXT
  if (head === 2) frame[1] = length
  else if (head === 4) {
    frame[1] = SHORT + 1
    frame.writeUInt16BE(length, 2)
  } else {
    frame[1] = SHORT + 2
    frame.writeUInt32BE(0, 2)
    frame.writeUInt32BE(length, 6)
  }
  frame.set(text, head)
  return frame
}
