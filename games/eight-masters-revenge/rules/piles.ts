import { resume } from '../../../kernel/random.ts'
import type { Seat } from '../../../kernel/seats.ts'
import { type Card, cardOf, FACES, facesOf, fromShuffle, isBow } from '../cards.ts'
import type { State } from '../state.ts'
import type { Bout } from './bout.ts'

/** Hands are sorted by card. */
export const insert = (hand: number[], hidden: number): void => {
  const card = cardOf(hidden)
  let at = hand.length
  while (at > 0 && cardOf(hand[at - 1]) > card) {
    hand[at] = hand[at - 1]
    at -= 1
  }
  hand[at] = hidden
}

/** −1 when the card is not in the hand. */
export const indexIn = (hand: readonly number[], card: Card): number => {
  for (let i = 0; i < hand.length; i++) if (cardOf(hand[i]) === card) return i
  return -1
}

export const removeFrom = (hand: number[], card: Card): void => {
  const at = indexIn(hand, card)
  if (at < 0) throw new Error('that card is not in the hand')
  for (let i = at + 1; i < hand.length; i++) hand[i - 1] = hand[i]
  hand.pop()
}

/** EMR-3.11: a bow leaves the game, every other card goes to the discards. */
export const discard = (s: State, card: Card): void => {
  if (!isBow(card)) s.discards.push(card)
}

/** The top card of the pile with its shuffle, reshuffled before and after as EMR-3.8 says; there must be one. */
export const take = (b: Bout): number => {
  const { s } = b
  if (s.pile.length === 0) reshuffle(b)
  const card = s.pile.pop()
  if (card === undefined) throw new Error('there is no card to take')
  const hidden = fromShuffle(card, s.shuffle)
  if (s.pile.length === 0) reshuffle(b)
  return hidden
}

/** EMR-3.7, EMR-3.9 */
const reshuffle = (b: Bout): void => {
  const { s, log } = b
  if (s.discards.length === 0) return
  s.shuffle += 1
  const rng = resume(s.stream)
  rng.shuffle(s.discards)
  s.stream = rng.save()
  s.pile = s.discards
  s.discards = []
  log?.push({ key: 'emr.reshuffle', count: s.pile.length, rule: 'EMR-3.7' })
}

/** EMR-4.14: one card at a time, as many as there are, never above the limit (EMR-3.5). */
export const draw = (b: Bout, seat: Seat, wanted: number, limit: number, rule: string): void => {
  const { s, log } = b
  const hand = s.hands[seat]
  const drawn: number[] | null = log === undefined ? null : []
  let count = 0
  while (count < wanted && hand.length < limit && (s.pile.length > 0 || s.discards.length > 0)) {
    const hidden = take(b)
    insert(hand, hidden)
    count += 1
    drawn?.push(hidden)
  }
  if (log !== undefined && drawn !== null)
    log.push({ key: 'emr.draw', seat, count, secret: { to: [seat], params: { cards: facesOf(drawn) } }, rule })
}

/** EMR-3.12, EMR-13.15 */
export const endSuspense = (s: State): void => {
  if (s.suspense >= 0) discard(s, s.suspense)
  s.suspense = -1
}

/** EMR-13.9, EMR-16.9: openly to the discards, unresolved. */
export const drop = (b: Bout, seat: Seat, cards: readonly Card[]): void => {
  const { s, log } = b
  for (let i = 0; i < cards.length; i++) {
    removeFrom(s.hands[seat], cards[i])
    s.discards.push(cards[i])
  }
  log?.push({
    key: 'emr.drop',
    seat,
    cards: cards.map((card) => FACES[card]),
    rule: s.step === 'end' ? 'EMR-13.9' : 'EMR-16.9',
  })
}
