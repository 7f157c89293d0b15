import type { Rng } from '../../../kernel/random.ts'
import type { Kind } from '../cards.ts'
import {
  ARENAS,
  CATS_START_HW,
  DELICACIES,
  DISHES,
  HW_TOTAL,
  SEATS,
  START_LIMIT,
  START_SP,
  START_VP,
} from '../constants.ts'
import { deckOf } from '../deck.ts'
import type { House } from '../options.ts'
import type { Arena, Player, State } from '../state.ts'

const NOTHING: readonly never[] = []
const NONE_EACH: readonly number[] = [0, 0]
const NO_TEAMS: readonly (readonly Kind[])[] = [NOTHING, NOTHING]

export const newPlayer = (hand: readonly Kind[], hw: number): Player => ({
  sp: START_SP, // KFU-2.1
  vp: START_VP,
  limit: START_LIMIT, // KFU-2.2
  blocked: 0,
  dishes: DISHES, // KFU-2.5
  delicacies: DELICACIES,
  hw, // KFU-2.3
  hand,
  rest: NOTHING,
  front: NOTHING,
  peaches: 0,
  planned: 0,
  chefLed: false,
  ginseng: false,
  openingVp: START_VP,
  oldHw: hw,
  lowestSp: START_SP,
})

const newArena = (): Arena => ({
  stack: NOTHING,
  hua: false,
  raihuu: false,
  mushrooms: NONE_EACH,
  teams: NO_TEAMS,
  hw: NONE_EACH,
  winner: -1,
})

/** Chapter 2: the starting position. */
export const newMatch = (house: House, rng: Rng): State => {
  const deck = deckOf(house)
  const dogs = house.factions === 'chosen' ? 0 : rng.below(SEATS) // KFU-2.7
  const dogPlayer = newPlayer(deck.dogs, 0)
  const catPlayer = newPlayer(deck.cats, CATS_START_HW)
  const pile = deck.rewards.slice()
  rng.shuffle(pile) // KFU-2.6
  return {
    dogs,
    round: 0,
    players: dogs === 0 ? [dogPlayer, catPlayer] : [catPlayer, dogPlayer],
    arenas: Array.from({ length: ARENAS }, newArena),
    warehouse: HW_TOTAL - CATS_START_HW, // KFU-2.4
    coconut: -1,
    coconutAt: -1,
    pile,
    discard: NOTHING,
    rejects: NOTHING,
    rejecter: -1,
    drawn: NOTHING,
    combat: null,
    window: 'none',
    asked: -1,
    ended: null,
    stream: rng.save(),
  }
}
