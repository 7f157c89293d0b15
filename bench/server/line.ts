import { connect, type Socket } from 'node:net'

/** Kinds of frames of RFC 6455 by their first byte. */
const TEXT = 0x81
const END = 0x88
const PING = 0x89
const PONG = 0x8a
/** Lengths below it are told in the second byte; this one says that the two that follow tell it, the next one eight. */
const IN_TWO = 126
const IN_EIGHT = 127
const MASKED = 0x80
const MASK = Buffer.from([0x5a, 0xc3, 0x96, 0x3c])
const HEAD_END = '\r\n\r\n'
/** Bytes that are read at once. */
const CHUNK = 65_536

const asked = ({ host, pathname, search }: URL, cookie: string): string =>
  [
    `GET ${pathname}${search} HTTP/1.1`,
    `Host: ${host}`,
    'Upgrade: websocket',
    'Connection: Upgrade',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${Buffer.alloc(16, host).toString('base64')}`,
    `Cookie: ${cookie}${HEAD_END}`,
  ].join('\r\n')

/** A frame of a client with a short content. */
const frameOf = (kind: number, content: Buffer): Buffer => {
  const { length } = content
  const head = length < IN_TWO ? [kind, MASKED + length] : [kind, MASKED + IN_TWO, length >> 8, length & 255]
  const frame = Buffer.allocUnsafe(head.length + MASK.length + length)
  frame.set(head)
  frame.set(MASK, head.length)
  const start = head.length + MASK.length
  for (let at = 0; at < length; at++) frame[start + at] = content[at] ^ MASK[at & 3]
  return frame
}

/**
 * A WebSocket with no more than players need. All players are one process, and together they must be faster than the
 * server, or it is measured how it waits for them: with a library they are not.
 */
export class Line {
  readonly #socket: Socket
  readonly #hear: (text: string, bytes: number) => void
  #isOpen = false
  #isLeft = false
  /** The beginning of a frame whose end has yet to come. */
  #rest: Buffer | null = null

  constructor(url: string, cookie: string, hear: (text: string, bytes: number) => void) {
    this.#hear = hear
    const place = new URL(url)
    const callback = (length: number, chunk: Uint8Array): boolean => {
      this.#read(Buffer.from(chunk.buffer, chunk.byteOffset, length))
      return true
    }
    this.#socket = connect({
      host: place.hostname,
      port: Number(place.port),
      noDelay: true,
      onread: { buffer: Buffer.alloc(CHUNK), callback },
    })
    this.#socket.on('error', (error) => {
      if (!this.#isLeft) throw error
    })
    this.#socket.write(asked(place, cookie))
  }

  send(text: string): void {
    this.#socket.write(frameOf(TEXT, Buffer.from(text)))
  }

  close(): void {
    this.#isLeft = true
    this.#socket.end(frameOf(END, Buffer.alloc(0)))
  }

  #read(chunk: Buffer): void {
    let data = this.#rest === null ? chunk : Buffer.concat([this.#rest, chunk])
    if (!this.#isOpen) {
      const end = data.indexOf(HEAD_END)
      if (end >= 0 && !data.toString('latin1', 0, end).startsWith('HTTP/1.1 101 ')) throw new Error(data.toString())
      this.#isOpen = end >= 0
      if (end >= 0) data = data.subarray(end + HEAD_END.length)
    }
    const read = this.#isOpen ? this.#readFrames(data) : 0
    // What is left is kept as a copy: the memory is read into again.
    this.#rest = read === data.length ? null : Buffer.from(data.subarray(read))
  }

  /** Gives where the first frame begins that is not there as a whole. */
  #readFrames(data: Buffer): number {
    let at = 0
    while (data.length - at >= 2) {
      const short = data[at + 1]
      const head = short < IN_TWO ? 2 : short === IN_EIGHT ? 10 : 4
      if (data.length - at < head) break
      const length = head === 2 ? short : head === 4 ? data.readUInt16BE(at + 2) : Number(data.readBigUInt64BE(at + 2))
      const end = at + head + length
      if (end > data.length) break
      this.#take(data[at], data.subarray(at + head, end))
      at = end
    }
    return at
  }

  #take(kind: number, content: Buffer): void {
    if (kind === TEXT) this.#hear(content.toString('utf8'), content.length)
    else if (kind === PING) this.#socket.write(frameOf(PONG, content))
    else if (!this.#isLeft) throw new Error(`the server has ended it: ${content.toString('latin1')}`)
  }
}
