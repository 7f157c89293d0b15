import type { Rng } from '../../../kernel/random.ts'
import type { Seat } from '../../../kernel/seats.ts'
import { type Card, cardOf, HOLE, hidden, type Kind, kindOf, shuffleOf } from '../cards.ts'
import type { Print } from '../deck/print.ts'
import type { House } from '../house.ts'
import { copyState, type State } from '../state.ts'
import { dealRest, poolsOf } from '../view.ts'
import { isFamiliar } from './experience/familiar.ts'
import { HELD, type Occasion } from './experience/held.ts'
import { coverage, type Lore, loreOf } from './lore.ts'

/**
 * A world as it probably is. Everybody plays what helps at once and keeps his Blocks, so in the hands of those who have
 * had a turn there are more of these than chance would have it; counted in games of greedy players.
 */
export const suppose = (house: House, view: State, seat: Seat, rng: Rng): State => {
  const s = copyState(view)
  const pools = poolsOf(house, view)
  const odds = oddsOf(house)[occasionFor(s, seat)]
  for (let other = 0; other < house.seats; other++)
    if (other !== seat && hasHadTurn(house, s, other)) fillBy(s.hands[other], pools, odds, rng)
  return dealRest(s, pools, rng)
}

const occasionFor = (s: State, seat: Seat): Occasion => {
  if (s.window === 'respite') return 'answered'
  return s.window === 'answer' && s.active === seat ? 'countering' : 'kept'
}

/** Turns go round from the first one (KFF-4.1); in the course of a turn nobody knows what its player will keep. */
const hasHadTurn = ({ seats }: House, s: State, seat: Seat): boolean =>
  s.active === seat ? s.exchange !== null : s.turn > (seat - s.first + seats) % seats

/** KFF-4.3: what was not kept was drawn from the same deck, so only the odds differ from card to card. */
const fillBy = (hand: Card[], pools: readonly Kind[][], odds: readonly number[], rng: Rng): void => {
  for (let i = 0; i < hand.length; i++) {
    if (kindOf(hand[i]) !== HOLE) continue
    const shuffle = shuffleOf(hand[i])
    const pool = pools[shuffle]
    let at = rng.below(pool.length)
    while (rng.below(GRAIN) >= odds[pool[at]] * GRAIN) at = rng.below(pool.length)
    hand[i] = cardOf(pool[at], shuffle)
    pool[at] = pool[pool.length - 1]
    pool.pop()
  }
  hand.sort(hidden.byKind)
}

const GRAIN = 1024

/** By kind how likely a card is to be in a hand; the most likely one is 1. */
type Odds = Readonly<Record<Occasion, readonly number[]>>

const oddsOf = (house: House): Odds => {
  let odds = made.get(house)
  if (odds === undefined) {
    odds = isFamiliar(house) ? experienced(house) : estimated(house)
    made.set(house, odds)
  }
  return odds
}

const experienced = ({ prints }: House): Odds => {
  const held = prints.map(({ id }) => HELD[id])
  return {
    kept: held.map(({ kept }) => kept),
    answered: held.map(({ answered }) => answered),
    countering: held.map(({ countering }) => countering),
  }
}

/** Of cards that nobody has played with. Whoever has just answered did it maybe with the Block that fits them all. */
const estimated = (house: House): Odds => {
  const lore = loreOf(house)
  const deck = house.prints.slice(0, house.kinds)
  const answered = deck.map((print) => keeping(lore, print, ANY_BLOCK_LATER))
  return { kept: deck.map((print) => keeping(lore, print, ANY_BLOCK)), answered, countering: answered }
}

const made = new WeakMap<House, Odds>()

const ANY_BLOCK = 1
const ANY_BLOCK_LATER = 0.45
const SOME_BLOCK = 0.72

const keeping = (lore: Lore, { type, against, combo, losses }: Print, anyBlock: number): number => {
  switch (type) {
    case 'block':
      return coverage(lore, against) < 1 ? SOME_BLOCK : anyBlock
    case 'attack':
      return losses.length > 0 ? 0.45 : 0.65
    case 'enhancement':
    case 'finisher':
      return combo > 0 ? 0.38 : 0.2
    case 'chi':
      return 0.24
    default:
      return 0.42
  }
}
