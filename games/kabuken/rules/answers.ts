import type { Refusal, Sink } from '../../../kernel/contract.ts'
import type { Seat } from '../../../kernel/seats.ts'
import { type Card, COLOUR, facesOf, type Kind, kindOf, NUMBER } from '../cards.ts'
import { COUNTER, DEFEND, HIT, type Packed, packCards, packOne, packTwo } from '../choice.ts'
import type { House } from '../options.ts'
import type { Attack, State } from '../state.ts'
import { type Bout, characterOf, secretOf, theAttack } from './bout.ts'
import { layAnswer } from './chain.ts'
import { strike } from './damage.ts'
import { eachOrder, placesThatMatter } from './order.ts'
import { countOf } from './piles.ts'

/** KBK-8.6: what one card must share with the attack to counter it. */
const SHARES: Readonly<Record<Attack['fist'], { readonly number: boolean; readonly colour: boolean }>> = {
  dual: { number: true, colour: false },
  color: { number: false, colour: true },
  sniper: { number: true, colour: false },
  sniperGod: { number: true, colour: true },
  resolute: { number: true, colour: false },
  resoluteGod: { number: true, colour: true }, // with three cards that share it among themselves
  barrage: { number: false, colour: true },
}

/** Tested against the attack as laid (KBK-9.3). */
const matches = ({ fist, number, colour }: Attack, kind: Kind): boolean => {
  const shares = SHARES[fist]
  return (!shares.number || NUMBER[kind] === number) && (!shares.colour || COLOUR[kind] === colour)
}

/** Four pairs: nobody who is asked to defend can hold more. */
const MOST_PAIRS = 4

/** KBK-8.3: the pairs of a defence lower the damage. */
export const defend = (b: Bout, seat: Seat, kinds: readonly Kind[]): void => {
  layAnswer(b, seat, kinds)
  const pairs = kinds.length / 2
  b.log?.push({ key: 'kabuken.defend', seat, cards: facesOf(kinds), pairs, rule: 'KBK-8.3' })
  strike(b, pairs)
}

/** Every answer of V4 (chain: V5). */
export const listAnswers = (house: House, s: State, seat: Seat, chain: boolean, out: Sink<Packed>): void => {
  const attack = theAttack(s)
  const hand = s.hands[seat]
  out.push(HIT)
  if (!chain && characterOf(s, attack.attacker).undefendable !== true) listDefences(house, s, seat, out)
  if (barredCounter(s, attack)) return
  if (attack.fist === 'resoluteGod') return listTriples(hand, placesThatMatter(house, s), out)
  const second = characterOf(s, seat).secondCounterCard === true
  for (let i = 0; i < hand.length; i++) {
    const kind = kindOf(hand[i])
    if ((i > 0 && kindOf(hand[i - 1]) === kind) || !matches(attack, kind)) continue
    out.push(packOne(COUNTER, kind))
    if (second) listSeconds(attack, hand, kind, out)
  }
}

/** KBK-16.26: a further card that would also counter; either may lie on top. */
const listSeconds = (attack: Attack, hand: readonly Card[], first: Kind, out: Sink<Packed>): void => {
  for (let i = 0; i < hand.length; i++) {
    const kind = kindOf(hand[i])
    if ((i > 0 && kindOf(hand[i - 1]) === kind) || !matches(attack, kind)) continue
    if (kind !== first || countOf(hand, kind) > 1) out.push(packTwo(COUNTER, first, kind))
  }
}

/** KBK-8.6: three cards that are themselves a Resolute God Fist. All cards of a number and colour lie side by side. */
const listTriples = (hand: readonly Card[], places: 1 | 2, out: Sink<Packed>): void => {
  for (let i = 2; i < hand.length; i++) {
    const kinds = [kindOf(hand[i - 2]), kindOf(hand[i - 1]), kindOf(hand[i])]
    if (isTriple(kinds)) eachOrder(kinds, places, (laid) => out.push(packCards(COUNTER, laid)))
  }
}

const isTriple = ([a, b, c]: readonly Kind[]): boolean =>
  NUMBER[a] === NUMBER[b] && NUMBER[b] === NUMBER[c] && COLOUR[a] === COLOUR[b] && COLOUR[b] === COLOUR[c]

const isPair = (a: Kind, b: Kind): boolean => NUMBER[a] === NUMBER[b] && COLOUR[a] !== COLOUR[b]

const listDefences = (house: House, s: State, seat: Seat, out: Sink<Packed>): void => {
  const hand = s.hands[seat]
  for (let i = 0; i < hand.length; i++) {
    const a = kindOf(hand[i])
    if (i > 0 && kindOf(hand[i - 1]) === a) continue
    for (let j = i + 1; j < hand.length; j++) {
      const b = kindOf(hand[j])
      if ((j > i + 1 && kindOf(hand[j - 1]) === b) || !isPair(a, b)) continue
      out.push(packTwo(DEFEND, a, b))
      out.push(packTwo(DEFEND, b, a))
    }
  }
  if (secretOf(s, seat).manyPairs === true) listManyPairs(house, hand.map(kindOf), placesThatMatter(house, s), out)
}

