import { type Rng, seeded } from '../../../kernel/random.ts'
import { SCHEMA } from '../deck/record.ts'
import {
  type Act,
  AGAINST,
  type Bonus,
  type CardRecord,
  type Defence,
  type EnhanceBlock,
  LOSSES,
  PIERCES,
  SELECTORS,
  SUBTYPES,
} from '../deck/vocabulary.ts'

/** Decks that nobody would print: every field of the vocabulary, in numbers drawn from the seed. */
export const oddDeck = (seed: string): { schema: string; cards: CardRecord[] } => {
  const draw = new Draw(seeded('sfc32', seed))
  const base = draw.some(30, 60, (at) => draw.card(at, draw.one(DECK_TYPES)))
  const archetypes = Array.from({ length: 8 }, (_, at) => draw.archetype(at))
  const side: CardRecord = {
    ...draw.frame('side', 'odd-side'),
    set: 'archetype',
    slot: 'weapon',
    count: 1,
    improve: { plus: 1 },
  }
  return { schema: SCHEMA, cards: [...base, draw.card(1000, 'attack'), ...archetypes, side] }
}

const DECK_TYPES = [
  ...([
    'attack',
    'attack',
    'attack',
    'enhancement',
    'enhancement',
    'enhancement',
    'finisher',
    'block',
    'block',
  ] as const),
  ...(['chi', 'stance', 'weapon', 'improved-weapon', 'improved-stance', 'special'] as const),
]

type DeckType = (typeof DECK_TYPES)[number]

class Draw {
  readonly #rng: Rng

  constructor(rng: Rng) {
    this.#rng = rng
  }

