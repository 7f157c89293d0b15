import { type Card, type Kind, kindOf } from '../../cards.ts'
import type { Print } from '../../deck/print.ts'
import { countOf } from '../piles.ts'
import { Selection } from './selection.ts'
import { attacksIn, namesIn, type Slots } from './slots.ts'

/** What may go with each main part: the same for all where nothing adds Attack Cards, else without the main part. */
export class Selections {
  readonly #prints: readonly Print[]
  readonly #hand: readonly Card[]
  readonly #names: Slots['names']
  readonly #mayCombo: boolean
  readonly #made = new Map<string, Selection>()
  readonly #counts = new Map<string, number>()

  constructor(prints: readonly Print[], hand: readonly Card[]) {
    this.#prints = prints
    this.#hand = hand
    this.#names = namesIn(prints, hand, ({ allyOnly }) => !allyOnly)
    this.#mayCombo = this.#names.some(({ kinds }) => kinds.some((kind) => prints[kind].combo > 0))
  }

  /** Enhancements that can split an Attack. */
  splitters(): Kind[] {
    return this.#names.flatMap(({ kinds }) => kinds.filter((kind) => this.#prints[kind].splitMax > 0))
  }

  /** With a source of −1 for the Weapon, and −1 or an enhancement that must be there. */
  of(source: Kind, required: Kind): Selection {
    const key = `${this.#mayCombo ? source : -1} ${required}`
    const found = this.#made.get(key)
    if (found !== undefined) return found
    const attacks = this.#mayCombo ? attacksIn(this.#prints, this.#hand, source) : []
    const names = required < 0 ? this.#names : requiring(this.#names, required)
    const made = new Selection({ prints: this.#prints, names, attacks })
    this.#made.set(key, made)
    return made
  }

  /** Main parts that lose the same and have as many copies leave equally many. */
  count(source: Kind, required: Kind): number {
    const alike = source < 0 ? '' : `${this.#prints[source].letter} ${countOf(this.#hand, source)}`
    const key = `${alike} ${required}`
    const found = this.#counts.get(key)
    if (found !== undefined) return found
    const counted = this.of(source, required).count()
    this.#counts.set(key, counted)
    return counted
  }

  /** The Attack Cards of the hand, each once. */
  sources(): Kind[] {
    const sources: Kind[] = []
    for (let i = 0; i < this.#hand.length; i++) {
      const kind = kindOf(this.#hand[i])
      const isNew = i === 0 || kindOf(this.#hand[i - 1]) !== kind
      if (isNew && this.#prints[kind].type === 'attack') sources.push(kind)
    }
    return sources
  }
}

/** The card that splits must be there. */
const requiring = (names: Slots['names'], kind: Kind): Slots['names'] =>
  names.map((name) => (name.kinds.includes(kind) ? { kinds: [kind], must: true } : name))
