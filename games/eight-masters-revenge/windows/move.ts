import type { Refusal } from '../../../kernel/contract.ts'
import type { Seat } from '../../../kernel/seats.ts'
import { misplaced, nothing } from '../../../kernel/windows.ts'
import { cardOfFace, FACES } from '../cards.ts'
import {
  actOf,
  type Choice,
  firstOf,
  LEFT,
  MOVE_IN_ZONES,
  MOVE_ON_CARDS,
  NO_MOVE,
  packPair,
  RIGHT,
  secondOf,
} from '../choice.ts'
import { COLUMNS } from '../constants.ts'
import { columnForm, recordOf } from '../effects/aim.ts'
import { cardAt, DAMAGE, damageIn, tokensOn } from '../placed.ts'
import { canShift, moveInZones, moveOnCards } from '../rules/action.ts'
import { zoneIndex } from '../rules/area.ts'
import type { State } from '../state.ts'
import type { Window } from './window.ts'

/** D6: after a draw action one damage token of the own area may move (EMR-4.9). */
export const move: Window = {
  form: (_house, s, seat) => ({
    kind: 'either',
    of: {
      noMove: nothing,
      moveOnCards: recordOf({
        cards: { kind: 'cards', from: couple(s, seat).map((card) => FACES[card]), min: 2, max: 2, ordered: true },
      }),
      moveInZones: recordOf({ from: columnForm, to: columnForm }),
    },
  }),
  choices: (_house, s, seat, out) => {
    out.push(NO_MOVE)
    for (let side = LEFT; side <= RIGHT; side++)
      if (tokensOn(s.couple[2 * seat + side], DAMAGE) > 0)
        out.push(packPair(MOVE_ON_CARDS, couple(s, seat)[side], couple(s, seat)[1 - side]))
    for (let from = 1; from <= COLUMNS; from++)
      for (let to = from - 1; to <= from + 1; to += 2)
        if (to >= 1 && to <= COLUMNS && canShift(s, from, to)) out.push(packPair(MOVE_IN_ZONES, from, to))
  },
  refusal: (_house, s, seat, choice) => {
    switch (choice.do) {
      case 'noMove':
        return null
      case 'moveOnCards':
        return refuseOnCards(s, seat, choice.cards)
      case 'moveInZones':
        return refuseInZones(s, seat, choice)
      default:
        return misplaced(choice)
    }
  },
  play: (b, seat, code) => {
    const act = actOf(code)
    if (act === 'moveOnCards') moveOnCards(b, couple(b.s, seat).indexOf(firstOf(code)))
    else if (act === 'moveInZones') moveInZones(b, firstOf(code), secondOf(code))
    b.s.step = 'end'
  },
  fallback: () => NO_MOVE,
}

const couple = (s: State, seat: Seat): readonly [number, number] => [
  cardAt(s.couple[2 * seat]),
  cardAt(s.couple[2 * seat + 1]),
]

const refuseOnCards = (s: State, seat: Seat, faces: readonly string[]): Refusal | null => {
  const [from, to] = faces.map((face) => couple(s, seat).indexOf(cardOfFace(face)))
  if (faces.length !== 2 || from < 0 || to < 0 || from === to) return { rule: 'EMR-4.9', why: 'fromCardToCard' }
  return tokensOn(s.couple[2 * seat + from], DAMAGE) > 0 ? null : { rule: 'EMR-4.11', why: 'noDamageToken' }
}

const refuseInZones = (s: State, seat: Seat, { from, to }: Extract<Choice, { do: 'moveInZones' }>): Refusal | null => {
  const isThere = (column: number): boolean => column >= 1 && column <= COLUMNS
  if (!isThere(from) || !isThere(to) || Math.abs(from - to) !== 1) return { rule: 'EMR-4.9', why: 'zoneBeside' }
  if (damageIn(s.zones[zoneIndex(seat, from)]) === 0) return { rule: 'EMR-4.11', why: 'noDamageToken' }
  return canShift(s, from, to) ? null : { rule: 'EMR-4.10', why: 'zoneOccupied' }
}
