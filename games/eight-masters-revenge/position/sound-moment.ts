import type { Check } from '../../../kernel/position.ts'
import { seatList } from '../../../kernel/seats.ts'
import { BLOWS } from '../cards.ts'
import { FALLEN_LIMIT, LAST_PLACE } from '../constants.ts'
import type { House } from '../options.ts'
import { cardAt } from '../placed.ts'
import { isFallen, isOut, leftNeighbour } from '../rules/bout.ts'
import { slidingLeft, slidingSeat, slidingSide } from '../rules/slide-code.ts'
import { stepOf } from '../rules/step-of.ts'
import type { Given, State, StepName, WindowName } from '../state.ts'

type Part = 'none' | 'some' | 'any'

/** Which windows and, for a fall, which steps go with an attack and a card in suspense. */
const PARTS: Readonly<Partial<Record<WindowName | StepName, readonly [attack: Part, suspense: Part]>>> = {
  aside: ['some', 'some'],
  response: ['some', 'some'],
  counterback: ['some', 'some'],
  t9: ['some', 'some'],
  effect: ['any', 'some'],
  free: ['some', 'none'],
  revealEnd: ['none', 'some'],
  blow: ['some', 'some'],
  check: ['some', 'some'],
  exchange: ['some', 'some'],
  attackEnd: ['some', 'some'],
}

/** Where a fall may interrupt a turn (EMR-18.6). */
const INTERRUPTED: readonly StepName[] = [
  'action',
  'revealEnd',
  'blow',
  'check',
  'exchange',
  'effect',
  'attackEnd',
  'next',
]

const agrees = (part: Part, isThere: boolean): boolean => part === 'any' || isThere === (part === 'some')

/** Whose turn it is, and what is being asked. */
export const moment = (house: House, given: Given, s: State): Check[] => {
  const { window, attack } = s
  if (s.ended !== null) return over(given, s)
  const isFall = window === 'drop' && s.step !== 'end'
  const [attacked, suspended] = PARTS[isFall ? s.step : window] ?? ['none', 'none']
  const isRunning = s.packets.length > 0 || s.slide !== 0
  return [
    [given.window !== 'none', 'ended', 'is missing where nobody is asked'],
    [typeof house.turnLimit !== 'number' || s.turn <= house.turnLimit, 'turn', 'is beyond the turn limit'],
    [window === 'none' || (s.asked >= 0 && s.asked < house.seats), 'asked', 'must be a player'],
    [s.asked < 0 || window === 'none' || !isOut(house, s, s.asked), 'asked', 'is out of the fight'],
    [window !== 'none' || s.asked < 0, 'asked', 'goes with a window'],
    [
      s.step === stepOf(window, attack) || (isFall && INTERRUPTED.includes(s.step)),
      'step',
      'does not go with the window',
    ],
    [!isRunning || isFall, 'packets', 'are waiting only while somebody drops cards after a fall'],
    [!isFall || isFallen(house, s, s.asked), 'asked', 'has not fallen'],
    [!isFall || s.hands[s.asked].length > FALLEN_LIMIT, 'hands', 'have nothing to drop'],
    [s.slide === 0 || hasRoom(s), 'slide', 'goes through a wall'],
    [window !== 'drop' || isFall || s.aside.length === 0, 'aside', 'was taken before cards are dropped'],
    [agrees(attacked, attack !== null), 'attack', attacked === 'some' ? 'is missing' : 'is not under way here'],
    [agrees(suspended, s.suspense >= 0), 'suspense', suspended === 'some' ? 'is missing' : 'is empty here'],
    ...picking(house, s),
    ...(attack === null ? [] : attacking(house, s, attack, isFall)),
  ]
}

const over = (given: Given, { ended, window }: State): Check[] => [
  [window === 'none' && (given.asked ?? -1) < 0, 'window', 'is none when the game has ended'],
  [ended !== null && ended.winners.length > 0, 'ended.winners', 'must be somebody'],
]

const hasRoom = (s: State): boolean => {
  const place = s.place[slidingSeat(s.slide)] + (slidingSide(s.slide) === 0 ? -1 : 1) * slidingLeft(s.slide)
  return place >= 1 && place <= LAST_PLACE
}

/** EMR-1.12: before the deal, each in turn. */
const picking = (house: House, s: State): Check[] => {
  if (s.window !== 'pick') return [[s.draft.length === 0, 'draft', 'goes with the window pick']]
  const waiting = seatList(house.seats).filter((seat) => !isOut(house, s, seat) && s.fighters[seat] < 0)
  return [
    [house.fighters === 'choose', 'window', 'needs the option fighters=choose'],
    [s.draft[0] === s.asked && s.draft.length === waiting.length, 'draft', 'must say who has yet to pick'],
    [s.draft.every((seat) => waiting.includes(seat)), 'draft', 'must say who has yet to pick'],
    [s.pile.length === BLOWS && s.turn === 0, 'pile', 'is dealt after the fighters are picked'],
  ]
}

const attacking = (house: House, s: State, a: NonNullable<State['attack']>, isFall: boolean): Check[] => {
  const isLaden = s.window === 'aside' || (isFall && s.step === 'blow')
  const isBefore = isLaden || (isFall && s.step === 'check')
  const isAnswered = s.window === 'response' || s.window === 'counterback' || s.window === 't9'
  const isFought = s.window === 'counterback' || (isFall && s.step === 'exchange')
  return [
    [isBefore === a.defender < 0, 'attack.defender', 'is known from the hit check on'],
    [a.defender !== s.active, 'attack.defender', 'must be somebody else'],
    [!isAnswered || a.defender === leftNeighbour(house, s, s.active), 'attack.defender', 'must be the left neighbour'],
    [
      a.counterer < 0 || a.counterer === a.defender || a.counterer === s.active,
      'attack.counterer',
      'must be one of the two',
    ],
    [!isFought || a.counterer >= 0, 'attack.counterer', 'is missing'],
    [s.window !== 'response' || a.counterer < 0, 'attack.counterer', 'comes after the answer'],
    [a.blocks === 0 || (a.counterer < 0 && s.window !== 'response'), 'attack.blocks', 'exclude a counter'],
    [
      isLaden ? cardAt(a.tokens) === s.suspense : a.tokens === 0,
      'attack.blow',
      'is the card in suspense until its tokens act',
    ],
    [
      s.window !== 'aside' || cardAt(s.couple[2 * s.active + a.side]) === a.card,
      'attack.card',
      'must stand on its side of the couple',
    ],
  ]
}
