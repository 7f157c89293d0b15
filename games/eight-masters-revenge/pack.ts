import type { Seat } from '../../kernel/seats.ts'
import { rankOf, setOf } from './card-set.ts'
import { type Card, cardOfFace, FACES, facesOf } from './cards.ts'
import {
  ATTACK,
  actCode,
  actOf,
  BLOCK,
  type Choice,
  COUNTER,
  cardIn,
  columnOfZone,
  DROP,
  EFFECT,
  firstOf,
  GIVE,
  isPlainAct,
  MOVE_IN_ZONES,
  MOVE_ON_CARDS,
  NEW_EFFECT,
  type Packed,
  PICK,
  PLACE,
  PUT_CROW,
  packCardAt,
  packPair,
  packValue,
  SIDES,
  seatOfZone,
  secondOf,
  sideIn,
  valueOf,
  WOUND,
  zoneValue,
} from './choice.ts'
import { FIGHTERS, fighterIndex } from './fighters.ts'
import { cardAt } from './placed.ts'
import type { State } from './state.ts'
import { packUse, unpackUse } from './use.ts'

const cardsFrom = (faces: readonly string[]): Card[] => faces.map(cardOfFace)

/** A legal choice in its one spelling: blocking cards from left to right, dropped ones by number. */
export const pack = (s: State, seat: Seat, choice: Choice): Packed => {
  switch (choice.do) {
    case 'pick':
      return packValue(PICK, fighterIndex(choice.fighter))
    case 'give':
      return packValue(GIVE, choice.seat)
    case 'place':
      return packValue(PLACE, choice.column)
    case 'putCrow':
      return packValue(PUT_CROW, zoneValue(choice.seat, choice.column))
    case 'attack':
      return packCardAt(ATTACK, cardOfFace(choice.cards[0]), SIDES.indexOf(choice.side))
    case 'counter':
      return packCardAt(COUNTER, cardOfFace(choice.cards[0]), SIDES.indexOf(choice.side))
    case 'moveOnCards':
      return packPair(MOVE_ON_CARDS, cardOfFace(choice.cards[0]), cardOfFace(choice.cards[1]))
    case 'moveInZones':
      return packPair(MOVE_IN_ZONES, choice.from, choice.to)
    case 'block': {
      const cards = cardsFrom(choice.cards)
      const blocking = [cardAt(s.couple[2 * seat]), cardAt(s.couple[2 * seat + 1])].filter((card) =>
        cards.includes(card),
      )
      return packPair(BLOCK, blocking[0], blocking[1])
    }
    case 'wound':
      return packPair(WOUND, cardOfFace(choice.cards[0]))
    case 'effect':
      return packValue(EFFECT, packUse(choice.use))
    case 'newEffect':
      return packValue(NEW_EFFECT, packUse(choice.use))
    case 'drop':
      return packValue(DROP, rankOf(cardsFrom(choice.cards).sort((x, y) => x - y)))
    default:
      return actCode(choice.do)
  }
}

const facesIn = (code: Packed): string[] => {
  const second = secondOf(code)
  return second < 0 ? [FACES[firstOf(code)]] : [FACES[firstOf(code)], FACES[second]]
}

export const unpack = (code: Packed): Choice => {
  const act = actOf(code)
  if (isPlainAct(act)) return { do: act }
  switch (act) {
    case 'pick':
      return { do: act, fighter: FIGHTERS[valueOf(code)].id }
    case 'give':
      return { do: act, seat: valueOf(code) }
    case 'place':
      return { do: act, column: valueOf(code) }
    case 'putCrow':
      return { do: act, seat: seatOfZone(valueOf(code)), column: columnOfZone(valueOf(code)) }
    case 'attack':
    case 'counter':
      return { do: act, cards: [FACES[cardIn(code)]], side: SIDES[sideIn(code)] }
    case 'moveOnCards':
    case 'block':
    case 'wound':
      return { do: act, cards: facesIn(code) }
    case 'moveInZones':
      return { do: act, from: firstOf(code), to: secondOf(code) }
    case 'effect':
    case 'newEffect':
      return { do: act, use: unpackUse(valueOf(code)) }
    case 'drop':
      return { do: act, cards: facesOf(setOf(valueOf(code))) }
  }
}
