import {
  fieldOf,
  isUnchanged,
  type Scribe,
  type Witness,
  writeDifference,
  writeField,
  writeObjects,
} from './difference.ts'
import { CLOSE_OBJECT, COMMA, Ink, OPEN_OBJECT } from './ink.ts'
import { isObject } from './json.ts'

/**
 * Writes for one pair of eyes after the other what differs between the views of two moments. What everybody sees alike is
 * compared for the first of them only, and copied for the others.
 */
export class Common implements Witness {
  #veiled: readonly string[] = []
  /** The fields that have changed for everybody, one after the other. */
  readonly #text = new Ink()
  #isKnown = false

  /**
   * The same as `writeDifference`, for the first of those who look at the same two moments. `veiled` are the fields that
   * they may see otherwise.
   */
  writeFirst(before: unknown, after: unknown, veiled: readonly string[], ink: Ink, scribe: Scribe): boolean {
    this.#isKnown = false
    if (!isObject(before) || !isObject(after)) return writeDifference(before, after, ink, scribe)
    this.#veiled = veiled
    this.#text.begin()
    const start = ink.length
    const isChanged = writeObjects(before, after, ink, scribe, this)
    // So much may have changed that all of it was said anew: then each is told in the way that is shortest for him.
    this.#isKnown = !isChanged || ink.at(start) === OPEN_OBJECT
    return isChanged
  }

  /** For another one of them. */
  writeNext(before: unknown, after: unknown, ink: Ink, scribe: Scribe): boolean {
    if (!this.#isKnown || !isObject(before) || !isObject(after)) return writeDifference(before, after, ink, scribe)
    let sign = OPEN_OBJECT
    if (this.#text.length > 0) {
      ink.sign(OPEN_OBJECT)
      ink.copy(this.#text, 0, this.#text.length)
      sign = COMMA
    }
    for (const name of this.#veiled) {
      const was = fieldOf(before, name)
      const value = fieldOf(after, name)
      if (!isUnchanged(was, value) && writeField(name, was, value, sign, ink, scribe)) sign = COMMA
    }
    if (sign === OPEN_OBJECT) return false
    ink.sign(CLOSE_OBJECT)
    return true
  }

  note(name: string, ink: Ink, from: number): void {
    if (this.#veiled.includes(name)) return
    if (this.#text.length > 0) this.#text.sign(COMMA)
    this.#text.copy(ink, from, ink.length)
  }
}
