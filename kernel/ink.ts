const FIRST = 1024
const encoder = new TextEncoder()

/** Signs of JSON. */
export const OPEN_LIST = 91
export const CLOSE_LIST = 93
export const OPEN_OBJECT = 123
export const CLOSE_OBJECT = 125
export const COMMA = 44

/** Below it numbers are divided as the processor likes it. */
const BILLION = 1e9
/** Bytes of a whole number of up to four digits in a list, with its comma. */
const SHORT = 5
const BEYOND = 10_000

const ZERO = 48
const MINUS = 45
const QUOTE = 34
const COLON = 58
const BACKSLASH = 92
/** Below it are signs that JSON escapes, beyond `LAST_PLAIN` those that take more than a byte. */
const FIRST_PLAIN = 32
const LAST_PLAIN = 126

/**
 * Text that is put together from small pieces, as bytes of UTF-8. Whoever writes much uses the same ink again and
 * again: then nothing is made but what is written.
 */
export class Ink {
  #bytes = new Uint8Array(FIRST)
  #length = 0

  /** Forgets what was written. */
  begin(): void {
    this.#length = 0
  }

  /** What was written since it began; it holds until something else is. */
  get written(): Uint8Array {
    return this.#bytes.subarray(0, this.#length)
  }

  get length(): number {
    return this.#length
  }

  /** The sign at a place, by its number. */
  at(place: number): number {
    return this.#bytes[place]
  }

  /** Takes back what was written beyond this length. */
  cut(length: number): void {
    this.#length = length
  }

  /** Takes back what was written between two lengths. */
  drop(from: number, to: number): void {
    this.#bytes.copyWithin(from, to, this.#length)
    this.#length -= to - from
  }

  /** What another one has written between two lengths. */
  copy(other: Ink, from: number, to: number): void {
    this.#makeRoom(to - from)
    const bytes = this.#bytes
    const source = other.#bytes
    let at = this.#length
    for (let i = from; i < to; i++) bytes[at++] = source[i]
    this.#length = at
  }

  /** A sign of ASCII by its number. */
  sign(code: number): void {
    if (this.#length === this.#bytes.length) this.#makeRoom(1)
    this.#bytes[this.#length] = code
    this.#length += 1
  }

  text(text: string): void {
    const { length } = text
    // No sign of a string takes more.
    this.#makeRoom(3 * length)
    const bytes = this.#bytes
    let at = this.#length
    for (let i = 0; i < length; i++) {
      const code = text.charCodeAt(i)
      if (code > LAST_PLAIN) {
        at += encoder.encodeInto(text.slice(i), bytes.subarray(at)).written
        break
      }
      bytes[at] = code
      at += 1
    }
    this.#length = at
  }

  /** A text as JSON has it. */
  quoted(text: string): void {
    const { length } = text
    this.#makeRoom(length + 2)
    const bytes = this.#bytes
    let at = this.#length
    bytes[at++] = QUOTE
    for (let i = 0; i < length; i++) {
      const code = text.charCodeAt(i)
      if (code < FIRST_PLAIN || code > LAST_PLAIN || code === QUOTE || code === BACKSLASH)
        return this.text(JSON.stringify(text))
      bytes[at++] = code
    }
    bytes[at++] = QUOTE
    this.#length = at
  }

  integer(value: number): void {
    if (value < 0) {
      this.sign(MINUS)
      this.integer(-value)
    } else if (value < 10) this.sign(ZERO + value)
    else if (value < BILLION) this.#digits(value, lengthOf(value))
    else {
      const billions = Math.floor(value / BILLION)
      this.integer(billions)
      this.#digits(value - billions * BILLION, 9)
    }
  }

  /** A place of a list, as the name of a field. */
  place(at: number): void {
    this.sign(QUOTE)
    this.integer(at)
    this.sign(QUOTE)
    this.sign(COLON)
  }

  /** So many digits, with zeros before them. */
  #digits(value: number, digits: number): void {
    this.#makeRoom(digits)
    this.#length += digits
    const bytes = this.#bytes
    const start = this.#length - digits
    let left = value
    for (let at = this.#length - 1; at >= start; at--) {
      const rest = (left / 10) | 0
      bytes[at] = ZERO + left - 10 * rest
      left = rest
    }
  }

  /** A list as JSON has it; `other` writes what is no number of up to four digits, as most of what lists hold is. */
  list(values: readonly unknown[], other: (value: unknown, ink: Ink) => void): void {
    const { length } = values
    this.#makeRoom(SHORT * length + 2)
    let bytes = this.#bytes
    let at = this.#length
    bytes[at++] = OPEN_LIST
    for (let i = 0; i < length; i++) {
      const value = values[i]
      if (i > 0) bytes[at++] = COMMA
      if (typeof value === 'number' && value >= 0 && value < BEYOND && (value | 0) === value) {
        if (value >= 10) {
          if (value >= 100) {
            if (value >= 1000) bytes[at++] = ZERO + ((value / 1000) | 0)
            bytes[at++] = ZERO + (((value / 100) | 0) % 10)
          }
          bytes[at++] = ZERO + (((value / 10) | 0) % 10)
        }
        bytes[at++] = ZERO + (value % 10)
      } else {
        this.#length = at
        other(value, this)
        this.#makeRoom(SHORT * (length - i) + 1)
        bytes = this.#bytes
        at = this.#length
      }
    }
    bytes[at++] = CLOSE_LIST
    this.#length = at
  }

  #makeRoom(more: number): void {
    const needed = this.#length + more
    if (needed <= this.#bytes.length) return
    const larger = new Uint8Array(Math.max(needed, 2 * this.#bytes.length))
    larger.set(this.written)
    this.#bytes = larger
  }
}

const lengthOf = (value: number): number => {
  let digits = 1
  for (let beyond = 10; beyond <= value; beyond *= 10) digits += 1
  return digits
}
