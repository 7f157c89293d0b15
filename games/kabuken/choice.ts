import type { Kind } from './cards.ts'
import { FISTS, type Fist } from './rules/techniques.ts'
import { DECLARED, type Declared } from './secrets.ts'

/** Choices as people read them. Cards are faces; `at` counts the laid cards from 1, bottom to top. */
export type Choice =
  | { readonly do: 'pick'; readonly character: string }
  | { readonly do: 'keep'; readonly secret: string }
  | { readonly do: 'psychUp'; readonly cards: readonly string[]; readonly plainly?: 'yes' }
  | AttackChoice
  | { readonly do: 'pay'; readonly hp: number }
  | { readonly do: 'storm' }
  | { readonly do: 'stop' }
  | { readonly do: 'hit' }
  | { readonly do: 'defend'; readonly cards: readonly string[] }
  | { readonly do: 'counter'; readonly cards: readonly string[] }
  | { readonly do: 'use' }
  | { readonly do: 'decline' }
  | { readonly do: 'hold'; readonly cards: readonly string[] }

/** One complete declaration (KBK-21.8). */
export interface AttackChoice {
  readonly do: 'attack'
  readonly cards: readonly string[]
  readonly fist?: string
  readonly recolour?: { readonly at: number; readonly colour: string }
  readonly renumber?: { readonly at: number; readonly number: number }
  readonly secret?: string
  readonly under?: readonly string[]
}

/** What is done, by index: the lowest digit of a code. */
const ACTS = [
  'hit',
  'psychUp',
  'attack',
  'defend',
  'counter',
  'stop',
  'pick',
  'keep',
  'pay',
  'storm',
  'use',
  'decline',
  'hold',
] as const
export type Act = (typeof ACTS)[number]

/**
 * A choice packed into a number: act (4 bits), named fist (3), three cards (5 each), and above these 22 bits whatever
 * few choices need: further cards, or a declaration's extras. Cards are kinds + 1, so that 0 is no card.
 */
export type Packed = number
const ABOVE = 2 ** 22
const BELOW = ABOVE - 1
const CARDS_BELOW = 3
const CARDS_ABOVE = 5

export const HIT: Packed = ACTS.indexOf('hit')
export const STOP: Packed = ACTS.indexOf('stop')
export const STORM: Packed = ACTS.indexOf('storm')
export const USE: Packed = ACTS.indexOf('use')
export const DECLINE: Packed = ACTS.indexOf('decline')
export const ATTACK: Packed = ACTS.indexOf('attack')
export const PSYCH_UP: Packed = ACTS.indexOf('psychUp')
export const DEFEND: Packed = ACTS.indexOf('defend')
export const COUNTER: Packed = ACTS.indexOf('counter')
export const HOLD: Packed = ACTS.indexOf('hold')
export const PICK: Packed = ACTS.indexOf('pick')
export const KEEP: Packed = ACTS.indexOf('keep')
export const PAY: Packed = ACTS.indexOf('pay')

export const actOf = (code: Packed): Act => ACTS[code & 15]

/** A choice of one number: a character, a secret, an amount of HP. */
export const packValue = (act: Packed, value: number): Packed => act | (value << 7)
export const valueOf = (code: Packed): number => (code & BELOW) >>> 7

export const packOne = (act: Packed, a: Kind): Packed => act | ((a + 1) << 7)
export const packTwo = (act: Packed, a: Kind, b: Kind): Packed => act | ((a + 1) << 7) | ((b + 1) << 12)
export const packThree = (act: Packed, a: Kind, b: Kind, c: Kind): Packed =>
  act | ((a + 1) << 7) | ((b + 1) << 12) | ((c + 1) << 17)

/** Any number of cards up to eight. */
export const packCards = (act: Packed, kinds: readonly Kind[]): Packed => {
  let low = act
  for (let i = 0; i < CARDS_BELOW && i < kinds.length; i++) low |= (kinds[i] + 1) << (7 + 5 * i)
  let high = 0
  for (let i = CARDS_BELOW; i < kinds.length; i++) high |= (kinds[i] + 1) << (5 * (i - CARDS_BELOW))
  return low + high * ABOVE
}

export const kindsOf = (code: Packed, above = CARDS_ABOVE): Kind[] => {
  const low = code & BELOW
  const first = ((low >>> 7) & 31) - 1
  const second = ((low >>> 12) & 31) - 1
  const third = ((low >>> 17) & 31) - 1
  // One by one: a list that grows from nothing takes room for seventeen.
  if (first < 0) return []
  if (second < 0) return [first]
  if (third < 0) return [first, second]
  const kinds = [first, second, third]
  let high = (code - low) / ABOVE
  for (let i = 0; i < above && (high & 31) !== 0; i++) {
    kinds.push((high & 31) - 1)
    high >>>= 5
  }
  return kinds
}

/** Psych Up in the ordinary way although she could choose (option monkeyCost): a fist's digit serves as the flag. */
export const PLAINLY: Packed = 1 << 4
export const isPlain = (code: Packed): boolean => (code & PLAINLY) !== 0

/** An attack as the rules think of it: KBK-21.8 in kinds. */
export interface Declaration {
  kinds: Kind[]
  /** The named technique; null for the one that counts by itself. */
  fist: Fist | null
  /** The changed card's place, −1 for none, and the colour or number it is treated as. */
  at: number
  as: number
  change: 'colour' | 'number'
  /** How the declared secret bends the attack; null when none is declared. */
  secret: Declared | null
  /** The card that In the Palm puts under the discard; −1 for none. */
  under: Kind
}

// Above the 22 bits of a declaration: three more cards, place (3 bits), colour or number (4), secret (3), card under (5).
const LAID_ABOVE = 3
const FIRST_COLOUR = 6

export const packAttack = ({ kinds, fist, at, as, change, secret, under }: Declaration): Packed => {
  const name = fist === null ? 0 : (FISTS.indexOf(fist) + 1) << 4
  const treated = at < 0 ? 0 : ((at + 1) << 15) | ((change === 'colour' ? FIRST_COLOUR + as : as) << 18)
  const declared = secret === null ? 0 : (DECLARED.indexOf(secret) + 1) << 22
  return packCards(ATTACK, kinds) + name + ABOVE * (treated + declared + ((under + 1) << 25))
}

export const declarationOf = (code: Packed): Declaration => {
  const low = code & BELOW
  const high = (code - low) / ABOVE
  const fist = (low >>> 4) & 7
  const as = (high >>> 18) & 15
  const secret = (high >>> 22) & 7
  return {
    kinds: kindsOf(code, LAID_ABOVE),
    fist: fist === 0 ? null : FISTS[fist - 1],
    at: ((high >>> 15) & 7) - 1,
    as: as < FIRST_COLOUR ? as : as - FIRST_COLOUR,
    change: as < FIRST_COLOUR ? 'number' : 'colour',
    secret: secret === 0 ? null : DECLARED[secret - 1],
    under: ((high >>> 25) & 31) - 1,
  }
}
