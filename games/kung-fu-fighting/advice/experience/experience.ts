import { kindOf } from '../../cards.ts'
import { BASE_GEAR } from '../../deck/base-gear.ts'
import { BASE_MOVES } from '../../deck/base-moves.ts'
import type { House } from '../../house.ts'
import type { State } from '../../state.ts'
import { LOOKS, lookAt } from '../looks.ts'
import type { Moment } from '../moment.ts'
import { Network } from './network.ts'
import { FIRST, HEADS } from './weights.ts'

/** The cards of which there is experience, by kind; those that can lie before somebody come last. */
const CARDS = [...BASE_MOVES, ...BASE_GEAR]
const FIRST_GEAR = CARDS.findIndex(({ type }) => type === 'stance' || type === 'weapon')

/** Whether there is any experience of such a match: a duel with the cards of the base set and no others. */
export const isFamiliar = (house: House): boolean => {
  let known = familiar.get(house)
  if (known === undefined) {
    const { seats, archetypes, records } = house
    known =
      seats === 2 &&
      archetypes === 'off' &&
      records.length === CARDS.length &&
      records.every((record, kind) => record === CARDS[kind])
    familiar.set(house, known)
  }
  return known
}

const familiar = new WeakMap<House, boolean>()

/** The chance to win of the seat whose turn it is, in a match that is familiar. */
export const chanceOfActive = (house: House, s: State, moment: Moment): number => {
  network ??= new Network(FIRST, Object.values(HEADS))
  network.begin(ORDER.indexOf(moment))
  if (s.asked === s.active) network.tell(IS_ASKED, 1)
  network.tell(DECK, s.deck.length / 10)
  tellSide(network, house, s, s.active, OWN)
  tellSide(network, house, s, 1 - s.active, OTHERS)
  return 1 / (1 + Math.exp(-network.answer()))
}

/** Read when it is first wanted: those who only watch never do. */
let network: Network | null = null
const ORDER: readonly string[] = Object.keys(HEADS)

// The inputs: two of the match, then those of the side whose turn it is, then those of the other one.
const IS_ASKED = 0
const DECK = 1
const OWN = 2

// The inputs of a side: its looks, how many of each card are in its hand, which gear is before it, how many cards it
// holds, and its Chi.
const IN_HAND = LOOKS.length
const BEFORE_IT = IN_HAND + CARDS.length
const HAND = BEFORE_IT + CARDS.length - FIRST_GEAR
const CHI = HAND + 1
const OTHERS = OWN + CHI + 1

/** How many there are. */
export const INPUTS = OTHERS + CHI + 1

const looks: number[] = []

const tellSide = (told: Network, house: House, s: State, seat: number, from: number): void => {
  lookAt(house, s, seat, true, looks)
  for (let i = 0; i < looks.length; i++) if (looks[i] !== 0) told.tell(from + i, looks[i])
  const hand = s.hands[seat]
  for (let i = 0; i < hand.length; i++) told.tell(from + IN_HAND + kindOf(hand[i]), 1)
  tellGear(told, s.stances[seat], from)
  tellGear(told, s.weapons[seat], from)
  told.tell(from + HAND, hand.length)
  told.tell(from + CHI, s.chi[seat])
}

const tellGear = (told: Network, kind: number, from: number): void => {
  if (kind >= 0) told.tell(from + BEFORE_IT + kind - FIRST_GEAR, 1)
}
