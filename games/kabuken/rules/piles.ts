import type { Seat } from '../../../kernel/seats.ts'
import { type Card, facesOf, hidden, type Kind } from '../cards.ts'
import type { State } from '../state.ts'
import { type Bout, characterOf, isOut, theAttack, theBlow } from './bout.ts'
import { reshuffle, runOut } from './run-out.ts'

export const { insert, countOf } = hidden
const { remove, byKind } = hidden

/** Lays hand cards on the discard, bottom to top; the last one is the new Field Card (KBK-6.2). */
export const lay = (b: Bout, seat: Seat, kinds: readonly Kind[]): void => {
  for (let i = 0; i < kinds.length; i++) {
    remove(b.s.hands[seat], kinds[i])
    b.s.discard.push(kinds[i])
  }
}

/** Puts hand cards under the discard; they are shown as they go (KBK-3.3). */
export const bury = (b: Bout, seat: Seat, kinds: readonly Kind[]): void => {
  for (const kind of kinds) {
    remove(b.s.hands[seat], kind)
    b.s.discard.unshift(kind)
  }
}

/** Takes the top card of the deck; null when none is to be had, or when it was the last and the game is over. */
export const take = (b: Bout): Card | null => {
  const { s, house } = b
  if (s.deck.length === 0) {
    if (house.deckOut === 'missingCard') runOut(b)
    else reshuffle(b) // KBK-19.11: the run-out was counted before; by now there may be cards to shuffle
    if (s.ended !== null) return null
  }
  return s.deck.pop() ?? null
}

/** KBK-12.1: the deck has run out when its last card leaves it. */
export const checkDeck = (b: Bout): void => {
  if (b.s.deck.length === 0 && b.house.deckOut === 'lastCard' && b.s.ended === null) runOut(b)
}

/** Draws one card at a time (KBK-5.3) up to a number of cards in hand; the rule says why. */
export const drawTo = (b: Bout, seat: Seat, size: number, rule: string): void => {
  const { s, log } = b
  const hand = s.hands[seat]
  const drawn: Card[] | null = log === undefined ? null : []
  let count = 0
  while (hand.length < size) {
    const card = take(b)
    if (card === null) break
    insert(hand, card)
    count += 1
    drawn?.push(card)
    checkDeck(b)
    if (s.ended !== null) break
  }
  if (log !== undefined && drawn !== null && count > 0)
    log.push({ key: 'kabuken.draw', seat, count, rule, secret: { to: [seat], params: { cards: facesOf(drawn) } } })
}

/** A hand at or above the limit draws nothing. */
export const refill = (b: Bout, seat: Seat, rule: string): void => {
  if (b.s.ended === null) drawTo(b, seat, characterOf(b.s, seat).limit, rule)
}

/** The exceptions to KBK-10.4: the option `countererRefill`, and momentum (KBK-20.6). */
export const refillCounterers = (b: Bout): void => {
  const { s, house } = b
  const { counterer } = theAttack(s)
  if (counterer < 0) return
  if (house.countererRefill === 'yes') refill(b, counterer, 'KBK-10.4')
  if (keptMomentum(s)) refill(b, s.momentum, 'KBK-20.6')
}

const keptMomentum = (s: State): boolean =>
  s.momentum >= 0 &&
  ((theAttack(s).counterers >>> s.momentum) & 1) === 1 &&
  theBlow(s).target !== s.momentum &&
  !isOut(s, s.momentum)

/** Cards shown to everybody stay known until they are shuffled (KBK-17.1). */
export const showHand = (b: Bout, seat: Seat, bits: number): void => {
  const hand = b.s.hands[seat]
  for (let i = 0; i < hand.length; i++) hand[i] = hidden.withSeen(hand[i], bits)
  hand.sort(byKind)
}