/** KBK-17.38: sets of two and more pairs, in every order that can differ. */
const listManyPairs = (house: House, hand: readonly Kind[], places: 1 | 2, out: Sink<Packed>): void => {
  const visit = (from: number, chosen: Kind[]): void => {
    if (chosen.length >= 4 && pairsOf(house, chosen) > 0)
      eachOrder(chosen, places, (laid) => out.push(packCards(DEFEND, laid)))
    if (chosen.length === 2 * MOST_PAIRS) return
    for (let i = from; i < hand.length; i++)
      if (i === from || hand[i] !== hand[i - 1]) visit(i + 1, [...chosen, hand[i]])
  }
  visit(0, [])
}

/**
 * How many pairs these cards make when all are used, each in one pair (KBK-17.39); 0 when some card is left over.
 * Cards of one number pair up exactly when they are even in count and no colour has more than half of them.
 */
const pairsOf = (house: House, kinds: readonly Kind[]): number => {
  const numbers = new Set(kinds.map((kind) => NUMBER[kind]))
  if (house.amuletPairs === 'sameNumber' && numbers.size > 1) return 0
  for (const number of numbers) {
    const same = kinds.filter((kind) => NUMBER[kind] === number)
    const most = Math.max(...[0, 1, 2].map((colour) => same.filter((kind) => COLOUR[kind] === colour).length))
    if (same.length % 2 === 1 || 2 * most > same.length) return 0
  }
  return kinds.length / 2
}

/** KBK-16.1 */
const barredCounter = (s: State, { fist, attacker }: Attack): boolean =>
  fist === 'sniper' && characterOf(s, attacker).sniperUncounterable === true

/** KBK-21.10: the first failure is reported. */
export const refuseDefence = (
  house: House,
  s: State,
  seat: Seat,
  chain: boolean,
  kinds: readonly Kind[],
): Refusal | null => {
  if (chain) return { rule: 'KBK-8.4', why: 'noDefenceInChain' }
  if (characterOf(s, theAttack(s).attacker).undefendable === true) return { rule: 'KBK-16.5', why: 'undefendable' }
  if (!holds(s.hands[seat], kinds)) return { rule: 'KBK-8.3', why: 'notInHand' }
  const many = secretOf(s, seat).manyPairs === true
  const pairs = kinds.length === 2 ? (isPair(kinds[0], kinds[1]) ? 1 : 0) : pairsOf(house, kinds)
  if (pairs === 0) return { rule: many && kinds.length > 2 ? 'KBK-17.39' : 'KBK-8.3', why: 'noPair' }
  if (pairs > (many ? MOST_PAIRS : 1)) return { rule: 'KBK-8.4', why: 'onePair' }
  return null
}

export const refuseCounter = (s: State, seat: Seat, kinds: readonly Kind[]): Refusal | null => {
  const attack = theAttack(s)
  if (barredCounter(s, attack)) return { rule: 'KBK-16.1', why: 'uncounterable' }
  if (!holds(s.hands[seat], kinds)) return { rule: 'KBK-8.6', why: 'notInHand' }
  const second = characterOf(s, seat).secondCounterCard === true
  if (attack.fist === 'resoluteGod') {
    if (second && kinds.length > 3) return { rule: 'KBK-16.27', why: 'noSecondCard' }
    return kinds.length === 3 && isTriple(kinds) ? null : { rule: 'KBK-8.6', why: 'needsResoluteGod' }
  }
  if (kinds.length === 0 || !allMatch(attack, kinds))
    return { rule: 'KBK-8.6', why: `needs.${attack.fist}`, params: { number: attack.number, colour: attack.colour } }
  if (kinds.length > 1 && !second) return { rule: 'KBK-8.6', why: 'oneCard' }
  if (kinds.length > 2) return { rule: 'KBK-16.26', why: 'twoCards' }
  return null
}

const allMatch = (attack: Attack, kinds: readonly Kind[]): boolean => {
  for (let i = 0; i < kinds.length; i++) if (!matches(attack, kinds[i])) return false
  return true
}

/** Every card is in the hand, each once. */
export const holds = (hand: readonly Card[], kinds: readonly Kind[]): boolean => {
  for (let i = 0; i < kinds.length; i++) {
    let needed = 0
    for (let j = 0; j <= i; j++) if (kinds[j] === kinds[i]) needed += 1
    if (countOf(hand, kinds[i]) < needed) return false
  }
  return true
}
