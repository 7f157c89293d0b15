import type { Seat } from '../../../kernel/seats.ts'
import { cardOf } from '../cards.ts'
import { LEFT, RIGHT } from '../choice.ts'
import { LAST_PLACE } from '../constants.ts'
import { slide } from '../effects/slide.ts'
import { layTrap } from '../effects/trap.ts'
import { wound } from '../effects/wound.ts'
import { cardAt, DAMAGE } from '../placed.ts'
import { NEUTRAL_TOKEN, PLUS_TOKEN, type State } from '../state.ts'
import { isOpen } from './area.ts'
import { attack } from './attack.ts'
import { block, canBlockWith, mostBlocks, threatened } from './block.ts'
import { type Bout, canDraw, theAttack } from './bout.ts'
import { take } from './piles.ts'

/** EMR-14.4: "+" is the right side, "−" the left. */
const sideOfToken = ({ stack, stackAt }: State): number => (stack[stackAt] === PLUS_TOKEN ? RIGHT : LEFT)
const TOKEN_NAMES = ['plus', 'minus', 'neutral']

/** EMR-14.11 to EMR-14.15: the next token says what the automaton does. */
export const takeAutomatonTurn = (b: Bout): void => {
  const { s, log } = b
  s.stackAt = (s.stackAt + 1) % s.stack.length
  s.stackSeen = Math.min(s.stack.length, s.stackSeen + 1)
  const token = s.stack[s.stackAt]
  log?.push({ key: 'emr.token', token: TOKEN_NAMES[token], rule: token === NEUTRAL_TOKEN ? 'EMR-14.13' : 'EMR-14.14' })
  s.step = 'end'
  if (token === NEUTRAL_TOKEN) return
  if (canDraw(s)) attack(b, cardOf(take(b)), openSide(s, s.active))
  else log?.push({ key: 'emr.skip', seat: s.active, rule: 'EMR-14.26' })
}

const openSide = (s: State, seat: Seat): number => {
  const side = sideOfToken(s)
  return isOpen(s, seat, side) ? side : 1 - side
}

/** EMR-14.9, EMR-14.10: with as many cards as it may, L before R. */
export const blockAlways = (b: Bout, seat: Seat): void => {
  const { s, house } = b
  let left = threatened(house, s) > 0 ? mostBlocks(s) : 0
  let sides = 0
  for (let side = LEFT; side <= RIGHT && left > 0; side++) {
    if (!canBlockWith(house, s, seat, side)) continue
    sides |= 1 << side
    left -= 1
  }
  if (sides === 0) s.step = 't9'
  else block(b, seat, sides)
}

/** EMR-14.19 to EMR-14.26: it always uses slide, trap and wound against the human, and nothing else. */
export const useAutomatonEffect = (b: Bout): void => {
  const { s, house } = b
  const human = theAttack(s).defender
  const side = sideOfToken(s) // EMR-14.25
  const effect = theAttack(s).crowed ? 'none' : house.cards.effect[s.suspense]
  s.step = 'attackEnd'
  if (effect === 'slide') slideToTheEnd(b, human, side)
  else if (effect === 'trap' && s.supply[DAMAGE] > 0) layTrap(b, human, besideCouple(s, human))
  else if (effect === 'wound' && s.supply[DAMAGE] > 0) wound(b, cardAt(s.couple[2 * human + side]))
}

/** EMR-14.21 */
const slideToTheEnd = (b: Bout, human: Seat, side: number): void => {
  const { place } = b.s
  const way = isOpen(b.s, human, side) ? side : 1 - side
  slide(b, human, way, way === LEFT ? place[human] - 1 : LAST_PLACE - place[human])
}

/** EMR-14.23 */
const besideCouple = (s: State, human: Seat): number =>
  openSide(s, human) === LEFT ? s.place[human] - 1 : s.place[human] + 2
