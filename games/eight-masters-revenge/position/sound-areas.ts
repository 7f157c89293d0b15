import { isSame } from '../../../kernel/json.ts'
import type { Check } from '../../../kernel/position.ts'
import { seatList } from '../../../kernel/seats.ts'
import { BLOWS, isBow, shuffleOf } from '../cards.ts'
import { LEFT, RIGHT } from '../choice.ts'
import { COLUMNS } from '../constants.ts'
import type { House } from '../options.ts'
import { cardAt, damageIn, isBlocked } from '../placed.ts'
import { coveredColumn, zoneIndex } from '../rules/area.ts'
import { wholeBox } from '../rules/setup.ts'
import type { Given, State } from '../state.ts'
import { removedBows } from './removed.ts'
import { tokensInPlay } from './tokens.ts'

/** Cards, tokens and piles. */
export const areas = (house: House, given: Given, s: State): Check[] => {
  const seats = seatList(house.areas)
  const isOver = s.ended !== null
  const inPlay = tokensInPlay(s.couple, s.zones, s.attack)
  const whole = wholeBox(house)
  const bows = s.couple.filter((placed) => placed >= 0 && isBow(cardAt(placed))).length
  const isReturning = s.suspense >= 0 && !isBow(s.suspense) // EMR-3.12
  const loose = s.hands.flat().length + s.aside.length + s.pile.length + s.discards.length + (isReturning ? 1 : 0)
  const gone = removedBows(s)
  const hidden = [...s.hands.flat(), ...s.aside]
  return [
    [inPlay.every((count, kind) => count + s.supply[kind] <= whole[kind]), 'supply', 'has more tokens than there are'],
    [
      seats.every(
        (seat) => s.place[seat] > 0 || s.zones.slice(COLUMNS * seat, COLUMNS * (seat + 1)).every((zone) => zone === 0),
      ),
      'zones',
      'are empty where a player is out',
    ],
    [
      isOver || seats.every((seat) => s.place[seat] === 0 || [LEFT, RIGHT].every((side) => !isBuried(s, seat, side))),
      'zones',
      'have a damage token under a card in the attack row',
    ],
    [hidden.every((card) => shuffleOf(card) <= s.shuffle), 'shuffle', 'is less than that of a card'],
    [given.pileSize === undefined || given.pileSize === s.pile.length, 'pileSize', 'does not agree with the pile'],
    [isSame(given.removed ?? gone, gone), 'removed', 'does not agree with the bows in play'],
    [isOver || s.window === 'pick' || loose > bows, 'pile', 'leaves too few cards to play with'],
    [s.suspense < 0 || !isBow(s.suspense) || isOwnBow(s), 'suspense', 'is a bow of another seat'],
    [house.isSolo ? s.stack.length > 0 : s.stack.length === 0, 'stack', 'belongs to the solo game'],
    [s.stackAt < Math.max(1, s.stack.length), 'stackAt', 'must be a token of the stack'],
    [
      s.stackSeen <= s.stack.length && (s.stackSeen > 0 || !house.isSolo),
      'stackSeen',
      'counts the tokens that came to light',
    ],
  ]
}

/** EMR-11.5; before step 1 the new card lies on the tokens that it is about to set off. */
const isBuried = (s: State, seat: number, side: number): boolean => {
  const column = s.place[seat] + side
  if (isBlocked(s.couple[2 * seat + side]) || damageIn(s.zones[zoneIndex(seat, column)]) === 0) return false
  const isJustPlaced =
    s.window === 'aside' && s.attack !== null && seat === s.active && column === coveredColumn(s, seat, s.attack.side)
  return !isJustPlaced
}

const isOwnBow = (s: State): boolean => (s.suspense - BLOWS) >>> 1 === s.active
