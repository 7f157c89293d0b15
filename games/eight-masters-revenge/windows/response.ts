import type { Refusal, Sink } from '../../../kernel/contract.ts'
import type { Seat } from '../../../kernel/seats.ts'
import { misplaced, nothing } from '../../../kernel/windows.ts'
import { cardOf, cardOfFace, FACES } from '../cards.ts'
import {
  actOf,
  BLOCK,
  type Choice,
  COUNTER,
  cardIn,
  firstOf,
  LEFT,
  type Packed,
  packCardAt,
  packPair,
  RIGHT,
  SIDES,
  STAND,
  secondOf,
  sideIn,
  TAKE,
} from '../choice.ts'
import { MOST_BLOCKS } from '../constants.ts'
import { recordOf } from '../effects/aim.ts'
import type { House } from '../options.ts'
import { cardAt, isBlocked } from '../placed.ts'
import { isOpen } from '../rules/area.ts'
import { block, canBlockWith, mostBlocks, threatened } from '../rules/block.ts'
import { counter, stand, supports } from '../rules/counter.ts'
import { indexIn } from '../rules/piles.ts'
import type { State } from '../state.ts'
import { cardAndSide, type Window } from './window.ts'

/** D8: take, block or counter, in one question (EMR-7.3); everybody who is asked sees the same answers (EMR-18.7). */
export const response: Window = {
  form: (_house, s, seat) => ({
    kind: 'either',
    of: {
      take: nothing,
      block: recordOf({
        cards: {
          kind: 'cards',
          from: [FACES[cardAt(s.couple[2 * seat])], FACES[cardAt(s.couple[2 * seat + 1])]],
          min: 1,
          max: MOST_BLOCKS,
          ordered: false,
        },
      }),
      counter: cardAndSide(s.hands[seat]),
    },
  }),
  choices: (house, s, seat, out) => {
    out.push(TAKE)
    if (threatened(house, s) > 0) listBlocks(house, s, seat, out)
    listCounters(house, s, seat, out)
  },
  refusal: (house, s, seat, choice) => {
    switch (choice.do) {
      case 'take':
        return null
      case 'block':
        return refuseBlock(house, s, seat, choice.cards)
      case 'counter':
        return refuseCounter(house, s, seat, choice)
      default:
        return misplaced(choice)
    }
  },
  play: (b, seat, code) => {
    const act = actOf(code)
    if (act === 'counter') return counter(b, seat, cardIn(code), sideIn(code))
    if (act === 'block') return block(b, seat, blockingSides(b.s, seat, code))
    b.log?.push({ key: 'emr.take', seat, rule: 'EMR-7.3' })
    b.s.step = 't9'
  },
  fallback: () => TAKE,
}

/** D9: counter back, or leave it (EMR-8.4). */
export const counterback: Window = {
  form: (_house, s, seat) => ({ kind: 'either', of: { stand: nothing, counter: cardAndSide(s.hands[seat]) } }),
  choices: (house, s, seat, out) => {
    out.push(STAND)
    listCounters(house, s, seat, out)
  },
  refusal: (house, s, seat, choice) => {
    if (choice.do === 'stand') return null
    return choice.do === 'counter' ? refuseCounter(house, s, seat, choice) : misplaced(choice)
  },
  play: (b, seat, code) => {
    if (code !== STAND) return counter(b, seat, cardIn(code), sideIn(code))
    b.log?.push({ key: 'emr.stand', seat, rule: 'EMR-8.4' })
    stand(b, seat)
  },
  fallback: () => STAND,
}

const listBlocks = (house: House, s: State, seat: Seat, out: Sink<Packed>): void => {
  const left = canBlockWith(house, s, seat, LEFT)
  const right = canBlockWith(house, s, seat, RIGHT)
  const leftCard = cardAt(s.couple[2 * seat])
  const rightCard = cardAt(s.couple[2 * seat + 1])
  if (left) out.push(packPair(BLOCK, leftCard))
  if (right) out.push(packPair(BLOCK, rightCard))
  if (left && right && mostBlocks(s) > 1) out.push(packPair(BLOCK, leftCard, rightCard))
}

const listCounters = (house: House, s: State, seat: Seat, out: Sink<Packed>): void => {
  const hand = s.hands[seat]
  for (let side = LEFT; side <= RIGHT; side++) {
    if (!supports(house, s, seat, side)) continue
    for (let i = 0; i < hand.length; i++)
      if (house.cards.dragon[cardOf(hand[i])]) out.push(packCardAt(COUNTER, cardOf(hand[i]), side))
  }
}

/** The sides that a block names, as two bits. */
export const blockingSides = (s: State, seat: Seat, code: Packed): number => {
  let sides = 0
  for (let side = LEFT; side <= RIGHT; side++) {
    const card = cardAt(s.couple[2 * seat + side])
    if (card === firstOf(code) || card === secondOf(code)) sides |= 1 << side
  }
  return sides
}

const refuseBlock = (house: House, s: State, seat: Seat, faces: readonly string[]): Refusal | null => {
  const cards = faces.map(cardOfFace)
  const sides = cards.map((card) => [LEFT, RIGHT].find((side) => cardAt(s.couple[2 * seat + side]) === card))
  if (cards.length === 0 || new Set(cards).size < cards.length) return { rule: 'EMR-7.3', why: 'oneOrTwoCards' }
  if (threatened(house, s) === 0) return { rule: 'EMR-7.6', why: 'nothingToBlock' }
  for (const side of sides) {
    if (side === undefined) return { rule: 'EMR-7.4', why: 'notYourCouple' }
    if (canBlockWith(house, s, seat, side)) continue
    return { rule: 'EMR-7.4', why: isBlocked(s.couple[2 * seat + side]) ? 'alreadyBlocked' : 'otherColour' }
  }
  const most = mostBlocks(s)
  return cards.length > most ? { rule: 'EMR-7.7', why: 'tooManyBlocks', params: { most } } : null
}

const refuseCounter = (
  house: House,
  s: State,
  seat: Seat,
  { cards, side }: Extract<Choice, { do: 'attack' | 'counter' }>,
): Refusal | null => {
  const card = cards.length === 1 ? cardOfFace(cards[0]) : -1
  if (cards.length !== 1) return { rule: 'EMR-8.1', why: 'oneCard' }
  if (indexIn(s.hands[seat], card) < 0) return { rule: 'EMR-8.1', why: 'notInHand' }
  if (!house.cards.dragon[card]) return { rule: 'EMR-8.1', why: 'noDragonCard' }
  const at = SIDES.indexOf(side)
  if (supports(house, s, seat, at)) return null
  if (!isOpen(s, seat, at)) return { rule: 'EMR-8.2', why: 'wall' }
  const isDragon = house.cards.dragon[cardAt(s.couple[2 * seat + at])]
  return isDragon ? { rule: 'EMR-19.9', why: 'dragonIsDown' } : { rule: 'EMR-8.2', why: 'noDragonThere' }
}
