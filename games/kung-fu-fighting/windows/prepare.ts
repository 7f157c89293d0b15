import type { Refusal } from '../../../kernel/contract.ts'
import type { RecordForm } from '../../../kernel/forms.ts'
import type { Seat } from '../../../kernel/seats.ts'
import { misplaced, nothing } from '../../../kernel/windows.ts'
import type { Kind } from '../cards.ts'
import type { PlayChoice } from '../choice.ts'
import { ATTACK, DROP, END, type Packed, PLAY, withCode } from '../code.ts'
import type { House } from '../house.ts'
import type { Bout } from '../rules/bout.ts'
import { attack } from '../rules/exchange.ts'
import { ANYBODY } from '../rules/plan/aim.ts'
import { CodeReader, onlyOne, planFrom } from '../rules/plan/plan.ts'
import { refusePlan } from '../rules/plan/refuse.ts'
import { PlanSpace } from '../rules/plan/space.ts'
import { packPlan } from '../rules/plan/spelling.ts'
import { movesWeapon, play as playCard, refusePlay, type Way, ways } from '../rules/preparing.ts'
import { canDoNothing, endTurn } from '../rules/turn.ts'
import type { State } from '../state.ts'
import { fromOffers, type Offer, plainly } from './offers.ts'
import { drop, dropForm, drops, packDrop, refuseDrop } from './shed.ts'
import { kindsIn, oneCard, planFields, type Window } from './window.ts'

/** Which way a Weapon goes, in a code. */
const TO = 1
const FROM = 2

/** KFF-15.3; in Respite without the Attack (KFF-15.13). */
const ownTurn = (mayAttack: boolean): Window => ({
  form: (house, s, seat) => ({
    kind: 'either',
    of: {
      end: nothing,
      play: playForm(house, s, seat),
      drop: dropForm,
      attack: { kind: 'record', fields: planFields(house, s, seat) },
    },
  }),
  ...fromOffers((house, s, seat) => offers(house, s, seat, mayAttack)),
  refusal: (house, s, seat, choice) => {
    if (choice.do === 'end') return null
    if (choice.do === 'play') return refusePlaying(house, s, seat, choice)
    if (choice.do === 'drop') return refuseDrop(s, seat, choice.slot)
    if (choice.do !== 'attack') return misplaced(choice)
    return mayAttack
      ? refusePlan(house, s, seat, ANYBODY, planFrom(house, choice))
      : { rule: 'KFF-4.13', why: 'attackedAlready' }
  },
  pack: (house, s, seat, choice) => {
    if (choice.do === 'end') return END
    if (choice.do === 'play') return packPlaying(house, choice)
    if (choice.do === 'drop') return packDrop(choice.slot)
    return choice.do === 'attack' ? ATTACK + packPlan(house, s, seat, ANYBODY, choice) : misplaced(choice)
  },
  play: (b, code) => {
    const { s } = b
    const seat = s.asked
    if (code === END) return endTurn(b)
    if (code[0] === ATTACK) return attack(b, seat, new CodeReader(code, 1).plan())
    if (code[0] === DROP) drop(b, seat, code)
    else playOne(b, seat, code)
    if (canDoNothing(s, seat)) endTurn(b) // KFF-16.5
  },
  fallback: () => END,
})

export const prepare = ownTurn(true)
export const respite = ownTurn(false)

/** KFF-4.4: what may be tried before the drawing is finished, and is refused. */
export const earlyForms = (house: House, s: State, seat: Seat): Record<'play' | 'attack', RecordForm> => ({
  play: playForm(house, s, seat),
  attack: { kind: 'record', fields: planFields(house, s, seat) },
})

export const TOO_EARLY: Refusal = { rule: 'KFF-4.4', why: 'tooEarly' }

const playForm = (house: House, s: State, seat: Seat): RecordForm => {
  const of = house.members[house.sideOf[seat]].filter((other) => other !== seat)
  const whither = of.length === 0 ? {} : { to: { form: { kind: 'seat', of }, optional: true } as const }
  const whence = of.length === 0 ? {} : { from: { form: { kind: 'seat', of }, optional: true } as const }
  return { kind: 'record', fields: { cards: oneCard(house, s, seat), ...whither, ...whence } }
}

const offers = (house: House, s: State, seat: Seat, mayAttack: boolean): Offer[] => {
  const all: Offer[] = [plainly(END)]
  for (const kind of kindsIn(s.hands[seat])) {
    if (refusePlay(house, s, seat, kind) !== null) continue
    if (!movesWeapon(house, kind)) all.push(plainly(withCode(PLAY, kind)))
    else for (const way of ways(house, s, seat)) all.push(plainly(packWay(kind, seat, way)))
  }
  for (const code of drops(s, seat)) all.push(plainly(code))
  if (mayAttack) all.push({ head: ATTACK, space: new PlanSpace(house, s, seat, ANYBODY) })
  return all
}

const packWay = (kind: Kind, seat: Seat, { from, to }: Way): Packed =>
  from === seat ? withCode(PLAY, kind, TO, to) : withCode(PLAY, kind, FROM, from)

const packPlaying = (house: House, { cards, to, from }: PlayChoice): Packed => {
  const kind = onlyOne(house, cards)
  if (to !== undefined) return withCode(PLAY, kind, TO, to)
  return from === undefined ? withCode(PLAY, kind) : withCode(PLAY, kind, FROM, from)
}

export const playingOf = (code: Packed): { kind: Kind; to?: Seat; from?: Seat } => {
  const kind = code.charCodeAt(1)
  if (code.length < 4) return { kind }
  const seat = code.charCodeAt(3)
  return code.charCodeAt(2) === TO ? { kind, to: seat } : { kind, from: seat }
}

const playOne = (b: Bout, seat: Seat, code: Packed): void => {
  const { kind, to, from } = playingOf(code)
  const way = to !== undefined ? { from: seat, to } : from !== undefined ? { from, to: seat } : null
  playCard(b, seat, kind, way)
}

const refusePlaying = (house: House, s: State, seat: Seat, choice: PlayChoice): Refusal | null => {
  const { cards, to, from } = choice
  const kind = onlyOne(house, cards)
  const refused = refusePlay(house, s, seat, kind)
  if (refused !== null) return refused
  const named = to !== undefined || from !== undefined
  if (!movesWeapon(house, kind)) return named ? { rule: 'KFF-14.18', why: 'movesNothing' } : null
  const found = ways(house, s, seat).some((way) =>
    to !== undefined ? from === undefined && way.from === seat && way.to === to : way.to === seat && way.from === from,
  )
  return found ? null : { rule: 'KFF-14.18', why: 'whichWeapon' }
}
