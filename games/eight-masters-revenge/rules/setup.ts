import type { Refusal } from '../../../kernel/contract.ts'
import { type Rng, resume } from '../../../kernel/random.ts'
import { type Seat, seatList } from '../../../kernel/seats.ts'
import { BLOWS, bowOf, type Card } from '../cards.ts'
import { LEFT, RIGHT } from '../choice.ts'
import { CARDS_DEALT, CARDS_DEALT_TO_SECOND, FIRST_PLACE } from '../constants.ts'
import { FIGHTERS, MASTERS } from '../fighters.ts'
import type { House } from '../options.ts'
import { CROW } from '../placed.ts'
import { copyState, MINUS_TOKEN, NEUTRAL_TOKEN, PLUS_TOKEN, type State, stateOf } from '../state.ts'
import { ask, type Bout, isOut } from './bout.ts'
import { insert } from './piles.ts'
import { run } from './steps.ts'

/** EMR-11.2; the solo stack and its side markers come out of it (EMR-14.6). */
const SUPPLY = { damage: 16, plus: 8, minus: 8, crow: 3 }
const IN_THE_STACK = 3
const SIDE_MARKERS = 1
/** EMR-14.5 */
const NEUTRALS: Readonly<Record<string, number>> = { easy: 4, normal: 2, hard: 0 }

const neutralsOf = ({ difficulty }: House): number => NEUTRALS[difficulty]

/** All tokens in the order of the supply. */
export const wholeBox = (house: House): number[] => {
  const taken = house.isSolo ? IN_THE_STACK + SIDE_MARKERS : 0
  const neutrals = house.isSolo ? neutralsOf(house) : 0
  return [SUPPLY.damage - neutrals, SUPPLY.plus - taken, SUPPLY.minus - taken, SUPPLY.crow]
}

/** What there is for play; crows only if T7's owner is at the table (appendix B). */
export const wholeSupply = (house: House, fighters: readonly number[]): number[] => {
  const hasCrows = fighters.some((fighter) => fighter >= 0 && ((MASTERS.T7 >>> fighter) & 1) === 1)
  const supply = wholeBox(house)
  if (!hasCrows) supply[CROW] = 0
  return supply
}

/** The tokens of the solo stack, not yet shuffled. */
export const wholeStack = (house: House): number[] =>
  house.isSolo
    ? [
        ...Array<number>(IN_THE_STACK).fill(PLUS_TOKEN),
        ...Array<number>(IN_THE_STACK).fill(MINUS_TOKEN),
        ...Array<number>(neutralsOf(house)).fill(NEUTRAL_TOKEN),
      ]
    : []

/** Two bows in the central zones, full life, nothing else in play (EMR-1.3, EMR-1.4, EMR-1.14). */
const emptyState = (house: House, starter: Seat): State => {
  const everybody = seatList(house.areas)
  const s = copyState(stateOf(house).blank)
  s.life = everybody.map(() => house.fullLife)
  s.place = everybody.map(() => FIRST_PLACE)
  s.couple = everybody.flatMap((seat) => [bowOf(seat, LEFT), bowOf(seat, RIGHT)])
  s.supply = wholeSupply(house, s.fighters)
  s.pile = Array.from({ length: BLOWS }, (_, card) => card)
  s.starter = starter
  s.active = starter
  return s
}

/** Chapter 1: the starting player, then the fighters, then the cards (EMR-1.12). */
export const newGame = (house: House, rng: Rng, log: Bout['log']): State => {
  const starter = house.isSolo ? 0 : rng.below(house.seats) // EMR-1.9, EMR-14.7
  const s = emptyState(house, starter)
  const b: Bout = { house, s, log }
  log?.push({ key: 'emr.starter', seat: starter, rule: house.isSolo ? 'EMR-14.7' : 'EMR-1.8' })
  s.stack = wholeStack(house)
  rng.shuffle(s.stack)
  s.stackAt = Math.max(0, s.stack.length - 1)
  s.stackSeen = Math.min(1, s.stack.length) // EMR-14.12
  if (house.fighters === 'random') dealFighters(b, rng)
  if (house.fighters !== 'choose') {
    dealCards(b, rng)
    return s
  }
  s.draft = clockwise(house, starter)
  s.stream = rng.save()
  ask(s, 'pick', starter)
  return s
}

const clockwise = (house: House, first: Seat): Seat[] =>
  seatList(house.seats).map((step) => (first + step) % house.seats)

/** EMR-19.1; with exclusive boards first a board, then a side of it (EMR-19.2). */
const dealFighters = (b: Bout, rng: Rng): void => {
  const { house, s } = b
  for (const seat of clockwise(house, s.starter)) {
    const free = freeFighters(house, s)
    const board = house.boardSides === 'exclusive' ? rng.take([...new Set(free.map(boardOf))]) : 0
    takeFighter(b, seat, rng.take(free.filter((fighter) => board === 0 || boardOf(fighter) === board)))
  }
}

const boardOf = (fighter: number): number => FIGHTERS[fighter].board

export const freeFighters = (house: House, s: State): number[] =>
  FIGHTERS.flatMap((_, fighter) => (refuseFighter(house, s, fighter) === null ? [fighter] : []))

export const refuseFighter = (house: House, s: State, fighter: number): Refusal | null => {
  if (s.fighters.includes(fighter)) return { rule: 'EMR-1.13', why: 'fighterTaken' }
  if (house.boardSides === 'free') return null
  const isTaken = s.fighters.some((other) => other >= 0 && boardOf(other) === boardOf(fighter))
  return isTaken ? { rule: 'EMR-19.2', why: 'boardTaken' } : null
}

const takeFighter = ({ s, house, log }: Bout, seat: Seat, fighter: number): void => {
  s.fighters[seat] = fighter
  s.supply[CROW] = wholeSupply(house, s.fighters)[CROW]
  log?.push({ key: 'emr.fighter', seat, fighter: FIGHTERS[fighter].id, rule: 'EMR-1.12' })
}

export const pickFighter = (b: Bout, seat: Seat, fighter: number): void => {
  takeFighter(b, seat, fighter)
  b.s.draft.shift()
  goOnPicking(b)
}

/** The next one picks; after the last one the cards are dealt. */
export const goOnPicking = (b: Bout): void => {
  const { s } = b
  if (s.draft.length > 0) ask(s, 'pick', s.draft[0])
  else dealCards(b, resume(s.stream))
}

/** EMR-1.8, EMR-1.9: one card at a time, clockwise from the starting player; then the first turn begins. */
const dealCards = (b: Bout, rng: Rng): void => {
  const { house, s, log } = b
  s.pile.sort((x, y) => x - y)
  rng.shuffle(s.pile)
  const rounds = house.thirdCard === 'on' && house.mode === 'duel' ? CARDS_DEALT_TO_SECOND : CARDS_DEALT
  for (let round = 1; round <= rounds; round++)
    for (const seat of clockwise(house, s.starter))
      if (!isOut(house, s, seat) && (round <= CARDS_DEALT || seat !== s.starter)) insert(s.hands[seat], pop(s.pile))
  s.stream = rng.save()
  log?.push({ key: 'emr.deal', count: CARDS_DEALT, rule: 'EMR-1.8' })
  run(b)
}

const pop = (pile: Card[]): Card => {
  const card = pile.pop()
  if (card === undefined) throw new Error('there are cards enough for every table')
  return card
}