  one<T>(of: readonly T[]): T {
    return of[this.#rng.below(of.length)]
  }

  some<T>(min: number, max: number, make: (at: number) => T): T[] {
    return Array.from({ length: min + this.#rng.below(max - min + 1) }, (_, at) => make(at))
  }

  /** Mostly small, now and then at the bounds. */
  number(): number {
    const odd = this.#rng.below(12)
    return odd === 0 ? -20 : odd === 1 ? 40 : this.#rng.below(7) - 1
  }

  frame(type: CardRecord['type'], id: string): Omit<CardRecord, 'set'> {
    return {
      id,
      name: `Name ${this.#rng.below(40)}`,
      count: 1 + this.#rng.below(6),
      type,
      subtype: [],
      text: '',
      tag: 'reconstructed',
      ...(this.maybe() ? { family: this.one(['your-kung-fu', 'odd']) } : {}),
    }
  }

  card(at: number, type: DeckType): CardRecord {
    const frame = { ...this.frame(type, `odd-${at}`), set: 'base' as const }
    switch (type) {
      case 'attack': {
        const subtype = [...new Set(this.some(0, 2, () => this.one(SUBTYPES)))]
        const pierce = this.maybe() ? { pierce: this.one(PIERCES) } : {}
        const attack = { damage: this.number(), onHit: this.acts(), perHelper: this.number(), ...pierce }
        return { ...frame, subtype, attack }
      }
      case 'enhancement':
      case 'finisher':
        return { ...frame, enhance: this.enhance() }
      case 'block':
        return { ...frame, block: this.block() }
      case 'chi':
        return {
          ...frame,
          restore: { chi: this.#rng.below(6), draw: this.#rng.below(3), perMember: this.#rng.below(2) },
        }
      case 'stance':
        return {
          ...frame,
          stance: {
            bonus: this.bonuses(),
            versus: { stance: `odd-${this.#rng.below(60)}`, plus: this.number() },
            defence: this.defences(),
            enter: this.#rng.below(4),
            upkeep: this.#rng.below(3),
            hand: this.#rng.below(5) - 2,
          },
        }
      case 'weapon':
        return {
          ...frame,
          weapon: {
            attack: this.number(),
            defence: this.#rng.below(4),
            bonus: this.bonuses(),
            onHit: this.acts(),
            ...(this.maybe() ? { afterUse: 'discard' as const } : {}),
            ...(this.maybe() ? { pierce: this.one(PIERCES) } : {}),
            ...(this.maybe() ? { split: { attack: this.number(), max: 2 + this.#rng.below(4) } } : {}),
          },
        }
      case 'improved-weapon':
      case 'improved-stance':
        return {
          ...frame,
          improve: {
            plus: this.number(),
            bonus: this.bonuses(),
            defence: this.defences(),
            hand: this.#rng.below(3),
            ...(this.maybe() ? { guard: true as const } : {}),
            ...(this.maybe() ? { split: { max: 2 + this.#rng.below(3) } } : {}),
          },
        }
      case 'special':
        return { ...frame, special: this.one(SPECIALS) }
    }
  }

  archetype(at: number): CardRecord {
    return {
      ...this.frame('archetype', `odd-person-${at}`),
      set: 'archetype',
      count: 1,
      standing: {
        bonus: this.bonuses(),
        defence: this.defences(),
        hand: this.#rng.below(6) - 3,
        ...(this.maybe() ? { side: 'odd-side' } : {}),
        ...(this.maybe() ? { doubleStance: true as const } : {}),
        ...(this.maybe() ? { freeCounter: true as const } : {}),
        ...(this.maybe() ? { stealIfEmpty: true as const } : {}),
        ...(this.maybe() ? { unlessWeapon: true as const } : {}),
        ...(this.maybe() ? { restorePlus: this.number(), restoreDraw: this.#rng.below(2) } : {}),
      },
    }
  }

  maybe(): boolean {
    return this.#rng.below(3) === 0
  }

  acts(): Act[] {
    if (!this.maybe()) return []
    return this.some(1, 3, () => (this.#rng.below(5) === 0 ? { do: 'discard', n: 1 } : { do: this.one(LOSSES) }))
  }

  bonuses(): Bonus[] {
    return this.some(0, 2, () => ({
      on: this.maybe() ? `id:odd-${this.#rng.below(60)}` : this.one(SELECTORS),
      plus: this.number(),
    }))
  }

  defences(): Defence[] {
    return this.some(0, 1, () => ({ against: [this.one(AGAINST)], minus: this.#rng.below(4) - 1 }))
  }

  block() {
    const against = [this.one(AGAINST), this.one(AGAINST)]
    const cover = this.maybe() ? { cover: true as const } : {}
    const counter = this.maybe() ? { counter: true as const } : {}
    const effect = this.maybe() ? { ignore: true as const } : { reduce: this.number() }
    return { against, ...effect, ...cover, ...counter, onAttacker: this.acts() }
  }

  enhance(): EnhanceBlock {
    const block: EnhanceBlock = {
      plus: this.number(),
      onHit: this.acts(),
      ...(this.maybe() ? { twoSides: this.number(), onAlly: this.number(), inCounter: this.number() } : {}),
      ...(this.maybe() ? { perOther: this.number(), perMember: this.number(), pierce: this.one(PIERCES) } : {}),
      ...(this.maybe() ? { needs: { others: this.#rng.below(4) } } : {}),
      ...(this.#rng.below(8) === 0 ? { bar: { exceptFamily: this.one(['your-kung-fu', 'odd']) } } : {}),
      ...(this.#rng.below(6) === 0 ? { allyOnly: true as const } : {}),
    }
    if (this.#rng.below(8) === 0) return { ...block, spawn: true }
    return {
      ...block,
      ...(this.maybe() ? { split: { max: 2 + this.#rng.below(4), plus: this.number() } } : {}),
      ...(this.maybe() ? { combo: { max: 1 + this.#rng.below(4) } } : {}),
    }
  }
}

const SPECIALS = [
  { when: 'teammate-attacked', do: 'redirect' },
  { when: 'teammate-attacked', do: 'counter' },
  { when: 'own-turn', do: 'move-weapon' },
  { when: 'own-turn', do: 'draw', self: 2, each: 1 },
] as const
