import type { Refusal } from '../../../kernel/contract.ts'
import type { Seat } from '../../../kernel/seats.ts'
import { misplaced, nothing } from '../../../kernel/windows.ts'
import type { BlockChoice } from '../choice.ts'
import { BLOCK, COUNTER, PASS, withCode } from '../code.ts'
import type { House } from '../house.ts'
import { archetypeOf } from '../rules/bout.ts'
import { refuseBlock, refuseFreeCounter } from '../rules/defending.ts'
import { attackInHand, counterattack, goOn } from '../rules/exchange.ts'
import { CodeReader, onlyOne } from '../rules/plan/plan.ts'
import { packPlan } from '../rules/plan/spelling.ts'
import type { State } from '../state.ts'
import { back, block, counterIfAny, countersOf, packBack, refuseBack, withCounter } from './counter.ts'
import { fromOffers, type Offer, plainly } from './offers.ts'
import { kindsIn, oneCard, planFields, planForm, type Window } from './window.ts'

/** KFF-15.10: everybody who is attacked sees the same answers; who may counterattack at will is open to all. */
export const answer: Window = {
  form: (house, s, seat) => ({
    kind: 'either',
    of: {
      pass: nothing,
      block: { kind: 'record', fields: { cards: oneCard(house, s, seat), counter: planForm(house, s, seat) } },
      ...(archetypeOf(house, s, seat).freeCounter
        ? { counter: { kind: 'record' as const, fields: planFields(house, s, seat) } }
        : {}),
    },
  }),
  ...fromOffers((house, s, seat) => {
    const attack = attackInHand(s)
    const counters = countersOf(house, s, seat)
    const all: Offer[] = [plainly(PASS)]
    for (const kind of kindsIn(s.hands[seat]))
      if (refuseBlock(house, s, seat, attack, kind) === null)
        all.push(...withCounter(house, kind, withCode(BLOCK, kind), counters))
    if (refuseFreeCounter(house, s, seat, attack) === null) all.push({ head: COUNTER, space: counters() })
    return all
  }),
  refusal: (house, s, seat, choice) => {
    if (choice.do === 'pass') return null
    if (choice.do === 'block') return refuseAnswer(house, s, seat, choice)
    if (choice.do !== 'counter') return misplaced(choice)
    return refuseFreeCounter(house, s, seat, attackInHand(s)) ?? refuseBack(house, s, seat, choice)
  },
  pack: (house, s, seat, choice) => {
    if (choice.do === 'pass') return PASS
    if (choice.do === 'counter') return COUNTER + packPlan(house, s, seat, back(s), choice)
    if (choice.do !== 'block') return misplaced(choice)
    return withCode(BLOCK, onlyOne(house, choice.cards)) + packBack(house, s, seat, choice.counter)
  },
  play: (b, code) => {
    const seat = b.s.asked
    const reader = new CodeReader(code, 1)
    if (code === PASS) b.log?.push({ key: 'kung-fu-fighting.passed', seat, rule: 'KFF-15.10' })
    else if (code[0] === COUNTER) counterattack(b, seat, reader.plan())
    else {
      block(b, seat, reader.next())
      counterIfAny(b, seat, reader.planOrNone())
    }
    goOn(b)
  },
  fallback: () => PASS,
}

const refuseAnswer = (house: House, s: State, seat: Seat, { cards, counter }: BlockChoice): Refusal | null => {
  const kind = onlyOne(house, cards)
  const refused = refuseBlock(house, s, seat, attackInHand(s), kind)
  if (refused !== null || counter === undefined) return refused
  return house.prints[kind].counter ? refuseBack(house, s, seat, counter) : { rule: 'KFF-9.6', why: 'noPermission' }
}
