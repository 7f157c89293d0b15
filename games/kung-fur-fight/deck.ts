import {
  type Animal,
  FIRST_RANGER,
  groupOf,
  isAnimal,
  KINDS,
  type Kind,
  kindNamed,
  leaderText,
  prizeOf,
} from './cards.ts'
import type { House } from './options.ts'

const ALL: readonly Kind[] = Array.from({ length: KINDS }, (_, kind) => kind)
const copiesOf = (kind: Kind): number => (isAnimal(kind) ? leaderText(kind).copies : prizeOf(kind).copies)

/** Option dogDeck: 2 Ban and 1 Shiue. */
const DECK_B: ReadonlyMap<Kind, Animal['copies']> = new Map([
  [kindNamed('ban'), 2],
  [kindNamed('shiue'), 1],
])

const PRINTED: readonly number[] = ALL.map(copiesOf)
const PRINTED_B: readonly number[] = ALL.map((kind) => DECK_B.get(kind) ?? copiesOf(kind))

/** How many of each kind there are (KFU-20.1). */
export const copiesIn = ({ dogDeck }: House): readonly number[] => (dogDeck === 'B' ? PRINTED_B : PRINTED)

const cardsOf = (house: House, kinds: readonly Kind[]): Kind[] => {
  const copies = copiesIn(house)
  return kinds.flatMap((kind) => Array<Kind>(copies[kind]).fill(kind))
}

export const dogsOf = (house: House): Kind[] =>
  cardsOf(
    house,
    ALL.filter((kind) => groupOf(kind) === 'dog'),
  )
export const catsOf = (house: House): Kind[] =>
  cardsOf(
    house,
    ALL.filter((kind) => groupOf(kind) === 'cat'),
  )
/** KFU-1.3: Rangers, Items and Achievements. */
export const rewardsOf = (house: House): Kind[] => cardsOf(house, ALL.slice(FIRST_RANGER))
