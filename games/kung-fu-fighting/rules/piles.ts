import { resume } from '../../../kernel/random.ts'
import type { Seat } from '../../../kernel/seats.ts'
import { type Card, cardOf, facesOf, type Kind, kindOf, MOST_SHUFFLES, seenBy, shuffleOf, withSeen } from '../cards.ts'
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
  const card = takeBestKnown(hand, kind)
  const forgotten = knowersOf(hand, kind) & ~seenBy(card)
  if (forgotten !== 0) {
    forgetOne(hand, (other) => kindOf(other) === kind, forgotten)
    hand.sort(byKind)
  }
  return card
}

/**
 * Takes a card out of a hand so that only one seat sees which. All others see the shuffle it came from and nothing
 * else, so of each kind of that shuffle they can be sure of one less, whatever left.
 */
export const removeUnseen = (hand: Card[], kind: Kind, witness: Seat): Card => {
  const card = takeBestKnown(hand, kind)
  const gone = unmarked(card)
  for (const other of new Set(hand.map(unmarked))) {
    if (shuffleOf(other) !== shuffleOf(card)) continue
    forgetOne(hand, (one) => unmarked(one) === other, other === gone ? ~seenBy(card) : ~(1 << witness))
  }
  hand.sort(byKind)
  return card
}

const unmarked = (card: Card): Card => withSeen(card, 0)

const takeBestKnown = (hand: Card[], kind: Kind): Card => {
  let best = -1
  for (let i = 0; i < hand.length; i++)
    if (kindOf(hand[i]) === kind && (best < 0 || marks(hand[i]) > marks(hand[best]))) best = i
  if (best < 0) throw new Error('that card is not in the hand')
  const card = hand[best]
  for (let i = best + 1; i < hand.length; i++) hand[i - 1] = hand[i]
  hand.pop()
  return card
}

const marks = (card: Card): number => {
  let count = 0
  for (let bits = seenBy(card); bits !== 0; bits &= bits - 1) count += 1
  return count
}

const knowersOf = (hand: readonly Card[], kind: Kind): number => {
  let bits = 0
  for (let i = 0; i < hand.length; i++) if (kindOf(hand[i]) === kind) bits |= seenBy(hand[i])
  return bits
}

/** Each of these knowers loses one mark among cards that are alike. */
const forgetOne = (hand: Card[], isAlike: (card: Card) => boolean, knowers: number): void => {
  let left = knowers
  for (let i = 0; i < hand.length && left !== 0; i++) {
    if (!isAlike(hand[i])) continue
    const known = seenBy(hand[i])
    hand[i] = withSeen(hand[i], known & ~left)
    left &= ~known
  }
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
  s.shuffle = Math.min(s.shuffle + 1, MOST_SHUFFLES)
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
