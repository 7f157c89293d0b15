import type { Listener } from '../../../../kernel/network.ts'
import { type Kind, kindOf } from '../../cards.ts'
import type { CardRecord } from '../../deck/vocabulary.ts'
import type { House } from '../../house.ts'
import { isBarred } from '../../rules/nature.ts'
import type { Attack, Exchange, State } from '../../state.ts'
import { LOOKS, lookAt } from '../looks.ts'
import { blow } from '../strike.ts'
import { threatsOf } from '../threat.ts'
import { CARDS } from './familiar.ts'

const FIRST_GEAR = CARDS.findIndex(({ type }) => type === 'stance' || type === 'weapon')
const CHI_LOOK = LOOKS.indexOf('chi')

// Of the match: who is asked, the deck, the Attack that is on, and what kinds of cards are still in the deck.
const IS_ASKED = 0
const DECK = 1
const SHUFFLED = 2
const BLOW = 3
const COUNTER = 4
const BARRED = 5
const TO_DRAW = 6
const SORTS = 7

// Of a side: its looks, how many of each card are in its hand, which gear is before it, how many cards it holds, its
// Chi, and what it could strike for: with what the other one holds, and if that were nothing.
const OWN = TO_DRAW + SORTS
const IN_HAND = LOOKS.length
const BEFORE_IT = IN_HAND + CARDS.length
const HAND = BEFORE_IT + CARDS.length - FIRST_GEAR
const CHI = HAND + 1
const STRIKE = CHI + 1
const OPEN = STRIKE + 1
const OPEN_STRIKE = OPEN + 1
const SIDE = OPEN_STRIKE + 1

/** How many there are: of the match, of the side whose turn it is, of the other one. */
export const INPUTS = OWN + 2 * SIDE

// All of them are about as large as one another.
const TENTH = 0.1
const FIFTH = 0.2
const FIFTIETH = 0.02

/** Tells what there is to know of a moment of a duel, whoever may know it; not in which order the deck lies. */
export const tellOf = (house: House, s: State, told: Listener): void => {
  if (s.asked === s.active) told.tell(IS_ASKED, 1)
  told.tell(DECK, s.deck.length * FIFTIETH)
  if (s.shuffle > 0) told.tell(SHUFFLED, 1)
  if (s.exchange !== null) tellAttack(told, house, s, s.exchange)
  tellDeck(told, s)
  tellSide(told, house, s, s.active, OWN)
  tellSide(told, house, s, 1 - s.active, OWN + SIDE)
}

const tellAttack = (told: Listener, house: House, s: State, { attacks, volleys }: Exchange): void => {
  if (volleys.length === 0) return
  const volley = volleys[volleys.length - 1]
  const attack: Attack | undefined = attacks[volley.attacks[volley.at] ?? volley.attacks[0]]
  if (attack === undefined) return
  told.tell(BLOW, blow(house, s, attack, attack.targets[0]).loss * FIFTH)
  if (attack.counter) told.tell(COUNTER, 1)
  if (isBarred(house, attack)) told.tell(BARRED, 1)
}

/** What a card is good for: to ignore any Attack, some Attacks, to take less from them, to strike, to strike harder … */
const sortOf = ({ type, block }: CardRecord): number => {
  if (block !== undefined) return block.ignore === true ? (block.against.includes('any') ? 0 : 1) : 2
  if (type === 'attack') return 3
  if (type === 'enhancement') return 4
  return type === 'chi' ? 5 : 6
}
const SORT_OF = CARDS.map(sortOf)
const sorts = new Float64Array(SORTS)
/** So many cards of ten, as long as there are that many. */
const TEN = 10

const tellDeck = (told: Listener, { deck }: State): void => {
  sorts.fill(0)
  for (let i = 0; i < deck.length; i++) sorts[SORT_OF[kindOf(deck[i])]] += 1
  const share = TEN / Math.max(TEN, deck.length)
  for (let sort = 0; sort < SORTS; sort++) if (sorts[sort] > 0) told.tell(TO_DRAW + sort, sorts[sort] * share)
}

const looks: number[] = []

const tellSide = (told: Listener, house: House, s: State, seat: number, from: number): void => {
  lookAt(house, s, seat, false, looks)
  const { sure, open } = threatsOf(house, s, seat)
  looks[THREAT] = sure
  looks[KILL] = sure === 1 ? 1 : 0
  for (let i = 0; i < looks.length; i++)
    if (looks[i] !== 0) told.tell(from + i, i === CHI_LOOK ? looks[i] * TENTH : looks[i])
  const hand = s.hands[seat]
  for (let i = 0; i < hand.length; i++) told.tell(from + IN_HAND + kindOf(hand[i]), 1)
  tellGear(told, s.stances[seat], from)
  tellGear(told, s.weapons[seat], from)
  told.tell(from + HAND, hand.length * FIFTH)
  told.tell(from + CHI, s.chi[seat] * TENTH)
  const facing = s.chi[1 - seat] * TENTH
  if (sure > 0) told.tell(from + STRIKE, sure * facing)
  if (open === 0) return
  told.tell(from + OPEN, open)
  told.tell(from + OPEN_STRIKE, open * facing)
}
const THREAT = LOOKS.indexOf('threat')
const KILL = LOOKS.indexOf('kill')

const tellGear = (told: Listener, kind: Kind, from: number): void => {
  if (kind >= 0) told.tell(from + BEFORE_IT + kind - FIRST_GEAR, 1)
}
