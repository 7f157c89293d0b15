import type { Seat } from '../../kernel/seats.ts'
import { archetypeWorth } from './advice/archetype.ts'
import { answerWorth, coverWorth } from './advice/defend.ts'
import { stanceWorth } from './advice/gear.ts'
import { handWorth } from './advice/hand.ts'
import { helpWorth } from './advice/help.ts'
import { attackWorth, playWorth } from './advice/own-turn.ts'
import { type Kind, kindOf } from './cards.ts'
import { ATTACK, BLOCK, DROP, END, KEEP, PASS, PAY, type Packed, REFILL } from './code.ts'
import type { House } from './house.ts'
import { CodeReader } from './rules/plan/plan.ts'
import { handSize } from './rules/slots.ts'
import { upkeepOf } from './rules/turn.ts'
import type { State, WindowName } from './state.ts'
import { helpOf } from './windows/ally.ts'
import { playingOf } from './windows/prepare.ts'
import { refilled } from './windows/refill.ts'

/** What looks good at first sight, in Chi. */
export const score = (house: House, view: State, seat: Seat, code: Packed): number =>
  SCORES[view.window](house, view, seat, code)

type Score = (house: House, view: State, seat: Seat, code: Packed) => number

/** What a card from the deck is worth before it is seen. */
const UNSEEN = 1.8
/** A card that goes to a teammate is played sooner. */
const A_GIFT = 0.3
/** Gear in play is seldom better on the discard pile. */
const A_LOSS = -2

/** An own turn: gear first, then the Attack, if it is any good. */
const ownTurn: Score = (house, view, seat, code) => {
  if (code === END) return 0
  if (code[0] === ATTACK) return attackWorth(house, view, seat, new CodeReader(code, 1).plan())
  if (code[0] === DROP) return A_LOSS
  const { kind, to, from } = playingOf(code)
  return playWorth(
    house,
    view,
    seat,
    kind,
    from ?? (to === undefined ? -1 : seat),
    to ?? (from === undefined ? -1 : seat),
  )
}

const SCORES: Readonly<Record<WindowName, Score>> = {
  archetype: (house, _view, _seat, code) => archetypeWorth(house, code.charCodeAt(1)),
  upkeep: (house, view, seat, code) => {
    if (code !== PAY) return 0
    const worth = stanceWorth(house, view, seat, view.stances[seat], view.onStance[seat])
    return worth - (view.chi[house.sideOf[seat]] <= LITTLE ? upkeepOf(house, view, seat) * DEAR : 0)
  },
  refill: (house, view, seat, code) => {
    if (code[0] === DROP) return refillWorth(house, view, seat, REFILL) + A_LOSS
    return refillWorth(house, view, seat, code)
  },
  prepare: ownTurn,
  respite: ownTurn,
  ally: (house, view, seat, code) => {
    if (code === PASS) return 0
    const { help, plan } = helpOf(code)
    return helpWorth(house, view, seat, help, plan)
  },
  cover: (house, view, seat, code) => {
    if (code === PASS) return 0
    const reader = new CodeReader(code, 1)
    return coverWorth(house, view, seat, reader.next(), reader.next() - 1, reader.planOrNone())
  },
  answer: (house, view, seat, code) => {
    if (code === PASS) return answerWorth(house, view, seat, -1, null)
    const reader = new CodeReader(code, 1)
    const block = code[0] === BLOCK ? reader.next() : -1
    return answerWorth(house, view, seat, block, reader.planOrNone())
  },
  passCard: (house, view, seat, code) => {
    if (code === KEEP) return 0
    const kind = code.charCodeAt(1)
    const to = code.charCodeAt(2)
    const own = view.hands[seat].map(kindOf)
    const lost = handWorth(house, view, seat, own) - handWorth(house, view, seat, without(own, [kind]))
    return Math.min(gift(house, view, to, kind), 4) - Math.max(lost, UNSEEN) - A_GIFT
  },
  none: () => 0,
}

/** What is kept, and what is drawn for the rest. */
const refillWorth: Score = (house, view, seat, code) => {
  const kept = without(view.hands[seat].map(kindOf), refilled(code))
  const drawn = Math.max(0, handSize(house, view, seat) - kept.length)
  return handWorth(house, view, seat, kept) + drawn * UNSEEN
}

const LITTLE = 4
/** Who has little Chi left counts each one double and more. */
const DEAR = 4

/** What a single card is worth to a teammate whose hand is not known. */
const gift = (house: House, view: State, to: Seat, kind: Kind): number => handWorth(house, view, to, [kind])

const without = (hand: readonly Kind[], gone: readonly Kind[]): Kind[] => {
  const kept = hand.slice()
  for (let i = 0; i < gone.length; i++) kept.splice(kept.indexOf(gone[i]), 1)
  return kept
}
