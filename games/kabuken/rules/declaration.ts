import type { Seat } from '../../../kernel/seats.ts'
import { COLOUR, FLOWER, type Kind, NUMBER } from '../cards.ts'
import type { Declaration } from '../choice.ts'
import type { House } from '../options.ts'
import type { State } from '../state.ts'
import { characterOf } from './bout.ts'
import { alternatives, BARRAGE_POWER, type Fist, isDual, isRun, NO_FIELD, POWER, strongest } from './techniques.ts'

/** A declared attack, read as the rules read it. */
export interface Reading {
  /** Null when the cards fit no technique, or not the one that was named. */
  readonly fist: Fist | null
  readonly flowers: number
  /** D of KBK-7.8. */
  readonly damage: number
}

export const read = (house: House, s: State, seat: Seat, declaration: Declaration): Reading => {
  const fist = fistOf(house, s, seat, declaration)
  const flowers = fist === null ? 0 : flowersOf(house, s, seat, declaration)
  const power = fist === null ? 0 : fist === 'barrage' ? BARRAGE_POWER[declaration.kinds.length] : POWER[fist]
  return { fist, flowers, damage: power + flowers + desperation(s, seat) }
}

/** What a laid card counts as: the changed one as declared (KBK-16.4, KBK-16.33). */
export const numberAt = ({ kinds, at, as, change }: Declaration, place: number): number =>
  place === at && change === 'number' ? as : NUMBER[kinds[place]]
export const colourAt = ({ kinds, at, as, change }: Declaration, place: number): number =>
  place === at && change === 'colour' ? as : COLOUR[kinds[place]]
export const numbersOf = (d: Declaration): number[] => d.kinds.map((_, place) => numberAt(d, place))
export const coloursOf = (d: Declaration): number[] => d.kinds.map((_, place) => colourAt(d, place))

/** KBK-16.10: checked when the attack is laid. */
const desperation = (s: State, seat: Seat): number => {
  const { desperate } = characterOf(s, seat)
  return desperate !== undefined && s.hp[seat] <= desperate.hp ? desperate.damage : 0
}

const fistOf = (house: House, s: State, seat: Seat, d: Declaration): Fist | null => {
  const { kinds, fist, secret } = d
  if (secret === 'oneFlower') return isFlowered(s, seat, kinds[0], numberAt(d, 0)) ? 'dual' : null // KBK-17.1
  if (secret === 'run') return isRun(numbersOf(d), coloursOf(d)) ? 'barrage' : null // KBK-17.20
  const n1 = numberAt(d, 0)
  const c1 = colourAt(d, 0)
  const n2 = numberAt(d, 1)
  const c2 = colourAt(d, 1)
  if (kinds.length === 2) return isDual(n1, c1, n2, c2) ? named('dual', fist) : null
  const field = fieldNumber(s, secret === 'takesField')
  const best = strongest(house, field, n1, c1, n2, c2, numberAt(d, 2), colourAt(d, 2))
  if (fist === null || fist === best) return best
  return alternatives(house, field, numbersOf(d), coloursOf(d)).includes(fist) ? fist : null
}

const named = (fist: Fist, wanted: Fist | null): Fist | null => (wanted === null || wanted === fist ? fist : null)

/** KBK-6.3: the Field Card before laying; with Grave Keeper the card under the one taken (KBK-17.29). */
export const fieldNumber = ({ discard }: State, taken: boolean): number => {
  const at = discard.length - (taken ? 2 : 1)
  return at < 0 ? NO_FIELD : NUMBER[discard[at]]
}

/** KBK-7.2, with what Boar (KBK-16.29) and Fox (KBK-16.32) make of it. */
const isFlowered = (s: State, seat: Seat, kind: Kind, number: number): boolean =>
  number >= 4 && (FLOWER[kind] === 1 || characterOf(s, seat).allFlowered === true)

const flowersOf = (house: House, s: State, seat: Seat, d: Declaration): number => {
  const { kinds, secret } = d
  if (secret === 'oneFlower') return 0 // KBK-17.2
  if (secret === 'run' && house.barrageFlowers === 'none') return 0
  let flowers = 0
  for (let i = 0; i < kinds.length; i++) if (isFlowered(s, seat, kinds[i], numberAt(d, i))) flowers += 1
  return flowers
}
