import type { Sink } from '../../../kernel/contract.ts'
import type { Seat } from '../../../kernel/seats.ts'
import { type Card, COLOUR, COLOURS, type Kind, kindOf, NUMBER, NUMBERS } from '../cards.ts'
import { ATTACK, type Declaration, type Packed, packAttack, packThree, packTwo } from '../choice.ts'
import type { House } from '../options.ts'
import type { Declared } from '../secrets.ts'
import type { State } from '../state.ts'
import { characterOf, nextPlayer, secretOf, usable } from './bout.ts'
import { coloursOf, fieldNumber, numbersOf, read } from './declaration.ts'
import { eachOrder, placesThatMatter } from './order.ts'
import { alternatives, type Fist, isDual, strongest } from './techniques.ts'

/** A changed card is marked above its kind while orders are made. */
const CHANGED = 32

interface Search {
  readonly house: House
  readonly s: State
  readonly seat: Seat
  readonly hand: readonly Kind[]
  readonly places: 1 | 2
  readonly out: Sink<Packed>
}

/** Every legal attack of the active player, once. */
export const listAttacks = (house: House, s: State, seat: Seat, out: Sink<Packed>): void => {
  const places = placesThatMatter(house, s)
  if (characterOf(s, seat).attacksBySecretOnly !== true) listBasic(house, s, s.hands[seat], places, out)
  if (house.extension === 'on') listExtended({ house, s, seat, hand: s.hands[seat].map(kindOf), places, out })
}

export const hasAttack = (house: House, s: State, seat: Seat): boolean => {
  const found: Packed[] = []
  listAttacks(house, s, seat, found)
  return found.length > 0
}

/** What a character or a secret adds. */
const listExtended = (search: Search): void => {
  const { s, seat, hand } = search
  const secret = secretOf(s, seat)
  const declared = usable(s, seat) ? secret.declared : undefined
  if (characterOf(s, seat).attacksBySecretOnly !== true) {
    if (mayChange(s, seat)) eachCombination(hand, 2, 3, (laid) => listChanged(search, laid, null, -1))
    if (secret.buries === true) eachCombination(hand, 2, 3, (laid) => listBuried(search, laid))
    if (declared === 'unanswerable') eachCombination(hand, 3, 3, (laid) => listWithSecret(search, laid, declared))
    if (declared === 'takesField' && s.discard.length > 0) listTaken(search, s.discard[s.discard.length - 1])
  }
  if (declared === 'oneFlower' && s.attacks === 0)
    eachCombination(hand, 1, 1, (laid) => listWithSecret(search, laid, declared)) // KBK-17.3
  if (declared === 'run') eachCombination(hand, 3, 6, (laid) => listWithSecret(search, laid, declared))
}

/** Chapter 6 as it stands: pairs and triples of the hand. This is where games spend their time. */
const listBasic = (house: House, s: State, cards: readonly Card[], places: 1 | 2, out: Sink<Packed>): void => {
  const field = fieldNumber(s, false)
  const size = cards.length
  for (let i = 0; i < size; i++) {
    const a = kindOf(cards[i])
    if (i > 0 && a === kindOf(cards[i - 1])) continue
    const numberA = NUMBER[a]
    const colourA = COLOUR[a]
    for (let j = i + 1; j < size; j++) {
      const b = kindOf(cards[j])
      if (j > i + 1 && b === kindOf(cards[j - 1])) continue
      const numberB = NUMBER[b]
      const colourB = COLOUR[b]
      if (isDual(numberA, colourA, numberB, colourB)) {
        out.push(packTwo(ATTACK, a, b))
        if (a !== b) out.push(packTwo(ATTACK, b, a))
      }
      // No third card makes a technique of two that share neither colour nor number and exceed the Field Card.
      if (colourA !== colourB && numberA !== numberB && numberA + numberB > field) continue
      for (let k = j + 1; k < size; k++) {
        const c = kindOf(cards[k])
        if (k > j + 1 && c === kindOf(cards[k - 1])) continue
        const fist = strongest(house, field, numberA, colourA, numberB, colourB, NUMBER[c], COLOUR[c])
        if (fist === null) continue
        if (places === 2) eachOrder([a, b, c], places, ([x, y, z]) => out.push(packThree(ATTACK, x, y, z)))
        else {
          out.push(packThree(ATTACK, b, c, a))
          if (b !== a) out.push(packThree(ATTACK, a, c, b))
          if (c !== b) out.push(packThree(ATTACK, a, b, c))
        }
        if (house.overlap === 'choice' || (fist === 'sniperGod' && numberA === numberB && numberB === NUMBER[c]))
          listNamed(house, field, places, [a, b, c], out)
      }
    }
  }
}

