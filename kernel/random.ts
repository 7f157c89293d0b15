import { chacha20 } from '@noble/ciphers/chacha.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/**
 * Two generators behind one interface: `chacha20` for games that people play, `sfc32` for simulation and search.
 * Both give the same numbers on every platform.
 */
export type Generator = 'chacha20' | 'sfc32'
export const GENERATORS: readonly Generator[] = ['chacha20', 'sfc32']

/**
 * A generator as plain data, the way a state keeps it. It is a value: drawing makes a new one.
 * `null` is the hole that a view has in its place. `script` holds the next results of `take` and `shuffle`, first to last.
 */
export type Stream =
  | { readonly generator: 'chacha20'; readonly key: string; readonly at: number; readonly script?: readonly number[] }
  | {
      readonly generator: 'sfc32'
      readonly words: readonly [number, number, number, number]
      readonly script?: readonly number[]
    }
  | null

export interface Rng {
  /** A uniform 32-bit word. */
  word(): number
  /** Uniform in 0 … n − 1. */
  below(n: number): number
  /** Takes one of the values out of the list; the order of the others may change. */
  take(from: number[]): number
  /** Shuffles a pile in place. The top of a pile is its last element. */
  shuffle(pile: number[]): void
  /** An independent generator of the same kind. */
  split(): Rng
  save(): Stream
}

abstract class Base implements Rng {
  private script: number[]

  constructor(script: readonly number[] = []) {
    this.script = script.slice()
  }

  abstract word(): number
  abstract split(): Rng
  protected abstract data(): NonNullable<Stream>

  below(n: number): number {
    // The fewest bits that hold n − 1, drawn again while they are too many: no division, and fair.
    const bits = 0xffffffff >>> Math.clz32((n - 1) | 1)
    let drawn = (this.word() & bits) >>> 0
    while (drawn >= n) drawn = (this.word() & bits) >>> 0
    return drawn
  }

  take(from: number[]): number {
    const at = this.script.length > 0 ? this.scripted(from) : this.below(from.length)
    const value = from[at]
    from[at] = from[from.length - 1]
    from.length -= 1
    return value
  }

  shuffle(pile: number[]): void {
    let top = pile.length
    while (top > 1) {
      const at = this.script.length > 0 ? this.scripted(pile, top) : this.below(top)
      top -= 1
      const card = pile[at]
      pile[at] = pile[top]
      pile[top] = card
    }
  }

  save(): Stream {
    return this.script.length > 0 ? { ...this.data(), script: this.script.slice() } : this.data()
  }

  private scripted(from: readonly number[], length = from.length): number {
    const wanted = this.script.shift()
    const at = from.findIndex((value, index) => index < length && value === wanted)
    if (at < 0) throw new ScriptError(wanted ?? -1)
    return at
  }
}

/** A scripted result that chance could not have brought. */
export class ScriptError extends Error {
  readonly wanted: number
  constructor(wanted: number) {
    super(`the script wants ${wanted}, which cannot come up here`)
    this.wanted = wanted
  }
}

class ChaCha extends Base {
  private readonly key: string
  private at: number
  private block: Uint32Array = new Uint32Array(0)
  private blockIndex = -1

  constructor(key: string, at: number, script?: readonly number[]) {
    super(script)
    this.key = key
    this.at = at
  }

  word(): number {
    const index = this.at >>> 4
    if (index !== this.blockIndex) {
      const bytes = chacha20(hexToBytes(this.key), NONCE, ZEROS, undefined, index)
      this.block = littleEndianWords(bytes)
      this.blockIndex = index
    }
    const word = this.block[this.at & 15]
    this.at += 1
    return word
  }

  split(): Rng {
    const key = new Uint8Array(32)
    const view = new DataView(key.buffer)
    for (let i = 0; i < 8; i++) view.setUint32(4 * i, this.word(), true)
    return new ChaCha(bytesToHex(key), 0)
  }

  protected data(): NonNullable<Stream> {
    return { generator: 'chacha20', key: this.key, at: this.at }
  }
}

const NONCE = new Uint8Array(12)
const ZEROS = new Uint8Array(64)

const littleEndianWords = (bytes: Uint8Array): Uint32Array => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return Uint32Array.from({ length: bytes.byteLength >>> 2 }, (_, i) => view.getUint32(4 * i, true))
}

/** Chris Doty-Humphrey's Small Fast Counting generator. */
class Sfc32 extends Base {
  private a: number
  private b: number
  private c: number
  private counter: number

  constructor(words: readonly [number, number, number, number], script?: readonly number[]) {
    super(script)
    this.a = words[0] | 0
    this.b = words[1] | 0
    this.c = words[2] | 0
    this.counter = words[3] | 0
  }

  word(): number {
    const sum = (((this.a + this.b) | 0) + this.counter) | 0
    this.counter = (this.counter + 1) | 0
    this.a = this.b ^ (this.b >>> 9)
    this.b = (this.c + (this.c << 3)) | 0
    this.c = ((this.c << 21) | (this.c >>> 11)) + sum
    this.c |= 0
    return sum >>> 0
  }

  split(): Rng {
    const child = new Sfc32([this.word(), this.word(), this.word(), 1])
    for (let i = 0; i < 12; i++) child.word()
    return child
  }

  protected data(): NonNullable<Stream> {
    return { generator: 'sfc32', words: [this.a, this.b, this.c, this.counter] }
  }
}

/** A generator from any text: the same text, the same numbers. */
export const seeded = (generator: Generator, seed: string): Rng => {
  const digest = sha256(utf8ToBytes(seed))
  if (generator === 'chacha20') return new ChaCha(bytesToHex(digest), 0)
  const words = littleEndianWords(digest)
  return new Sfc32([words[0], words[1], words[2], words[3]])
}

/** Takes a state's generator up again. A view has none, and drawing from it is a bug in the rules. */
export const resume = (stream: Stream): Rng => {
  if (stream === null) throw new Error('a view has no randomness: imagine a world first')
  return stream.generator === 'chacha20'
    ? new ChaCha(stream.key, stream.at, stream.script)
    : new Sfc32(stream.words, stream.script)
}
