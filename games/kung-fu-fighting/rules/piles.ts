import { resume } from '../../../kernel/random.ts'
import type { Seat } from '../../../kernel/seats.ts'
import { type Card, cardOf, facesOf, type Kind, kindOf, seenBy, withSeen } from '../cards.ts'
import type { Bout } from './bout.ts'

/** Sorts a card into a hand: by kind, equal kinds by their history. */
export const insert = (hand: Card[], card: Card): void => {
  const kind = kindOf(card)
  let at = hand.length
  while (at > 0 && (kindOf(hand[at - 1]) > kind || (kindOf(hand[at - 1]) === kind && hand[at - 1] > card))) {
    hand[at] = hand[at - 1]
    at -= 1
  }
  hand[at] = card
}

export const countOf = (hand: readonly Card[], kind: Kind): number => {
  let count = 0
  for (let i = 0; i < hand.length; i++) if (kindOf(hand[i]) === kind) count += 1
  return count
}

/** Whether a hand has all of these, copies included. */
export const holds = (hand: readonly Card[], kinds: readonly Kind[]): boolean => {
  for (let i = 0; i < kinds.length; i++) {
    let wanted = 0
    for (let j = 0; j < kinds.length; j++) if (kinds[j] === kinds[i]) wanted += 1
    if (countOf(hand, kinds[i]) < wanted) return false
  }
  return true
}

/**
 * Takes a card of the kind out of a hand. Nobody can tell which of two copies leaves, so whoever knew of one knows of
 * one less: the best-known copy leaves, and takes along one knower's mark from the others.
 */
export const remove = (hand: Card[], kind: Kind): Card => {
  let leaving = -1
  let known = 0
  for (let i = 0; i < hand.length; i++) {
    if (kindOf(hand[i]) !== kind) continue
    if (leaving < 0) leaving = i
    known |= seenBy(hand[i])
  }
  if (leaving < 0) throw new Error('that card is not in the hand')
  if (known !== 0) leaving = bestKnown(hand, kind)
  const card = hand[leaving]
  const forgotten = known & ~seenBy(card)
  for (let i = leaving + 1; i < hand.length; i++) hand[i - 1] = hand[i]
  hand.pop()
  if (forgotten !== 0) forgetOne(hand, kind, forgotten)
  return card
}

const bestKnown = (hand: readonly Card[], kind: Kind): number => {
  let best = -1
  for (let i = 0; i < hand.length; i++)
    if (kindOf(hand[i]) === kind && (best < 0 || marks(hand[i]) > marks(hand[best]))) best = i
  return best
}

const marks = (card: Card): number => {
  let count = 0
  for (let bits = seenBy(card); bits !== 0; bits &= bits - 1) count += 1
  return count
}

const forgetOne = (hand: Card[], kind: Kind, bits: number): void => {
  let left = bits
  for (let i = 0; i < hand.length && left !== 0; i++) {
    if (kindOf(hand[i]) !== kind) continue
    const known = seenBy(hand[i])
    hand[i] = withSeen(hand[i], known & ~left)
    left &= ~known
  }
  hand.sort(byKind)
}

/** A card left the hand unseen: whoever knew of one, apart from those who saw which, cannot tell any more. */
export const forgetAll = (hand: Card[], knowers: number): void => {
  for (let i = 0; i < hand.length; i++) hand[i] = withSeen(hand[i], seenBy(hand[i]) & knowers)
  hand.sort(byKind)
}

export const byKind = (x: Card, y: Card): number => kindOf(x) - kindOf(y) || x - y

/** Hand cards go to the discard pile, seen by everybody (KFF-16.3). */
export const discardFromHand = ({ s }: Bout, seat: Seat, kinds: readonly Kind[]): void => {
  for (let i = 0; i < kinds.length; i++) {
    remove(s.hands[seat], kinds[i])
    s.discard.push(kinds[i])
  }
}

/** KFF-12.3, KFF-12.4: −1 when deck and discard pile are empty. */
const take = (b: Bout): Card => {
  const { s } = b
  if (s.deck.length === 0) reshuffle(b)
  return s.deck.pop() ?? -1
}

const reshuffle = ({ s, log }: Bout): void => {
  if (s.discard.length === 0) return
  s.shuffle += 1
  const rng = resume(s.stream)
  rng.shuffle(s.discard)
  s.stream = rng.save()
  for (let i = 0; i < s.discard.length; i++) s.deck.push(cardOf(s.discard[i], s.shuffle))
  s.discard = []
  log?.push({ key: 'kung-fu-fighting.reshuffle', count: s.deck.length, rule: 'KFF-12.3' })
}

/** Draws one card after the other. */
export const draw = (b: Bout, seat: Seat, count: number, rule: string): void => {
  const { s, log, house } = b
  const drawn: Card[] | null = log === undefined ? null : []
  let got = 0
  while (got < count) {
    const card = take(b)
    if (card < 0) break
    insert(s.hands[seat], card)
    drawn?.push(card)
    got += 1
  }
  if (log !== undefined && drawn !== null && got > 0)
    log.push({
      key: 'kung-fu-fighting.draw',
      seat,
      count: got,
      rule,
      secret: { to: [seat], params: { cards: facesOf(house, drawn) } },
    })
}
