import type { Seat } from './seats.ts'

/** What is printed on a card; copies cannot differ. */
export type Kind = number
/** A kind with its history, packed above it: who has seen the card, and which shuffle it came from. */
export type Card = number

interface Shape {
  /** As many bits as the kinds need; one kind more is the hole. */
  readonly kindBits: number
  /** The most seats that may have seen a card; the gallery is one more. */
  readonly seats: number
}

/** Where cards are counted: a view is made of every state that somebody sees, and a new list each time costs more. */
let counted = new Uint16Array(64)
const cleared = (length: number): Uint16Array => {
  if (counted.length < length) counted = new Uint16Array(length)
  return counted.fill(0, 0, length)
}

/** Where kinds are written down before it is known how many there are. */
const paper: number[] = []

/**
 * Cards in hands and decks, for games in which somebody may have seen a hidden card: the mark travels with the card
 * and ends with a shuffle. A hole is a card of no kind that knows its shuffle.
 */
export const hiddenCards = ({ kindBits, seats }: Shape) => {
  const HOLE: Kind = 2 ** kindBits - 1
  const GALLERY_BIT = seats
  const SEEN_BITS = 2 ** (seats + 1) - 1
  const SHUFFLE_SHIFT = kindBits + seats + 1
  const MOST_SHUFFLES = 2 ** (31 - SHUFFLE_SHIFT) - 1

  const kindOf = (card: Card): Kind => card & HOLE
  const seenBy = (card: Card): number => (card >>> kindBits) & SEEN_BITS
  const shuffleOf = (card: Card): number => card >>> SHUFFLE_SHIFT
  const cardOf = (kind: Kind, shuffle: number, seen = 0): Card => kind | (seen << kindBits) | (shuffle << SHUFFLE_SHIFT)
  const withSeen = (card: Card, bits: number): Card => cardOf(kindOf(card), shuffleOf(card), bits)

  /** By kind, equal kinds by their history; holes last. */
  const byKind = (x: Card, y: Card): number => kindOf(x) - kindOf(y) || x - y

  /** Sorts a card into a hand, of which so many cards are there. */
  const insert = (hand: Card[], card: Card, length = hand.length): void => {
    const kind = kindOf(card)
    let at = length
    while (at > 0 && (kindOf(hand[at - 1]) > kind || (kindOf(hand[at - 1]) === kind && hand[at - 1] > card))) {
      hand[at] = hand[at - 1]
      at -= 1
    }
    hand[at] = card
  }

  /** In place: of so few cards that a comparing function would take longer than the sorting. */
  const sortHand = (hand: Card[]): void => {
    for (let i = 1; i < hand.length; i++) insert(hand, hand[i], i)
  }

  /** How many cards of the kind a hand has. */
  const countOf = (hand: readonly Card[], kind: Kind): number => {
    let count = 0
    for (let i = 0; i < hand.length; i++) if (kindOf(hand[i]) === kind) count += 1
    return count
  }

  /**
   * Takes a card of the kind out of a hand. Nobody can tell which of two copies leaves, so whoever knew of one knows of
   * one less: the best-known copy leaves, and takes along one knower's mark from the others.
   */
  const remove = (hand: Card[], kind: Kind): Card => {
    const card = takeBestKnown(hand, kind)
    let knowers = 0
    for (let i = 0; i < hand.length; i++) if (kindOf(hand[i]) === kind) knowers |= seenBy(hand[i])
    const forgotten = knowers & ~seenBy(card)
    if (forgotten !== 0) {
      forgetOne(hand, (other) => kindOf(other) === kind, forgotten)
      sortHand(hand)
    }
    return card
  }

  /**
   * Takes a card out of a hand so that only one seat sees which. All others see the shuffle it came from and nothing
   * else, so of each kind of that shuffle they can be sure of one less, whatever left.
   */
  const removeUnseen = (hand: Card[], kind: Kind, witness: Seat): Card => {
    const card = takeBestKnown(hand, kind)
    const gone = withSeen(card, 0)
    for (const other of new Set(hand.map((one) => withSeen(one, 0)))) {
      if (shuffleOf(other) !== shuffleOf(card)) continue
      forgetOne(hand, (one) => withSeen(one, 0) === other, other === gone ? ~seenBy(card) : ~(1 << witness))
    }
    sortHand(hand)
    return card
  }

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

  const sees = (card: Card, eyes: number): boolean => ((seenBy(card) >>> eyes) & 1) === 1 && kindOf(card) !== HOLE

  /** Cards as somebody sees them: a seat, or the gallery by its bit. */
  const masked = (cards: readonly Card[], eyes: number): Card[] => {
    const seen = cards.slice()
    for (let i = 0; i < seen.length; i++) if (!sees(seen[i], eyes)) seen[i] = cardOf(HOLE, shuffleOf(seen[i]))
    return seen
  }

  /** A sorted hand as somebody sees it: known cards first, then holes, for their order would tell something. */
  const maskedHand = (hand: readonly Card[], eyes: number): Card[] => {
    const seen = hand.slice()
    for (let i = 0; i < seen.length; i++)
      insert(seen, sees(seen[i], eyes) ? seen[i] : cardOf(HOLE, shuffleOf(seen[i])), i)
    return seen
  }

  /** All hands as a seat sees them, whose own hand lies open to it. */
  const maskedHands = (hands: readonly Card[][], eyes: number): Card[][] => {
    const seen = hands.slice()
    for (let seat = 0; seat < seen.length; seat++) if (seat !== eyes) seen[seat] = maskedHand(seen[seat], eyes)
    return seen
  }

  /** By shuffle, the kinds that lie in these piles, ascending: what everybody could know by counting. */
  const kindsByShuffle = (piles: readonly (readonly Card[])[], shuffles: number, kinds: number): Kind[][] => {
    const counts = cleared(shuffles * kinds)
    for (let pile = 0; pile < piles.length; pile++) {
      const cards = piles[pile]
      for (let i = 0; i < cards.length; i++) counts[shuffleOf(cards[i]) * kinds + kindOf(cards[i])] += 1
    }
    const found: Kind[][] = []
    for (let shuffle = 0; shuffle < shuffles; shuffle++) {
      let length = 0
      for (let kind = 0; kind < kinds; kind++)
        for (let left = counts[shuffle * kinds + kind]; left > 0; left--) paper[length++] = kind
      found.push(paper.slice(0, length))
    }
    return found
  }

  /** By shuffle, what is left of the unseen kinds without those that these piles show. */
  const without = (
    unseen: readonly (readonly Kind[])[],
    piles: readonly (readonly Card[])[],
    kinds: number,
  ): Kind[][] => {
    const shown = new Int16Array(unseen.length * kinds)
    for (const cards of piles)
      for (const card of cards) if (kindOf(card) !== HOLE) shown[shuffleOf(card) * kinds + kindOf(card)] += 1
    return unseen.map((found, shuffle) => found.filter((kind) => !(shown[shuffle * kinds + kind]-- > 0)))
  }

  /** Deals to the holes from what their shuffles still hold; says whether there were any. */
  const fillHoles = (cards: Card[], pools: readonly Kind[][]): boolean => {
    let filled = false
    for (let i = 0; i < cards.length; i++) {
      if (kindOf(cards[i]) !== HOLE) continue
      const shuffle = shuffleOf(cards[i])
      const kind = pools[shuffle].pop()
      if (kind === undefined) throw new Error('a view has more holes than cards')
      cards[i] = cardOf(kind, shuffle)
      filled = true
    }
    return filled
  }

  return {
    HOLE,
    GALLERY_BIT,
    MOST_SHUFFLES,
    kindOf,
    seenBy,
    shuffleOf,
    cardOf,
    withSeen,
    byKind,
    sortHand,
    insert,
    countOf,
    remove,
    removeUnseen,
    masked,
    maskedHands,
    kindsByShuffle,
    without,
    fillHoles,
  }
}

export type HiddenCards = ReturnType<typeof hiddenCards>