/** KBK-6.11, and the option `overlap`: the same cards under another name. */
const listNamed = (house: House, field: number, places: 1 | 2, laid: Kind[], out: Sink<Packed>): void => {
  const numbers = laid.map((kind) => NUMBER[kind])
  const colours = laid.map((kind) => COLOUR[kind])
  for (const fist of alternatives(house, field, numbers, colours))
    eachOrder(laid, places, (kinds) =>
      out.push(packAttack({ kinds, fist, at: -1, as: 0, change: 'number', secret: null, under: -1 })),
    )
}

/** KBK-16.2, KBK-16.31: one card treated as another colour or number. */
const listChanged = (search: Search, laid: readonly Kind[], secret: Declared | null, under: Kind): void => {
  const { s, seat } = search
  if (!mayChange(s, seat)) return
  const recolours = mayRecolour(s, seat)
  const [values, printed] = recolours ? [COLOURS.map((_, colour) => colour), COLOUR] : [NUMBERS, NUMBER]
  for (let i = 0; i < laid.length; i++) {
    if (i > 0 && laid[i] === laid[i - 1]) continue
    const elements = laid.map((kind, place) => (place === i ? kind + CHANGED : kind)).sort((x, y) => x - y)
    for (const as of values) if (as !== printed[laid[i]]) emit(search, elements, as, secret, under)
  }
}

/** KBK-17.9: the same attacks with each card that may go under the discard. */
const listBuried = (search: Search, laid: readonly Kind[]): void => {
  const left = search.hand.slice()
  for (const kind of laid) left.splice(left.indexOf(kind), 1)
  for (const under of new Set(left)) {
    emit(search, laid, 0, null, under)
    listChanged(search, laid, null, under)
  }
}

const listWithSecret = (search: Search, laid: readonly Kind[], secret: Declared): void => {
  emit(search, laid, 0, secret, -1)
  const pointless = secret === 'oneFlower' && mayRecolour(search.s, search.seat) // KBK-18.5
  if (!pointless) listChanged(search, laid, secret, -1)
}

/** KBK-17.28, KBK-17.30: attacks that include the card taken from the discard. */
const listTaken = (search: Search, taken: Kind): void => {
  const { hand } = search
  const add = (others: readonly Kind[]): void =>
    listWithSecret(
      search,
      [...others, taken].sort((x, y) => x - y),
      'takesField',
    )
  eachCombination(hand, 1, 2, add)
}

/** Pushes these cards in every order, if they are an attack. */
const emit = (search: Search, elements: readonly number[], as: number, secret: Declared | null, under: Kind): void => {
  const { house, s, seat, places, out } = search
  const change = characterOf(s, seat).recolours === undefined ? 'number' : 'colour'
  const declare = (cards: readonly number[], fist: Fist | null): Declaration => ({
    kinds: cards.map((card) => card & (CHANGED - 1)),
    fist,
    at: cards.findIndex((card) => card >= CHANGED),
    as,
    change,
    secret,
    under,
  })
  const plainly = declare(elements, null)
  const { fist } = read(house, s, seat, plainly)
  const field = fieldNumber(s, secret === 'takesField')
  const fixed = elements.length !== 3 || secret === 'run'
  const names: (Fist | null)[] = fixed ? [] : [...alternatives(house, field, numbersOf(plainly), coloursOf(plainly))]
  if (fist !== null) names.unshift(null)
  for (const name of names) {
    if (secret === 'unanswerable' && !isGod(name ?? fist)) continue // KBK-17.5
    eachOrder(elements, places, (cards) => out.push(packAttack(declare(cards, name))))
  }
}

/** KBK-17.5 */
export const isGod = (fist: Fist | null): boolean => fist === 'sniperGod' || fist === 'resoluteGod'

/** KBK-16.3: only with more HP than it costs. */
const mayRecolour = (s: State, seat: Seat): boolean => {
  const { recolours } = characterOf(s, seat)
  return recolours !== undefined && s.hp[seat] > recolours.cost
}

/** KBK-16.31: against a target that is still healthy. */
const mayRenumber = (s: State, seat: Seat): boolean => {
  const { renumbers } = characterOf(s, seat)
  return renumbers !== undefined && s.hp[nextPlayer(s, seat)] >= renumbers.targetHp
}

const mayChange = (s: State, seat: Seat): boolean => mayRecolour(s, seat) || mayRenumber(s, seat)

/** Every distinct selection of so many cards from a sorted hand, in ascending order. */
const eachCombination = (hand: readonly Kind[], least: number, most: number, visit: (kinds: Kind[]) => void): void => {
  const extend = (from: number, chosen: Kind[]): void => {
    if (chosen.length >= least) visit(chosen)
    if (chosen.length === most) return
    for (let i = from; i < hand.length; i++)
      if (i === from || hand[i] !== hand[i - 1]) extend(i + 1, [...chosen, hand[i]])
  }
  extend(0, [])
}
