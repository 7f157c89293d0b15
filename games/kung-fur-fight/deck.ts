import {
  FIRST_RANGER,
  type Group,
  groupOf,
  isAnimal,
  KINDS,
  type Kind,
  kindNamed,
  leaderText,
  prizeOf,
} from './cards.ts'
import type { House } from './options.ts'

/** The cards in the box (KFU-20.1). */
interface Deck {
  /** How many of each kind there are. */
  readonly copies: readonly number[]
  readonly dogs: readonly Kind[]
  readonly cats: readonly Kind[]
  /** KFU-1.3: Rangers, Items and Achievements. */
  readonly rewards: readonly Kind[]
}

const ALL: readonly Kind[] = Array.from({ length: KINDS }, (_, kind) => kind)
const printed = (kind: Kind): number => (isAnimal(kind) ? leaderText(kind).copies : prizeOf(kind).copies)

const deckWith = (others: ReadonlyMap<Kind, number>): Deck => {
  const copies = ALL.map((kind) => others.get(kind) ?? printed(kind))
  const cardsOf = (kinds: readonly Kind[]): Kind[] => kinds.flatMap((kind) => Array<Kind>(copies[kind]).fill(kind))
  const group = (name: Group): Kind[] => cardsOf(ALL.filter((kind) => groupOf(kind) === name))
  return { copies, dogs: group('dog'), cats: group('cat'), rewards: cardsOf(ALL.slice(FIRST_RANGER)) }
}

const DECK_A = deckWith(new Map())
/** Option dogDeck: 2 Ban and 1 Shiue. */
const DECK_B = deckWith(
  new Map([
    [kindNamed('ban'), 2],
    [kindNamed('shiue'), 1],
  ]),
)

export const deckOf = ({ dogDeck }: House): Deck => (dogDeck === 'B' ? DECK_B : DECK_A)
