import type { Refusal } from '../../../kernel/contract.ts'
import type { Seat } from '../../../kernel/seats.ts'
import type { Kind } from '../cards.ts'
import type { BlockChoice, CoverChoice, PlanChoice } from '../choice.ts'
import { BLOCK, COUNTER, COVER, PASS, type Packed, withCode } from '../code.ts'
import type { House } from '../house.ts'
import { archetypeOf, type Bout } from '../rules/bout.ts'
import { needsFamily, refuseBlock, refuseCover, refuseFreeCounter } from '../rules/defending.ts'
import { attackInHand, closeCover, counterattack, goOn, layOpen, targetInHand } from '../rules/exchange.ts'
import type { Aim } from '../rules/plan/aim.ts'
import { CodeReader, onlyOne, type Plan, planFrom } from '../rules/plan/plan.ts'
import { refusePlan } from '../rules/plan/refuse.ts'
import { PlanSpace } from '../rules/plan/space.ts'
import type { State } from '../state.ts'
import { fromOffers, type Offer, plainly } from './offers.ts'
import { packPlan } from './prepare.ts'
import { kindsIn, misplaced, nothing, oneCard, planFields, planForm, type Window } from './window.ts'

/** KFF-9.5 */
const back = (s: State): Aim => ({ as: 'counter', on: targetInHand(s).answersTo })

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

type Counters = () => PlanSpace

/** The counterattacks, worked out when a card permits one. */
const countersOf = (house: House, s: State, seat: Seat): Counters => {
  let space: PlanSpace | null = null
  return () => {
    space ??= new PlanSpace(house, s, seat, back(s))
    return space
  }
}

/** KFF-9.6: the permission of a Block is used together with it, or not. */
const withCounter = (house: House, kind: Kind, head: Packed, counters: Counters): Offer[] =>
  house.prints[kind].counter ? [plainly(head), { head, space: counters() }] : [plainly(head)]

const refuseBack = (house: House, s: State, seat: Seat, choice: PlanChoice): Refusal | null =>
  refusePlan(house, s, seat, back(s), planFrom(house, choice))

const packBack = (house: House, s: State, seat: Seat, choice: PlanChoice | undefined): Packed =>
  choice === undefined ? '' : packPlan(house, s, seat, back(s), choice)

const refuseAnswer = (house: House, s: State, seat: Seat, { cards, counter }: BlockChoice): Refusal | null => {
  const kind = onlyOne(house, cards)
  const refused = refuseBlock(house, s, seat, attackInHand(s), kind)
  if (refused !== null || counter === undefined) return refused
  return house.prints[kind].counter ? refuseBack(house, s, seat, counter) : { rule: 'KFF-9.6', why: 'noPermission' }
}

const block = (b: Bout, seat: Seat, kind: Kind): void => {
  const { s, house, log } = b
  const target = targetInHand(s)
  layOpen(b, seat, kind)
  target.block = kind
  target.blocker = seat
  log?.push({
    key: 'kung-fu-fighting.blocked',
    seat,
    target: target.seat,
    card: house.prints[kind].id,
    rule: 'KFF-5.21',
  })
}

const counterIfAny = (b: Bout, seat: Seat, plan: Plan | null): void => {
  if (plan !== null) counterattack(b, seat, plan)
}

/** KFF-15.8: a teammate of the target passes, blocks, becomes the target, or counterattacks. */
export const cover: Window = {
  form: (house, s, seat) => ({
    kind: 'either',
    of: {
      pass: nothing,
      cover: {
        kind: 'record',
        fields: {
          cards: oneCard(house, s, seat),
          block: { ...oneCard(house, s, seat), optional: true },
          counter: planForm(house, s, seat),
        },
      },
    },
  }),
  ...fromOffers((house, s, seat) => {
    const counters = countersOf(house, s, seat)
    const all: Offer[] = [plainly(PASS)]
    for (const kind of kindsIn(s.hands[seat])) all.push(...coversWith(house, s, seat, kind, counters))
    return all
  }),
  refusal: (house, s, seat, choice) => {
    if (choice.do === 'pass') return null
    return choice.do === 'cover' ? refuseCovering(house, s, seat, choice) : misplaced(choice)
  },
  pack: (house, s, seat, choice) => {
    if (choice.do === 'pass') return PASS
    if (choice.do !== 'cover') return misplaced(choice)
    const second = choice.block === undefined ? 0 : onlyOne(house, choice.block) + 1
    return withCode(COVER, onlyOne(house, choice.cards), second) + packBack(house, s, seat, choice.counter)
  },
  play: (b, code) => {
    const seat = b.s.asked
    if (code === PASS) b.log?.push({ key: 'kung-fu-fighting.passed', seat, rule: 'KFF-15.8' })
    else {
      const reader = new CodeReader(code, 1)
      coverWith(b, seat, reader.next(), reader.next() - 1)
      counterIfAny(b, seat, reader.planOrNone())
    }
    goOn(b)
  },
  fallback: () => PASS,
}

const coversWith = (house: House, s: State, seat: Seat, kind: Kind, counters: Counters): Offer[] => {
  const attack = attackInHand(s)
  if (refuseCover(house, s, seat, attack, targetInHand(s), kind) !== null) return []
  const head = withCode(COVER, kind, 0)
  if (house.prints[kind].special === 'counter') return [{ head, space: counters() }]
  if (!needsFamily(house, attack, kind)) return withCounter(house, kind, head, counters)
  return kindsIn(s.hands[seat]).flatMap((second) =>
    refuseBlock(house, s, seat, attack, second) === null
      ? withCounter(house, second, withCode(COVER, kind, second + 1), counters)
      : [],
  )
}

const refuseCovering = (house: House, s: State, seat: Seat, choice: CoverChoice): Refusal | null => {
  const kind = onlyOne(house, choice.cards)
  const attack = attackInHand(s)
  const refused = refuseCover(house, s, seat, attack, targetInHand(s), kind)
  if (refused !== null) return refused
  const family = needsFamily(house, attack, kind)
  if (family && choice.block === undefined) return { rule: 'KFF-14.4', why: 'needsFamily' }
  if (!family && choice.block !== undefined) return { rule: 'KFF-15.9', why: 'noBlockNow' }
  const second = choice.block === undefined ? kind : onlyOne(house, choice.block)
  if (family && refuseBlock(house, s, seat, attack, second) !== null) return { rule: 'KFF-14.4', why: 'needsFamily' }
  if (house.prints[kind].special === 'counter')
    return choice.counter === undefined
      ? { rule: 'KFF-14.17', why: 'counterAtOnce' }
      : refuseBack(house, s, seat, choice.counter)
  if (choice.counter === undefined) return null
  return house.prints[second].counter
    ? refuseBack(house, s, seat, choice.counter)
    : { rule: 'KFF-9.6', why: 'noPermission' }
}

const coverWith = (b: Bout, seat: Seat, kind: Kind, second: Kind): void => {
  const { s, house, log } = b
  const { special } = house.prints[kind]
  const target = targetInHand(s)
  if (special === '') return block(b, seat, kind)
  layOpen(b, seat, kind)
  const rule = special === 'redirect' ? 'KFF-14.5' : 'KFF-14.17'
  log?.push({
    key: special === 'redirect' ? 'kung-fu-fighting.redirected' : 'kung-fu-fighting.stoodUp',
    seat,
    target: target.seat,
    card: house.prints[kind].id,
    rule,
  })
  if (special !== 'redirect') return
  target.seat = seat // KFF-14.6: the answers-to seat stays
  closeCover(b)
  if (second >= 0) block(b, seat, second)
}
