import type { Refusal } from '../../../kernel/contract.ts'
import type { Seat } from '../../../kernel/seats.ts'
import { misplaced, nothing } from '../../../kernel/windows.ts'
import type { Kind } from '../cards.ts'
import type { CoverChoice } from '../choice.ts'
import { COVER, PASS, withCode } from '../code.ts'
import type { House } from '../house.ts'
import type { Bout } from '../rules/bout.ts'
import { needsFamily, refuseBlock, refuseCover } from '../rules/defending.ts'
import { attackInHand, closeCover, goOn, layOpen, targetInHand } from '../rules/exchange.ts'
import { exemptFamily } from '../rules/nature.ts'
import { CodeReader, onlyOne } from '../rules/plan/plan.ts'
import type { State } from '../state.ts'
import { block, type Counters, counterIfAny, countersOf, packBack, refuseBack, withCounter } from './counter.ts'
import { fromOffers, type Offer, plainly } from './offers.ts'
import { kindsIn, oneCard, planForm, type Window } from './window.ts'

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
  const withFamily = { rule: 'KFF-14.4', why: 'needsFamily', params: { family: exemptFamily(house, attack) } }
  if (family && choice.block === undefined) return withFamily
  if (!family && choice.block !== undefined) return { rule: 'KFF-15.9', why: 'noBlockNow' }
  const second = choice.block === undefined ? kind : onlyOne(house, choice.block)
  if (family && refuseBlock(house, s, seat, attack, second) !== null) return withFamily
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
