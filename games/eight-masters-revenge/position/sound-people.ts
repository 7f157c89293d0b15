import type { Check } from '../../../kernel/position.ts'
import { seatList } from '../../../kernel/seats.ts'
import { MOST_IN_A_SET } from '../card-set.ts'
import { FIGHTERS, MASTERS } from '../fighters.ts'
import type { House } from '../options.ts'
import { handLimit, isAutomaton, isOpponent, isOut, masterOf, mateOf } from '../rules/bout.ts'
import type { Given, State } from '../state.ts'

/** Lives, fighters, hands and markers. */
export const people = (house: House, given: Given, s: State): Check[] => {
  const seats = seatList(house.areas)
  const isOver = s.ended !== null
  const chosen = s.fighters.filter((fighter) => fighter >= 0)
  const boards = chosen.map((fighter) => FIGHTERS[fighter].board)
  const standing = seats.filter((seat) => s.life[seat] > 0)
  const sides = house.isTeam ? seats.filter((seat) => seat < 2 && s.life[seat] + s.life[mateOf(seat)] > 0) : standing
  const furious = seats.filter((seat) => ((s.fury >>> seat) & 1) === 1)
  const most = (seat: number): number =>
    handLimit(house, s, seat) + (s.window === 'drop' && s.asked === seat ? MOST_IN_A_SET : 0)
  const sizes = seats.every((seat) => (given.handSizes?.[seat] ?? s.hands[seat].length) === s.hands[seat].length)
  const hasT2 = s.fighters[s.active] >= 0 && ((MASTERS.T2 >>> s.fighters[s.active]) & 1) === 1
  const owner = masterOf(s, 'T8')
  return [
    [s.life.every((life) => life <= house.fullLife), 'life', `is ${house.fullLife} at the most`],
    [isOver || sides.length > 1, 'life', 'leaves only one side, and the game has not ended'],
    [
      seats.every((seat) => (s.place[seat] === 0 ? isOut(house, s, seat) : isOver || !isOut(house, s, seat))),
      'areas',
      'are out exactly where a player is out of the fight',
    ],
    [isOver || !isOut(house, s, s.active), 'active', 'is out of the fight'],
    [s.starter < house.seats, 'starter', 'must be a player'],
    [new Set(chosen).size === chosen.length, 'fighters', 'are taken once each'],
    [house.boardSides === 'free' || new Set(boards).size === boards.length, 'fighters', 'share a board'],
    [!house.isSolo || s.fighters[1] < 0, 'fighters', 'are for people, not for the automaton'],
    [
      furious.every((seat) => s.fighters[seat] >= 0 && (isOver || !isOut(house, s, seat))),
      'fury',
      'is for fighters in the fight',
    ],
    [seats.every((seat) => isOver || s.hands[seat].length <= most(seat)), 'hands', 'hold more cards than they may'],
    [
      seats.every((seat) => s.hands[seat].length === 0 || (s.place[seat] > 0 && !isAutomaton(house, seat))),
      'hands',
      'are for players in the fight',
    ],
    [sizes, 'handSizes', 'do not agree with the hands'],
    [isOver || s.aside.length === 0 || hasT2, 'aside', 'needs a fighter with T2'],
    [s.aside.length <= MOST_IN_A_SET, 'aside', `has ${MOST_IN_A_SET} cards at the most`],
    [
      s.marker < 0 || (owner >= 0 && isOpponent(house, s, owner, s.marker)) || isOver,
      'marker',
      'goes to an opponent of T8’s owner',
    ],
    [
      s.marker < 0 || isOver || given.window === undefined || furious.includes(owner),
      'marker',
      'is with its owner while he is calm',
    ],
  ]
}
